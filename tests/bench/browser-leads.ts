import { type Browser, devices, type Page } from '@playwright/test';
import { connectDatabase } from '@workbench/db';
import { startServer } from '../e2e/support/server.ts';
import { LEADS, putLeads } from './lead-docs.ts';
import { percentile } from './measure.ts';
import type { Report } from './report.ts';

/** So far somebody may scroll, a hundred rows with each page that is read. */
const ROWS = 5000;
const NODES_GOAL = 1500;
const TASK_GOAL_MS = 50;
const SCROLL_LIMIT_MS = 120_000;
const QUIET_MS = 1500;

interface Scrolled {
  rows: number;
  nodesMax: number;
  tasks: number[];
  /** Milliseconds between two pictures. */
  frames: number[];
}

/** The leads list over 50,000 leads: while it is scrolled page after page, no task may hold up the screen. */
export async function measureLeads(browser: Browser, report: Report): Promise<void> {
  report.section(`Scrolling the list of ${LEADS.toLocaleString('en')} leads`);
  const server = await startServer('empty');
  try {
    const database = await connectDatabase({ dataDir: server.dataDir });
    await putLeads().finally(() => database.close());
    const context = await browser.newContext({ ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } });
    const page = await context.newPage();
    await page.goto(`${server.origin}/lead-enrichment?tab=leads`);
    await page
      .getByRole('region', { name: 'Leads', exact: true })
      .getByRole('checkbox', { name: /^Select/ })
      .first()
      .waitFor();
    await page.waitForTimeout(QUIET_MS);
    const { rows, nodesMax, tasks, frames } = await scroll(page);
    await context.close();
    report.check(`reaches ${ROWS.toLocaleString('en')} rows`, rows < ROWS ? [`only ${rows}`] : []);
    report.limit('elements in the document, most', nodesMax, '', NODES_GOAL);
    report.limit('longest task', Math.max(0, ...tasks), 'ms', TASK_GOAL_MS);
    report.note(`${tasks.length} tasks over 50 ms; a picture each ${percentile(frames, 50).toFixed(1)} ms`);
  } finally {
    await server.stop();
  }
}

/** Goes to the end of what is loaded, again and again, until so many rows or the time limit are reached. */
function scroll(page: Page): Promise<Scrolled> {
  return page.evaluate(
    async ({ rowsMin, limitMs }) => {
      const tasks: number[] = [];
      const frames: number[] = [];
      const observer = new PerformanceObserver((list) =>
        tasks.push(...list.getEntries().map(({ duration }) => duration)),
      );
      observer.observe({ type: 'longtask' });
      const list = document.querySelector('section[aria-label="Leads"]');
      if (list === null) throw new Error('The list of leads is not on the screen.');
      const lastRow = () =>
        // The head is row 1.
        Number([...list.querySelectorAll('tr[aria-rowindex]')].at(-1)?.getAttribute('aria-rowindex')) - 1;
      const until = performance.now() + limitMs;
      let nodesMax = 0;
      while (lastRow() < rowsMin && performance.now() < until) {
        const begun = performance.now();
        list.scrollTo(0, list.scrollHeight);
        await new Promise((resolve) => requestAnimationFrame(resolve));
        frames.push(performance.now() - begun);
        nodesMax = Math.max(nodesMax, document.querySelectorAll('*').length);
      }
      // Entries are handed out after the task that they measure.
      await new Promise((resolve) => setTimeout(resolve, 500));
      return { rows: lastRow(), nodesMax, tasks: tasks.map(Math.round), frames };
    },
    { rowsMin: ROWS, limitMs: SCROLL_LIMIT_MS },
  );
}
