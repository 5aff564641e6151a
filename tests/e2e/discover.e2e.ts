import { answer, Refusal } from './support/answers.ts';
import { hold, settled, toast } from './support/screens.ts';
import { expect, type Page, test, useWorkspace } from './support/test.ts';

useWorkspace('demo');

const results = (page: Page) => page.getByRole('region', { name: 'Discovered companies', exact: true });
const button = (page: Page) => page.getByRole('button', { name: 'Discover companies' });
const result = (page: Page, name: string) => results(page).getByRole('listitem').filter({ hasText: name }).first();

const FOUND = {
  name: 'Found Works',
  domain: 'found-works.example.com',
  industry: 'Software',
  employeeCount: 1200,
  employeeBand: null,
  location: 'Oslo, Norway',
  sources: ['Wikidata', 'Apollo'],
  companyId: null,
};
const ASKED = { id: 'wikidata', source: 'Wikidata', found: 3, problem: null, credits: 0 };

async function openTab(page: Page) {
  await page.goto('/search?tab=discover');
  await settled(page);
  await expect(page.getByRole('group', { name: 'Sources to search' })).toBeVisible();
}

test('finds companies without a key, shows them in a list of its own height, and says how many', async ({ page }) => {
  await openTab(page);
  await page.getByLabel('Location').fill('Norway');
  const held = await hold(page, 'sources.discover');
  await button(page).click();
  await expect(page.getByRole('button', { name: 'Searching...' })).toBeDisabled();
  held.release();
  await expect(toast(page)).toContainText('Search Complete');
  await expect(toast(page)).toContainText(/Found [\d,]+ compan(y|ies) matching your criteria\./);
  const list = results(page).getByRole('region', { name: 'List of discovered companies' });
  await expect(list).toHaveCSS('max-height', '400px');
  expect(await list.getByRole('listitem').count()).toBeGreaterThan(0);
});

test('paid sources are off until chosen, and the price stands beside the button before the search', async ({
  page,
}) => {
  await openTab(page);
  const sources = await (await page.request.get('/api/companies/discover/sources')).json();
  for (const { source, connected, creditsMax } of sources) {
    const box = page.getByRole('checkbox', { name: source });
    await expect(box).toBeChecked({ checked: connected && creditsMax === 0 });
    if (connected && creditsMax > 0) {
      await expect(page.getByText(`up to ${creditsMax} credit`).first()).toBeVisible();
      await box.check();
      await expect(page.getByText(new RegExp(`^This search costs up to ${creditsMax} credits?\\.$`))).toBeVisible();
      await box.uncheck();
    }
  }
  expect(
    sources.some(({ connected, creditsMax }: typeof ASKED & Record<string, unknown>) => connected && creditsMax),
  ).toBe(true);
  await expect(page.getByText(/^This search costs/)).toHaveCount(0);
});

test('asks nobody without a filter, nor with a minimum above the maximum', async ({ page }) => {
  let searches = 0;
  page.on('request', (request) => {
    if (request.url().includes('sources.discover?')) searches += 1;
  });
  await openTab(page);
  await button(page).click();
  await expect(page.getByRole('alert')).toHaveText('Enter an industry, location or size');
  await expect(page.getByRole('spinbutton')).toHaveCount(2);
  await page.getByLabel('Min employees').fill('500');
  await page.getByLabel('Max employees').fill('50');
  await button(page).click();
  await expect(page.getByRole('alert')).toHaveText('The minimum is larger than the maximum');
  expect(searches).toBe(0);
});

