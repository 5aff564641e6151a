import { checkAll } from './support/axe.ts';
import { companyRows, settled, toast } from './support/screens.ts';
import { expect, type Page, test, useWorkspace } from './support/test.ts';

const COMPANIES = 130;
const TOYS = 105;
const rows = Array.from({ length: COMPANIES }, (_, at) => {
  const number = String(at).padStart(3, '0');
  return `Company ${number},c${number}.com,${at < TOYS ? 'Toys' : 'Tools'}\n`;
});

useWorkspace('empty', [{ csv: `name,domain,industry\n${rows.join('')}` }]);

const TOYS_ONLY = { field: 'industry', op: 'is', value: 'Toys' };
const boxOf = (page: Page, name: string) => page.getByRole('checkbox', { name: `Select ${name}` });
const allBox = (page: Page) => page.getByRole('checkbox', { name: 'Select all loaded companies' });
const selected = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text });
const expectFound = (page: Page, text: string) =>
  expect(page.getByRole('status').filter({ hasText: `${text} found` })).toBeVisible();

async function open(page: Page, filter?: object) {
  const query = new URLSearchParams({ sort: 'name', ...(filter && { filter: JSON.stringify(filter) }) });
  await page.goto(`/search?${query}`);
  await settled(page);
  await expect(companyRows(page).first()).toBeVisible();
}

/** By the letter that opens the menu, and the first letters of the action. */
async function openAction(page: Page, action: string) {
  await page.keyboard.press('a');
  await expect(page.getByRole('menuitem').first()).toBeFocused();
  await page.keyboard.type(action);
  await expect(page.getByRole('menuitem', { name: action })).toBeFocused();
  await page.keyboard.press('Enter');
}

/** What the REST API finds. */
async function total(page: Page, filter?: object): Promise<number> {
  const params = filter && { filter: JSON.stringify(filter) };
  const response = await page.request.get('/api/companies', { ...(params && { params }) });
  return Number(response.headers()['x-total-count']);
}

test('all that match a filter but one are tagged, after a preview, and untagged again', async ({ page }) => {
  const tagged = { field: 'tag', op: 'anyOf', value: ['Fair'] };
  await open(page, TOYS_ONLY);
  await allBox(page).press('Space');
  await expect(selected(page, '100 selected')).toBeVisible();
  await page.getByRole('button', { name: 'Select all 105 matching' }).press('Enter');
  await expect(selected(page, '105 selected')).toBeVisible();
  await boxOf(page, 'Company 002').focus();
  await page.keyboard.press('x');
  await expect(boxOf(page, 'Company 002')).not.toBeChecked();
  await expect(selected(page, '104 selected')).toBeVisible();

  await openAction(page, 'Tags');
  const dialog = page.getByRole('dialog', { name: 'Tags' });
  await expect(dialog.getByLabel('Tags', { exact: true })).toBeFocused();
  await page.keyboard.type('Fair');
  await expect(dialog.getByRole('status')).toHaveText('Changes all 104 companies.');
  await page.keyboard.press('Enter');
  await expect(toast(page)).toContainText('Tags Added');
  await expect(toast(page)).toContainText('104 companies changed.');
  await expect(selected(page, 'selected')).toHaveCount(0);
  expect(await total(page, tagged)).toBe(104);

  await toast(page).getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(toast(page)).toContainText('The companies are as they were before.');
  expect(await total(page, tagged)).toBe(0);
});

test('rows are selected up to another, put on a list, and found by it', async ({ page }) => {
  await open(page);
  await boxOf(page, 'Company 001').press('Space');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(boxOf(page, 'Company 003')).toBeFocused();
  await page.keyboard.press('Shift+X');
  await expect(selected(page, '3 selected')).toBeVisible();
  await page.keyboard.press('Shift+ArrowDown');
  await expect(selected(page, '4 selected')).toBeVisible();
  await page.keyboard.press('Shift+ArrowUp');
  await expect(selected(page, '3 selected')).toBeVisible();
  for (const action of ['Sync', 'Write reports', 'Create campaign']) {
    await openAction(page, action);
    await expect(page.getByRole('dialog').getByRole('status')).toContainText(/\b3 (companies|reports)\b/);
    await page.keyboard.press('Escape');
    await expect(selected(page, '3 selected')).toBeFocused();
  }
  await checkAll(page, { 'selected companies': () => expect(allBox(page)).toBeVisible() });

  await openAction(page, 'List');
  const dialog = page.getByRole('dialog', { name: 'List' });
  await dialog.getByLabel('Name of the new list').fill('Fair');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('status')).toHaveText('Changes all 3 companies.');
  await dialog.getByRole('button', { name: 'Apply' }).press('Enter');
  await expect(toast(page)).toContainText('Added to List');
  await expect(page.getByText('Select companies to')).toBeFocused();

  await page.keyboard.press('f');
  await page.getByLabel('Field', { exact: true }).selectOption({ label: 'List' });
  await page.getByRole('combobox', { name: 'List' }).last().pressSequentially('fa');
  await expect(page.getByRole('option', { name: 'Fair' })).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Edit filter: On list Fair' })).toBeVisible();
  await expectFound(page, '3 companies');
});

test('more than 100 are deleted by their number, and come back', async ({ page }) => {
  await open(page);
  await boxOf(page, 'Company 000').press('Space');
  await expect(selected(page, '1 selected')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(selected(page, 'selected')).toHaveCount(0);
  await boxOf(page, 'Company 000').press('Space');
  await page.getByRole('button', { name: `Select all ${COMPANIES} matching` }).press('Enter');
  await openAction(page, 'Delete');
  const dialog = page.getByRole('alertdialog', { name: `Delete ${COMPANIES} companies?` });
  await expect(dialog.getByRole('button', { name: `Delete ${COMPANIES} companies` })).toBeDisabled();
  await dialog.getByLabel(`Type ${COMPANIES} to delete that many`).fill(String(COMPANIES));
  await page.keyboard.press('Enter');
  await expect(toast(page)).toContainText(`${COMPANIES} companies moved to the trash for 30 days.`);
  await expect(page.getByText('No companies yet')).toBeVisible();
  await toast(page).getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(toast(page)).toContainText('The companies are as they were before.');
  await expectFound(page, `${COMPANIES} companies`);
  expect(await total(page)).toBe(COMPANIES);
});
