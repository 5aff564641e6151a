import { companyRows, hold, searchBox } from './support/screens.ts';
import { expect, type Page, test, useWorkspace } from './support/test.ts';

useWorkspace('empty', [
  {
    csv: [
      'name,domain,industry',
      'Alpha Toys,alpha.com,Toys',
      'Beta Toys,beta.com,Toys',
      'Gamma Steel,gamma.com,Steel',
      'C++ Works,cpp.com,Software',
      '100% Organic,organic.com,Food',
      'Émile Café,emile.fr,Food',
    ].join('\n'),
  },
]);

const badge = (page: Page) => page.getByRole('button', { name: 'Remove search filter' });

/** Texts that the page asks the server for, in order. */
function watchSearches(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const text = /"q":"([^"]*)"/.exec(decodeURIComponent(request.url()))?.[1];
    if (text !== undefined) asked.push(text);
  });
  return asked;
}

test('counts one company in the singular and several in the plural', async ({ page }) => {
  await page.goto('/search');
  await expect(page.getByText('6 companies found', { exact: true })).toBeVisible();
  await searchBox(page).fill('steel');
  await expect(page.getByText('1 company found', { exact: true })).toBeVisible();
  await searchBox(page).fill('toy');
  await expect(page.getByText('2 companies found', { exact: true })).toBeVisible();
  await expect(companyRows(page)).toHaveCount(2);
});

test('waits for a pause in typing before it asks the server', async ({ page }) => {
  await page.clock.install();
  await page.goto('/search');
  await expect(companyRows(page)).toHaveCount(6);
  const asked = watchSearches(page);
  await page.clock.pauseAt(Date.now() + 60_000);
  for (const text of ['s', 'st', 'ste', 'stee']) {
    await searchBox(page).fill(text);
    await page.clock.runFor(150);
  }
  expect(asked).toEqual([]);
  await page.clock.resume();
  await expect(page.getByText('1 company found', { exact: true })).toBeVisible();
  expect(asked).toEqual(['stee']);
});

test('a late answer never overwrites a newer one', async ({ page }) => {
  await page.goto('/search');
  await expect(companyRows(page)).toHaveCount(6);
  const held = await hold(page, '"q":"steel"');
  const first = page.waitForRequest((request) => decodeURIComponent(request.url()).includes('"q":"steel"'));
  await searchBox(page).fill('steel');
  await first;
  await searchBox(page).fill('toys');
  await expect(companyRows(page).filter({ hasText: 'Alpha Toys' })).toBeVisible();
  held.release();
  await page.waitForLoadState('networkidle');
  await expect(companyRows(page).filter({ hasText: 'Alpha Toys' })).toBeVisible();
  await expect(page.getByText('Gamma Steel')).toHaveCount(0);
  await expect(page.getByText('2 companies found', { exact: true })).toBeVisible();
});

test('the badge removes the search and brings the whole list back', async ({ page }) => {
  await page.goto('/search?q=steel');
  await expect(page.getByText('Search: steel')).toBeVisible();
  await badge(page).click();
  await expect(searchBox(page)).toHaveValue('');
  await expect(page.getByText('6 companies found', { exact: true })).toBeVisible();
  await expect(badge(page)).toHaveCount(0);
  await expect(page).toHaveURL(/\/search$/);
});

test('a search that was sorted by a column has its way back to the best matches', async ({ page }) => {
  await page.goto('/search?q=toys');
  const relevance = page.getByRole('button', { name: 'Sort by relevance' });
  const company = page.getByRole('columnheader', { name: 'Company' });
  await expect(companyRows(page)).toHaveCount(2);
  await expect(relevance).toHaveCount(0);
  await company.getByRole('button').click();
  await expect(page).toHaveURL(/sort=name/);
  await relevance.click();
  await expect(page).toHaveURL(/\/search\?q=toys$/);
  await expect(company).toHaveAttribute('aria-sort', 'none');
  await expect(relevance).toHaveCount(0);
});

test('a blank text returns to the list', async ({ page }) => {
  await page.goto('/search?q=steel');
  await expect(companyRows(page)).toHaveCount(1);
  await searchBox(page).fill('   ');
  await expect(companyRows(page)).toHaveCount(6);
  await expect(badge(page)).toHaveCount(0);
});

for (const [text, found] of [
  ['c++', 'C++ Works'],
  ['100%', '100% Organic'],
  ['emile', 'Émile Café'],
  ['  GAMMA  ', 'Gamma Steel'],
] as const) {
  test(`finds ${found} by “${text}”`, async ({ page }) => {
    await page.goto('/search');
    await searchBox(page).fill(text);
    await expect(page.getByText(`Search: ${text.trim()}`)).toBeVisible();
    await expect(companyRows(page).first()).toContainText(found);
  });
}

test('characters of addresses, patterns and operators are only text', async ({ page }) => {
  for (const text of ['..', '%', 'a/b?c#d', '(a+)+$', '.*', '{"$ne":null}', '\\']) {
    await page.goto(`/search?q=${encodeURIComponent(text)}`);
    await expect(searchBox(page)).toHaveValue(text);
    await expect(page.getByRole('status').filter({ hasText: 'found' })).toBeVisible();
  }
});

test('says so when nothing matches and offers the way back', async ({ page }) => {
  await page.goto('/search?q=zzz');
  await expect(page.getByText('No companies match “zzz”')).toBeVisible();
  await expect(page.getByText('0 companies found')).toBeVisible();
  await page.getByRole('button', { name: 'Show all companies' }).click();
  await expect(companyRows(page)).toHaveCount(6);
});
