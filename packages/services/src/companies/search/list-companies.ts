import type { Verb } from '../../shared/context.ts';
import { getTotals } from '../figures/statistics.ts';
import { findByIdentifier } from '../identifiers/find-by-identifier.ts';
import { LIST_LIMIT_DEFAULT } from '../limits.ts';
import { toCompanies } from '../relations/count-subsidiaries.ts';
import type { CompanyPage, CompanySort, ListCompaniesInput } from '../schemas.ts';
import { type CompanyCursor, decodeCursor, encodeCursor } from './cursor.ts';
import { type FoundRows, leadWithIdentified } from './lead-with-identified.ts';
import { countMatches, parseQuery, type SearchQuery } from './query.ts';
import { collectByRelevance, findByRelevance, findSorted } from './relevance.ts';
import { type FoundRow, type RankedRow, scanIndex } from './scan-index.ts';
import { type IndexScan, scansFor } from './sort-order.ts';

/** Raised when the keys of an order change: a cursor of the order before is refused. */
const ORDER_VERSION = 2;

/** One page of all companies, or of those that match `q`, with the total and the cursor of the next page. */
export async function listCompanies({ input }: Verb<ListCompaniesInput>): Promise<CompanyPage> {
  const limit = input.limit ?? LIST_LIMIT_DEFAULT;
  const sort = input.sort ?? (input.q ? 'relevance' : '-employeeCount');
  const list = JSON.stringify([input.q ?? '', sort, ORDER_VERSION]);
  const cursor = input.cursor === undefined ? null : decodeCursor(input.cursor, list);
  const { rows, term, total, totalIsCapped } = input.q
    ? await searchPage(input.q, sort, cursor, limit)
    : await listPage(sort, cursor, limit);
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  return {
    items: await toCompanies(page.map((row) => row.company)),
    nextCursor: rows.length > limit && last ? encodeCursor({ rank: last.rank, keys: last.keys, term }, list) : null,
    total,
    totalIsCapped,
  };
}

const NO_ROWS: FoundRows = { rows: [], term: null, total: 0, totalIsCapped: false };

async function listPage(sort: CompanySort, cursor: CompanyCursor | null, limit: number): Promise<FoundRows> {
  const [rows, totals] = await Promise.all([readScans(scansFor(sort), cursor, limit + 1, scanIndex), getTotals()]);
  return { rows, term: null, total: totals.companies, totalIsCapped: false };
}

async function searchPage(
  q: string,
  sort: CompanySort,
  cursor: CompanyCursor | null,
  limit: number,
): Promise<FoundRows> {
  const [query, identified] = await Promise.all([parseQuery(q, cursor?.term ?? null), findByIdentifier(q)]);
  const readWords = (from: CompanyCursor | null, count: number): Promise<FoundRows> =>
    query === null ? Promise.resolve(NO_ROWS) : wordPage(query, sort, from, count);
  if (identified.length === 0) return readWords(cursor, limit);
  return leadWithIdentified(identified, { query, cursor, limit }, readWords);
}

async function wordPage(
  query: SearchQuery,
  sort: CompanySort,
  cursor: CompanyCursor | null,
  limit: number,
): Promise<FoundRows> {
  const term = query.selectiveTerm;
  if (sort === 'relevance' && query.words.length <= 1) {
    const [rows, count] = await Promise.all([findByRelevance(query, cursor, limit + 1), countMatches(query)]);
    return { rows, term, ...count };
  }
  const count = await countMatches(query);
  if (count.total === 0) return NO_ROWS;
  if (sort === 'relevance') {
    const find = count.totalIsCapped ? findByRelevance : collectByRelevance;
    return { rows: await find(query, cursor, limit + 1), term, ...count };
  }
  const rows = await readScans(scansFor(sort), cursor, limit + 1, (scan, after, remaining) =>
    findSorted(query, scan, count, after, remaining),
  );
  return { rows, term, ...count };
}

async function readScans(
  scans: IndexScan[],
  cursor: CompanyCursor | null,
  limit: number,
  read: (scan: IndexScan, after: CompanyCursor['keys'] | null, remaining: number) => Promise<FoundRow[]>,
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
