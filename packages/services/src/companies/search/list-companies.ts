import type { Verb } from '../../shared/context.ts';
import { getTotals } from '../figures/statistics/statistics.ts';
import { formatFilter } from '../filter/index.ts';
import { findByIdentifier } from '../identifiers/find-by-identifier.ts';
import { LIST_LIMIT_DEFAULT } from '../limits.ts';
import type { CompanyPage, CompanySort, ListCompaniesInput } from '../schemas.ts';
import { type CompanySelection, selectCompanies } from '../selection/company-selection.ts';
import { toCompanies } from '../view/show-company.ts';
import { type CompanyCursor, decodeCursor, encodeCursor } from './cursor.ts';
import { filteredPage } from './filtered-page.ts';
import { filteredSearch } from './filtered-search.ts';
import { includeDetails } from './include-details.ts';
import { type FoundRows, leadWithIdentified } from './lead-with-identified.ts';
import { countMatches } from './matches/count-matches.ts';
import { findMatchingIds } from './matches/find-matching-ids.ts';
import type { SearchQuery } from './matches/match-filter.ts';
import { parseQuery } from './parse-query.ts';
import { findByRelevance } from './relevance.ts';
import { scanIndex } from './scan-index.ts';
import { findSimilar } from './similar-names.ts';
import { type IndexSort, isIndexSort, scansFor } from './sort-order.ts';
import { readScans, readWordRows } from './word-rows.ts';

/** Raised when the keys of an order change: a cursor of the order before is refused. */
const ORDER_VERSION = 2;
/** No word: the term of a cursor within similar names. */
const SIMILAR_TERM = '~';

/** One page of all companies, or of those that match `q` and fit `filter`, with the total and the cursor of the next page. */
export async function listCompanies({ ctx, input }: Verb<ListCompaniesInput>): Promise<CompanyPage> {
  const limit = input.limit ?? LIST_LIMIT_DEFAULT;
  const sort = input.sort ?? (input.q ? 'relevance' : '-employeeCount');
  const list = JSON.stringify([
    input.q ?? '',
    sort,
    ORDER_VERSION,
    ...(input.filter ? [formatFilter(input.filter)] : []),
    ...(input.similar ? ['similar'] : []),
    ...(input.updatedSince ? [`since ${input.updatedSince}`] : []),
  ]);
  const cursor = input.cursor === undefined ? null : decodeCursor(input.cursor, list);
  const order = { ...(await chooseOrder(sort, input, ctx.now())), cursor, limit };
  const found = cursor?.term === SIMILAR_TERM ? NO_ROWS : await foundPage(input.q, order);
  const similar = found.total === 0 && input.similar ? await similarPage(input, ctx.now(), order) : null;
  const { rows, term, total, totalIsCapped } = similar ?? found;
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  return {
    items: await includeDetails(await toCompanies(page.map((row) => row.company)), input.include ?? [], ctx.now()),
    nextCursor: rows.length > limit && last ? encodeCursor({ rank: last.rank, keys: last.keys, term }, list) : null,
    total,
    totalIsCapped,
    isSimilar: similar !== null && similar.total > 0,
  };
}

const NO_ROWS: FoundRows = { rows: [], term: null, total: 0, totalIsCapped: false };

/** An order that no index has is read from the companies in memory, with or without a filter. */
type Order =
  | { isIndexed: true; sort: IndexSort; selection: CompanySelection | null }
  | { isIndexed: false; sort: Exclude<CompanySort, IndexSort>; selection: CompanySelection };

interface Part {
  cursor: CompanyCursor | null;
  limit: number;
}

async function chooseOrder(
  sort: CompanySort,
  { filter, updatedSince }: Pick<ListCompaniesInput, 'filter' | 'updatedSince'>,
  now: Date,
): Promise<Order> {
  const select = () => selectCompanies(filter ?? null, now, updatedSince);
  if (!isIndexSort(sort)) return { isIndexed: false, sort, selection: await select() };
  return {
    isIndexed: true,
    sort,
    selection: filter === undefined && updatedSince === undefined ? null : await select(),
  };
}

function foundPage(q: string | undefined, page: Order & Part): Promise<FoundRows> {
  return q ? searchPage(q, page) : listPage(page);
}

async function listPage(page: Order & Part): Promise<FoundRows> {
  const { cursor, limit } = page;
  if (!page.isIndexed) return filteredPage(page.selection, page.sort, cursor, limit);
  if (page.selection !== null) return filteredPage(page.selection, page.sort, cursor, limit);
  const [rows, totals] = await Promise.all([readScans(scansFor(page.sort), cursor, limit + 1, scanIndex), getTotals()]);
  return { rows, term: null, total: totals.companies, totalIsCapped: false };
}

async function searchPage(q: string, page: Order & Part): Promise<FoundRows> {
  const { selection, cursor, limit } = page;
  const [query, found] = await Promise.all([parseQuery(q, cursor?.term ?? null), findByIdentifier(q)]);
  const identified = selection === null ? found : selection.passing(found);
  const readWords = async (from: CompanyCursor | null, count: number): Promise<FoundRows> =>
    query === null ? NO_ROWS : readMatches(query, { ...page, cursor: from, limit: count });
  if (identified.length === 0) return readWords(cursor, limit);
  return leadWithIdentified(identified, { query, cursor, limit }, readWords);
}

async function readMatches(query: SearchQuery, page: Order & Part): Promise<FoundRows> {
  if (page.isIndexed) {
    return page.selection === null ? wordPage(query, page) : filteredSearch(query, page.selection, page);
  }
  const found = await filteredPage(page.selection, page.sort, page.cursor, page.limit, await findMatchingIds(query));
  return { ...found, term: query.selectiveTerm };
}

async function wordPage(query: SearchQuery, { sort, cursor, limit }: Part & { sort: IndexSort }): Promise<FoundRows> {
  const term = query.selectiveTerm;
  if (sort === 'relevance' && query.words.length <= 1) {
    const [rows, count] = await Promise.all([findByRelevance(query, cursor, limit + 1), countMatches(query)]);
    return { rows, term, ...count };
  }
  const count = await countMatches(query);
  if (count.total === 0) return NO_ROWS;
  return { rows: await readWordRows(query, sort, count, { cursor, limit: limit + 1 }), term, ...count };
}

async function similarPage(
  search: Pick<ListCompaniesInput, 'q' | 'filter' | 'updatedSince'>,
  now: Date,
  { sort, cursor, limit }: Order & Part,
): Promise<FoundRows | null> {
  const selection = await findSimilar(search, now);
  return selection && { ...(await filteredPage(selection, sort, cursor, limit)), term: SIMILAR_TERM };
}
