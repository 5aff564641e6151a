import { answer, Refusal } from './support/answers.ts';
import { checkAll } from './support/axe.ts';
import {
  contactRows,
  filterBadges,
  results,
  searchApollo,
  searchFor,
  sentenceField,
} from './support/contact-screen.ts';
import { readDownload } from './support/csv.ts';
import { settled, tabTo, toast } from './support/screens.ts';
import { contactResults } from './support/scripted-contacts.ts';
import { expect, type Page, test, useWorkspace } from './support/test.ts';

useWorkspace('demo');

const NO_CONTACTS = 'No contacts found matching your criteria';
const HEADER = 'Name,Title,Company,Email,Phone,City,State,LinkedIn';
const FILTERS = {
  jobTitles: ['VP of Engineering'],
  locations: ['Berlin'],
  industries: ['Fintech'],
  companyNames: [],
  seniorities: [],
  companySize: null,
  keywords: '',
};

/** What a sentence brings when the test makes up its results. */
const smart = (found: ReturnType<typeof contactResults>) => ({
  isSearched: true,
  results: found,
  filters: FILTERS,
  readings: [{ text: 'in Berlin', filter: 'locations', value: 'Berlin' }],
  leftOver: [],
  corrections: [],
  reader: { kind: 'built-in', name: 'Built-in reader' },
  notice: null,
});

const asked = (problems: { apollo?: string; pdl?: string }) => [
  {
    source: 'apollo' as const,
    label: 'Apollo',
    found: 0,
    total: null,
    credits: 0,
    creditsPending: 0,
    problem: problems.apollo ?? null,
  },
  {
    source: 'pdl' as const,
    label: 'People Data Labs',
    found: 0,
    total: 0,
    credits: 0,
    creditsPending: 0,
    problem: problems.pdl ?? null,
  },
];

async function searchManually(page: Page) {
  await page.goto('/contact-search?tab=manual&titles=CTO');
  await settled(page);
  await page.getByRole('button', { name: 'Search', exact: true }).click();
}

async function exported(page: Page, button = page.getByRole('button', { name: /^Export CSV/ })) {
  const [download] = await Promise.all([page.waitForEvent('download'), button.click()]);
  return { name: download.suggestedFilename(), text: `${await readDownload(download)}` };
}

test('a sentence finds people of both sources, and its filters are badges that search again', async ({ page }) => {
  await searchFor(page);
  await expect(toast(page)).toContainText('Smart Search Complete');
  const count = await contactRows(page).count();
  const total =
    Number(
      await page
        .getByRole('region', { name: 'Contacts', exact: true })
        .getByRole('table')
        .getAttribute('aria-rowcount'),
    ) - 1;
  expect(count).toBeGreaterThan(0);
  await expect(toast(page)).toContainText(`Found ${total} contacts`);
  await expect(results(page)).toContainText(/Up to [\d,]+ results|\d+ contacts from \d+ records/);
  await expect(results(page)).toContainText(/credits? used/);
  const ids = await page
    .locator('input[data-row-checkbox]')
    .evaluateAll((all) => all.map((box) => box.getAttribute('data-row-checkbox') ?? ''));
  expect(new Set(ids.map((id) => id.split(':')[0]))).toEqual(new Set(['apollo', 'pdl']));

  for (const filter of ['Job title', 'Location: Berlin', 'Location: London', 'Industry']) {
    await expect(filterBadges(page).filter({ hasText: filter })).not.toHaveCount(0);
  }
  const badges = await filterBadges(page).count();
  let searches = 0;
  page.on('request', (request) => {
    if (/contacts\.search/.test(request.url())) searches += 1;
  });
  await page.getByRole('button', { name: 'Remove Location: London' }).click();
  await expect(results(page)).toBeVisible();
  const searchAgain = page.getByRole('button', { name: 'Search with these filters' });
  await expect(page.getByText(/^The filters have changed/)).toBeVisible();
  await expect(sentenceField(page)).not.toHaveValue('');
  expect(searches).toBe(0);
  await searchAgain.click();
  await expect(searchAgain).toBeHidden();
  await expect(sentenceField(page)).toHaveValue('');
  expect(searches).toBe(1);
  await expect(toast(page)).toContainText('Search Complete');
  await expect(toast(page)).not.toContainText('Smart');
  await expect(filterBadges(page)).toHaveCount(badges - 1);
  await expect(contactRows(page).filter({ hasText: 'London' })).toHaveCount(0);
});

