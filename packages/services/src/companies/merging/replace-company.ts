import { CompanyModel } from '@workbench/db';
import { companySearchWords } from '../search/words.ts';
import type { StoredCompany } from '../store/document/stored-company.ts';
import { overtaken, unchanged } from '../store/document/write-unchanged.ts';

/** @throws ServiceError 'unavailable' when the lock was lost and another process has written it meanwhile */
export async function replaceCompany(before: StoredCompany, after: StoredCompany): Promise<void> {
  const { _id: _, ...fields } = after;
  const replacement = { ...fields, words: companySearchWords(after) };
  const { matchedCount } = await CompanyModel.collection.replaceOne(unchanged(before), replacement);
  if (matchedCount === 0) throw overtaken();
}
