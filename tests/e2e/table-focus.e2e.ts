import { generateCompanies } from '@workbench/sandbox';
import { importCsv } from '../helpers/upload.ts';
import { companyRows, searchBox } from './support/screens.ts';
import { scriptCompanies } from './support/scripted-companies.ts';
import { expect, type Page, test, useWorkspace } from './support/test.ts';

useWorkspace('empty', [{ csv: [...generateCompanies({ seed: 7, count: 5, sources: 1 })].join('') }]);

const details = (page: Page, number: number) =>
  page.getByRole('button', { name: `Details for Company ${number}`, exact: true });

/** Pages down beyond the first hundred rows, until the table stands still; at the end of the loaded rows a press does nothing. */
async function pageFarDown(page: Page): Promise<void> {
  const top = () => page.getByRole('region', { name: 'Companies' }).evaluate((element) => element.scrollTop / 57);
  await expect(async () => {
    await page.keyboard.press('PageDown');
    expect(await top()).toBeGreaterThan(100);
  }).toPass({ intervals: [50] });
  let last = 0;
  await expect(async () => {
    const before = last;
    last = await top();
    expect(last).toBe(before);
  }).toPass({ intervals: [200] });
}

test.beforeEach(async ({ page }) => {
  await scriptCompanies(page, 2000);
  await page.goto('/search');
  await expect(companyRows(page).first()).toBeVisible();
});

test('Page Down leaves the focus on its row, from where arrow and Tab keys go on', async ({ page }) => {
  await details(page, 3).focus();
  for (let presses = 0; presses < 15; presses += 1) {
    await page.keyboard.press('PageDown');
    await expect(details(page, 3)).toBeFocused();
  }
  await pageFarDown(page);
  await page.keyboard.press('ArrowDown');
  await expect(details(page, 4)).toBeFocused();
  await expect(details(page, 4)).toBeInViewport();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(details(page, 2)).toBeFocused();
  await pageFarDown(page);
  await page.keyboard.press('Tab');
  await expect(companyRows(page).filter({ has: page.locator(':focus') })).toHaveAttribute('aria-rowindex', '4');
});

test('scrolled down and up again, also by jumps, the row with the focus keeps it', async ({ page }) => {
  const table = page.getByRole('region', { name: 'Companies' });
  const scrollTo = (row: number) => table.evaluate((element, top) => element.scrollTo(0, top), row * 57);
  await scrollTo(60);
  await details(page, 63).focus();
  for (const row of [0, 90, 62, 10, 64, 90, 20, 60]) {
    await scrollTo(row);
    await expect(details(page, row + 3)).toBeVisible();
    await expect(details(page, 63)).toBeFocused();
    const tops = await companyRows(page).evaluateAll((rows) =>
      rows.map((each) => each.getBoundingClientRect().top - Number(each.getAttribute('aria-rowindex')) * 57),
    );
    expect(Math.max(...tops) - Math.min(...tops), 'each row stands in its place').toBeLessThan(1);
  }
});

test('a row that has lost the focus is not drawn far from the visible ones', async ({ page }) => {
  await details(page, 3).focus();
  await pageFarDown(page);
  await expect(details(page, 3)).toBeAttached();
  await searchBox(page).focus();
  await expect(details(page, 3)).not.toBeAttached();
});

test('rows that others add above the focused row leave it the focus, far from the visible ones', async ({
  page,
  origin,
}) => {
  // A table of up to three pages is read again where it is.
  await scriptCompanies(page, 250);
  await page.reload();
  await details(page, 3).focus();
  await pageFarDown(page);
  await scriptCompanies(page, 260, 10);
  await importCsv(origin, [...generateCompanies({ seed: 8, count: 1, sources: 1 })].join(''));
  await expect(page.getByRole('table')).toHaveAttribute('aria-rowcount', '261');
  await expect(details(page, 3)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(details(page, 4)).toBeFocused();
  await expect(companyRows(page).filter({ has: page.locator(':focus') })).toHaveAttribute('aria-rowindex', '15');
});
