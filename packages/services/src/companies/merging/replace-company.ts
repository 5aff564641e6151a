import { CompanyModel } from '@workbench/db';
import { ServiceError } from '../../shared/errors.ts';
import { companySearchWords } from '../search/words.ts';
import type { StoredCompany } from '../store/stored-company.ts';

/** @throws ServiceError 'unavailable' when the lock was lost and another process has written it meanwhile */
export async function replaceCompany(before: StoredCompany, after: StoredCompany): Promise<void> {
  const { _id, ...fields } = after;
  const { matchedCount } = await CompanyModel.collection.replaceOne(
    { _id, updatedAt: before.updatedAt },
    { ...fields, words: companySearchWords(after) },
  );
  if (matchedCount === 0) throw new ServiceError('unavailable', 'Another process has changed the company; try again');
}
