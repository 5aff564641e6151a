import { COMPANY_INDEXES, CompanyModel } from '@workbench/db';
import { identifiersOfSearch } from '@workbench/identity/company-identifiers/identifiers-of-search';
import { companyIdentifierKey } from '@workbench/identity/company-identifiers/parse-identifier';
import type { mongo } from 'mongoose';
import { COMPANY_ROW_FIELDS, type CompanyRowDoc } from '../view/company-view.ts';

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
