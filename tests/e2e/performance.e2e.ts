import { generateCompanies } from '@workbench/sandbox';
import { companyRows, settled } from './support/screens.ts';
import { scriptCompanies } from './support/scripted-companies.ts';
import { scriptBytes, watchScripts } from './support/scripts.ts';
import { scrollToEnd } from './support/scroll-to-end.ts';
import { expect, test, useWorkspace } from './support/test.ts';

const FIRST_SCREEN_BYTES_MAX = 160_000;
const FONT_BYTES_MAX = 45_000;
const REQUESTS_MAX = 15;
const COMPANIES = 20_000;
/** The visible rows, those drawn ahead, and the shell around them. */
const NODES_MAX = 1000;
const NO_DISTRIBUTIONS = { countries: [], growth: [], size: [], quality: [], headcount: [] };

useWorkspace('empty', [{ csv: [...generateCompanies({ seed: 7, count: 200, sources: 2 })].join('') }]);

test('the first screen needs at most 160 kB of compressed JavaScript before the charts', async ({ page }) => {
  // Without figures no chart is drawn, so that whatever loads belongs to the rest of the screen.
  await page.route(/analytics\.(employeesBySource|distributions)/, async (route) => {
    const names = new URL(route.request().url()).pathname.replace('/trpc/', '').split(',');
    const answers: unknown[] = await (await route.fetch()).json();
    const withoutFigures = answers.map((answer, index) => {
      if (names[index] === 'analytics.employeesBySource') return { result: { data: [] } };
      return names[index] === 'analytics.distributions' ? { result: { data: NO_DISTRIBUTIONS } } : answer;
    });
    await route.fulfill({ json: withoutFigures });
  });
  const beforeCharts = await watchScripts(page);
  await page.goto('/');
  await expect(page.getByText('No employee counts yet')).toBeVisible();
  await expect(companyRows(page)).toHaveCount(5);
  await page.waitForLoadState('networkidle');
  expect(scriptBytes(beforeCharts)).toBeGreaterThan(50_000);
  expect(scriptBytes(beforeCharts)).toBeLessThanOrEqual(FIRST_SCREEN_BYTES_MAX);
});

test('the first screen takes at most 15 requests, its charts in a file of their own and a typeface of at most 45 kB', async ({
  page,
}) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  const all = await watchScripts(page);
  await page.goto('/');
  await settled(page);
  await expect(page.getByRole('figure').locator('svg').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(requests.length, requests.join('\n')).toBeLessThanOrEqual(REQUESTS_MAX);
  expect([...all.keys()].filter((url) => url.includes('/charts-'))).toHaveLength(1);
  const fonts = requests.filter((path) => path.endsWith('.woff2'));
  expect(fonts).toHaveLength(1);
  const font = await page.request.get(fonts[0] ?? '');
  expect((await font.body()).length).toBeLessThanOrEqual(FONT_BYTES_MAX);
  expect(await page.evaluate(() => document.fonts.check('13px Inter'))).toBe(true);
});

test('the first press is answered before what it loads', async ({ page }) => {
  await page.goto('/search');
  await expect(companyRows(page).first()).toBeVisible();
  const toaster = 'link[href*="/Toaster-"]';
  const atOnce = await page.evaluate(async (toaster) => {
    document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    await new Promise(requestAnimationFrame);
    return document.querySelectorAll(toaster).length;
  }, toaster);
  expect(atOnce).toBe(0);
  await expect(page.locator(toaster).first()).toBeAttached();
});

test('scrolling through 20,000 companies keeps the document small', async ({ page }) => {
  // What is measured is the document; how long it takes is the machine's.
  test.setTimeout(300_000);
  await scriptCompanies(page, COMPANIES);
  await page.goto('/search');
  await expect(page.getByRole('table')).toHaveAttribute('aria-rowcount', `${COMPANIES + 1}`);
  const { rows, nodesMax } = await scrollToEnd(page, 240_000);
  expect(rows).toBe(COMPANIES);
  expect(nodesMax).toBeLessThan(NODES_MAX);
});
