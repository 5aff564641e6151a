import { BENCH_SEARCH_TERMS } from '@workbench/sandbox';
import { listCompanies } from '@workbench/services/companies';
import type { ListCompaniesInput } from '@workbench/services/companies/schemas';
import { createContext } from '@workbench/services/shared/context';
import { readFirstPage } from './floor.ts';
import { timeInTurn } from './measure.ts';
import type { Report } from './report.ts';

export const PAGE_SIZE = 25;
const SAMPLES = 200;
const LARGE_PAGE = 5000;
const FIRST_PAGE_GOAL = 3;
const SEARCH_GOAL = 15;
/** How far into the matches of the frequent word, which stands in each fifth name, the deep page lies. */
const DEEP_SHARE = 0.1;
const DEEP_MATCHES_MAX = 5000;

/** Pages by employees and pages of searches, each with its total, against the floor's first page. */
export async function measureReads(report: Report, size: number): Promise<void> {
  const { frequent, rare, prefix } = BENCH_SEARCH_TERMS;
  const deepRows = Math.min(DEEP_MATCHES_MAX, Math.floor(size * DEEP_SHARE));
  const deep = { limit: PAGE_SIZE, cursor: await cursorAfter({}, Math.floor(size / 2)) };
  const deepMatches = { q: frequent, limit: PAGE_SIZE, cursor: await cursorAfter({ q: frequent }, deepRows) };
  const page = (input: ListCompaniesInput) => () => read({ limit: PAGE_SIZE, ...input });
  const times = await timeInTurn(SAMPLES, {
    floor: () => readFirstPage(PAGE_SIZE),
    first: page({}),
    deep: page(deep),
    prefix: page({ q: prefix }),
    rare: page({ q: rare }),
    frequent: page({ q: frequent }),
    two: page({ q: `${frequent} ${prefix}` }),
    sorted: page({ q: frequent, sort: '-employeeCount' }),
    sortedRare: page({ q: rare, sort: '-employeeCount' }),
    deepMatches: page(deepMatches),
  });
  report.latency('first page by employees, p95', times.first, times.floor, FIRST_PAGE_GOAL);
  report.latency('page in the middle by key, p95', times.deep, times.floor, FIRST_PAGE_GOAL);
  report.latency(`search "${prefix}", p95`, times.prefix, times.floor, SEARCH_GOAL);
  report.latency(`search "${rare}" (rare), p95`, times.rare, times.floor, SEARCH_GOAL);
  report.latency(`search "${frequent}" (frequent), p95`, times.frequent, times.floor, SEARCH_GOAL);
  report.latency(`search "${frequent} ${prefix}", p95`, times.two, times.floor, null);
  report.latency('frequent, by employees, p95', times.sorted, times.floor, null);
  report.latency('rare, by employees, p95', times.sortedRare, times.floor, null);
  report.latency('frequent, deep page by key, p95', times.deepMatches, times.floor, null);
}

function read(input: ListCompaniesInput) {
  return listCompanies({ ctx: createContext(), input });
}

/** The cursor behind about `rows` rows, or behind as many as there are. */
export async function cursorAfter(input: ListCompaniesInput, rows: number): Promise<string> {
  let cursor: string | undefined;
  for (let passed = 0; passed < rows; ) {
    const limit = Math.min(LARGE_PAGE, rows - passed);
    const page = await read({ ...input, limit, ...(cursor !== undefined && { cursor }) });
    if (page.nextCursor === null) break;
    cursor = page.nextCursor;
    passed += limit;
  }
  if (cursor === undefined) throw new Error('There are too few companies for a second page');
  return cursor;
}
