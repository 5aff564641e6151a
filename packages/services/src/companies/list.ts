import type { Verb } from '../shared/context.ts';
import { toCompany } from './company-view.ts';
import { type Cursor, decodeCursor, encodeCursor } from './cursor.ts';
import { type CompanyPage, type CompanySort, LIST_LIMIT_DEFAULT, type ListCompaniesInput } from './schemas.ts';
import { countMatches, findByRelevance, findSorted, parseQuery, type SearchQuery } from './search.ts';
import { SORT_WALKS, type Walk } from './sort-order.ts';
import { readTotals } from './statistics.ts';
import { type FoundRow, walkIndex } from './walk-index.ts';

type RankedRow = FoundRow & { rank: number };

/** One page of companies, all or those that meet `q`, with the total and the key of the next page. */
export async function listCompanies({ input }: Verb<ListCompaniesInput>): Promise<CompanyPage> {
  const limit = input.limit ?? LIST_LIMIT_DEFAULT;
  const cursor = input.cursor === undefined ? null : decodeCursor(input.cursor);
  const sort = input.sort ?? (input.q ? 'relevance' : '-employeeCount');
  const { rows, total, totalIsCapped } = input.q
    ? await searchPage(parseQuery(input.q), sort, cursor, limit)
    : await listPage(sort, cursor, limit);
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  return {
    items: page.map((row) => toCompany(row.company)),
    nextCursor: rows.length > limit && last ? encodeCursor({ rank: last.rank, keys: last.keys }) : null,
    total,
    totalIsCapped,
  };
}

async function listPage(sort: CompanySort, cursor: Cursor | null, limit: number) {
  const walks = SORT_WALKS[sort === 'relevance' ? '-employeeCount' : sort];
  const [rows, totals] = await Promise.all([
    readWalks(walks, cursor, limit + 1, (walk, after, wanted) => walkIndex(walk, after, wanted)),
    readTotals(),
  ]);
  return { rows, total: totals.companies, totalIsCapped: false };
}

async function searchPage(query: SearchQuery, sort: CompanySort, cursor: Cursor | null, limit: number) {
  if (sort === 'relevance') {
    const [rows, count] = await Promise.all([findByRelevance(query, cursor, limit + 1), countMatches(query)]);
    return { rows, ...count };
  }
  const count = await countMatches(query);
  const rows = await readWalks(SORT_WALKS[sort], cursor, limit + 1, (walk, after, wanted) =>
    findSorted(query, walk, count.total, after, wanted),
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
