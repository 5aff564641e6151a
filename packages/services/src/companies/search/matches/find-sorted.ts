import type { CompanyCursor } from '../cursor.ts';
import { type FoundRow, scanIndex } from '../scan-index.ts';
import type { IndexScan } from '../sort-order.ts';
import { collectMatches } from './collect-matches.ts';
import type { MatchCount } from './count-matches.ts';
import { matchFilter, type SearchQuery } from './match-filter.ts';
import { sortMatches } from './rank-matches.ts';

/** Up to here matches are collected and sorted; above, so many rows match that scanning the index finds them soon. */
const IN_MEMORY_SORT_MAX = 2_000;

/**
 * Matches in the order of a column. A few are sorted here, not by the database: the embedded engine refuses to sort
 * matches of two words with a bound on the count.
 */
export async function findSorted(
  query: SearchQuery,
  scan: IndexScan,
  { total, totalIsCapped }: MatchCount,
  after: CompanyCursor['keys'] | null,
  limit: number,
): Promise<FoundRow[]> {
  if (totalIsCapped || total > IN_MEMORY_SORT_MAX) return scanIndex(scan, after, limit, matchFilter(query));
  return sortMatches(await collectMatches(query), scan, after, limit);
}
