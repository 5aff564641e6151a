import { CompanyModel } from '@workbench/db';
import { mongo } from 'mongoose';
import { domainsOf } from '../../aliases/domains-of.ts';
import type { StoredCompany } from '../document/stored-company.ts';

/**
 * Companies as they are stored, by the given ids, domains and aliases.
 * @returns without an entry for a key that is no one's; several keys of one company have the same object
 */
export async function loadCompanies(keys: ReadonlySet<string>): Promise<Map<string, StoredCompany>> {
  const ids: mongo.ObjectId[] = [];
  const domains: string[] = [];
  // A domain has a dot, so no key is both.
  for (const key of keys) key.includes('.') ? domains.push(key) : ids.push(new mongo.ObjectId(key));
  const found = await Promise.all([
    ids.length > 0 ? findCompanies({ _id: { $in: ids } }, ids.length) : [],
    domains.length > 0 ? findCompanies({ domain: { $in: domains } }, domains.length) : [],
    domains.length > 0 ? findCompanies({ aliases: { $in: domains } }, domains.length) : [],
  ]);
  const byKey = new Map<string, StoredCompany>();
  const byId = new Map<string, StoredCompany>();
  for (const stored of found.flat()) {
    const id = stored._id.toHexString();
    const company = byId.get(id) ?? stored;
    byId.set(id, company);
    for (const key of [...domainsOf(company), id]) if (keys.has(key)) byKey.set(key, company);
  }
  return byKey;
}

/** In one answer, and without the words, which no plan reads. */
function findCompanies(filter: mongo.Document, count: number): Promise<StoredCompany[]> {
  const options = { projection: { words: 0 }, batchSize: count + 1 };
  return CompanyModel.collection.find(filter, options).toArray() as unknown as Promise<StoredCompany[]>;
}
