import { importCsv } from '../helpers/upload.ts';
import { csvFile, HOSTILE_CSV, preview, readDownload, readOutcome, result } from './support/csv.ts';
import { toast } from './support/screens.ts';
import { expect, type Page, test, useWorkspace } from './support/test.ts';

useWorkspace('empty');

const fileInput = (page: Page) => page.getByLabel('CSV file');
const importButton = (page: Page) => page.getByRole('button', { name: 'Import companies' });

test.beforeEach(async ({ page }) => {
  await page.goto('/search?tab=import');
});

test('a hostile CSV is previewed row by row, and the import does exactly what the preview said', async ({ page }) => {
  await expect(page.getByRole('tab')).toHaveText(['Search Existing', 'Bulk Import (CSV)', 'Discover Companies']);
  await expect(fileInput(page)).toHaveAttribute('accept', '.csv,.tsv,.txt,.xlsx');
  await expect(importButton(page)).toBeDisabled();
  await fileInput(page).setInputFiles(csvFile(HOSTILE_CSV));
  const sample = preview(page).getByRole('region', { name: 'First rows' });
  await expect(sample.getByRole('row')).toHaveCount(6);
  await expect(sample.getByRole('columnheader', { name: 'Website' })).toContainText('domain');
  await expect(sample.getByRole('cell', { name: 'Quote "Q" Works; Ltd' })).toBeVisible();
  await expect(sample.getByRole('cell', { name: 'Food; Drink' })).toBeVisible();
  await expect(page.getByLabel('Delimiter')).toContainText('Automatic: Semicolon');

  const promised = await readOutcome(preview(page));
  const counts = { Created: '6', Updated: '0', Unchanged: '0', Duplicates: '1', Failed: '1', 'Cells left out': '1' };
  expect(promised).toEqual(counts);
  await expect(preview(page).getByRole('row', { name: /^8 Website not a domain/ })).toBeVisible();
  await expect(preview(page).getByRole('row', { name: /^9 Employees about many/ })).toBeVisible();

  await importButton(page).click();
  await expect(toast(page)).toContainText('Import Successful');
  await expect(toast(page)).toContainText('Successfully imported 6 companies. 1 row couldn’t be imported.');
  expect(await readOutcome(result(page))).toEqual(promised);
  await expect(fileInput(page)).toHaveValue('');
  await expect(preview(page)).toHaveCount(0);
  await expect(importButton(page)).toBeDisabled();
});

test('every imported value arrives as it was written', async ({ origin, request }) => {
  await importCsv(origin, HOSTILE_CSV);
  const read = async (q: string) => (await (await request.get('/api/companies', { params: { q } })).json())[0];
  expect(await read('quoteworks')).toMatchObject({
    name: 'Quote "Q" Works; Ltd',
    domain: 'quoteworks.com',
    industry: 'Machinery',
  });
  expect(await read('twolines')).toMatchObject({ name: expect.stringMatching(/^Two\s+Lines GmbH$/) });
  expect(await read('formula')).toMatchObject({ name: '=cmd|calc' });
  const { id } = await read('quoteworks');
  const [record] = await (await request.get(`/api/companies/${id}/data`)).json();
  expect(record).toMatchObject({ employeeCount: 1250 });
});

test('a company of several rows counts once, and the result says where single figures lead', async ({ page }) => {
  const rows =
    'Thrice,thrice.com,Toys,10,A\nThrice,thrice.com,,11,B\nThrice,thrice.com,,12,C\nOnce,once-only.com,Toys,5,A\n';
  await fileInput(page).setInputFiles(csvFile(`name,domain,industry,employees,source\n${rows}`));
  await expect(preview(page)).toContainText('Thrice');
  await importButton(page).click();
  await expect(toast(page)).toContainText('Successfully imported 2 companies.');
  const hint = result(page).getByText(/have a headcount from one source and no aggregate/);
  await expect(hint).toBeVisible();
  await hint.getByRole('link', { name: 'Change Minimum Sources' }).click();
  await expect(page).toHaveURL(/\/settings$/);
});

