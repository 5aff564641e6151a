import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { GATHER_HOST_IDS } from '@workbench/connectors/gather';
import { siteGatherer } from '@workbench/connectors/gatherers';
import { createHttpClient, createMemoryShared } from '@workbench/connectors/http';
import { createBuiltInAnalyst } from '../../packages/services/src/reports/analyse/built-in/built-in-analyst.ts';
import { mergeEvidence } from '../../packages/services/src/reports/gather/merge-evidence.ts';
import type { Report } from './report.ts';

const SIZES = [500, 5];
const ANSWER_MS = 300;
const TIME_GOAL_S = 20;
const REQUESTS_GOAL = 40;
const MEMORY_GOAL_MB = 250;
const PER_LIST = 10;
const NAVIGATION = ['', 'about/', 'products/', 'careers/', 'news/'].map((path) => `<a href="/${path}">${path}</a>`);
const FILLING = '<p>The crew tested the pump for three weeks and wrote down what they heard.</p>'.repeat(60);
const NOW = new Date('2026-05-20T12:00:00Z');

/** Reading a company's site and writing its report, with the pauses that hosts are given. */
export async function measureSiteReports(report: Report): Promise<void> {
  for (const size of SIZES) await measureSite(report, size);
}

async function measureSite(report: Report, size: number): Promise<void> {
  let asked = 0;
  const server = createServer((request, response) => {
    asked++;
    const html = pageOf(request.url ?? '/', size - NAVIGATION.length);
    setTimeout(
      () => response.writeHead(html === null ? 404 : 200, { 'content-type': 'text/html' }).end(html ?? 'Not found'),
      ANSWER_MS,
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const website = `http://{domain}:${(server.address() as AddressInfo).port}`;
  const http = createHttpClient({
    shared: createMemoryShared(),
    userAgent: 'SalesIntelligenceWorkbench/0.1',
    allowPrivateNetwork: true,
    lookup: async () => [{ address: '127.0.0.1', family: 4 }],
  });
  const before = process.memoryUsage.rss();
  let peak = before;
  const watch = setInterval(() => {
    peak = Math.max(peak, process.memoryUsage.rss());
  }, 20);
  const start = performance.now();
  const company = { name: 'Ferry Pumps', domain: 'ferrypumps.example' };
  const nowhere = Object.fromEntries(GATHER_HOST_IDS.map((id) => [id, website]));
  const gathered = await siteGatherer.gather({
    http,
    target: { ...company, locations: [], ids: {} },
    settings: { contactEmail: null, baseUrls: { ...nowhere, website }, githubToken: null, googleNews: false },
    now: NOW,
    signal: new AbortController().signal,
  }).gathered;
  const evidence = mergeEvidence([gathered.evidence]).items;
  const { draft } = await createBuiltInAnalyst().analyse({ company, evidence, postings: null, now: NOW });
  const seconds = (performance.now() - start) / 1000;
  clearInterval(watch);
  await http.close();
  server.closeAllConnections();
  server.close();
  if (draft.news.length === 0) throw new Error('The report tells no news');
  report.limit(`a site of ${size} pages: time`, seconds, 's', TIME_GOAL_S);
  report.limit(`a site of ${size} pages: requests`, asked, '', REQUESTS_GOAL);
  report.limit(`a site of ${size} pages: memory above the start`, (peak - before) / 1024 ** 2, 'MB', MEMORY_GOAL_MB);
}

function pageOf(path: string, articles: number): string | null {
  const page = (title: string, main: string) =>
    `<html><head><title>${title}</title></head><body><nav>${NAVIGATION.join(' ')}</nav><main><h1>${title}</h1>${main}${FILLING}</main></body></html>`;
  const list = /^\/news\/(?:page\/(\d+)\/)?$/.exec(path);
  if (list !== null) {
    const first = (Number(list[1] ?? 1) - 1) * PER_LIST;
    const orders = Array.from({ length: Math.max(articles, 2) }, (_, order) => order).slice(first, first + PER_LIST);
    const cards = orders.map(
      (order) =>
        `<article><time datetime="${dayOf(order)}"></time><h2><a href="/news/a${order}/">${titleOf(order)}</a></h2></article>`,
    );
    return page('News', `${cards.join('')}<a rel="next" href="/news/page/${first / PER_LIST + 2}/">Next</a>`);
  }
  const article = /^\/news\/a(\d+)\/$/.exec(path);
  if (article !== null) {
    const order = Number(article[1]);
    return page(titleOf(order), `<time datetime="${dayOf(order)}">${dayOf(order)}</time><p>${titleOf(order)}.</p>`);
  }
  return /^\/(?:(?:about|products|careers)\/)?$/.test(path) ? page('Ferry Pumps', '') : null;
}

const dayOf = (order: number) => new Date(NOW.getTime() - (order + 1) * 3 * 86_400_000).toISOString().slice(0, 10);
const titleOf = (order: number) => `Ferry Pumps signs contract with Port ${order}`;
