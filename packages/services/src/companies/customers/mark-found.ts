import { type CompanyDoc, CompanyModel, type CustomerDoc, CustomerModel } from '@workbench/db';
import { mongo } from 'mongoose';
import { findCompaniesByDomain } from '../aliases/find-by-domain.ts';
import type { CustomerMark } from '../customer-schemas.ts';
import { customerDomainKey, customerNameKey, keysOfSubject, readCustomerKey } from './customer-keys.ts';
import { findEntriesByKey } from './find-entries.ts';
import { toMark } from './mark-companies.ts';

/** What is known of the company of a result or of a person; it need not be tracked. */
export interface FoundCompany {
  name: string | null;
  /** In normal form, the likeliest first. */
  domains: readonly string[];
  /** Of the tracked company, where that is known. */
  companyId?: string | null;
}

type Tracked = Pick<CompanyDoc, '_id' | 'domain' | 'aliases' | 'identifiers'>;

/**
 * The marks of companies that a source has found, in their order: by their domain, by what the tracked company of that
 * domain is known by, or else by their name alone, which is a hint.
 */
export async function markFoundCompanies(found: readonly FoundCompany[]): Promise<(CustomerMark | null)[]> {
  if ((await CustomerModel.exists({})) === null) return found.map(() => null);
  const tracked = await findTracked(found);
  const trackedOf = ({ domains, companyId }: FoundCompany): Tracked[] =>
    [companyId ?? '', ...domains].flatMap((key) => tracked.get(key) ?? []);
  const keysOf = (one: FoundCompany) => [
    ...one.domains.map(customerDomainKey),
    ...trackedOf(one).flatMap((company) => keysOfSubject(company)),
  ];
  const byKey = await findEntriesByKey(found.flatMap(keysOf));
  const byName = await findEntriesByName(found.flatMap(({ name }) => name ?? []));
  return found.map((one) => {
    const key = keysOf(one).find((known) => byKey.has(known));
    const entry = key === undefined ? undefined : byKey.get(key);
    if (key !== undefined && entry !== undefined) return toMark(entry, readCustomerKey(key));
    const named = one.name === null ? undefined : byName.get(customerNameKey(one.name));
    // Two different domains are two companies, whatever their name.
    const isOther = named?.domain != null && one.domains.length > 0;
    return named === undefined || isOther ? null : toMark(named, { by: 'name', value: named.name ?? '' });
  });
}

/** By domain and by id. */
async function findTracked(found: readonly FoundCompany[]): Promise<Map<string, Tracked>> {
  const owners = await findCompaniesByDomain([...new Set(found.flatMap(({ domains }) => domains))]);
  const ids = [
    ...[...owners.values()].map(({ _id }) => _id),
    ...found.flatMap(({ companyId }) => (companyId ? [new mongo.ObjectId(companyId)] : [])),
  ];
  const companies = await CompanyModel.find({ _id: { $in: ids } }, { domain: 1, aliases: 1, identifiers: 1 }).lean<
    Tracked[]
  >();
  const byId = new Map(companies.map((company) => [company._id.toHexString(), company]));
  for (const [domain, { _id }] of owners) {
    const company = byId.get(_id.toHexString());
    if (company !== undefined) byId.set(domain, company);
  }
  return byId;
}

/** Of two entries with one name, neither is meant for certain. */
async function findEntriesByName(names: readonly string[]): Promise<Map<string, CustomerDoc>> {
  const keys = [...new Set(names.map(customerNameKey))];
  const entries = await CustomerModel.find({ nameKey: { $in: keys } })
    .hint('by_name')
    .lean<CustomerDoc[]>();
  const byName = new Map<string, CustomerDoc | null>();
  for (const entry of entries) {
    byName.set(entry.nameKey, byName.has(entry.nameKey) ? null : entry);
  }
  return new Map([...byName].flatMap(([key, entry]) => (entry === null ? [] : [[key, entry] as const])));
}
