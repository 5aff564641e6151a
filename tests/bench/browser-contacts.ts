import { type Browser, devices } from '@playwright/test';
import { answer } from '../e2e/support/answers.ts';
import { contactResults } from '../e2e/support/scripted-contacts.ts';
import { startServer } from '../e2e/support/server.ts';
import type { Report } from './report.ts';

const PEOPLE = 1000;
const TASK_GOAL_MS = 100;
const STEPS = 200;

/** A search that answers a thousand people: from the click to the last row, no task may hold up the screen. */
export async function measureContacts(browser: Browser, report: Report): Promise<void> {
  report.section(`Contact search with ${PEOPLE.toLocaleString('en')} results`);
  const server = await startServer('empty');
  try {
    const context = await browser.newContext({ ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } });
    const page = await context.newPage();
    await answer(page, { 'contacts.search': contactResults(PEOPLE) });
    await page.goto(`${server.origin}/contact-search?tab=manual&titles=CTO`);
    const search = page.getByRole('tabpanel').getByRole('button', { name: 'Search', exact: true });
    await search.waitFor();
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => {
      const tasks: number[] = [];
      Object.assign(globalThis, { tasks });
      new PerformanceObserver((list) => tasks.push(...list.getEntries().map(({ duration }) => duration))).observe({
        type: 'longtask',
      });
    });
    await search.click();
    const table = page.getByRole('region', { name: 'Contacts', exact: true });
    await table.waitFor();
    await page.getByRole('checkbox', { name: /^Select all shown/ }).check();
    const nodesMax = await table.evaluate(async (element, steps) => {
      let most = 0;
      for (let step = 0; step <= steps; step++) {
        element.scrollTop = (step / steps) * (element.scrollHeight - element.clientHeight);
        await new Promise((resolve) => requestAnimationFrame(resolve));
        most = Math.max(most, document.querySelectorAll('*').length);
      }
      // Entries are handed out after the task that they measure.
      await new Promise((resolve) => setTimeout(resolve, 500));
      return most;
    }, STEPS);
    const tasks = await page.evaluate(() => (globalThis as unknown as { tasks: number[] }).tasks);
    report.limit('elements in the document, most', nodesMax, '', 3000);
    report.limit('longest task', Math.max(0, ...tasks), 'ms', TASK_GOAL_MS);
    await context.close();
  } finally {
    await server.stop();
  }
}
