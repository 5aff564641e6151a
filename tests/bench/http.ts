import { CompanyModel } from '@workbench/db';
import { BENCH_SEARCH_TERMS } from '@workbench/sandbox';
import autocannon from 'autocannon';
import { startServerProcess } from './child.ts';
import { type Round, timeInTurn } from './measure.ts';
import { PAGE_SIZE } from './reads.ts';
import type { Report } from './report.ts';

/** Many short turns: their median outlives the moments in which the machine does something else. */
const ROUNDS = 12;
const ROUND_S = 1;
const CONNECTIONS = 20;
const SAMPLES = 150;
const RATE_GOAL = 0.6;
const SEARCH_GOAL = 15;

/** Requests per second of the product's server and of a bare one, in turns; then searches one at a time. */
export async function measureHttp(report: Report, dataDir: string, engineUri: string): Promise<void> {
  const product = await startServerProcess('product-server.ts', dataDir);
  const bare = await startServerProcess('bare-server.ts', engineUri).catch(async (error) => {
    await product.stop();
    throw error;
  });
  try {
    const id = String((await CompanyModel.findOne({}, { _id: 1 }).lean())?._id);
    const list = `/api/companies?limit=${PAGE_SIZE}`;
    report.rate(`GET ${list}`, await requestRates(product.origin, bare.origin, list), 'req/s', RATE_GOAL);
    const one = `/api/companies/${id}`;
    report.rate('GET /api/companies/{id}', await requestRates(product.origin, bare.origin, one), 'req/s', RATE_GOAL);
    await measureSearches(report, product.origin, bare.origin + list);
  } finally {
    await product.stop();
    await bare.stop();
  }
}

async function requestRates(product: string, bare: string, path: string): Promise<Round[]> {
  const rounds: Round[] = [];
  await load(product + path, 1);
  await load(bare + path, 1);
  for (let round = 0; round < ROUNDS; round++) {
    rounds.push({ ours: await load(product + path, ROUND_S), floor: await load(bare + path, ROUND_S) });
  }
  return rounds;
}

async function load(url: string, duration: number): Promise<number> {
  const { requests, non2xx, errors, timeouts } = await autocannon({ url, connections: CONNECTIONS, duration });
  if (non2xx + errors + timeouts > 0) throw new Error(`${non2xx + errors + timeouts} requests of ${url} failed`);
  return requests.average;
}

async function measureSearches(report: Report, product: string, bareFirstPage: string): Promise<void> {
  const { frequent, rare, prefix } = BENCH_SEARCH_TERMS;
  const search = (term: string) => () => get(`${product}/api/companies/search/${term}?limit=${PAGE_SIZE}`);
  const times = await timeInTurn(SAMPLES, {
    floor: () => get(bareFirstPage),
    prefix: search(prefix),
    rare: search(rare),
    frequent: search(frequent),
  });
  report.latency(`GET search "${prefix}", p95`, times.prefix, times.floor, SEARCH_GOAL);
  report.latency(`GET search "${rare}" (rare), p95`, times.rare, times.floor, SEARCH_GOAL);
  report.latency(`GET search "${frequent}" (frequent), p95`, times.frequent, times.floor, SEARCH_GOAL);
}

async function get(url: string): Promise<void> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  await response.arrayBuffer();
}
