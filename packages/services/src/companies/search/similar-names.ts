import { findByIdentifier } from '../identifiers/find-by-identifier.ts';
import type { ListCompaniesInput } from '../schemas.ts';
import { type CompanySelection, selectSimilar } from '../selection/company-selection.ts';
import { forgivenErrors } from '../selection/similar-names.ts';
import { hasMatch } from './matches/find-matching-ids.ts';
import { companyQueryWords } from './words.ts';

/**
 * The companies with names similar to a text that nothing else is found by; null where something is, in whatever filter,
 * and where no word is long enough for a typing error.
 */
export async function findSimilar(
  { q = '', ...fits }: Pick<ListCompaniesInput, 'q' | 'filter' | 'updatedSince'>,
  now: Date,
): Promise<CompanySelection | null> {
  const words = companyQueryWords(q);
  if (!words.some((word) => forgivenErrors(word) > 0)) return null;
  const [identified] = await findByIdentifier(q);
  return identified === undefined && !(await hasMatch(q)) ? selectSimilar(words, fits, now) : null;
}
