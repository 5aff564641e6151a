import { CompanyModel } from '@workbench/db';
import type { mongo } from 'mongoose';
import type { CompanySelection } from '../selection/company-selection.ts';
import type { CompanyCursor } from './cursor.ts';
import type { FoundRows } from './lead-with-identified.ts';
import { countMatches, countPassing } from './matches/count-matches.ts';
import { matchFilter, type SearchQuery } from './matches/match-filter.ts';
import { type FoundCompany, MATCH_FIELDS, rankByRelevance, sortMatches } from './matches/rank-matches.ts';
import type { RankedRow } from './scan-index.ts';
import { type IndexSort, scansFor } from './sort-order.ts';
import { readScans, readWordRows } from './word-rows.ts';

/** So many of a filter are searched through by their ids; of more, those that the words find are looked at. */
const SEARCHED_BY_ID_MAX = 5_000;
const ROWS_AT_ONCE = 1_000;

interface PageOfMatches {
  sort: IndexSort;
  cursor: CompanyCursor | null;
  limit: number;
}

/** What a search finds, in its order, without the companies that a filter refuses. */
export async function filteredSearch(
  query: SearchQuery,
  selection: CompanySelection,
  page: PageOfMatches,
): Promise<FoundRows> {
  const ids = selection.ids();
  const term = query.selectiveTerm;
  if (ids.length <= SEARCHED_BY_ID_MAX) return { ...(await searchAmong(query, ids, page)), term };
  const [rows, count] = await Promise.all([
    readPassing(query, selection, page),
    countPassing(query, (found) => selection.passing(found)),
  ]);
  return { rows, term, ...count };
}

async function searchAmong(query: SearchQuery, ids: mongo.ObjectId[], { sort, cursor, limit }: PageOfMatches) {
  const filter = { $and: [{ _id: { $in: ids } }, matchFilter(query)] } as mongo.Filter<mongo.Document>;
  const matches = await CompanyModel.collection
    .find<FoundCompany>(filter, { projection: MATCH_FIELDS, hint: '_id_' })
    .toArray();
  const rows =
    sort === 'relevance'
      ? rankByRelevance(query, matches, cursor, limit + 1)
      : await readScans(scansFor(sort), cursor, limit + 1, (scan, after, remaining) =>
          sortMatches(matches, scan, after, remaining),
        );
  return { rows, total: matches.length, totalIsCapped: false };
}

async function readPassing(
  query: SearchQuery,
  selection: CompanySelection,
  { sort, cursor, limit }: PageOfMatches,
): Promise<RankedRow[]> {
  const count = await countMatches(query);
  const found: RankedRow[] = [];
  const atOnce = Math.max(ROWS_AT_ONCE, limit + 1);
  let from = cursor;
  for (;;) {
    const rows = await readWordRows(query, sort, count, { cursor: from, limit: atOnce });
    const passing = new Set(selection.passing(rows.map(({ company }) => company)));
    found.push(...rows.filter(({ company }) => passing.has(company)));
    const last = rows.at(-1);
    if (found.length > limit || rows.length < atOnce || last === undefined) return found.slice(0, limit + 1);
    from = { rank: last.rank, keys: last.keys, term: query.selectiveTerm };
  }
}
