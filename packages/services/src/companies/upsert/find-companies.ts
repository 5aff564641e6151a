import { type CompanyDoc, CompanyModel } from '@workbench/db';
import { mongo } from 'mongoose';
import { findCompaniesByDomain } from '../aliases/find-by-domain.ts';
import { keyOf, type ReadRow } from './read-row.ts';

export type FoundCompany = Pick<CompanyDoc, '_id' | 'name' | 'domain'>;

/** What the keys of a row name. */
export interface FoundByKeys {
  /** Several where the keys disagree. */
  companies: FoundCompany[];
  /** The row's domain is no one's. */
  isDomainFree: boolean;
  /** The row's id is that of no tracked company. */
  isIdUnknown: boolean;
}

export async function findCompaniesOfRows(rows: readonly ReadRow[]): Promise<(row: ReadRow) => FoundByKeys> {
  const [byDomain, byId, byKey] = await Promise.all([
    findCompaniesByDomain(rows.flatMap(({ domain }) => domain ?? [])),
    findById(rows.flatMap(({ id }) => id ?? [])),
    findByKey(rows.flatMap(({ identifier }) => (identifier ? keyOf(identifier) : []))),
  ]);
  return ({ domain, id, identifier }) => {
    const found = [
      domain === null ? undefined : byDomain.get(domain),
      id === null ? undefined : byId.get(id),
      ...(identifier === null ? [] : (byKey.get(keyOf(identifier)) ?? [])),
    ].filter((company) => company !== undefined);
    const companies = [...new Map(found.map((company) => [company._id.toHexString(), company])).values()];
    const isDomainFree = domain !== null && !byDomain.has(domain);
    return { companies, isDomainFree, isIdUnknown: id !== null && !byId.has(id) };
  };
}

const FIELDS = { name: 1, domain: 1 } as const;

/** The id of a company that was merged leads to the survivor. */
async function findById(ids: readonly string[]): Promise<Map<string, FoundCompany>> {
  if (ids.length === 0) return new Map();
  const sought = ids.map((id) => new mongo.ObjectId(id));
  const companies = await CompanyModel.find({ _id: { $in: sought } }, FIELDS).lean<FoundCompany[]>();
  const merged = await CompanyModel.find({ formerIds: { $in: sought } }, { ...FIELDS, formerIds: 1 }).lean<
    (FoundCompany & Pick<CompanyDoc, 'formerIds'>)[]
  >();
  return new Map([
    ...merged.flatMap((one) => (one.formerIds ?? []).map((id) => [id.toHexString(), one] as const)),
    ...companies.map((one) => [one._id.toHexString(), one] as const),
  ]);
}

async function findByKey(keys: readonly string[]): Promise<Map<string, FoundCompany[]>> {
  if (keys.length === 0) return new Map();
  const companies = await CompanyModel.find({ identifierKeys: { $in: keys } }, { ...FIELDS, identifierKeys: 1 })
    .hint('by_identifier')
    .lean<(FoundCompany & Pick<CompanyDoc, 'identifierKeys'>)[]>();
  const byKey = new Map<string, FoundCompany[]>();
  for (const company of companies) {
    for (const key of company.identifierKeys ?? []) byKey.set(key, [...(byKey.get(key) ?? []), company]);
  }
  return byKey;
}
