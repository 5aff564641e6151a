import type { TestLookup } from '@workbench/services/sources/schemas';
import { expect, it } from 'vitest';
import { cureOf, lookupFacts, lookupIdentity, lookupPriceText } from './test-labels.ts';

const LOOKUP: TestLookup = {
  name: 'Acme',
  domain: 'acme.example.com',
  message: '1,234 employees on 2026-06-30',
  match: 'domain',
  figure: {
    employeeCount: 1234,
    employeeMin: null,
    employeeMax: null,
    kind: 'community',
    scope: 'group',
    asOf: '2026-06-30T00:00:00.000Z',
    url: null,
    quote: null,
  },
  locations: ['Oslo, Norway'],
  industry: null,
  ids: { orgnr: '923609016', linkedin: 'https://network.example.com/company/acme' },
  credits: 0,
  isStored: false,
};

it('says of a look-up what its figure is, how the company was found and what it cost', () => {
  expect(lookupFacts(LOOKUP)).toBe('Community-edited · Group · as of Jun 30, 2026 · found by domain');
  expect(lookupFacts({ ...LOOKUP, isStored: true })).toMatch(/bought earlier$/);
  expect(lookupFacts({ ...LOOKUP, figure: null, match: null, credits: 1 })).toBe('1 credit');
});

it('names the numbers of registers, not addresses', () => {
  expect(lookupIdentity(LOOKUP)).toBe('Oslo, Norway · Org. no. 923609016');
});

it('names the price before it is spent, and the cure of what a person can mend', () => {
  expect(lookupPriceText(0)).not.toContain('credit');
  expect(lookupPriceText(2)).toContain('up to 2 credits');
  expect(cureOf({ kind: 'auth' })).toContain('key');
  expect(cureOf({ kind: null })).toBeNull();
});
