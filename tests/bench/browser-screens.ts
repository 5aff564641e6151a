import { type Browser, devices, type Page } from '@playwright/test';
import { scriptBytes, watchScripts } from '../e2e/support/scripts.ts';
import { startServer } from '../e2e/support/server.ts';
import { INTERACTIONS } from './browser-interactions.ts';
import { percentile } from './measure.ts';
import type { Report } from './report.ts';

const CPU_SLOWDOWN = 4;
const LOADS = 5;
const LCP_GOAL_MS = 1500;
const SCRIPTS_GOAL_KB = 160;
const FONTS_GOAL_KB = 45;
const REQUESTS_GOAL = 15;
const SHIFT_GOAL = 0.02;
const INTERACTION_GOAL_MS = 200;
const CHARTS = /\/charts-/;
const QUIET_MS = 1500;
const SCREENS = [
  '/',
  '/search',
  '/sources',
  '/analytics',
  '/company-reports',
  '/campaigns',
  '/settings',
  '/contact-search',
  '/ai-assistant',
  '/linkedin-outreach',
  '/linkedin-outreach?tab=messages',
  '/lead-enrichment',
];

/** What the screens of the demo cost a browser: the first one, how still all stand, and how soon they answer. */
export async function measureScreens(browser: Browser, report: Report): Promise<void> {
  const demo = await startServer('demo');
  try {
    await measureFirstScreen(browser, report, demo.origin);
    await measureShifts(browser, report, demo.origin);
    await measureInteractions(browser, report, demo.origin);
  } finally {
    await demo.stop();
  }
}

async function measureFirstScreen(browser: Browser, report: Report, origin: string): Promise<void> {
  report.section(`First screen of the demo, median of ${LOADS} loads, CPU slowed ${CPU_SLOWDOWN}×, nothing cached`);
  const paints: number[] = [];
  const requests: number[] = [];
  let fontBytes = 0;
  let bytes = { before: 0, all: 0 };
  for (let load = 0; load < LOADS; load++) {
    const page = await openPage(browser);
    const scripts = await watchScripts(page);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await slowDown(page);
    await page.goto(origin);
    await page.getByRole('figure').locator('svg').first().waitFor();
    await page.waitForTimeout(QUIET_MS);
    paints.push(await largestPaintMs(page));
    requests.push(asked.length);
    const fonts = asked.filter((url) => url.endsWith('.woff2'));
    const bodies = await Promise.all(fonts.map(async (url) => (await page.request.get(url)).body()));
    fontBytes = bodies.reduce((sum, { length }) => sum + length, 0);
    const beforeCharts = new Map([...scripts].filter(([url]) => !CHARTS.test(url)));
    bytes = { before: scriptBytes(beforeCharts), all: scriptBytes(scripts) };
    await page.context().close();
  }
  report.limit('largest contentful paint', percentile(paints, 50), 'ms', LCP_GOAL_MS);
  report.limit('JavaScript before the charts, compressed', bytes.before / 1000, 'kB', SCRIPTS_GOAL_KB);
  report.note(`with the charts: ${(bytes.all / 1000).toFixed(1)} kB`);
  report.limit('fonts', fontBytes / 1000, 'kB', FONTS_GOAL_KB);
  report.limit('requests', percentile(requests, 50), '', REQUESTS_GOAL);
}

async function measureShifts(browser: Browser, report: Report, origin: string): Promise<void> {
  report.section('Layout shift of each screen until it is quiet, at 1440 and 390 px');
  for (const width of [1440, 390]) {
    const page = await openPage(browser, width);
    await page.addInitScript(() => {
      const watched = Object.assign(window, { shift: 0 });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) watched.shift += entry.value;
      }).observe({ type: 'layout-shift', buffered: true });
    });
    for (const path of SCREENS) {
      await page.goto(origin + path);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await page.waitForTimeout(QUIET_MS);
      const shift = await page.evaluate(() => (window as unknown as { shift: number }).shift);
      report.limit(`${path} at ${width} px`, shift, '', SHIFT_GOAL);
    }
    await page.context().close();
  }
}

async function measureInteractions(browser: Browser, report: Report, origin: string): Promise<void> {
  report.section(`Interaction to next paint, CPU slowed ${CPU_SLOWDOWN}×, the slowest event of each action`);
  const page = await openPage(browser);
  await page.addInitScript(() => {
    const watched = Object.assign(window, { slowest: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as PerformanceEventTiming[]) {
        if (entry.interactionId > 0) watched.slowest = Math.max(watched.slowest, entry.duration);
      }
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  });
  for (const { name, path, ready, act } of INTERACTIONS) {
    await page.goto(origin + path);
    await ready(page).waitFor();
    await page.waitForTimeout(QUIET_MS);
    const session = await slowDown(page);
    await page.evaluate(() => Object.assign(window, { slowest: 0 }));
    await act(page);
    await page.waitForTimeout(QUIET_MS);
    const slowest = await page.evaluate(() => (window as unknown as { slowest: number }).slowest);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    report.limit(name, slowest, 'ms', INTERACTION_GOAL_MS);
  }
  await page.context().close();
}

async function slowDown(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  return session;
}

async function openPage(browser: Browser, width = 1440): Promise<Page> {
  const context = await browser.newContext({ ...devices['Desktop Chrome'], viewport: { width, height: 900 } });
  const page = await context.newPage();
  // Its card would lie on what is pressed.
  await page.addInitScript(() => localStorage.setItem('tour-seen', 'yes'));
  return page;
}

function largestPaintMs(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? 0)).observe({
          type: 'largest-contentful-paint',
          buffered: true,
        });
      }),
  );
}
