import { companyRows, searchBox, settled } from './support/screens.ts';
import { expect, type Page, test } from './support/test.ts';

const palette = (page: Page) => page.getByRole('dialog', { name: 'Command palette' });
const input = (page: Page) => palette(page).getByRole('combobox');

test('Ctrl+K opens the palette anywhere, also while typing, and Esc gives the focus back', async ({ page }) => {
  await page.goto('/search');
  await searchBox(page).focus();
  await page.keyboard.press('Control+k');
  await expect(input(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(palette(page)).toHaveCount(0);
  await expect(searchBox(page)).toBeFocused();
});

test('finds a screen by a few letters', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Search screens and companies' }).click();
  await input(page).fill('analy');
  await expect(palette(page).getByRole('option', { name: 'Analytics' })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/analytics$/);
  await expect(palette(page)).toHaveCount(0);
});

test('finds a company and opens its details', async ({ page }) => {
  await page.goto('/search');
  const name = (await companyRows(page).nth(3).locator('td > div').first().textContent()) ?? '';
  await page.goto('/analytics');
  await settled(page);
  await page.keyboard.press('Control+k');
  await input(page).fill(name);
  await palette(page).getByRole('option', { name }).first().click();
  await expect(page.getByRole('dialog', { name })).toBeVisible();
  await expect(page).toHaveURL(/\/search\?company=/);
});

test('Enter opens the best match', async ({ page }) => {
  await page.goto('/search');
  const name = (await companyRows(page).nth(3).locator('td > div').first().textContent()) ?? '';
  await page.keyboard.press('Control+k');
  await input(page).fill(name);
  await expect(palette(page).getByRole('option', { name }).first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name })).toBeVisible();
});

test('says so when no company matches', async ({ page }) => {
  await page.goto('/');
  await settled(page);
  await page.keyboard.press('Control+k');
  await input(page).fill('zzzz');
  await expect(palette(page)).toContainText('No matching companies.');
});
