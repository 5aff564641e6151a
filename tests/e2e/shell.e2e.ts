import { answer } from './support/answers.ts';
import { BUILT, hold, settled } from './support/screens.ts';
import { expectNoJump, expectNoSidewaysScroll, watchLayoutShift } from './support/stability.ts';
import { expect, type Page, test } from './support/test.ts';

/** The button in the header of a screen. */
async function expectCreateCampaign(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: 'Create Campaign' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create New Campaign' });
  await expect(dialog).toContainText(
    'Create a campaign to generate AI-powered intelligence reports for multiple companies',
  );
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toHaveCount(0);
}

for (const [path, title] of BUILT) {
  test(`${path} shows the screen ${title} under that name`, async ({ page }) => {
    await watchLayoutShift(page);
    await page.goto(path);
    await settled(page);
    await expectNoJump(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page).toHaveTitle(`${title} · Business Intelligence`);
    await expect(page.getByText('87.3')).toHaveCount(0);
    await expectCreateCampaign(page);
    // A smaller window, and a zoom of 200 %.
    for (const width of [1024, 720]) {
      await page.setViewportSize({ width, height: 450 });
      await expectNoSidewaysScroll(page, `${path} at ${width} px`);
    }
  });
}

test('any other path is a 404 page with its two texts, and leads back', async ({ page }) => {
  // The design system is on the development server alone.
  for (const path of ['/nowhere', '/search/deeper', '/Dashboard', '/design']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
    await expect(page.getByText('Did you forget to add the page to the router?')).toBeVisible();
  }
  await expectCreateCampaign(page);
  await page.getByRole('link', { name: 'Go to the Dashboard' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
});

test('the dashboard shows four cards, two charts and the first five companies', async ({ page }) => {
  const held = await hold(page, 'companies.page');
  const settings = await hold(page, 'settings.get');
  await page.goto('/');
  await expect(page.getByText('Overview of your aggregated business intelligence data')).toBeVisible();
  await expect(page.getByText('Loading companies...')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Last Sync' })).toBeVisible();
  await expect(page.getByText(/^Auto-refresh/), 'not known yet').toHaveCount(0);
  settings.release();
  held.release();
  await settled(page);
  await page.getByRole('button', { name: 'Export' }).click();
  await expect(page.getByRole('menuitem')).toHaveText(['CSV', 'JSON', 'Excel', 'For HubSpot', 'For Salesforce']);
  await page.keyboard.press('Escape');
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
  for (const text of ['Employee Count by Source', 'Employee Location Distribution', 'Recent Companies']) {
    await expect(page.getByText(text, { exact: true })).toBeVisible();
  }
  await expect(page.getByRole('row')).toHaveCount(6);
  await page.getByRole('row').nth(1).click();
  await expect(page.getByRole('dialog')).toContainText('Aggregated Employee Count');
});

test('the dashboard names what moved, with its source, and what waits, as REST has it', async ({ page, request }) => {
  const since = new Date(Date.now() - 7 * 86_400_000).toISOString().slice(0, 10);
  const { total: disputes } = await (await request.get('/api/analytics/disagreements?limit=1')).json();
  const counted = { source: 'Apollo', before: '100', now: '310', counted: true, counts: true };
  const figure = { ...counted, reasonCode: 'used', reason: 'used' };
  const moved = {
    id: '0'.repeat(24),
    name: 'Arlo & Sons',
    domain: 'arlo.example.com',
    from: 100,
    to: 305,
    changes: [],
    figures: [figure],
  };
  await page.route('**/trpc/**', async (route) => {
    const names = new URL(route.request().url()).pathname.split('/trpc/')[1]?.split(',') ?? [];
    const at = names.indexOf('analytics.movedHeadcounts');
    if (at < 0) return route.continue();
    const response = await route.fetch();
    const answers = await response.json();
    expect(answers[at].result.data).toMatchObject({ since });
    answers[at].result.data = { since, items: [moved], total: 1, totalIsCapped: false };
    return route.fulfill({ response, json: answers });
  });
  await page.goto('/');
  await expect(
    page.getByRole('button', { name: /Arlo & Sons.*Apollo says 310, was 100.*100 → 305.*\+205\.0%/ }),
  ).toBeVisible();
  const waiting = page.getByRole('link', { name: 'Companies whose sources disagree' });
  await expect(waiting).toContainText(disputes.toLocaleString('en'));
  await waiting.click();
  await expect(page).toHaveURL(/\/disagreements/);
});

test('where most companies have one source, the dashboard says why they have no aggregate and leads to both', async ({
  page,
  request,
}) => {
  const overview = await (await request.get('/api/analytics/overview')).json();
  const serve = (counts: { companiesWithSingleFigure: number; companiesWithAggregate: number }) =>
    answer(page, { 'analytics.overview': { ...overview, ...counts } });
  const hint = page.getByText('219 companies have a headcount from one source and no aggregate.');
  await serve({ companiesWithSingleFigure: 219, companiesWithAggregate: 12 });
  await page.goto('/');
  await expect(hint).toBeVisible();
  await expect(page.getByRole('link', { name: 'Change Minimum Sources' })).toHaveAttribute('href', '/settings');
  await page.getByRole('link', { name: '219 companies have a headcount from one source' }).click();
  await expect(page).toHaveURL(/\/search\?filter=.*headcount.*single/);
  await serve({ companiesWithSingleFigure: 11, companiesWithAggregate: 12 });
  await page.goto('/');
  await settled(page);
  await expect(page.getByText(/headcount from one source/)).toHaveCount(0);
});

test('charts have a table with the same figures', async ({ page, request }) => {
  await page.goto('/analytics');
  const [first] = await (await request.get('/api/analytics/employees-by-source')).json();
  await page.getByRole('button', { name: 'Show as table' }).first().click();
  const row = page.getByRole('figure').getByRole('row', { name: first.source });
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

test('analytics shows four cards, two charts and how far the sources agree', async ({ page, request }) => {
  await page.goto('/analytics');
  await settled(page);
  for (const text of ['Total Companies', 'Avg Employee Count', 'Data Sources Active', 'Companies Compared']) {
    await expect(page.getByRole('heading', { name: text })).toBeVisible();
  }
  for (const text of ['Average Employee Count by Source', 'Employee Location Distribution', 'Data Quality Insights']) {
    await expect(page.getByText(text, { exact: true })).toBeVisible();
  }
  await expect(page.getByRole('figure')).toHaveCount(2);
  const { sourceAgreement } = await (await request.get('/api/analytics/overview')).json();
  const agreement = page.getByRole('progressbar', { name: 'Source Agreement' });
  await expect(agreement).toHaveAttribute('aria-valuenow', `${sourceAgreement}`);
});

test('each chart says what it counts: averages by source, countries by company', async ({ page }) => {
  await page.goto('/analytics');
  await settled(page);
  await expect(page.getByText(/^Average across the companies each source covers\./)).toBeVisible();
  await expect(page.getByText('A company in several countries counts once in each')).toBeVisible();
});

test('a country opens its cities by keyboard, Esc leads back to it, and bars rank all countries', async ({ page }) => {
  await page.goto('/');
  await settled(page);
  const country = page.getByRole('button', { name: /^Cities in / }).first();
  const name = (await country.getAttribute('aria-label'))?.slice('Cities in '.length) ?? '';
  await country.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'All countries' })).toBeFocused();
  await expect(page.getByText(`The most common city in ${name} is`)).toBeVisible();
  await expect(page.getByText(/^Shares of the [\d,]+ companies in .*counts once in each\.$/)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: `Cities in ${name}` })).toBeFocused();
  await page.getByRole('button', { name: 'Show as bars' }).click();
  const bars = page.getByRole('region', { name: 'Companies by country, ranked' }).getByRole('link');
  await expect(bars.first()).toHaveAccessibleName(new RegExp(`^${name}: `));
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
  for (const [path, failures] of [
    ['/search?q=a', ['Failed to search companies']],
    [`/company-reports?company=${'a'.repeat(24)}`, ['Failed to fetch company']],
    ['/analytics', ['Failed to fetch analytics', 'Failed to fetch employee data', 'Failed to fetch location data']],
  ] as const) {
    await page.goto(path);
    for (const failure of failures) await expect(page.getByText(failure, { exact: true })).toBeVisible();
  }
  await page.unroute('**/trpc/**');
  await page.getByRole('button', { name: 'Retry' }).first().click();
  await expect(page.getByRole('heading', { name: 'Total Companies' })).toBeVisible();
});

