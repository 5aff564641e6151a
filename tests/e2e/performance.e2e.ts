import { generateCompanies } from '@workbench/sandbox';
import { companyRows, settled } from './support/screens.ts';
import { scriptCompanies } from './support/scripted-companies.ts';
import { scriptBytes, watchScripts } from './support/scripts.ts';
import { scrollToEnd } from './support/scroll-to-end.ts';
import { expect, test, useWorkspace } from './support/test.ts';

const FIRST_SCREEN_BYTES_MAX = 160_000;
const COMPANIES = 20_000;
/** The visible rows, those drawn ahead, and the shell around them. */
const NODES_MAX = 1500;
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

test('the charts come in files of their own', async ({ page }) => {
  const all = await watchScripts(page);
  await page.goto('/');
  await settled(page);
  await expect(page.getByRole('figure').locator('svg').first()).toBeVisible();
  const charts = [...all.keys()].filter((url) => /Drawing-/.test(url));
  expect(charts.length).toBeGreaterThanOrEqual(2);
});

test('scrolling through 20,000 companies keeps the document small', async ({ page }) => {
  await scriptCompanies(page, COMPANIES);
  await page.goto('/search');
  await expect(page.getByRole('table')).toHaveAttribute('aria-rowcount', `${COMPANIES + 1}`);
  const { rows, nodesMax } = await scrollToEnd(page, 60_000);
  expect(rows).toBe(COMPANIES);
  expect(nodesMax).toBeLessThan(NODES_MAX);
});