test('the same file can be chosen again, and then changes nothing', async ({ page }) => {
  for (const unchanged of ['0', '1']) {
    await fileInput(page).setInputFiles(csvFile('name,domain,industry\nAgain,again.com,Toys\n'));
    await expect(preview(page)).toContainText('Again');
    expect((await readOutcome(preview(page))).Unchanged).toBe(unchanged);
    await importButton(page).click();
    await expect(page.getByText('Import finished')).toBeVisible();
  }
  await expect(toast(page)).toContainText('Successfully imported 0 companies.');
});

test('other names of tracked companies are shown before and after, and the person decides', async ({
  page,
  request,
}) => {
  const named = async () =>
    (await (await request.get('/api/companies', { params: { q: 'renamed.com' } })).json())[0].name;
  for (const [name, choice, expected] of [
    ['First', null, 'First'],
    ['Second', 'Keep the current ones', 'First'],
    ['Third', 'Use the names and industries of the file', 'Third'],
  ] as const) {
    await fileInput(page).setInputFiles(csvFile(`name,domain,industry\n${name},renamed.com,Toys\n`));
    await expect(preview(page)).toContainText(name);
    if (choice !== null) {
      await expect(page.getByRole('row', { name: `renamed.com Name First ${name}` })).toBeVisible();
      await expect(importButton(page)).toBeDisabled();
      await page.getByLabel(choice).check();
    }
    await importButton(page).click();
    await expect(page.getByText('Import finished')).toBeVisible();
    expect(await named()).toBe(expected);
  }
});

test('the chosen file, the result and its error file are still there after a look at another tab', async ({ page }) => {
  const lookAway = async () => {
    await page.getByRole('tab', { name: 'Search Existing' }).click();
    await page.getByRole('tab', { name: 'Bulk Import (CSV)' }).click();
  };
  await fileInput(page).setInputFiles(csvFile('name,domain,industry\nKept,kept.com,Toys\nLost,nodomain,Toys\n'));
  await expect(preview(page)).toContainText('Kept');
  await lookAway();
  await expect(preview(page)).toContainText('Kept');
  await expect(fileInput(page)).toHaveValue(/\.csv$/);
  await importButton(page).click();
  await expect(result(page)).toBeVisible();
  const outcome = await readOutcome(result(page));
  await lookAway();
  expect(await readOutcome(result(page))).toEqual(outcome);
  await expect(page.getByRole('link', { name: 'Download error file' })).toBeVisible();
});

test('the error file opens, and imports once it is corrected', async ({ page }) => {
  const rows = ['name,domain,industry,Employees', '"Broken, Inc.",nowhere,Toys,5', 'Fine,fine-error.com,Toys,6'];
  await fileInput(page).setInputFiles(csvFile(rows.join('\n')));
  await expect(preview(page)).toContainText('Broken, Inc.');
  await importButton(page).click();
  const link = page.getByRole('link', { name: 'Download error file' });
  const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
  const errors = (await readDownload(download)).toString('utf8');
  expect(download.suggestedFilename()).toBe('import-errors.csv');
  expect(errors).toContain('"Broken, Inc."');
  expect(errors.trim().split(/\r?\n/)).toHaveLength(2);

  await fileInput(page).setInputFiles(csvFile(errors.replace(',nowhere,', ',broken-inc.com,')));
  await expect(preview(page)).toContainText('broken-inc.com');
  expect(await readOutcome(preview(page))).toMatchObject({ Created: '1', Failed: '0' });
  await importButton(page).click();
  await expect(toast(page)).toContainText('Successfully imported 1 company.');
});

test('a source name and a day given in the form belong to the figures', async ({ page, request }) => {
  await fileInput(page).setInputFiles(csvFile('name,domain,industry,Employees\nDated,dated.com,Toys,77\n'));
  await page.getByLabel('Source name').fill('Trade Register');
  await page.getByLabel('As of date').fill('2026-03-31');
  await importButton(page).click();
  await expect(page.getByText('Import finished')).toBeVisible();
  const [company] = await (await request.get('/api/companies', { params: { q: 'dated' } })).json();
  const [record] = await (await request.get(`/api/companies/${company.id}/data`)).json();
  expect(record).toMatchObject({ source: 'Trade Register', employeeCount: 77 });
  expect(record.asOf).toContain('2026-03-31');
});
