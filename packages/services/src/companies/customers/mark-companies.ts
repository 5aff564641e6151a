import type { CustomerDoc } from '@workbench/db';
import type { CustomerMark } from '../customer-schemas.ts';
import { type CustomerSubject, keysOfSubject, readCustomerKey } from './customer-keys.ts';
import { findEntriesByKey, matchEntry } from './find-entries.ts';

/** The marks of companies, in their order; null for those that are not on the list. */
export async function markCompanies(companies: readonly CustomerSubject[]): Promise<(CustomerMark | null)[]> {
  const byKey = await findEntriesByKey(companies.flatMap((company) => keysOfSubject(company)));
  if (byKey.size === 0) return companies.map(() => null);
  return companies.map((company) => {
    const match = matchEntry(company, byKey);
    return match && toMark(match.entry, readCustomerKey(match.key));
  });
}

export const toMark = (
  { _id, name, reason, file, addedAt }: CustomerDoc,
  match: Pick<CustomerMark, 'by' | 'value'>,
): CustomerMark => ({ entryId: _id, name, reason, file, addedAt: addedAt.toISOString(), ...match });
