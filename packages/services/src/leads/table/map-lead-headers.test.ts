import { describe, expect, it } from 'vitest';
import { ServiceError } from '../../shared/errors.ts';
import { foldLeadHeader, LEAD_HEADERS } from './lead-header-names.ts';
import { mapLeadHeaders } from './map-lead-headers.ts';

function messageOf(headers: string[]): string {
  try {
    mapLeadHeaders(headers);
  } catch (error) {
    expect(error).toBeInstanceOf(ServiceError);
    expect(error).toMatchObject({ kind: 'invalid' });
    return (error as ServiceError).message;
  }
  return 'accepted';
}

describe('the columns of a list of people', () => {
  it('are the nine of the sheet A:I in their order', () => {
    const headers = 'First Name,Last Name,Email,Company,Title,LinkedIn URL,Phone,Location,Industry'.split(',');
    const map = mapLeadHeaders(headers);
    expect(Object.values(map.columns)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
    expect(map).toMatchObject({ fullName: null, domain: null, locationColumns: [] });
    expect(map.mapping).toEqual(
      'first name,last name,e-mail,company,title,LinkedIn URL,phone,location,industry'.split(','),
    );
  });

  it.each([
    [
      'e-mail',
      'E-mail',
      'E-Mail',
      'email *',
      'EMAIL_ADDRESS',
      ' Work Email',
      'Business e-mail',
      'E-Mail-Adresse',
      'Courriel',
    ],
    ['title', 'Job Title', 'Position', 'Role', 'jobTitle', 'Berufsbezeichnung', 'Poste', 'Cargo'],
    [
      'LinkedIn URL',
      'LinkedIn',
      'linkedinUrl',
      'Person Linkedin Url',
      'Profile URL',
      'LinkedIn Profile',
      'linkedin_url',
    ],
    ['company', 'Organisation', 'Organization Name', 'Account', 'Company Name', 'Firma', 'Entreprise', 'Empresa'],
    ['phone', 'Mobile', 'Phone Number', 'Telefon', 'Téléphone', 'Teléfono', 'Mobile Phone'],
    ['industry', 'Industry', 'Branche', 'Sector', 'Company Industry'],
    ['location', 'Location', 'Standort', 'Ubicación'],
    ['company domain', 'Website', 'Domain', 'Company Website', 'Webseite'],
    ['city', 'City', 'Ville', 'Ort'],
  ])('take for %s: %s, %s, %s and more', (label, ...names) => {
    for (const name of names) expect(mapLeadHeaders(['Full Name', name]).mapping).toEqual(['full name', label]);
  });

  it.each([
    [
      ['Vorname', 'Name'],
      ['first name', 'last name'],
    ],
    [
      ['Nom', 'Prénoms'],
      ['last name', 'first name'],
    ],
    [
      ['Nombre', 'Primer apellido', 'Segundo apellido'],
      ['first name', 'last name', null],
    ],
    [
      ['Nombres', 'Apellidos'],
      ['first name', 'last name'],
    ],
    [
      ['Surname', 'Given Names'],
      ['last name', 'first name'],
    ],
    [
      ['First Name', 'Full Name'],
      ['first name', 'full name'],
    ],
    [
      ['Last Name', 'Contact Name'],
      ['last name', 'full name'],
    ],
    [
      ['Full Name', 'Rufname'],
      ['full name', null],
    ],
    [
      ['Name', 'Email (required)', 'Company / Account', 'Phone [optional]'],
      ['full name', 'e-mail', 'company', 'phone'],
    ],
    [
      ['Person - Name', 'Person - Organization'],
      ['full name', 'company'],
    ],
    [
      ['Prénom', 'Nom'],
      ['first name', 'last name'],
    ],
    [
      ['Nombre', 'Apellidos'],
      ['first name', 'last name'],
    ],
    [
      ['Name', 'Email'],
      ['full name', 'e-mail'],
    ],
    [
      ['First Name', 'Last Name', 'Name'],
      ['first name', 'last name', 'full name'],
    ],
    [
      ['Name', 'Email', 'Personal Email'],
      ['full name', 'e-mail', null],
    ],
    [
      ['Name', 'Phone', 'Mobile Phone'],
      ['full name', 'phone', null],
    ],
    [
      ['Name', 'City', 'State', 'Country'],
      ['full name', 'city', 'state', 'country'],
    ],
    [
      ['Name', 'City', 'Location'],
      ['full name', null, 'location'],
    ],
    [
      ['Name', 'State'],
      ['full name', null],
    ],
    [
      ['Email', '', 'Company LinkedIn Url', 'Company City', 'Notes'],
      ['e-mail', null, null, null, null],
    ],
  ])('of %j are %j', (headers, mapping) => {
    expect(mapLeadHeaders(headers).mapping).toEqual(mapping);
  });

  it('place somebody by city, state and country in this order', () => {
    expect(mapLeadHeaders(['Country', 'Name', 'State', 'City']).locationColumns).toEqual([3, 2, 0]);
  });

  it('never give one name to two of them, and each name stands folded', () => {
    const names = Object.values(LEAD_HEADERS).flat(2);
    expect(new Set(names).size).toBe(names.length);
    expect(names.map(foldLeadHeader)).toEqual(names);
  });
});

describe('a list is refused', () => {
  it.each([
    [['Marta', 'Oliveira', 'marta@acme.com', 'Acme'], '"marta@acme.com"'],
    [['Marta', 'Oliveira', '', 'https://www.linkedin.com/in/marta-oliveira'], '"https://www.linkedin.com/in/marta-oli'],
    [['Email', 'linkedin.com/in/marta'], '"linkedin.com/in/marta"'],
  ])('when its first row is a person: %j', (headers, shown) => {
    expect(messageOf(headers)).toContain(`The header row is missing: the first row contains ${shown}`);
    expect(messageOf(headers)).toContain('as in First Name, Last Name, Email, Company, Title, LinkedIn URL, Phone');
  });

  it.each([
    [['Company', 'Industry'], 'Found: "Company", "Industry".'],
    [['First Name', 'Company'], 'Found: "First Name", "Company".'],
    [['', ' '], 'Found: no headers.'],
    [Array.from({ length: 25 }, (_, i) => `Extra ${i}`), '"Extra 19" and 5 more.'],
  ])('when nobody can be told by it: %j', (headers, shown) => {
    expect(messageOf(headers)).toContain('No column for a name, an e-mail address or a LinkedIn profile was found.');
    expect(messageOf(headers)).toContain(shown);
  });

  it('when two columns say alike who somebody is, and names both', () => {
    expect(messageOf(['Email', 'Name', 'E-Mail'])).toBe(
      'The columns "Email" (column 1) and "E-Mail" (column 3) both look like the e-mail. Rename or remove all but one of them.',
    );
  });

  it('beyond a thousand columns', () => {
    expect(messageOf(['Email', ...Array<string>(1000).fill('x')])).toContain('1001 columns; at most 1000');
  });
});

describe('headers that have no name of their own here', () => {
  it.each<[string[], string[]]>([
    [
      ['Vorname', 'Nachname', 'Unternehmensname', 'E-Mail geschäftlich', 'Mobiltelefon'],
      ['first name', 'last name', 'company', 'e-mail', 'phone'],
    ],
    [
      ['Prénom', 'Nom', 'Raison sociale', 'Adresse mail', 'Intitulé du poste'],
      ['first name', 'last name', 'company', 'e-mail', 'title'],
    ],
    [
      ['Nombre', 'Apellidos', 'Razón social', 'Correo electrónico', 'Teléfono móvil'],
      ['first name', 'last name', 'company', 'e-mail', 'phone'],
    ],
  ])('are read as in lists of companies: %j', (headers, mapping) => {
    expect(mapLeadHeaders(headers).mapping).toEqual(mapping);
  });

  it('map no second column, no column of the company, and none that only its cells explain', () => {
    const headers = ['First Name', 'Last Name', 'Email', 'Company City', 'Account Owner', 'Titel'];
    expect(mapLeadHeaders(headers).mapping).toEqual(['first name', 'last name', 'e-mail', null, null, null]);
  });
});

describe('headers that mean two things', () => {
  const named = (headers: string[]) => mapLeadHeaders(['Email', ...headers]).mapping.slice(1);

  it('"Titre" is the form of address beside a job, and the job alone', () => {
    expect(named(['Titre', 'Profession'])).toEqual([null, 'title']);
    expect(named(['Titre'])).toEqual(['title']);
  });

  it('"Adresse" is a street beside a town, and the whole address alone', () => {
    expect(named(['Adresse', 'Ville', 'Pays'])).toEqual([null, 'city', 'country']);
    expect(named(['Adresse'])).toEqual(['location']);
  });

  it('"Leadname" is the whole name alone, and may be the company beside both parts of it', () => {
    expect(named(['Leadname'])).toEqual(['full name']);
    expect(named(['Leadname', 'Vorname', 'Nachname'])).toEqual([null, 'first name', 'last name']);
  });

  it('"Estado" is no part of an address: it may be what the lead has come to', () => {
    expect(named(['Ciudad', 'Estado'])).toEqual(['city', null]);
    expect(named(['Ciudad', 'Provincia'])).toEqual(['city', 'state']);
  });
});
