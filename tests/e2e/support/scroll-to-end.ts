import type { Page } from '@playwright/test';

export interface Scrolled {
  /** Of the last row that was reached. */
  rows: number;
  /** Most elements that the document had. */
  nodesMax: number;
  /** Milliseconds of each task over 50 ms. */
  tasks: number[];
}

/** Goes to the end of what is loaded, again and again, until the last company or the time limit is reached. */
export function scrollToEnd(page: Page, limitMs: number): Promise<Scrolled> {
  return page.evaluate(async (limitMs) => {
    const tasks: number[] = [];
    const observer = new PerformanceObserver((list) => tasks.push(...list.getEntries().map((entry) => entry.duration)));
    observer.observe({ type: 'longtask' });
    const table = document.querySelector('section[aria-label="Companies"]');
    if (table === null) throw new Error('The company table is not on the screen.');
    const total = Number(table.querySelector('table')?.getAttribute('aria-rowcount'));
    const lastRow = () =>
      Number([...table.querySelectorAll('tr[aria-rowindex]')].at(-1)?.getAttribute('aria-rowindex'));
    const until = performance.now() + limitMs;
    let nodesMax = 0;
    while (lastRow() < total && performance.now() < until) {
      table.scrollTo(0, table.scrollHeight);
      await new Promise((resolve) => requestAnimationFrame(resolve));
      nodesMax = Math.max(nodesMax, document.querySelectorAll('*').length);
    }
    // Entries are handed out after the task that they measure.
    await new Promise((resolve) => setTimeout(resolve, 500));
    return { rows: lastRow() - 1, nodesMax, tasks: tasks.map(Math.round) };
  }, limitMs);
}
