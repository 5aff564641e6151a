import { describe, expect, it } from 'vitest';
import type { ListKind } from './column-fields.ts';
import { mapColumns } from './map-columns.ts';

function fieldsOf(kind: ListKind, columns: Record<string, string[]>): (string | null)[] {
  return mapColumns(
    Object.entries(columns).map(([header, samples]) => ({ header, samples })),
    kind,
  ).map(({ field }) => field);
}

/** A name beside it, so that the list is one. */
const company = (header: string, ...samples: string[]) =>
  fieldsOf('companies', { Firma: ['Acme'], [header]: samples })[1];
const person = (header: string, ...samples: string[]) =>
  fieldsOf('people', { 'Full name': ['Ada Roe'], [header]: samples })[1];

it('an address beside a city is a street, unless its cells hold the whole address', () => {
  const besideCity = (...Adresse: string[]) => fieldsOf('companies', { Firma: ['Acme'], Ville: ['Lyon'], Adresse })[2];
  expect(besideCity('410, rang 8')).toBe('street');
  expect(besideCity('Hinterkaser 1, 83471 Berchtesgaden')).toBe('location');
});

it('a trade name beside the company’s is no person’s', () => {
  const columns = {
    'Company name': ['Acme Ltd'],
    'Commercial name': ['Acme'],
    Town: ['Leeds'],
    Phone: ['0113 496 0000'],
  };
  expect(fieldsOf('companies', columns)).toEqual(['name', null, 'city', 'phone']);
});

it('the domain of the mailboxes is the company’s where no website is', () => {
  const list = (columns: Record<string, string[]>) =>
    fieldsOf('people', { 'Full name': ['Ada Roe'], ...columns }).slice(1);
  expect(list({ 'Email domain': ['acme.com'] })).toEqual(['companyDomain']);
  expect(list({ 'Email domain': ['acme.com'], 'Company website': ['acme.com'] })).toEqual([null, 'companyDomain']);
});

it('a list of companies with a trade and no person’s address keeps its towns', () => {
  const columns = { Firma: ['Acme AG'], Tätigkeit: ['Seilbahnen'], Ortschaft: ['Grächen'], PLZ: ['3925'] };
  expect(fieldsOf('companies', columns).slice(2)).toEqual(['city', 'postcode']);
});

it('a region with "Rhône" in it is no department of a company', () => {
  expect(company('Région', 'Auvergne-Rhône-Alpes', 'Bretagne')).toBe('region');
  expect(company('Région', 'RH', 'Marketing')).toBeNull();
});

it('a group is the parent where its cells name companies, and a group of customers never is', () => {
  expect(company('Groupe', 'Lux Santé Holding', "Pierres d'Europe NV")).toBe('parent');
  expect(company('Gruppe', 'A', 'B')).toBeNull();
  expect(company('Kundengruppe', 'Handel Gruppe', 'Industrie Gruppe')).toBeNull();
});

it('a town in "Based in" is a city, and with its country a location', () => {
  expect(company('Based in', 'Lagos', 'Pune')).toBe('city');
  expect(company('Based in', 'Lagos, Nigeria', 'Pune, India')).toBe('location');
});

it('a trading address without a road, and the number of a stand, are left out', () => {
  expect(company('Trading Address', 'As registered', '5 Leith Walk', 'As registered')).toBeNull();
  expect(company('Stand', 'H4-B20', 'C22')).toBeNull();
  expect(company('Stand', '31.12.2025', '30.06.2025')).toBe('asOf');
});

it('switchboards, billing addresses and shared mailboxes are the company’s in a list of people', () => {
  expect(person('Telefon (Zentrale)', '+49 30 12345-0')).toBeNull();
  expect(company('Telefon (Zentrale)', '+49 30 12345-0')).toBe('phone');
  expect(person('Billing City', 'London', 'Limerick')).toBeNull();
  expect(person('Company Email', 'info@acme.example', 'hello@bolt.example')).toBeNull();
  expect(person('Company Email', 'ada.roe@acme.example', 'bo@bolt.example')).toBe('email');
});

it('of a street and a billing address in one cell the street is the company’s', () => {
  const columns = {
    Firma: ['Acme'],
    Adresse: ['Rue Haute 1'],
    Ville: ['Arlon'],
    'Adresse de facturation': ['Boîte postale 12, 6700 Arlon'],
  };
  expect(fieldsOf('companies', columns)).toEqual(['name', 'street', 'city', null]);
});

it('a number without a word is a record’s where its cells are', () => {
  expect(company('Nr.', 'D10200', 'D10214')).toBe('ownId');
  expect(company('Nr.', '1', '2')).toBeNull();
});

it('a job title beside a company and its contact is the contact’s, and the address the company’s', () => {
  const columns = {
    Intitulé: ['Mazet SARL'],
    Interlocuteur: ['Ada Roe'],
    Qualité: ['Gérante'],
    'E-mail': ['ada@mazet.example'],
    Ville: ['Lyon'],
  };
  expect(fieldsOf('companies', columns)).toEqual(['name', null, null, null, 'city']);
});

