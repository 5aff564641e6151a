import { describe, expect, it } from 'vitest';
import { identifiersOfSearch } from './identifiers-of-search.ts';
import { parseKind } from './kinds.ts';
import { companyIdentifierKey } from './parse-identifier.ts';

const keys = (text: string) => identifiersOfSearch(text).map(companyIdentifierKey);

describe('a text in the search', () => {
  it.each([
    ['HWUPKR0MPOU8FGXBT394', ['lei:HWUPKR0MPOU8FGXBT394']],
    ['lei: hwupkr0mpou8fgxbt394', ['lei:HWUPKR0MPOU8FGXBT394']],
    ['Q312', ['wikidata:Q312']],
    ['hubspot:123', ['hubspot:123']],
    ['HubSpot: 123', ['hubspot:123']],
    ['SC095000', ['companiesHouse:SC095000']],
    ['linkedin.com/company/equinor', ['linkedin:https://www.linkedin.com/company/equinor']],
    ['923 609 016', ['cik:0923609016', 'orgnr:923609016']],
    ['552032534', ['cik:0552032534', 'siren:552032534']],
    ['0000320193', ['cik:0000320193']],
    ['CIK 320193', ['cik:0000320193']],
    ['NO 923 609 016 MVA', ['orgnr:923609016']],
    ['IČO 45274649', ['ico:45274649']],
  ])('that is an identifier finds by it: %s', (text, expected) => {
    expect(keys(text)).toEqual(expected);
  });

  it.each([
    'acme',
    '404',
    '1&1',
    'Studio 54',
    '3M',
    'https://acme.com',
    'acme.com',
    'Société: Générale x',
    'a:b c',
    '',
    '2026',
  ])('that is a name finds by no identifier: "%s"', (text) => {
    expect(keys(text)).toEqual([]);
  });
});

describe('the kind of an identifier', () => {
  it.each([
    ['LEI', 'lei'],
    ['companies house number', 'companiesHouse'],
    ['companiesHouse', 'companiesHouse'],
    ['IČO', 'ico'],
    ['Norwegian organisation number', 'orgnr'],
    ['HubSpot', 'hubspot'],
    ['erp-2', 'erp-2'],
    ['x', null],
    ['my crm', null],
    ['2crm', null],
    ['a'.repeat(31), null],
  ])('is read from "%s"', (text, kind) => {
    expect(parseKind(text)).toBe(kind);
  });
});
