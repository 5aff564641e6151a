import { sortKeyTier } from '../../figures/sort-key.ts';
import { COMPANY_ROW_FIELDS, type CompanyRowDoc } from '../../view/company-view.ts';
import type { CompanyCursor } from '../cursor.ts';
import { type FoundRow, keyOf, type RankedRow } from '../scan-index.ts';
import type { IndexScan } from '../sort-order.ts';
import { WORD_RANK } from '../words.ts';
import type { SearchQuery } from './match-filter.ts';

/** What is read of a match to rank it. */
export const MATCH_FIELDS = { ...COMPANY_ROW_FIELDS, words: 1 } as const;
export type FoundCompany = CompanyRowDoc & { words: string[] };

/** Those of the matches that come behind the cursor, by relevance. */
export function rankByRelevance(
  query: SearchQuery,
  matches: readonly FoundCompany[],
  cursor: CompanyCursor | null,
  limit: number,
): RankedRow[] {
  const ranks = rankOrder(query);
  const rows = matches.map((company) => rankedRow(company, query, ranks));
  return rows
    .filter((row) => cursor === null || compareRanked(row, cursor) > 0)
    .sort(compareRanked)
    .slice(0, limit);
}

/** Those of the matches that belong to a scan and come behind the keys, in its order. */
export function sortMatches(
  matches: readonly FoundCompany[],
  scan: IndexScan,
  after: CompanyCursor['keys'] | null,
  limit: number,
): FoundRow[] {
  const { direction, only } = scan;
  return matches
    .map((company): FoundRow => ({ company, keys: [keyOf(company, scan), company._id.toHexString()] }))
    .filter(({ company }) => only === undefined || sortKeyTier(company.employeeSortKey ?? null) === only)
    .filter(({ keys }) => after === null || direction * compareKeys(keys, after) > 0)
    .sort((a, b) => direction * compareKeys(a.keys, b.keys))
    .slice(0, limit);
}

/** With one word that is the whole text, all companies whose name begins with it are in rank 0 already. */
export function rankOrder({ words, namePrefix, selectiveTerm }: SearchQuery): string[] {
  if (selectiveTerm === null) return [];
  const later = [WORD_RANK.name, WORD_RANK.domain, WORD_RANK.industry, WORD_RANK.location];
  return words.length === 1 && selectiveTerm === namePrefix ? later : [WORD_RANK.nameStart, ...later];
}

function rankedRow(company: FoundCompany, { namePrefix, selectiveTerm }: SearchQuery, ranks: string[]): RankedRow {
  if (company.nameKey.startsWith(namePrefix)) {
    return { company, rank: 0, keys: [company.nameKey, company._id.toHexString()] };
  }
  const position = ranks.findIndex((rank) => company.words.some((word) => word.startsWith(rank + selectiveTerm)));
  return { company, rank: position + 1, keys: wordKeys(company, (ranks[position] ?? '') + selectiveTerm) };
}

export function wordKeys(company: FoundCompany, prefix: string): CompanyCursor['keys'] {
  const first = company.words.filter((word) => word.startsWith(prefix)).sort(byCodePoint)[0] ?? prefix;
  return [first, company.aggregatedEmployeeCount, company._id.toHexString()];
}

function compareRanked(a: Pick<CompanyCursor, 'rank' | 'keys'>, b: Pick<CompanyCursor, 'rank' | 'keys'>): number {
  return a.rank - b.rank || (a.rank === 0 ? compareKeys(a.keys, b.keys) : compareWordKeys(a.keys, b.keys));
}

/** As the word index orders them: words ascending, then counts and ids descending. */
export function compareWordKeys(a: CompanyCursor['keys'], b: CompanyCursor['keys']): number {
  return byCodePoint(String(a[0]), String(b[0])) || -compareKeys(a.slice(1), b.slice(1));
}

/** As an index over a column and the id orders them; unknown counts below every number. */
function compareKeys(a: CompanyCursor['keys'], b: CompanyCursor['keys']): number {
  const byValue =
    typeof a[0] === 'string' ? byCodePoint(a[0], String(b[0])) : (a[0] ?? -1) - (typeof b[0] === 'number' ? b[0] : -1);
  return byValue || byCodePoint(String(a[1]), String(b[1]));
}

/** The database compares UTF-8 bytes, which is the order of code points and not that of UTF-16. */
function byCodePoint(a: string, b: string): number {
  return Buffer.compare(Buffer.from(a), Buffer.from(b));
}
