import { generateCompanies } from '@workbench/sandbox';
import { companyRows, searchBox } from './support/screens.ts';
import { scriptCompanies } from './support/scripted-companies.ts';
import { expect, type Page, test, useWorkspace } from './support/test.ts';

useWorkspace('empty', [{ csv: [...generateCompanies({ seed: 7, count: 5, sources: 1 })].join('') }]);

const details = (page: Page, number: number) =>
  page.getByRole('button', { name: `Details for Company ${number}`, exact: true });

/** Resolves when the table has scrolled beyond its first hundred rows. */
async function farFromTop(page: Page): Promise<void> {
  const table = page.getByRole('region', { name: 'Companies' });
  await expect.poll(() => table.evaluate((element) => element.scrollTop / 57)).toBeGreaterThan(100);
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
  await farFromTop(page);
  await page.keyboard.press('ArrowDown');
  await expect(details(page, 4)).toBeFocused();
  await expect(details(page, 4)).toBeInViewport();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(details(page, 2)).toBeFocused();
  for (let presses = 0; presses < 15; presses += 1) await page.keyboard.press('PageDown');
  await farFromTop(page);
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
  for (let presses = 0; presses < 15; presses += 1) await page.keyboard.press('PageDown');
  await farFromTop(page);
  await expect(details(page, 3)).toBeAttached();
  await searchBox(page).focus();
  await expect(details(page, 3)).not.toBeAttached();
});
