import { type CustomerDoc, CustomerModel } from '@workbench/db';
import { GroupCommit } from '../../shared/database/group-commit.ts';
import { type CustomerSubject, keysOfSubject } from './customer-keys.ts';

/** Keys of one query. */
const KEYS_AT_ONCE = 5000;

/** Each request for companies asks this: those that come together, or while others read, are one query. */
const lookups = new GroupCommit<readonly string[], ReadonlyMap<string, CustomerDoc>>(
  async (lists) => {
    const byKey = await readEntries(lists.flat());
    return lists.map(() => byKey);
  },
  { collectMs: 0 },
);

/** The entries of the list of customers that have any of these keys, by key; those of other callers may be among them. */
export const findEntriesByKey = (keys: Iterable<string>): Promise<ReadonlyMap<string, CustomerDoc>> =>
  lookups.run([...keys]);

async function readEntries(keys: readonly string[]): Promise<ReadonlyMap<string, CustomerDoc>> {
  const sought = [...new Set(keys)];
  const byKey = new Map<string, CustomerDoc>();
  for (let at = 0; at < sought.length; at += KEYS_AT_ONCE) {
    const some = sought.slice(at, at + KEYS_AT_ONCE);
    // Without mongoose: each page of the list asks this.
    const entries = await CustomerModel.collection
      .find<CustomerDoc>({ keys: { $in: some } }, { hint: 'by_key' })
      .toArray();
    for (const entry of entries) for (const key of entry.keys) byKey.set(key, entry);
  }
  return byKey;
}

/** The first key of a company that the list has, with its entry; null when it is on no list. Pure. */
export function matchEntry<Entry>(
  subject: CustomerSubject,
  byKey: ReadonlyMap<string, Entry>,
): { entry: Entry; key: string } | null {
  for (const key of keysOfSubject(subject)) {
    const entry = byKey.get(key);
    if (entry !== undefined) return { entry, key };
  }
  return null;
}