test('an edited badge is searched with its new words on request, and Escape leaves it as it was', async ({ page }) => {
  await searchApollo(page, 'VP of Engineering');
  await page.getByRole('button', { name: /^Edit Job title/ }).click();
  await page.keyboard.type('not this');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Edit Job title: VP of Engineering' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.getByRole('textbox', { name: 'Job title', exact: true }).fill('CTO');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Edit Job title: CTO' })).toBeFocused();
  const searchAgain = page.getByRole('button', { name: 'Search with these filters' });
  await Promise.all([page.waitForResponse(/contacts\.search/), searchAgain.click()]);
  await expect(page).toHaveURL(/titles=CTO/);
});

test('a sentence that is only partly understood says so and is searched on request alone', async ({ page }) => {
  await page.goto('/contact-search?source=apollo');
  await settled(page);
  let searches = 0;
  page.on('request', (request) => {
    if (/contacts\.search/.test(request.url())) searches += 1;
  });
  await sentenceField(page).fill('Zauberlehrling bei Fintechs in Berlin');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^Not understood: .*Zauberlehrling/)).toBeVisible();
  await expect(results(page)).toBeHidden();
  expect(searches).toBe(0);
  await checkAll(page, { 'Partly understood': async () => undefined });
  await page.getByRole('button', { name: 'Search with these filters' }).click();
  await expect(results(page)).toBeVisible();
  expect(searches).toBe(1);
});

test('a paid search for a mistyped sentence says how it was read and names its price on the button', async ({
  page,
}) => {
  await page.goto('/contact-search');
  await settled(page);
  let searches = 0;
  page.on('request', (request) => {
    if (/contacts\.search\b/.test(request.url())) searches += 1;
  });
  await sentenceField(page).fill('VPs of enginering in Berlin');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^Read “enginering” as “engineering”/)).toBeVisible();
  await expect(page.getByText(/Nothing was spent/)).toBeVisible();
  await expect(results(page)).toBeHidden();
  expect(searches).toBe(0);
  await page.getByRole('button', { name: 'Search with these filters · up to 25 credits' }).click();
  await expect(results(page)).toBeVisible();
  expect(searches).toBe(1);
});

test('found people are shown again after a reload and on the way back, without another search', async ({ page }) => {
  await searchApollo(page, 'VP of Engineering');
  const count = await contactRows(page).count();
  await expect(page).toHaveURL(/titles=VP/);
  let searches = 0;
  page.on('request', (request) => {
    if (/contacts\.(?:search|smartSearch)\b/.test(request.url())) searches += 1;
  });
  await page.reload();
  await expect(page.getByText(/shown again at no cost$/)).toBeVisible();
  await expect(contactRows(page)).toHaveCount(count);
  await page.goto('/settings');
  await settled(page);
  await page.goBack();
  await expect(contactRows(page)).toHaveCount(count);
  expect(searches).toBe(0);
});

test('30 found people and more are put on a new list by keyboard alone: select all, save to list, its name', async ({
  page,
}) => {
  await searchApollo(page, 'CTO, VP of Engineering, Software Engineer, Director');
  const table = page.getByRole('region', { name: 'Contacts', exact: true }).getByRole('table');
  await expect(table).toHaveAttribute('aria-rowcount', '26');
  await page.getByRole('button', { name: 'Load more' }).click();
  await expect(table).not.toHaveAttribute('aria-rowcount', '26');
  const shown = Number(await table.getAttribute('aria-rowcount')) - 1;
  expect(shown).toBeGreaterThanOrEqual(30);
  await tabTo(page, page.getByRole('button', { name: `Select all ${shown} shown` }), 150);
  await page.keyboard.press('Enter');
  await expect(results(page)).toContainText(`${shown} selected`);
  await tabTo(page, page.getByRole('button', { name: 'Save to list' }));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('dialog').getByLabel('Name *'));
  await page.keyboard.type('Autumn prospects');
  await page.keyboard.press('Enter');
  await expect(toast(page)).toContainText(`${shown} contacts added.`);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(contactRows(page).first()).toContainText('Saved');
});

test('the results are exported as CSV, all or the chosen ones', async ({ page }) => {
  await searchApollo(page, 'VP of Engineering');
  const label = (await page.getByRole('button', { name: /^Export CSV/ }).textContent()) ?? '';
  const count = Number(/\((\d+) contacts\)/.exec(label)?.[1]);
  const { name, text } = await exported(page);
  expect(name).toMatch(/^contacts-\d{4}-\d{2}-\d{2}\.csv$/);
  const lines = text.replace('\ufeff', '').trimEnd().split('\r\n');
  expect(lines[0]).toBe(HEADER);
  expect(lines).toHaveLength(count + 1);
  await expect(toast(page)).toContainText('Export Complete');
  await expect(toast(page)).toContainText(`Exported ${count} contacts to CSV`);

  await contactRows(page).first().getByRole('checkbox').check();
  await page.getByRole('button', { name: 'More formats' }).click();
  const withSources = page.getByRole('menuitem', { name: 'With source and legal basis' });
  const chosen = (await exported(page, withSources)).text.replace('\ufeff', '').trimEnd().split('\r\n');
  expect(chosen).toHaveLength(2);
  expect(chosen[0]).toBe(`${HEADER},Source,Found On,Legal Basis`);
  expect(chosen[1]).toContain('Apollo');
});

