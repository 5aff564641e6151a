import { describe, expect, it } from 'vitest';
import type { ListKind } from './column-fields.ts';
import { mapColumns } from './map-columns.ts';

/** Fields by header. */
function fieldsOf(kind: ListKind, table: Record<string, string[]>): Record<string, string | null> {
  const columns = Object.entries(table).map(([header, samples]) => ({ header, samples }));
  const mapped = mapColumns(columns, kind);
  return Object.fromEntries(columns.map(({ header }, at) => [header, mapped[at]?.field ?? null]));
}

const PERSON = { 'First name': ['Ada', 'Bo'], 'Last name': ['Roe', 'Rask'] };

describe('a header of unknown words', () => {
  it('is the e-mail address where the cells name the person of the row, and a colleague’s otherwise', () => {
    const own = { ...PERSON, Correoelec: ['ada@acme.com', 'bo.rask@rask.se'] };
    expect(fieldsOf('people', own).Correoelec).toBe('email');
    const colleagues = { ...PERSON, Zustelldienst: ['rep.one@vendor.com', 'rep.two@vendor.com'] };
    expect(fieldsOf('people', colleagues).Zustelldienst).toBeNull();
  });

  it('is the website where the cells are the front pages of the companies of their rows', () => {
    const name = { Firma: ['Rohde Armaturen GmbH', 'Falk Dental'] };
    const site = (...Netzort: string[]) => fieldsOf('companies', { ...name, Netzort }).Netzort;
    expect(site('https://rohde-armaturen.de', 'www.falk-dental.de')).toBe('domain');
    expect(site('https://rohde-armaturen.de/jobs', 'www.falk-dental.de/jobs')).toBeNull();
    expect(site('https://vendor.com', 'https://other.com')).toBeNull();
  });

  it('is a profile or a company page by its address alone, unless its known words say otherwise', () => {
    const page = (header: string, ...cells: string[]) => fieldsOf('people', { ...PERSON, [header]: cells })[header];
    expect(page('regularPageUrl', 'https://www.linkedin.com/company/acme')).toBe('companyLinkedin');
    expect(page('Zielseite', 'https://www.linkedin.com/in/ada-roe')).toBe('linkedin');
    expect(page('Zielseite Mutter', 'https://www.linkedin.com/company/acme-holding')).toBeNull();
  });

  it('is the number of a court where the cells are', () => {
    const number = (...Aktenplan: string[]) => fieldsOf('companies', { Firma: ['Acme'], Aktenplan }).Aktenplan;
    expect(number('HRB 118001', 'HRA 5001')).toBe('organisationNumber');
    expect(number('118001', '5001')).toBeNull();
  });
});

describe('an uncertain column stays without a field when its neighbours speak against it', () => {
  it('the name of a lead that holds none of the names beside it', () => {
    const lead = (...Leadname: string[]) => fieldsOf('people', { ...PERSON, Leadname }).Leadname;
    expect(lead('Ada Roe', 'Bo Rask')).toBe('fullName');
    expect(lead('Acme', 'Bolt')).toBeNull();
  });

  it('a delivery address beside another of unknown words', () => {
    const beside = (header: string) =>
      fieldsOf('companies', { Firma: ['Acme'], [header]: ['Lyon'], 'Ville (livraison)': ['Nice'] });
    expect(beside('Fax')['Ville (livraison)']).toBe('city');
    expect(beside('Ville (xyz)')['Ville (livraison)']).toBeNull();
  });

  it('a second column of the same name without any cell', () => {
    expect(fieldsOf('companies', { Name: ['info@acme.com'], Name_1: [''], Firma: ['Acme'] })).toEqual({
      Name: null,
      Name_1: null,
      Firma: 'name',
    });
  });

  it('a membership that is of a club, and not of a group', () => {
    const member = (cell: string) => fieldsOf('companies', { Firma: ['Acme'], 'Mitglied von': [cell] })['Mitglied von'];
    expect(member('Wexler Holding AG')).toBe('parent');
    expect(member('Tennisclub')).toBeNull();
  });

  it('a name beside the company that repeats it is no person', () => {
    const table = {
      Name: ['Bexley Timber'],
      Company: ['Bexley Timber Ltd'],
      City: ['Columbus'],
      Phone: ['614-555-0118'],
    };
    expect(fieldsOf('companies', table)).toMatchObject({ City: 'city', Phone: 'phone' });
  });
});

it('three parts of one address share a word that is not known: the list’s only address', () => {
  const table = { Firma: ['Acme'], 'Werk Straße': ['Kai 1'], 'Werk PLZ': ['28195'], 'Werk Ort': ['Bremen'] };
  expect(fieldsOf('companies', table)).toMatchObject({
    'Werk Straße': 'street',
    'Werk PLZ': 'postcode',
    'Werk Ort': 'city',
  });
  expect(fieldsOf('companies', { ...table, Ort: ['Kiel'] })).toMatchObject({ 'Werk Ort': null, Ort: 'city' });
  expect(fieldsOf('people', { ...PERSON, ...table })).toMatchObject({ 'Werk Ort': null });
});

it('of two names the one is taken that the template requires', () => {
  const table = { 'Account Name*': ['Brack'], 'Account Legal Name': ['Brack LLC'] };
  expect(fieldsOf('companies', table)).toEqual({ 'Account Name*': 'name', 'Account Legal Name': null });
});

it('cells that no word fits are left out, whatever the header says', () => {
  const cells = (header: string, ...samples: string[]) =>
    fieldsOf('companies', { Firma: ['Acme'], [header]: samples })[header];
  expect(cells('Branche', 'info@acme.com', 'x@bolt.com')).toBeNull();
  expect(cells('Ort', 'https://maps.test/1', 'https://maps.test/2')).toBeNull();
  expect(cells('PLZ', '+49 30 5550123 44', '+49 40 5550134 44')).toBeNull();
  expect(cells('Organisationsnummer', 'ACC118', 'ACC119')).toBe('ownId');
});