describe('a column', () => {
  it.each([
    ['Number of Employees', 'employees'],
    ['FTE FY23', 'employees'],
    ['Kundenname', 'name'],
    ['GRUENDUNGSJAHR', 'founded'],
    ['country_id/name', 'country'],
    ["Target's website", 'domain'],
    ['Address 1 - Label', null],
    ['Letzte Rechnung', null],
    ['Branch of the association', null],
    ['À propos de nous', 'description'],
    ['Rue et n°', 'street'],
    ['Cifra de negocio 2023 (miles €)', 'revenue'],
    ['Organization - Street/road name of Address', 'street'],
    ['Company Number of Employees', 'employees'],
    ['NumberOfEmployees', 'employees'],
    ['Anzahl der Mitarbeiter:innen', 'employees'],
    ["Nombre d'employés", 'employees'],
    ['Nº de empleados', 'employees'],
    ['Organisation – Ort', 'city'],
    ['Rechnungsland', 'country'],
    ["État/région de l'entreprise", 'region'],
    ['Code postal', 'postcode'],
    ['Sector de actividad', 'industry'],
    ['Domain-Name des Unternehmens', 'domain'],
    ['Compnay Webiste', 'domain'],
    ['Parent Account', 'parent'],
    ['NUMBEROFEMPLOYEES', 'employees'],
    ['(Do Not Modify) Account', 'ownId'],
    ['Apollo Record Id', 'ownId'],
    ['Bill-to City', 'city'],
    ['CTRY_CD', 'country'],
    ['ULT_PARENT_NM', 'parent'],
    ['countryLabel', 'country'],
    ['Date de création de la fiche', null],
    ['Personalnummer', null],
    ['Zuständiger Mitarbeiter', null],
    ['Employee growth', null],
    ['Close date', null],
    ['Industry code', null],
    ['Company owner', null],
    ['', null],
  ])('%j is %s', (header, field) => {
    expect(company(header)).toBe(field);
  });

  it.each([
    ['Mitarbeiter', ['120', '11-50'], 'employees'],
    ['Mitarbeiter', ['K. Vogt', 'T. Mai'], null],
    ['Estado', ['Jalisco', 'Oaxaca'], 'region'],
    ['Estado', ['Activo', 'Pendiente'], null],
    ['URL', ['https://acme.example', 'roe.example'], 'domain'],
    ['URL', ['https://www.linkedin.com/company/acme'], 'linkedin'],
    ['URL', ['https://www.crunchbase.com/organization/acme'], null],
    ['Branche', ['Maschinenbau'], 'industry'],
    ['Branche (WZ)', ['62.01', '41.20.1'], null],
    ['SIC text', ['62012 - Software'], 'industry'],
    ['Size', ['11-50'], 'employees'],
    ['ID', ['zcrm_4881200000112003'], 'ownId'],
    ['ID', ['0011x00001aBcDEAA0'], 'ownId'],
    ['ID', ['B12345678'], null],
    ['État', ['à appeler', 'RDV pris'], null],
    ['Organisation - Label', ['Kunde'], 'tags'],
    ['Size', ['Enterprise'], null],
    ['Company number', ['SC123456'], 'companiesHouse'],
    ['Konto', ['10043'], 'ownId'],
    ['Date de création', ['1998-04-01'], 'founded'],
    ['Date de création', ['2024-11-12 10:22'], null],
    ['Date de création', ['14/06/2022', '03/02/2024'], null],
    ["Date de création de l'établissement", ['1998-04-01'], null],
    ['Number', ['+44 1632 960 015', '02 97 99 00 73'], 'phone'],
    ['Number', ['1042', '1043'], null],
    ['Number', [], null],
    ['Fund size (€m)', ['85', '12'], null],
    ['Fund headcount', ['9'], 'employees'],
    ['Kundenumsatz', ['120000'], null],
    ['Umsatz', ['120000'], 'revenue'],
    ['Etablissement siège', ['oui', 'non'], null],
    ['Zentrale', ['Zentrale', 'Niederlassung'], null],
    ['Plantilla', ['Bienvenida 2'], null],
    ['Plantilla', ['más de 50'], 'employees'],
    ['N° Kompass', ['FR0417733'], 'ownId'],
    ['SIC07 Description', ['Repair of machinery'], 'industry'],
  ])('%s of %j is %s in a list of companies', (header, samples, field) => {
    expect(company(header, ...samples)).toBe(field);
  });

  it.each([
    ['Title', ['CTO'], 'title'],
    ['Title', ['Mr.', 'Ms.'], 'salutation'],
    ['Titel', ['Dr.'], null],
    ['Kontakt', ['ada@roe.example'], 'email'],
    ['URL', ['https://www.linkedin.com/in/ada'], 'linkedin'],
    ['Website', ['roe.example'], 'companyDomain'],
    ['Company City', ['Leeds'], null],
    ['Private email', ['ada@home.example'], null],
  ])('%s of %j is %s in a list of people', (header, samples, field) => {
    expect(person(header, ...samples)).toBe(field);
  });
});

describe('a list', () => {
  it('gives each field one column: the plain one before others', () => {
    const mapped = mapColumns(
      ['Shipping City', 'Website', 'Domain', 'Billing City', 'Employee range', 'Employees'].map((header) => ({
        header,
        samples: [],
      })),
      'companies',
    );
    expect(mapped.map(({ field }) => field)).toEqual([null, null, 'domain', 'city', null, 'employees']);
    expect(mapped[0]).toEqual({ field: null, leftOut: 'second', twin: 3, isEqual: false });
  });

  it('of people has their locations, and of companies theirs', () => {
    expect(fieldsOf('people', { Vorname: [], Name: [], Firma: [], Ort: [] })).toEqual([
      'firstName',
      'lastName',
      'company',
      'city',
    ]);
    expect(fieldsOf('companies', { Vorname: [], Name: [], Firma: [], Ort: [] })).toEqual([null, null, 'name', null]);
    expect(fieldsOf('companies', { Name: [], Ansprechpartner: [], Ort: [] })).toEqual(['name', null, 'city']);
  });
});
