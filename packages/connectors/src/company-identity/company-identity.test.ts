import { hostKey } from '@workbench/identity/domain/host-key';
import { describe, expect, it } from 'vitest';
import { requireApiKey } from '../vendor-api/require-api-key.ts';
import { linkedinCompanyUrl } from './linkedin-company-url.ts';

describe('companyPage', () => {
  it.each([
    ['linkedin.com/company/northwind-freight-example', 'https://www.linkedin.com/company/northwind-freight-example'],
    ['http://www.linkedin.com/company/Northwind/?x=1', 'https://www.linkedin.com/company/northwind'],
    ['https://de.linkedin.com/company/acme#about', 'https://www.linkedin.com/company/acme'],
    ['linkedin.com/in/marta', null],
    ['https://linkedin.com.evil.example/company/acme', null],
    ['', null],
    [null, null],
  ])('%s is %s', (address, expected) => expect(linkedinCompanyUrl(address)).toBe(expected));
});

describe('hostKey', () => {
  it.each([
    ['http://www.Northwind-Freight.example', 'northwind-freight.example'],
    ['acme.com/about?x', 'acme.com'],
    ['acme.com.', 'acme.com'],
    ['acme.com:8080', 'acme.com'],
    ['localhost', null],
    ['info@acme.com', null],
    ['', null],
    [undefined, null],
  ])('%s is %s', (website, expected) => expect(hostKey(website)).toBe(expected));
});

describe('keyRequired', () => {
  it('says which source needs a key, and where it is entered', () => {
    expect(() => requireApiKey(null, 'apollo', 'Apollo')).toThrow(/Apollo has no API key.*Add Source/);
    expect(() => requireApiKey('', 'apollo', 'Apollo')).toThrow(expect.objectContaining({ kind: 'not_connected' }));
    expect(requireApiKey('k', 'apollo', 'Apollo')).toBe('k');
  });
});
