import { CompanyModel, type CustomerDoc } from '@workbench/db';
import { findCompaniesOfKeys, type KnownCompany, keysOfSubject } from '../../companies/index.ts';
import type { Customer } from '../schemas.ts';

type TrackedCompany = NonNullable<Customer['company']>;
export type TrackedEntry = Pick<CustomerDoc, 'name' | 'nameKey' | 'domain' | 'keys' | 'reason'>;

export interface Tracked {
  /** Those that the entry marks. */
  companies: TrackedCompany[];
  /** The only one with its name, of an entry without a domain that marks none. */
  suggestion: TrackedCompany | null;
}

/** The tracked companies of entries, in their order. */
export async function findTracked(
  entries: readonly Pick<TrackedEntry, 'name' | 'nameKey' | 'domain' | 'keys'>[],
): Promise<Tracked[]> {
  const byKey = new Map<string, KnownCompany[]>();
  for (const company of await findCompaniesOfKeys(entries.flatMap(({ keys }) => keys))) {
    for (const key of keysOfSubject(company)) byKey.set(key, [...(byKey.get(key) ?? []), company]);
  }
  const named = entries.filter((entry) => mayBeNamed(entry) && !entry.keys.some((key) => byKey.has(key)));
  const byName = await findByName(named.map(({ nameKey }) => nameKey));
  return entries.map((entry) => {
    const companies = new Map(
      entry.keys.flatMap((key) => byKey.get(key) ?? []).map((one) => [one._id.toHexString(), one]),
    );
    const suggestion = companies.size === 0 && mayBeNamed(entry) ? byName.get(entry.nameKey) : undefined;
    return { companies: [...companies.values()].map(toTracked), suggestion: suggestion ? toTracked(suggestion) : null };
  });
}

/** Two domains are two companies, whatever their name. */
const mayBeNamed = ({ name, domain }: Pick<TrackedEntry, 'name' | 'domain'>): boolean =>
  name !== null && domain === null;

const toTracked = ({ _id, name, domain }: KnownCompany): TrackedCompany => ({ id: _id.toHexString(), name, domain });

/** Companies whose name no other one has. */
async function findByName(nameKeys: readonly string[]): Promise<Map<string, KnownCompany>> {
  const found = await CompanyModel.find({ nameKey: { $in: [...nameKeys] } }, { name: 1, nameKey: 1, domain: 1 }).lean<
    KnownCompany[]
  >();
  const counts = new Map<string, number>();
  for (const { nameKey } of found) counts.set(nameKey, (counts.get(nameKey) ?? 0) + 1);
  return new Map(found.flatMap((one) => (counts.get(one.nameKey) === 1 ? [[one.nameKey, one] as const] : [])));
}
