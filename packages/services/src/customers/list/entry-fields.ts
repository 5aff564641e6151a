import type { CustomerDoc } from '@workbench/db';
import { customerNameKey, keysOfEntry } from '../../companies/index.ts';

/** An entry of the list without its id and dates. */
export type EntryFields = Pick<CustomerDoc, 'name' | 'nameKey' | 'domain' | 'identifiers' | 'keys' | 'reason'>;

/** What a file or a user says of a company. */
export type EntryFacts = Pick<CustomerDoc, 'name' | 'domain' | 'identifiers' | 'reason'>;

export function toFields({ name, domain, identifiers, reason }: EntryFacts): EntryFields {
  const [identifier] = identifiers;
  return {
    name,
    nameKey: customerNameKey(name ?? domain ?? identifier?.value ?? ''),
    domain,
    identifiers: identifiers.map(({ kind, value }) => ({ kind, value })),
    keys: keysOfEntry({ name, domain, identifiers }),
    reason,
  };
}
