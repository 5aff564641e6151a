import { COMPANY_INDEXES, CompanyModel } from '@workbench/db';
import type { CompanyRowDoc } from '../view/company-view.ts';

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
