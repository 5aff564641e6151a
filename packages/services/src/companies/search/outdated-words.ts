import type { CompanyDoc } from '@workbench/db';
import { searchNameKey } from './fold-for-search.ts';
import { companySearchWords } from './words.ts';

type FoundBy = Parameters<typeof companySearchWords>[0] & Pick<CompanyDoc, 'name'>;

/** What a company is found by, where another version of the rules has stored it. */
export function outdatedWords(
  { derivedVersion }: Pick<CompanyDoc, 'derivedVersion'>,
  after: Omit<FoundBy, 'nameKey'> & Pick<CompanyDoc, 'derivedVersion'>,
): Partial<Pick<CompanyDoc, 'nameKey' | 'words'>> {
  if (derivedVersion === after.derivedVersion) return {};
  const nameKey = searchNameKey(after.name);
  return { nameKey, words: companySearchWords({ ...after, nameKey }) };
}
