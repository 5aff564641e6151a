import { expect, it } from 'vitest';
import { entryKeys, entryName } from './entry-texts';

const HUBSPOT = { kind: 'hubspot', value: '91' };

it.each([
  [{ name: 'Acme', domain: 'acme.com', identifiers: [HUBSPOT] }, 'Acme', 'acme.com · hubspot 91'],
  [{ name: 'Acme', domain: 'acme.com', identifiers: [] }, 'Acme', 'acme.com'],
  [{ name: 'Acme', domain: null, identifiers: [] }, 'Acme', 'No domain: matches by nothing but its name'],
  [{ name: null, domain: 'acme.com', identifiers: [] }, 'acme.com', 'Matches by its domain'],
  [{ name: null, domain: 'acme.com', identifiers: [HUBSPOT] }, 'acme.com', 'hubspot 91'],
  [{ name: null, domain: null, identifiers: [HUBSPOT] }, '91', 'hubspot 91'],
])('calls %j by "%s" and says "%s"', (entry, name, keys) => {
  expect([entryName(entry), entryKeys(entry)]).toEqual([name, keys]);
});
