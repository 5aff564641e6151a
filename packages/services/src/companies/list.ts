import type { Verb } from '../shared/context.ts';
import { toCompany } from './company-view.ts';
import { type Cursor, decodeCursor, encodeCursor } from './cursor.ts';
import { type CompanyPage, type CompanySort, LIST_LIMIT_DEFAULT, type ListCompaniesInput } from './schemas.ts';
import { collectByRelevance, findByRelevance, findSorted } from './search.ts';
import { countMatches, type MatchCount, parseQuery } from './search-query.ts';
import { type Walk, walksOf } from './sort-order.ts';
import { readTotals } from './statistics.ts';
import { type FoundRow, type RankedRow, walkIndex } from './walk-index.ts';

/** One page of companies, all or those that meet `q`, with the total and the key of the next page. */
export async function listCompanies({ input }: Verb<ListCompaniesInput>): Promise<CompanyPage> {
  const limit = input.limit ?? LIST_LIMIT_DEFAULT;
  const sort = input.sort ?? (input.q ? 'relevance' : '-employeeCount');
  const list = JSON.stringify([input.q ?? '', sort]);
  const cursor = input.cursor === undefined ? null : decodeCursor(input.cursor, list);
  const { rows, total, totalIsCapped } = input.q
    ? await searchPage(input.q, sort, cursor, limit)
    : await listPage(sort, cursor, limit);
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  return {
    items: page.map((row) => toCompany(row.company)),
    nextCursor: rows.length > limit && last ? encodeCursor({ rank: last.rank, keys: last.keys }, list) : null,
    total,
    totalIsCapped,
  };
}

interface Found extends MatchCount {
  rows: RankedRow[];
}

const NOTHING: Found = { rows: [], total: 0, totalIsCapped: false };

async function listPage(sort: CompanySort, cursor: Cursor | null, limit: number): Promise<Found> {
  const [rows, totals] = await Promise.all([
    readWalks(walksOf(sort), cursor, limit + 1, (walk, after, wanted) => walkIndex(walk, after, wanted)),
    readTotals(),
  ]);
  return { rows, total: totals.companies, totalIsCapped: false };
}

async function searchPage(q: string, sort: CompanySort, cursor: Cursor | null, limit: number): Promise<Found> {
  const query = await parseQuery(q);
  if (query === null) return NOTHING;
  if (sort === 'relevance' && query.words.length <= 1) {
    const [rows, count] = await Promise.all([findByRelevance(query, cursor, limit + 1), countMatches(query)]);
    return { rows, ...count };
  }
  const count = await countMatches(query);
  if (count.total === 0) return NOTHING;
  if (sort === 'relevance') {
    const find = count.totalIsCapped ? findByRelevance : collectByRelevance;
    return { rows: await find(query, cursor, limit + 1), ...count };
  }
  const rows = await readWalks(walksOf(sort), cursor, limit + 1, (walk, after, wanted) =>
    findSorted(query, walk, count, after, wanted),
  );
  return { rows, ...count };
}

async function readWalks(
  walks: Walk[],
  cursor: Cursor | null,
  limit: number,
  read: (walk: Walk, after: Cursor['keys'] | null, wanted: number) => Promise<FoundRow[]>,
): Promise<RankedRow[]> {
  const found: RankedRow[] = [];
  for (let rank = cursor?.rank ?? 0; rank < walks.length && found.length < limit; rank++) {
    const walk = walks[rank];
    if (walk === undefined) break;
    const rows = await read(walk, rank === cursor?.rank ? cursor.keys : null, limit - found.length);
    found.push(...rows.map((row) => ({ ...row, rank })));
  }
  return found;
}