test('one result is added, then stands there as tracked and opens its details', async ({ page }) => {
  const band = {
    ...FOUND,
    name: 'Band Works',
    domain: 'band-works.example.com',
    employeeCount: null,
    employeeBand: '51–200',
  };
  await answer(page, { 'sources.discover': { results: [FOUND, band], asked: [ASKED] } });
  await openTab(page);
  await page.getByLabel('Industry').fill('Software');
  await page.keyboard.press('Enter');
  await expect(toast(page)).toContainText('Found 2 companies matching your criteria.');
  await expect(result(page, 'Found Works')).toContainText('1,200');
  await expect(result(page, 'Found Works')).toContainText('Software · Oslo, Norway');
  await expect(result(page, 'Found Works')).toContainText('Apollo');
  await expect(result(page, 'Band Works')).toContainText('51–200');
  await page.getByRole('button', { name: 'Add to Tracking: Found Works' }).click();
  await expect(toast(page)).toContainText('Company Added');
  await expect(toast(page)).toContainText('Found Works has been added to your tracking list.');
  await result(page, 'Found Works')
    .getByRole('link', { name: /Tracked/ })
    .click();
  await expect(page.getByRole('dialog', { name: 'Found Works' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('tab', { name: 'Search Existing' }).click();
  await page.getByRole('tab', { name: 'Discover companies' }).click();
  await expect(result(page, 'Found Works'), 'results outlive a look at another tab').toBeVisible();
});

test('many are added at once; without a domain none is, and it says why', async ({ page }) => {
  const two = ['one', 'two'].map((name) => ({ ...FOUND, name: `Many ${name}`, domain: `many-${name}.example.com` }));
  const nameless = { ...FOUND, name: 'No Site', domain: null };
  await answer(page, { 'sources.discover': { results: [...two, nameless], asked: [ASKED] } });
  await openTab(page);
  await page.getByLabel('Industry').fill('Software');
  await button(page).click();
  await expect(page.getByRole('button', { name: 'Add to Tracking: No Site' })).toBeDisabled();
  await expect(page.getByRole('checkbox', { name: 'Select No Site' })).toBeDisabled();
  await expect(result(page, 'No Site')).toContainText('no source lists its website');
  await page.getByRole('button', { name: 'Select all' }).click();
  await page.getByRole('button', { name: 'Add 2 to tracking' }).click();
  await expect(toast(page)).toContainText('2 companies have been added to your tracking list.');
  await expect(results(page).getByRole('link', { name: /Tracked/ })).toHaveCount(2);
});

test('what was chosen is not chosen in what the next search finds', async ({ page }) => {
  await answer(page, { 'sources.discover': () => ({ results: [FOUND], asked: [ASKED] }) });
  await openTab(page);
  await page.getByLabel('Industry').fill('Software');
  await button(page).click();
  const box = page.getByRole('checkbox', { name: 'Select Found Works' });
  await box.check();
  await expect(page.getByRole('button', { name: 'Add 1 to tracking' })).toBeEnabled();
  const searched = page.waitForResponse(/sources\.discover\?/);
  await button(page).click();
  await searched;
  await expect(box).not.toBeChecked();
  await expect(page.getByRole('button', { name: 'Add 0 to tracking' })).toBeDisabled();
});

test('a source that fails is a notice beside the others’ results', async ({ page }) => {
  const failed = { id: 'apollo', source: 'Apollo', found: 0, problem: 'no answer within 20 s', credits: 0 };
  await answer(page, { 'sources.discover': { results: [FOUND], asked: [{ ...ASKED, credits: 2 }, failed] } });
  await openTab(page);
  await page.getByLabel('Industry').fill('Software');
  await button(page).click();
  await expect(results(page).getByRole('list', { name: 'Failed sources' })).toHaveText('Apollo: no answer within 20 s');
  await expect(results(page)).toContainText('1 company found · 2 credits used');
});

test('a search that fails as a whole says so with the server’s words', async ({ page, problems }) => {
  problems.expect(/sources\.discover/, /status of 503/);
  let words = 'Wikidata: no answer within 20 s';
  await answer(page, { 'sources.discover': () => new Refusal(503, words) });
  await openTab(page);
  await page.getByLabel('Industry').fill('Software');
  await button(page).click();
  await expect(toast(page)).toContainText('Search Failed');
  await expect(toast(page)).toContainText('Wikidata: no answer within 20 s');
  words = '';
  await button(page).click();
  await expect(toast(page)).toContainText('Failed to search companies');
  await toast(page).getByRole('button', { name: 'Dismiss' }).click();
  const panel = page.getByRole('tabpanel');
  await expect(panel).toContainText('Search FailedFailed to search companies');
  await answer(page, { 'sources.discover': { results: [FOUND], asked: [ASKED] } });
  await button(page).click();
  await expect(result(page, 'Found Works')).toBeVisible();
  await expect(panel).not.toContainText('Search Failed');
  words = 'The database is restarting';
  await answer(page, { 'sources.discover': () => new Refusal(503, words) });
  await button(page).click();
  await expect(panel).toContainText('The database is restarting');
  await expect(panel).toContainText('The companies below are from an earlier search.');
});

test('an add that is refused says why, and the result can be tried again', async ({ page, problems }) => {
  problems.expect(/companies\.create/, /status of 4\d\d/);
  await answer(page, { 'sources.discover': { results: [{ ...FOUND, domain: 'not a domain' }], asked: [ASKED] } });
  await openTab(page);
  await page.getByLabel('Industry').fill('Software');
  await button(page).click();
  await page.getByRole('button', { name: 'Add to Tracking: Found Works' }).click();
  await expect(toast(page)).toContainText('Failed to Add Company');
  await expect(page.getByRole('button', { name: 'Add to Tracking: Found Works' })).toBeEnabled();
});
