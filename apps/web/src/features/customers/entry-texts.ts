import type { Customer } from '@workbench/services/customers/schemas';

type Entry = Pick<Customer, 'name' | 'domain' | 'identifiers'>;

export const entryName = ({ name, domain, identifiers: [identifier] }: Entry): string =>
  name ?? domain ?? identifier?.value ?? '';

/** By what an entry is recognised beside what it is called: "acme.com · hubspot 91". */
export function entryKeys({ name, domain, identifiers }: Entry): string {
  const ids = identifiers.map(({ kind, value }) => `${kind} ${value}`);
  const keys = [...(name === null || domain === null ? [] : [domain]), ...ids];
  if (keys.length > 0) return keys.join(' · ');
  return domain === null ? 'No domain: matches by nothing but its name' : 'Matches by its domain';
}