test('a tooltip comes after 700 ms, and the next one at once', async ({ page }) => {
  await page.clock.install();
  await page.goto('/');
  await settled(page);
  await page.getByRole('button', { name: 'Toggle sidebar' }).click();
  await page.clock.pauseAt(Date.now() + 60_000);
  const screens = page.getByRole('navigation', { name: 'Screens' });
  const tooltip = page.getByRole('tooltip');
  // A pointer comes in more than one step, also on its way from one to the next.
  const point = async (name: string) => {
    for (const x of [10, 12, 14]) await screens.getByRole('link', { name }).hover({ position: { x, y: 10 } });
  };
  await point('Analytics');
  await page.clock.runFor(650);
  await expect(tooltip).toHaveCount(0);
  await page.clock.runFor(100);
  await expect(tooltip).toHaveText('Analytics');
  // Within 300 ms of the one before.
  await point('Settings');
  await page.clock.runFor(50);
  await expect(tooltip).toHaveText('Settings');
  await page.mouse.move(900, 800, { steps: 3 });
  await page.clock.runFor(400);
  await expect(tooltip).toHaveCount(0);
  await point('Campaigns');
  await page.clock.runFor(650);
  await expect(tooltip).toHaveCount(0);
  await page.clock.runFor(100);
  await expect(tooltip).toHaveText('Campaigns');
});
