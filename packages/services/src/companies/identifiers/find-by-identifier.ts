import { COMPANY_INDEXES, CompanyModel } from '@workbench/db';
import { identifiersOfSearch } from '@workbench/identity/identifiers/identifiers-of-search';
import { companyIdentifierKey } from '@workbench/identity/identifiers/parse-identifier';
import type { mongo } from 'mongoose';
import { COMPANY_ROW_FIELDS, type CompanyRowDoc } from '../company-view.ts';

/** One identifier on more companies than these says nothing about any of them. */
const FOUND_MAX = 100;

/** The companies that a text in the search identifies; words alone cost no query. */
export async function findByIdentifier(text: string): Promise<CompanyRowDoc[]> {
  const keys = identifiersOfSearch(text).map(companyIdentifierKey);
  if (keys.length === 0) return [];
  const found = await CompanyModel.collection
    .find({ identifierKeys: { $in: keys } } as mongo.Filter<mongo.Document>, {
      projection: COMPANY_ROW_FIELDS,
      hint: COMPANY_INDEXES.identifiers,
      limit: FOUND_MAX,
    })
    .toArray();
  return found.sort((a, b) => a._id.toString().localeCompare(b._id.toString())) as unknown as CompanyRowDoc[];
}

/** By key, which company has it; own identifiers are on one company only. */
export async function findOwners(
  keys: readonly string[],
): Promise<Map<string, Pick<CompanyRowDoc, '_id' | 'name' | 'domain'>>> {
  const owners = new Map<string, Pick<CompanyRowDoc, '_id' | 'name' | 'domain'>>();
  if (keys.length === 0) return owners;
  const sought = new Set(keys);
  const found = await CompanyModel.find({ identifierKeys: { $in: keys } }, { name: 1, domain: 1, identifierKeys: 1 })
    .hint(COMPANY_INDEXES.identifiers)
    .lean();
  for (const { _id, name, domain, identifierKeys = [] } of found) {
    for (const key of identifierKeys) if (sought.has(key)) owners.set(key, { _id, name, domain });
  }
  return owners;
}