test('nothing found is told, and can not be exported', async ({ page }) => {
  await answer(page, { 'contacts.search': contactResults(0, { asked: asked({}) }) });
  await searchManually(page);
  await expect(results(page)).toContainText(NO_CONTACTS);
  await expect(results(page)).toContainText('Try adjusting your search filters');
  await page.getByRole('button', { name: 'Export CSV (0 contacts)' }).click();
  await expect(toast(page)).toContainText('No Data');
  await expect(toast(page)).toContainText('No contacts to export');
});

test('an empty sentence and empty filters ask nobody', async ({ page }) => {
  await page.goto('/contact-search');
  await settled(page);
  await expect(page.getByRole('region', { name: 'Example searches' })).toBeVisible();
  await expect(page.getByLabel('Data source').getByRole('option')).toHaveText([
    'Apollo (265M+)',
    'People Data Labs (3B+)',
    'Both',
  ]);
  await sentenceField(page).fill('   ');
  await page.keyboard.press('Enter');
  await expect(toast(page)).toContainText('No Query');
  await expect(toast(page)).toContainText('Please enter a search query');
  await toast(page).getByRole('button', { name: 'Dismiss' }).click();
  await page.getByRole('tab', { name: 'Manual Filters' }).click();
  for (const label of ['Job titles', 'Locations', 'Industries', 'Keywords']) {
    await expect(page.getByLabel(label, { exact: true })).toBeVisible();
  }
  await page.getByLabel('Job titles').fill(' , ');
  await page.keyboard.press('Enter');
  await expect(toast(page)).toContainText('No Filters');
  await expect(toast(page)).toContainText('Please enter at least one search filter');
  await expect(results(page)).toHaveCount(0);
});

test('an example only fills in the sentence', async ({ page }) => {
  await page.goto('/contact-search');
  await settled(page);
  await page.getByRole('button', { name: 'CTOs at software companies in Berlin' }).click();
  await expect(sentenceField(page)).toHaveValue('CTOs at software companies in Berlin');
  await expect(sentenceField(page)).toBeFocused();
  await expect(results(page)).toHaveCount(0);
  await expect(page).toHaveURL(/q=CTOs/);
});

test('a refused sentence shows the hint', async ({ page, problems }) => {
  problems.expect(/contacts\.smartSearch/, /status of 400/);
  await page.goto('/contact-search');
  await settled(page);
  await sentenceField(page).fill('hello there');
  const [refused] = await Promise.all([page.waitForResponse(/contacts\.smartSearch/), page.keyboard.press('Enter')]);
  const [{ error }] = await refused.json();
  await expect(toast(page)).toContainText('Smart Search Failed');
  await expect(toast(page)).toContainText(error.message);
  await expect(page.getByRole('region', { name: 'Search results' })).toContainText(error.message);
  await expect(page.getByText(NO_CONTACTS)).toHaveCount(0);
});

test('a source that fails is told beside the results of the other', async ({ page }) => {
  const problem = 'Too many requests; try again in a minute';
  const sources = contactResults(3).asked.map((one) => (one.source === 'pdl' ? { ...one, problem } : one));
  await answer(page, { 'contacts.search': contactResults(3, { asked: sources }) });
  await searchManually(page);
  await expect(contactRows(page)).toHaveCount(3);
  await expect(results(page).getByRole('alert')).toContainText(`People Data Labs: ${problem}`);
  await expect(results(page).getByRole('link', { name: 'Open Data Sources' })).toBeVisible();
});

