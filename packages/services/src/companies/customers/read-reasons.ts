import { CustomerModel } from '@workbench/db';
import { type CustomerSubject, keysOfSubject } from './customer-keys.ts';
import { findEntriesByKey, matchEntry } from './find-entries.ts';

/** The reasons in the list of customers of these companies, or of any; null for those that are not on it. */
export async function readCustomerReasons(
  companies: readonly CustomerSubject[] | 'all',
): Promise<(company: CustomerSubject) => string | null> {
  const byKey = companies === 'all' ? await readAll() : await findEntriesByKey(companies.flatMap(keysOfSubject));
  return (company) => (byKey.size === 0 ? null : (matchEntry(company, byKey)?.entry.reason ?? null));
}

async function readAll(): Promise<Map<string, { reason: string }>> {
  const entries = await CustomerModel.find({}, { _id: 0, keys: 1, reason: 1 }).lean();
  return new Map(entries.flatMap(({ keys, reason }) => keys.map((key) => [key, { reason }] as const)));
}
