import { read } from 'hucre';
import { readDownload } from './support/csv.ts';
import { hold, searchBox, settled, toast } from './support/screens.ts';
import { expect, type Page, test } from './support/test.ts';

interface Listed {
  name: string;
  domain: string;
  industry: string;
  aggregatedEmployeeCount: number | null;
  dataQuality: string;
}

const HEADER = ['Name', 'Domain', 'Industry', 'Aggregated Employee Count', 'Locations', 'Data Quality'];
const button = (page: Page) => page.getByRole('main').getByRole('button', { name: /^(Export|Exporting\.\.\.)$/ });

async function choose(page: Page, format: 'CSV' | 'JSON' | 'Excel') {
  await button(page).click();
  await page.getByRole('menuitem', { name: format, exact: true }).click();
}

async function exportAs(page: Page, format: 'CSV' | 'JSON' | 'Excel') {
  const [download] = await Promise.all([page.waitForEvent('download'), choose(page, format)]);
  return { name: download.suggestedFilename(), bytes: await readDownload(download) };
}

async function listed(page: Page, params: Record<string, string> = {}): Promise<Listed[]> {
  return (await page.request.get('/api/companies', { params: { limit: '5000', ...params } })).json();
}

test.beforeEach(async ({ page }) => {
  await page.goto('/');
  await settled(page);
});

test('CSV has a BOM, CRLF, the header and the rows that the API lists', async ({ page }) => {
  const { name, bytes } = await exportAs(page, 'CSV');
  expect(name).toBe('companies.csv');
  expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  const lines = bytes.toString('utf8').slice(1).split('\r\n');
  expect(lines.pop()).toBe('');
  expect(lines.join('')).not.toContain('\n');
  expect(lines[0]?.split(',').slice(0, 6)).toEqual(HEADER);
  const expected = await listed(page);
  expect(lines).toHaveLength(expected.length + 1);
  // The fictional names hold no comma, so that the first two cells are what stands before the first two commas.
  expect(lines.slice(1).map((line) => line.split(',', 2))).toEqual(expected.map(({ name, domain }) => [name, domain]));
});

test('JSON parses and has the same companies with their sources', async ({ page }) => {
  const { name, bytes } = await exportAs(page, 'JSON');
  expect(name).toBe('companies.json');
  const exported = JSON.parse(bytes.toString('utf8')) as (Listed & { sources: unknown[] })[];
  expect(exported.map(({ sources: _sources, ...company }) => company)).toEqual(await listed(page));
  expect(exported.every(({ sources }) => sources.length >= 2)).toBe(true);
});

test('Excel is a real workbook whose numbers are numbers', async ({ page }) => {
  const { name, bytes } = await exportAs(page, 'Excel');
  expect(name).toBe('companies.xlsx');
  expect(bytes.subarray(0, 4).toString('latin1')).toBe('PK\u0003\u0004');
  const [header, ...rows] = (await read(bytes)).sheets[0]?.rows ?? [];
  expect(header?.slice(0, 6)).toEqual(HEADER);
  const expected = await listed(page);
  const cells = expected.map((company) => [company.name, company.domain, company.industry]);
  expect(rows.map((row) => row.slice(0, 3))).toEqual(cells);
  expect(rows.map((row) => row[3])).toEqual(expected.map((company) => company.aggregatedEmployeeCount));
});

test('an export holds the companies of the search, in its order', async ({ page }) => {
  await page.goto('/search?q=trading&sort=-name');
  await expect(searchBox(page)).toHaveValue('trading');
  const { bytes } = await exportAs(page, 'JSON');
  const names = (JSON.parse(bytes.toString('utf8')) as Listed[]).map((company) => company.name);
  expect(names).toEqual((await listed(page, { q: 'trading', sort: '-name' })).map((company) => company.name));
  expect(names.length).toBeGreaterThan(1);
  expect(names.length).toBeLessThan(440);
});

test('the button reads Exporting... and comes back one second after the call has finished', async ({ page }) => {
  await page.clock.install();
  await page.goto('/');
  await settled(page);
  const held = await hold(page, '/api/export/csv');
  await choose(page, 'CSV');
  await expect(button(page)).toHaveText('Exporting...');
  await expect(button(page)).toBeDisabled();
  // However long the call takes, the second begins only after it.
  await page.clock.pauseAt(Date.now() + 60_000);
  await expect(button(page)).toBeDisabled();
  const download = page.waitForEvent('download');
  held.release();
  await download;
  await page.clock.runFor(900);
  await expect(button(page)).toBeDisabled();
  await page.clock.runFor(150);
  await expect(button(page)).toHaveText('Export');
  await expect(button(page)).toBeEnabled();
});

test('a failure shows on the button and nowhere else, until the next attempt', async ({ page, problems }) => {
  problems.expect(/api\/export\/csv/, /status of 500/, /Failed to export data/);
  await page.route('**/api/export/csv*', (route) =>
    route.fulfill({ status: 500, json: { message: 'secret detail', code: 'INTERNAL' } }),
  );
  await choose(page, 'CSV');
  const failed = page.getByRole('button', { name: 'Failed to export data' });
  await expect(failed).toBeEnabled();
  await expect(toast(page)).toHaveCount(0);
  await expect(page.locator('body')).not.toContainText('secret detail');
  await page.unroute('**/api/export/csv*');
  const download = page.waitForEvent('download');
  await failed.click();
  await page.getByRole('menuitem', { name: 'CSV' }).click();
  await download;
  await expect(failed).toHaveCount(0);
});

test('after a failure too the button comes back only one second later, and the reason is in the console', async ({
  page,
  problems,
}) => {
  problems.expect(/api\/export\/csv/, /status of 500/, /Failed to export data/);
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  await page.clock.install();
  await page.goto('/');
  await settled(page);
  const released = Promise.withResolvers<void>();
  await page.route('**/api/export/csv*', async (route) => {
    await released.promise;
    await route.fulfill({ status: 500, json: { message: 'The disk is full', code: 'INTERNAL' } });
  });
  await choose(page, 'CSV');
  await expect(button(page)).toHaveText('Exporting...');
  await page.clock.pauseAt(Date.now() + 60_000);
  released.resolve();
  await expect.poll(() => logged.join()).toContain('The disk is full');
  await page.clock.runFor(900);
  await expect(button(page)).toHaveText('Exporting...');
  await expect(button(page)).toBeDisabled();
  await page.clock.runFor(150);
  await expect(page.getByRole('button', { name: 'Failed to export data' })).toBeEnabled();
});

test('an export goes on when the person leaves the screen, and the next screen is ready for another', async ({
  page,
}) => {
  const held = await hold(page, '/api/export/csv');
  await choose(page, 'CSV');
  await expect(button(page)).toHaveText('Exporting...');
  await page.getByRole('link', { name: 'Search Companies' }).click();
  await expect(button(page)).toHaveText('Export');
  const download = page.waitForEvent('download');
  held.release();
  expect((await download).suggestedFilename()).toBe('companies.csv');
  await expect(button(page)).toBeEnabled();
});
