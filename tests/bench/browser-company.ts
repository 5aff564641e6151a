import { type Browser, devices, type Page } from '@playwright/test';
import { startServer } from '../e2e/support/server.ts';
import { importCsv } from '../helpers/upload.ts';
import { percentile } from './measure.ts';
import type { Report } from './report.ts';

const CSV = 'name,domain,industry,Employees (Registry)\nAlpha,alpha.com,Toys,100\n';
const ENTRIES = 1000;
const AT_ONCE = 10;
const LOADS = 5;
const PAINT_GOAL_MS = 500;
/** Up to here the layout counts as stable. */
const SHIFT_GOAL = 0.1;
const QUIET_MS = 700;
const VIEWS = [
  { name: 'overview', query: '', width: 1440 },
  { name: 'timeline', query: '?tab=timeline', width: 1440 },
  { name: 'overview at 390 px', query: '', width: 390 },
  { name: 'timeline at 390 px', query: '?tab=timeline', width: 390 },
];

/** The page of a company with a long timeline, in a browser that has loaded it before. */
export async function measureCompanyPage(browser: Browser, report: Report): Promise<void> {
  report.section(
    `A company's page with ${ENTRIES.toLocaleString('en')} timeline entries, median of ${LOADS} warm loads`,
  );
  const server = await startServer('empty');
  try {
    await importCsv(server.origin, CSV);
    const [{ id }] = (await (await fetch(`${server.origin}/api/companies`)).json()) as [{ id: string }];
    await writeNotes(`${server.origin}/api/companies/${id}/notes`);
    const context = await browser.newContext({ ...devices['Desktop Chrome'] });
    const page = await context.newPage();
    await page.addInitScript(watchLoad);
    for (const { name, query, width } of VIEWS) {
      await page.setViewportSize({ width, height: 900 });
      const address = `${server.origin}/companies/${id}${query}`;
      await load(page, address);
      const loads: { named: number; shift: number }[] = [];
      for (let count = 0; count < LOADS; count++) loads.push(await load(page, address));
      const median = (of: 'named' | 'shift') =>
        percentile(
          loads.map((one) => one[of]),
          50,
        );
      report.limit(`${name}: the company's name is painted`, median('named'), 'ms', PAINT_GOAL_MS);
      report.limit(`${name}: layout shift`, median('shift'), '', SHIFT_GOAL);
    }
    await context.close();
  } finally {
    await server.stop();
  }
}

async function writeNotes(address: string): Promise<void> {
  const headers = { 'content-type': 'application/json' };
  for (let first = 0; first < ENTRIES; first += AT_ONCE) {
    const texts = Array.from({ length: AT_ONCE }, (_, step) => `Note ${first + step}`);
    const answers = await Promise.all(
      texts.map((text) => fetch(address, { method: 'POST', headers, body: JSON.stringify({ text }) })),
    );
    if (answers.some(({ ok }) => !ok)) throw new Error('A note was refused');
  }
}

interface Watched {
  load: { named: number; shift: number };
}

/** Runs in the page before its own code. */
function watchLoad(): void {
  const watched = window as unknown as Watched;
  watched.load = { named: 0, shift: 0 };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
      watched.load.shift += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
  const look = () => {
    if (document.querySelector('h1:not(.sr-only)') === null) requestAnimationFrame(look);
    else requestAnimationFrame(() => (watched.load.named = performance.now()));
  };
  requestAnimationFrame(look);
}

async function load(page: Page, address: string): Promise<{ named: number; shift: number }> {
  await page.goto(address);
  await page.getByRole('heading', { level: 1, name: 'Alpha' }).waitFor();
  await page.waitForTimeout(QUIET_MS);
  return page.evaluate(() => (window as unknown as Watched).load);
}
