import { describe, expect, test } from 'vitest';
import { mapHeaders } from './map-company-headers.ts';

const mapNames = (headers: string[]) => mapHeaders(headers.map((header) => ({ header, samples: [] })));

describe('mapHeaders', () => {
  test.each([
    [
      ['Company', 'Website', 'Sector'],
      ['name', 'domain', 'industry'],
    ],
    [
      [' COMPANY_NAME', 'web-site', 'INDUSTRY '],
      ['name', 'domain', 'industry'],
    ],
    [
      ['Organisation', 'URL', 'Industry', 'Headcount', 'HQ'],
      ['name', 'domain', 'industry', 'employees', 'locations'],
    ],
    [
      ['name', 'domain', 'industry', 'Employees (Acme (US))'],
      ['name', 'domain', 'industry', 'employees of Acme (US)'],
    ],
    [
      ['name', 'domain', 'industry', 'Source', 'As Of Date'],
      ['name', 'domain', 'industry', 'source', 'as of'],
    ],
    [
      ['name', 'domain', 'website', 'industry'],
      ['name', 'domain', null, 'industry'],
    ],
    [
      ['name', 'domain', 'industry', 'City', 'Country'],
      ['name', 'domain', 'industry', 'city', 'country'],
    ],
    [
      ['name', 'domain', 'industry', 'Location', 'City'],
      ['name', 'domain', 'industry', 'locations', null],
    ],
    [
      [
        'name',
        'domain',
        'industry',
        'Aggregated Employee Count',
        'Data Quality',
        'Sources',
        'Line',
        'Import error',
        '',
      ],
      ['name', 'domain', 'industry', null, null, null, null, null, null],
    ],
    [
      ['Name', 'Job Title', 'Company', 'Website', 'Industry', 'Location'],
      [null, null, 'name', 'domain', 'industry', null],
    ],
    [
      ['First Name', 'Title', 'Account Name', 'Website', 'Industry', 'City', 'Country', 'Company City'],
      [null, null, 'name', 'domain', 'industry', null, null, 'city'],
    ],
    [
      ['Name', 'Website', 'Industry', 'City'],
      ['name', 'domain', 'industry', 'city'],
    ],
    [
      ['Company', 'NumberOfEmployees', 'Website', 'Industry', 'City'],
      ['name', 'employees', 'domain', 'industry', 'city'],
    ],
    [
      ['name', 'domain', 'industry', 'Employees (A)', 'Headcount (A)'],
      ['name', 'domain', 'industry', 'employees of A', null],
    ],
  ])('takes %j for %j', (headers, mapping) => {
    expect(mapNames(headers).mapping).toEqual(mapping);
  });

  test('names every missing column and what it has found', () => {
    expect(() => mapNames(['Company', 'Phone'])).toThrow(
      'The columns domain, industry are missing. Found: "Company", "Phone".',
    );
  });

  test('refuses two columns that fit a required field alike, and names both', () => {
    expect(() => mapNames(['Name', 'Website', 'URL', 'Industry'])).toThrow('"Website" (column 2) and "URL" (column 3)');
  });

  test('reads a thousand columns and refuses one more', () => {
    const headers = ['name', 'domain', 'industry', ...Array.from({ length: 997 }, (_, i) => `x${i}`)];
    expect(mapNames(headers).columns?.industry).toBe(2);
    expect(() => mapNames([...headers, 'one more'])).toThrow('1001 columns');
  });
});
