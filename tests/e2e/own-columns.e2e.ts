import { checkAll } from './support/axe.ts';
import { csvFile } from './support/csv.ts';
import { toast } from './support/screens.ts';
import { expect, test, useWorkspace } from './support/test.ts';

useWorkspace('empty');

const FILE = 'Company\tWebsite\tSector\tStage\tContract value\nAcme\town-acme.com\tTools\tlead\t1,250\n';

test('own columns are managed, filled by pasted rows and a mapping, and go with their values', async ({
  page,
  origin,
  request,
}) => {
  await page.goto(`${origin}/search`);
  const open = async () => {
    await page.getByRole('button', { name: 'Columns', exact: true }).press('Enter');
    await page.getByRole('button', { name: 'Own columns…' }).press('Enter');
  };
  await open();
  const dialog = page.getByRole('dialog', { name: 'Own columns' });
  await dialog.getByRole('button', { name: 'Add column' }).press('Enter');
  await page.keyboard.type('Stage');
  await dialog.getByLabel('Type').selectOption({ label: 'One of a list' });
  await dialog.getByLabel('Options').fill('Lead\nCustomer');
  await checkAll(page, { 'a new own column': async () => undefined });
  await dialog.getByRole('button', { name: 'Create column' }).press('Enter');
  await expect(dialog.getByRole('listitem')).toContainText('One of a list: Lead, Customer');
  await page.keyboard.press('Escape');

  await page.goto(`${origin}/search?tab=import`);
  await page.getByLabel('Paste rows').check();
  await page.getByLabel('Rows with header').fill(FILE);
  await page.getByRole('button', { name: 'Preview rows' }).press('Enter');
  const columns = page.getByRole('region', { name: 'Columns' });
  await expect(columns.getByLabel('Stage', { exact: true }).locator('option:checked')).toHaveText('Stage');
  await columns.getByLabel('Contract value').selectOption({ label: 'New own column…' });
  const added = columns.getByRole('listitem').filter({ hasText: 'Adds an own column' });
  await expect(added.getByLabel('Type')).toHaveValue('number');
  await added.getByLabel('Name', { exact: true }).fill('Deal size');
  await added.getByLabel('Name', { exact: true }).press('Enter');
  await expect(page.getByRole('cell', { name: /Deal size: 1250/ })).toBeVisible();
  await expect(page.getByRole('cell', { name: /Stage: Lead/ })).toBeVisible();
  await checkAll(page, { 'a mapping to own columns': async () => undefined });
  await page.getByRole('button', { name: 'Import companies' }).press('Enter');
  await expect(toast(page)).toContainText('Successfully imported 1 company.');
  const [company] = await (await request.get('/api/companies', { params: { q: 'own-acme' } })).json();
  expect(company.custom).toEqual({ stage: 'Lead', deal_size: 1250 });

  await page.goto(`${origin}/search`);
  await open();
  await dialog.getByRole('button', { name: 'Move Deal size up' }).press('Enter');
  await expect(dialog.getByRole('listitem').first()).toContainText('Deal size');
  await dialog.getByRole('button', { name: 'Delete Stage' }).press('Enter');
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('Goes along: 1 value');
  await question.getByRole('button', { name: 'Delete column' }).press('Enter');
  await expect(dialog.getByRole('listitem')).toHaveCount(1);
});

test('a workbook is previewed by its first visible sheet', async ({ page, origin }) => {
  const { writeXlsx } = await import('hucre');
  const rows = [['Customers 2026'], [], ['Company', 'Website', 'Sector'], ['Beta', 'own-beta.com', 'Tools']];
  const bytes = await writeXlsx({ sheets: [{ name: 'Accounts', rows }] });
  await page.goto(`${origin}/search?tab=import`);
  await page.getByLabel('CSV file').setInputFiles(csvFile(Buffer.from(bytes), 'accounts.xlsx'));
  await expect(page.getByText('The first visible sheet of the workbook')).toBeVisible();
  await expect(page.getByRole('row', { name: /^4 Beta · own-beta.com Create/ })).toBeVisible();
  await checkAll(page, { 'a workbook': async () => undefined });
});
