import type { CompanyCursor } from './cursor.ts';
import type { MatchCount } from './matches/count-matches.ts';
import { findSorted } from './matches/find-sorted.ts';
import type { SearchQuery } from './matches/match-filter.ts';
import { collectByRelevance, findByRelevance } from './relevance.ts';
import type { FoundRow, RankedRow } from './scan-index.ts';
import { type IndexScan, type IndexSort, scansFor } from './sort-order.ts';

/** Matches of a search in an order, from a cursor on. @param count how many there are */
export function readWordRows(
  query: SearchQuery,
  sort: IndexSort,
  count: MatchCount,
  { cursor, limit }: { cursor: CompanyCursor | null; limit: number },
): Promise<RankedRow[]> {
  if (sort === 'relevance') {
    const isScanned = query.words.length <= 1 || count.totalIsCapped;
    return isScanned ? findByRelevance(query, cursor, limit) : collectByRelevance(query, cursor, limit);
  }
  return readScans(scansFor(sort), cursor, limit, (scan, after, remaining) =>
    findSorted(query, scan, count, after, remaining),
  );
}

/** The rows of scans, one scan after the other. */
export async function readScans(
  scans: readonly IndexScan[],
  cursor: CompanyCursor | null,
  limit: number,
  read: (scan: IndexScan, after: CompanyCursor['keys'] | null, remaining: number) => Promise<FoundRow[]> | FoundRow[],
): Promise<RankedRow[]> {
  const found: RankedRow[] = [];
  for (let rank = cursor?.rank ?? 0; rank < scans.length && found.length < limit; rank++) {
    const scan = scans[rank];
    if (scan === undefined) break;
    const rows = await read(scan, rank === cursor?.rank ? cursor.keys : null, limit - found.length);
    found.push(...rows.map((row) => ({ ...row, rank })));
  }
  return found;
}
