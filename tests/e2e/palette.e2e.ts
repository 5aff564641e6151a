import { mostRestyled } from './support/restyled.ts';
import { companyName, companyRows, searchBox, settled } from './support/screens.ts';
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

test('a dialog styles its own parts, not the page beneath it again, which takes no pointer while it is open', async ({
  page,
}) => {
  await page.goto('/search');
  await expect(companyRows(page).first()).toBeVisible();
  const elements = await page.locator('#root *').count();
  const openAndClose = async () => {
    await page.keyboard.press('Control+k');
    await expect(input(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(palette(page)).toHaveCount(0);
  };
  // The first one loads the code and its styles.
  await openAndClose();
  expect(await mostRestyled(page, openAndClose)).toBeLessThan(elements / 3);

  const row = await companyRows(page).first().boundingBox();
  if (row === null) throw new Error('No row is on screen');
  await page.keyboard.press('Control+k');
  await expect(input(page)).toBeFocused();
  // A dialog notices clicks beside it from the next task on.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
  // Beside the palette: it closes, and the row does not open its company.
  await page.mouse.click(row.x + 60, row.y + row.height / 2);
  await expect(palette(page)).toHaveCount(0);
  expect(new URL(page.url()).search).toBe('');
});

test('finds a screen by a few letters', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Search everything' }).click();
  await input(page).fill('analy');
  await expect(palette(page).getByRole('option', { name: 'Analytics' })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/analytics$/);
  await expect(palette(page)).toHaveCount(0);
});

test('finds a company and opens its details', async ({ page }) => {
  await page.goto('/search');
  const name = await companyName(companyRows(page).nth(3));
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
  const name = await companyName(companyRows(page).nth(3));
  await page.keyboard.press('Control+k');
  await input(page).fill(name);
  await expect(palette(page).getByRole('option', { name }).first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name })).toBeVisible();
});

test('what is typed at once after Ctrl+K is there, and Enter opens the first result when it has come', async ({
  page,
}) => {
  await page.goto('/search');
  const name = await companyName(companyRows(page).nth(3));
  // The palette's own code comes late.
  await page.route(/CommandPalette/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 300));
    await route.continue();
  });
  await searchBox(page).focus();
  await page.keyboard.press('Control+k');
  // The field comes in the midst of the word.
  await page.keyboard.type(name.slice(0, 3));
  await expect(input(page)).toBeFocused();
  await page.keyboard.type(name.slice(3));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name })).toBeVisible();
  await expect(palette(page)).toHaveCount(0);
  await expect(searchBox(page)).toHaveValue('');
});

test('records of other kinds and actions are found, and what was chosen comes first the next time', async ({
  page,
}) => {
  await page.goto('/');
  await settled(page);
  await page.keyboard.press('Control+k');
  await input(page).fill('largest dis');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/search\?view=largest-disagreement/);
  await page.keyboard.press('Control+k');
  await expect(palette(page).getByRole('option').first()).toHaveText('Largest disagreement');
  await input(page).fill('add comp');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Add company' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+k');
  await input(page).fill('do not contact');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Do-not-contact list' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+k');
  await input(page).fill('privacy');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/settings$/);
  await expect(page.getByLabel('Identifiers')).toBeFocused();
});

test('? shows all keys, but not while typing', async ({ page }) => {
  const keys = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await page.goto('/search');
  await searchBox(page).focus();
  await page.keyboard.press('?');
  await expect(searchBox(page)).toHaveValue('?');
  await expect(keys).toHaveCount(0);
  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('Tab');
  await page.keyboard.press('?');
  await expect(keys).toContainText('Search everything');
  await page.keyboard.press('Escape');
  await expect(keys).toHaveCount(0);
});

test('says so when nothing matches', async ({ page }) => {
  await page.goto('/');
  await settled(page);
  await page.keyboard.press('Control+k');
  await input(page).fill('zzzz');
  await expect(palette(page)).toContainText('Nothing matches.');
});