test('sources that all fail are an error with a way to try again, never an empty result', async ({
  page,
  problems,
}) => {
  problems.expect(/contacts\.(search|smartSearch)/, /status of 503/);
  let words = '';
  let found: unknown = new Refusal(503, words);
  await answer(page, {
    'contacts.search': () => found,
    'contacts.smartSearch': () => new Refusal(503, words),
  });
  await searchManually(page);
  await expect(toast(page)).toContainText('Search Failed');
  await expect(toast(page)).toContainText('Failed to search contacts');
  const outcome = page.getByRole('region', { name: 'Search results' });
  found = new Refusal(503, 'No source answered');
  await outcome.getByRole('button', { name: 'Retry' }).click();
  await expect(toast(page)).toContainText('No source answered');
  await expect(outcome.getByRole('alert')).toContainText('No source answered');
  await expect(outcome.getByRole('link', { name: 'Open Data Sources' })).toHaveAttribute('href', '/sources');
  await expect(page.getByText(NO_CONTACTS)).toHaveCount(0);
  await toast(page).getByRole('button', { name: 'Dismiss' }).click();
  found = contactResults(2);
  await outcome.getByRole('button', { name: 'Retry' }).click();
  await expect(contactRows(page)).toHaveCount(2);

  await page.getByRole('tab', { name: 'Smart Search (AI)' }).click();
  await sentenceField(page).fill('CTOs in Berlin');
  await page.keyboard.press('Enter');
  await expect(toast(page)).toContainText('Smart Search Failed');
  await expect(toast(page)).toContainText('Failed to perform smart search');
  words = 'No source answered';
  await outcome.getByRole('button', { name: 'Retry' }).click();
  await expect(outcome.getByRole('alert')).toContainText('No source answered');
  await expect(page.getByText(NO_CONTACTS)).toHaveCount(0);
  await outcome.getByRole('button', { name: 'Back to the previous results' }).click();
  await expect(contactRows(page)).toHaveCount(2);
  await expect(filterBadges(page)).not.toHaveCount(0);
  await sentenceField(page).press('Enter');
  await expect(outcome.getByRole('alert')).toContainText('No source answered');
  await expect(filterBadges(page), 'of the search before').toHaveCount(0);
});

test('a found person has their parts: Verified, links, place and profile', async ({ page }) => {
  await answer(page, { 'contacts.smartSearch': smart(contactResults(8)) });
  await searchFor(page);
  const row = contactRows(page).filter({ hasText: 'Kettle Works 2' });
  await expect(row).toContainText('Verified');
  await expect(row).toContainText('Financial Services');
  await expect(row).toContainText('Austin, Texas');
  await expect(row.getByRole('link', { name: /@kettle-2/ })).toHaveAttribute('href', /^mailto:/);
  await expect(row.getByRole('link', { name: '+1 202 555 0143' })).toHaveAttribute('href', /^tel:/);
  await expect(row.getByRole('link', { name: /^LinkedIn profile of/ })).toHaveAttribute('rel', /noopener/);
  await expect(contactRows(page).filter({ hasText: 'Kettle Works 1' })).not.toContainText('Verified');
  await contactRows(page)
    .filter({ hasText: 'Kettle Works 5' })
    .getByRole('button', { name: /^Apollo \+ PDL: sources of/ })
    .click();
  await expect(page.getByRole('dialog', { name: /^Sources of/ })).toContainText('Same LinkedIn profile');
  await expect(page.getByRole('dialog', { name: /^Sources of/ })).toContainText('Vice President Engineering');
  await page.keyboard.press('Escape');

  const names = () => contactRows(page).locator('td:nth-child(2)').allInnerTexts();
  const before = await names();
  const byName = page.getByRole('columnheader', { name: 'Name' });
  await byName.getByRole('button').press('Enter');
  await expect(byName).toHaveAttribute('aria-sort', 'ascending');
  expect(await names()).toEqual(before.toSorted((a, b) => a.localeCompare(b)));
  await byName.getByRole('button').press('Enter');
  await byName.getByRole('button').press('Enter');
  await expect(byName).toHaveAttribute('aria-sort', 'none');
  expect(await names()).toEqual(before);
});

test('a thousand people stay few rows in the document, and the last one can be reached', async ({ page }) => {
  await answer(page, { 'contacts.search': contactResults(1000) });
  await searchManually(page);
  const table = page.getByRole('region', { name: 'Contacts', exact: true });
  await expect(table.getByRole('table')).toHaveAttribute('aria-rowcount', '1001');
  const seen = new Set<number>();
  for (let step = 0; step <= 60; step++) {
    await table.evaluate((element, part) => {
      element.scrollTop = part * (element.scrollHeight - element.clientHeight);
    }, step / 60);
    const last = Math.min(1001, Math.round((step / 60) * 1000) + 1);
    await expect(table.locator(`tr[aria-rowindex="${Math.max(2, last)}"]`)).toBeAttached();
    expect(await page.evaluate(() => document.querySelectorAll('*').length)).toBeLessThan(3000);
    for (const index of await table
      .locator('tr[aria-rowindex]')
      .evaluateAll((all) => all.map((row) => Number(row.getAttribute('aria-rowindex'))))) {
      seen.add(index);
    }
  }
  expect(seen.size).toBe(1001);
  // The table has a scrolling of its own, and stands below the form.
  await contactRows(page).last().scrollIntoViewIfNeeded();
  await expect(table.getByText('Kettle Works 999')).toBeInViewport();
});
