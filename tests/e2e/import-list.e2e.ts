import { checkAll } from './support/axe.ts';
import { csvFile } from './support/csv.ts';
import { expect, type Page, test, useWorkspace } from './support/test.ts';

useWorkspace('empty');

const HEADER = 'name,domain,industry,employees,source,asOf';

async function importFile(page: Page, name: string, rows: readonly string[]): Promise<void> {
  await page.getByLabel('CSV file').setInputFiles(csvFile([HEADER, ...rows].join('\n'), name));
  await page.getByLabel('Use the names and industries of the file').check();
  await page.getByRole('button', { name: 'Import companies' }).click();
  await expect(page.getByText('Import finished')).toBeVisible();
}

test('an import is listed with its rows, and taken back but for what was changed since', async ({
  page,
  request,
  origin,
}) => {
  const find = async (q: string) => (await (await request.get('/api/companies', { params: { q } })).json())[0];
  const created = { name: 'Acme', domain: 'acme-list.com', industry: 'Toys' };
  await request.post('/api/companies', { data: created });
  await page.goto(`${origin}/search?tab=import`);
  await importFile(page, 'vendor.csv', [
    'Acme Inc,acme-list.com,Tools,120,LinkedIn,2026-03-01',
    'Beta,beta-list.com,Food,50,LinkedIn,2026-03-01',
    'Gamma,gamma-list.com,Food,10,LinkedIn,2026-03-01',
    'Bad,nowhere,Food,,,',
  ]);
  const run = page.getByRole('list', { name: 'Imports' }).getByRole('listitem').filter({ hasText: 'vendor.csv' });
  await expect(run).toContainText('4 rows: 2 created, 1 updated, 1 failed');

  await run.getByRole('button', { name: 'Rows of vendor.csv' }).press('Enter');
  const details = page.getByRole('dialog', { name: 'Import of vendor.csv' });
  await expect(details.getByRole('row')).toHaveCount(5);
  await expect(details.getByRole('row', { name: /^2 acme-list.com Updated/ })).toBeVisible();
  await details.getByLabel('Rows shown').selectOption('failed');
  await expect(details.getByRole('row')).toHaveCount(2);
  await expect(details.getByRole('row', { name: /^5 .*has no dot/ })).toBeVisible();
  await page.keyboard.press('Escape');

  const beta = await find('beta-list.com');
  await expect(await request.put(`/api/companies/${beta.id}/tags`, { data: { tags: ['Key account'] } })).toBeOK();
  await run.getByRole('button', { name: 'Undo the import of vendor.csv' }).press('Enter');
  const question = page.getByRole('alertdialog', { name: 'Undo the import of vendor.csv?' });
  await expect(question).toContainText(
    '1 company it created is deleted permanently; 1 company goes back to earlier values.',
  );
  await expect(question).toContainText('Beta: It has tags');
  await checkAll(page, { 'the question': async () => undefined });
  await question.getByRole('button', { name: 'Undo import' }).press('Enter');
  await expect(run).toContainText('1 company removed, 1 restored, 1 with later changes kept');
  expect(await find('acme-list.com')).toMatchObject(created);
  expect(await find('gamma-list.com')).toBeUndefined();
  await run.getByRole('button', { name: 'Rows of vendor.csv' }).press('Enter');
  await expect(details.getByRole('row', { name: 'Beta It has tags' })).toBeVisible();
  await checkAll(page, { 'the rows': async () => undefined });
});
