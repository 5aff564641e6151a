import { BUILT, NOT_BUILT, settled } from './support/screens.ts';
import { expect, test } from './support/test.ts';

for (const [path, title] of BUILT) {
  test(`${path} shows the screen ${title} under that name`, async ({ page }) => {
    await page.goto(path);
    await settled(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page).toHaveTitle(`${title} · Business Intelligence`);
    await expect(page.getByText('87.3')).toHaveCount(0);
  });
}

test('every other route of the product exists and says that it is not built yet', async ({ page }) => {
  for (const [path, title] of NOT_BUILT) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.getByText('This screen is not built yet.')).toBeVisible();
    await expect(page).toHaveTitle(`${title} · Business Intelligence`);
  }
});

test('any other path is a 404 page with its two texts, and leads back', async ({ page }) => {
  for (const path of ['/nowhere', '/search/deeper', '/Dashboard']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
    await expect(page.getByText('Did you forget to add the page to the router?')).toBeVisible();
  }
  await page.getByRole('link', { name: 'Go to the Dashboard' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
});

test('Create Campaign stands in the header of every screen and opens its dialog', async ({ page }) => {
  for (const [path] of [...BUILT, ...NOT_BUILT, ['/nowhere']] as const) {
    await page.goto(path);
    await page.getByRole('banner').getByRole('button', { name: 'Create Campaign' }).click();
    const dialog = page.getByRole('dialog', { name: 'Create New Campaign' });
    await expect(dialog).toContainText(
      'Create a campaign to generate AI-powered intelligence reports for multiple companies',
    );
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog).toHaveCount(0);
  }
});

test('the dashboard shows four cards, two charts and the first five companies', async ({ page }) => {
  await page.goto('/');
  await settled(page);
  for (const text of ['Total Companies', 'Avg Employee Count', 'Data Sources Active', 'Last Sync']) {
    await expect(page.getByRole('heading', { name: text })).toBeVisible();
  }
  for (const text of ['tracked', 'across all sources', 'Connected']) {
    await expect(page.getByText(text, { exact: true })).toBeVisible();
  }
  await expect(page.getByText(/^Auto-refresh (enabled|off)$/)).toBeVisible();
  await expect(page.getByText(/^(just now|\d+ \w+ ago)$/)).toBeVisible();
  await expect(page.getByRole('figure').locator('svg').first()).toBeVisible();
  await expect(page.getByRole('figure')).toHaveCount(2);
  await expect(page.getByRole('row')).toHaveCount(6);
  await page.getByRole('row').nth(1).click();
  await expect(page.getByRole('dialog')).toContainText('Aggregated Employee Count');
});

test('charts have a table with the same figures', async ({ page, request }) => {
  await page.goto('/analytics');
  const [first] = await (await request.get('/api/analytics/employees-by-source')).json();
  await page.getByRole('button', { name: 'Show as table' }).first().click();
  const row = page.getByRole('row', { name: first.source });
  await expect(row).toContainText(first.employees.toLocaleString('en-US'));
});

test('an invalid last sync does not take the dashboard down', async ({ page }) => {
  await page.route(/analytics\.overview/, async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    await route.fulfill({ response, body: text.replace(/"lastSync":"[^"]*"/, '"lastSync":"yesterday-ish"') });
  });
  await page.goto('/');
  await settled(page);
  await expect(page.getByText('Unknown', { exact: true }).first()).toBeVisible();
  await expect(page.getByText('Recent Companies')).toBeVisible();
});

test('the last sync grows older while the dashboard stays open', async ({ page }) => {
  await page.clock.install();
  const lastSync = new Date().toISOString();
  await page.route(/analytics\.overview/, async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    await route.fulfill({ response, body: text.replace(/"lastSync":"[^"]*"/, `"lastSync":"${lastSync}"`) });
  });
  await page.goto('/');
  await settled(page);
  await expect(page.getByText('just now', { exact: true })).toBeVisible();
  await page.clock.fastForward(3 * 60_000);
  await expect(page.getByText(/^[34] minutes ago$/)).toBeVisible();
});

test('each chart says what it counts: averages by source, locations by mention', async ({ page }) => {
  await page.goto('/analytics');
  await settled(page);
  await expect(page.getByText(/^Average over the companies that each source covers\./)).toBeVisible();
  await expect(page.getByText('a company in several places counts once in each')).toBeVisible();
});

test('a failed read says what could not be read, without JSON, and can be tried again', async ({ page, problems }) => {
  problems.expect(/trpc/, /status of 500/);
  const message = { error: { message: 'The database is away', code: -32603, data: { code: 'X', httpStatus: 500 } } };
  await page.route('**/trpc/**', (route) => {
    const calls = new URL(route.request().url()).pathname.split(',').length;
    return route.fulfill({ status: 500, json: Array.from({ length: calls }, () => message) });
  });
  await page.goto('/search');
  await expect(page.getByText('Failed to fetch companies')).toBeVisible();
  await expect(page.getByText('The database is away')).toBeVisible();
  await expect(page.locator('body')).not.toContainText('{"');
  await page.unroute('**/trpc/**');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByText('440 companies found')).toBeVisible();
});
