import { type CompanyDoc, CompanyModel } from '@workbench/db';
import { readCustomerKey } from './customer-keys.ts';

const FIELDS = { name: 1, nameKey: 1, domain: 1, aliases: 1, identifiers: 1 } as const;
export type KnownCompany = Pick<CompanyDoc, keyof typeof FIELDS | '_id'>;

const KEYS_AT_ONCE = 2000;

/** The tracked companies that have any of these keys of the list of customers, each once. */
export async function findCompaniesOfKeys(keys: readonly string[]): Promise<KnownCompany[]> {
  const found = new Map<string, KnownCompany>();
  for (let at = 0; at < keys.length; at += KEYS_AT_ONCE) {
    for (const company of await findSome(keys.slice(at, at + KEYS_AT_ONCE))) {
      found.set(company._id.toHexString(), company);
    }
  }
  return [...found.values()];
}

async function findSome(keys: readonly string[]): Promise<KnownCompany[]> {
  const read = keys.map(readCustomerKey);
  const domains = read.flatMap(({ by, value }) => (by === 'domain' ? [value] : []));
  const identifierKeys = read.flatMap(({ by, value }) => (by === 'identifier' ? [value] : []));
  const found = await Promise.all([
    CompanyModel.find({ domain: { $in: domains } }, FIELDS).lean<KnownCompany[]>(),
    CompanyModel.find({ aliases: { $in: domains } }, FIELDS).lean<KnownCompany[]>(),
    CompanyModel.find({ identifierKeys: { $in: identifierKeys } }, FIELDS).lean<KnownCompany[]>(),
  ]);
  return found.flat();
}
