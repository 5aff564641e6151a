import type { Page } from '@playwright/test';

interface TraceEvent {
  name: string;
  args?: { elementCount?: number };
}

/** How many elements the browser styles again while `act` runs, in the largest step. */
export async function mostRestyled(page: Page, act: () => Promise<void>): Promise<number> {
  return Math.max(0, ...(await restyled(page, act)));
}

/** How many elements the browser styles while `act` runs, step by step. */
export async function restyled(page: Page, act: () => Promise<void>): Promise<number[]> {
  const browser = page.context().browser();
  if (browser === null) throw new Error('The page has no browser that can be traced');
  await browser.startTracing(page, { categories: ['devtools.timeline'] });
  await act();
  const trace = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
  const steps = trace.traceEvents.filter(({ name }) => name === 'UpdateLayoutTree');
  return steps.map(({ args }) => args?.elementCount ?? 0);
}
