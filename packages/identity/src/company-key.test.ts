import { describe, expect, it } from 'vitest';
import { companyKey } from './company-key.ts';

describe('companyKey', () => {
  it.each([
    ['Acme, Inc.', 'acme'],
    ['ACME Corp', 'acme'],
    ['Nordlys A/S', 'nordlys'],
    ['Bianchi S.p.A.', 'bianchi'],
    ['Müller GmbH & Co. KG', 'muller'],
    ['Ørsted', 'orsted'],
    ['Smith & Sons Ltd', 'smith and sons'],
    ['Smith and Sons', 'smith and sons'],
    ['Inc.', 'inc'],
    ['Coca-Cola', 'coca cola'],
    ['北京公司', '北京公司'],
    ['  ', ''],
  ])('reads %j as %j', (name, key) => {
    expect(companyKey(name)).toBe(key);
  });
});
