/**
 * `node tests/bench/browser.ts [--size 100000] [--no-fail] [--only screens|leads|company]`: what a person waits for in the browser,
 * against the goals. The web client must be built. Ends with code 1 when a goal is missed.
 */
import { parseArgs } from 'node:util';
import { type Browser, chromium, devices, type Page } from '@playwright/test';
import { generateCompanies } from '@workbench/sandbox';
import { scrollToEnd } from '../e2e/support/scroll-to-end.ts';
import { startServer } from '../e2e/support/server.ts';
import { CHROMIUM_LAUNCH } from '../helpers/chromium.ts';
import { importCsv } from '../helpers/upload.ts';
import { measureCompanyPage } from './browser-company.ts';
import { measureContacts } from './browser-contacts.ts';
import { measureLeads } from './browser-leads.ts';
import { measureScreens } from './browser-screens.ts';
import { Report } from './report.ts';

const TASK_GOAL_MS = 100;
const NODES_GOAL = 1500;
const SCROLL_LIMIT_MS = 240_000;
const QUIET_MS = 1500;

const { values: options } = parseArgs({
  options: { size: { type: 'string' }, 'no-fail': { type: 'boolean' }, only: { type: 'string' } },
});
const size = Number(options.size ?? 100_000);
const report = new Report();
const browser = await chromium.launch(CHROMIUM_LAUNCH);
try {
  if (options.only === undefined || options.only === 'screens') await measureScreens(browser, report);
  if (options.only === undefined) {
    await measureScrolling(browser);
    await measureContacts(browser, report);
  }
  if (options.only === undefined || options.only === 'leads') await measureLeads(browser, report);
  if (options.only === undefined || options.only === 'company') await measureCompanyPage(browser, report);
} finally {
  await browser.close();
}
report.note(`\n${report.missed.length === 0 ? 'All goals are met.' : `Missed: ${report.missed.join('; ')}`}`);
if (report.missed.length > 0 && !options['no-fail']) process.exitCode = 1;

async function measureScrolling(browser: Browser): Promise<void> {
  report.section(`Scrolling the table over ${size.toLocaleString('en')} companies`);
  const server = await startServer('empty');
  try {
    await importCsv(server.origin, [...generateCompanies({ seed: 1, count: size, sources: 3 })].join(''));
    const page = await openPage(browser);
    await page.goto(`${server.origin}/search`);
    await page
      .getByRole('button', { name: /^Details for / })
      .first()
      .waitFor();
    await page.waitForTimeout(QUIET_MS);
    const { rows, nodesMax, tasks } = await scrollToEnd(page, SCROLL_LIMIT_MS);
    report.limit('elements in the document, most', nodesMax, '', NODES_GOAL);
    report.limit('longest task', Math.max(0, ...tasks), 'ms', TASK_GOAL_MS);
    report.note(`${rows.toLocaleString('en')} rows reached; ${tasks.length} tasks over 50 ms`);
  } finally {
    await server.stop();
  }
}

async function openPage(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } });
  return context.newPage();
}
