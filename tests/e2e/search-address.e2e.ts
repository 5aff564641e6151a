import { companyRows, searchBox, settled } from './support/screens.ts';
import { expect, type Page, test } from './support/test.ts';

const header = (page: Page, name: string) => page.getByRole('columnheader', { name });
const firstName = (page: Page) => companyRows(page).first().locator('td').nth(1);

async function companies(page: Page, params: Record<string, string>) {
  return (await (await page.request.get('/api/companies', { params })).json()) as { id: string; name: string }[];
}

test('the table begins with the largest company and says so to screen readers', async ({ page }) => {
  await page.goto('/search');
  const [largest] = await companies(page, { limit: '1' });
  await expect(firstName(page)).toContainText(largest?.name ?? '');
  await expect(header(page, 'Employees')).toHaveAttribute('aria-sort', 'descending');
  await expect(header(page, 'Company')).toHaveAttribute('aria-sort', 'none');
  await expect(page).toHaveURL(/\/search$/);
});

test('a click on a header sorts, a second one turns the order round, and Back undoes each', async ({ page }) => {
  await page.goto('/search');
  for (const [column, sort, direction] of [
    ['Employees', 'employeeCount', 'ascending'],
    ['Company', 'name', 'ascending'],
    ['Company', '-name', 'descending'],
  ] as const) {
    await header(page, column).getByRole('button').click();
    await expect(header(page, column)).toHaveAttribute('aria-sort', direction);
    await expect(page).toHaveURL(new RegExp(`sort=${sort}$`));
    const [first] = await companies(page, { limit: '1', sort });
    await expect(firstName(page)).toContainText(first?.name ?? '');
  }
  await page.goBack();
  await expect(header(page, 'Company')).toHaveAttribute('aria-sort', 'ascending');
  await page.goBack();
  await expect(header(page, 'Employees')).toHaveAttribute('aria-sort', 'ascending');
  await page.goBack();
  await expect(header(page, 'Employees')).toHaveAttribute('aria-sort', 'descending');
});

test('search text, order and tab survive a reload', async ({ page }) => {
  await page.goto('/search');
  await searchBox(page).fill('tr');
  await expect(page).toHaveURL(/q=tr/);
  await header(page, 'Company').getByRole('button').click();
  await expect(page).toHaveURL(/sort=name/);
  await expect(header(page, 'Company')).toHaveAttribute('aria-sort', 'ascending');
  const [first] = await companies(page, { q: 'tr', limit: '1', sort: 'name' });
  await expect(firstName(page)).toContainText(first?.name ?? '');
  await page.reload();
  await expect(searchBox(page)).toHaveValue('tr');
  await expect(header(page, 'Company')).toHaveAttribute('aria-sort', 'ascending');
  await expect(firstName(page)).toContainText(first?.name ?? '');

  await page.getByRole('tab', { name: 'Discover companies' }).click();
  await expect(page).toHaveURL(/tab=discover/);
  await page.reload();
  await expect(page.getByRole('tab', { name: 'Discover companies' })).toHaveAttribute('aria-selected', 'true');
  await page.goBack();
  await expect(page.getByRole('tab', { name: 'Search Existing' })).toHaveAttribute('aria-selected', 'true');
});

test('a link to a company opens its dialog, and Back closes what a click opened', async ({ page }) => {
  const [company] = await companies(page, { limit: '1' });
  await page.goto(`/search?company=${company?.id}`);
  await expect(page.getByRole('dialog', { name: company?.name ?? '' })).toBeVisible();

  await page.goto('/search');
  await companyRows(page).nth(1).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page).toHaveURL(/company=[0-9a-f]{24}/);
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.goForward();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('the address follows the page at the top of the table, and a reload opens there', async ({ page }) => {
  await page.goto('/search');
  await expect(companyRows(page).first()).toBeVisible();
  const table = page.getByRole('region', { name: 'Companies' });
  await expect(async () => {
    await table.evaluate((element) => element.scrollTo(0, 250 * 57));
    await expect(page).toHaveURL(/page=3&after=/, { timeout: 1000 });
  }).toPass();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Show earlier rows' })).toBeVisible();
  await expect(companyRows(page).first()).toHaveAttribute('aria-rowindex', '202');
  await page.getByRole('button', { name: 'Show earlier rows' }).click();
  await expect(companyRows(page).first()).toHaveAttribute('aria-rowindex', '2');
  await expect(page).toHaveURL(/\/search$/);
});

test('the scroll bar of the table shows under the pointer, and hides 600 ms after it has left', async ({ page }) => {
  await page.goto('/search');
  const table = page.getByRole('region', { name: 'Companies' });
  const isShown = () =>
    table.evaluate((element) => !getComputedStyle(element).scrollbarColor.startsWith('rgba(0, 0, 0, 0)'));
  await expect(table).toHaveCSS('transition', /^scrollbar-color 0s linear 0\.6s/);
  expect(await isShown()).toBe(false);
  await table.hover();
  expect(await isShown()).toBe(true);
  await page.mouse.move(5, 5);
  expect(await isShown()).toBe(true);
  await expect.poll(isShown).toBe(false);
});

test('another order begins at the top of the table', async ({ page }) => {
  await page.goto('/search');
  await expect(companyRows(page).first()).toBeVisible();
  const table = page.getByRole('region', { name: 'Companies' });
  await table.evaluate((element) => element.scrollTo(0, 40 * 57));
  await expect(companyRows(page).first()).not.toHaveAttribute('aria-rowindex', '2');
  await header(page, 'Company').getByRole('button').click();
  await expect(header(page, 'Company')).toHaveAttribute('aria-sort', 'ascending');
  await expect(companyRows(page).first()).toHaveAttribute('aria-rowindex', '2');
  expect(await table.evaluate((element) => element.scrollTop)).toBe(0);
});

test('an address that makes no sense opens the plain list', async ({ page }) => {
  await page.goto('/search?sort=rubbish&tab=nowhere&page=-3&after=&q=%20%20');
  await settled(page);
  await expect(page.getByText('440 companies found')).toBeVisible();
  await expect(header(page, 'Employees')).toHaveAttribute('aria-sort', 'descending');
});

test('names sort as people expect: no capital letter or accent comes out of turn', async ({ page }) => {
  const names = (await companies(page, { sort: 'name', limit: '1000' })).map(({ name }) => name);
  const collator = new Intl.Collator('en', { sensitivity: 'base' });
  expect(names).toHaveLength(440);
  expect(names).toEqual(names.toSorted(collator.compare));
});
