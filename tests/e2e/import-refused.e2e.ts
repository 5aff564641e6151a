import { csvFile, preview } from './support/csv.ts';
import { hold, searchBox, toast } from './support/screens.ts';
import { expect, type Page, test, useWorkspace } from './support/test.ts';

useWorkspace('empty');

const fileInput = (page: Page) => page.getByLabel('CSV file');
const importButton = (page: Page) => page.getByRole('button', { name: /^Import(ing\.\.\.| companies)$/ });
/** Lets go of a file over the field, where the chooser's filter has no say. */
async function drop(page: Page, name: string, content: string) {
  const dataTransfer = await page.evaluateHandle(
    ([fileName, text]) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([text], fileName));
      return transfer;
    },
    [name, content] as const,
  );
  await fileInput(page).locator('xpath=ancestor::fieldset').dispatchEvent('drop', { dataTransfer });
}

const GOOD = 'name,domain,industry\nHeld,held.com,Toys\n';

test.beforeEach(async ({ page }) => {
  await page.goto('/search?tab=import');
});

test('a file of another kind is not taken, and the reason is said', async ({ page }) => {
  await fileInput(page).setInputFiles({ ...csvFile('x'), name: 'companies.pdf' });
  await expect(page.getByRole('alert')).toContainText('“companies.pdf” isn’t a CSV or Excel file.');
  await expect(importButton(page)).toBeDisabled();
});

test('a damaged workbook fails with words that help, never with the JSON of the server', async ({ page, problems }) => {
  problems.expect(/import-csv/, /status of 4\d\d/);
  await fileInput(page).setInputFiles(csvFile(Buffer.from('PK\u0003\u0004\u0014\u0000rest of a zip file')));
  const refusal = page.getByRole('alert').filter({ hasText: 'This file can’t be imported' });
  await expect(refusal).toContainText('is damaged: its ZIP archive cannot be read');
  await expect(importButton(page)).toBeDisabled();
  await expect(page.locator('body')).not.toContainText(/\{"|"message"|"code"/);
});

test('a file without the required columns names what is missing', async ({ page }) => {
  await fileInput(page).setInputFiles(csvFile('title,colour\nA,red\n'));
  await expect(page.getByText('No column was recognised as name, domain, industry.')).toBeVisible();
  await expect(importButton(page)).toBeDisabled();
});

test('columns that are not recognised are chosen by hand, and so they are the next time', async ({ page }) => {
  const file = csvFile('Bezugsgröße,Netzort,Notiz\nHandmade,handmade.com,x\n');
  await fileInput(page).setInputFiles(file);
  const columns = page.getByRole('region', { name: 'Columns' });
  await columns.getByLabel('Bezugsgröße').selectOption({ label: 'Name' });
  await expect(columns.getByRole('listitem').first()).toContainText('Chosen by hand');
  await columns.getByLabel('Netzort').selectOption({ label: 'Domain or website' });
  await expect(importButton(page)).toBeEnabled();
  await importButton(page).click();
  await expect(toast(page)).toContainText('Successfully imported 1 company.');
  await expect(page.getByRole('region', { name: 'Columns that were left out' })).toContainText('Notiz: ');
  await fileInput(page).setInputFiles(file);
  await expect(columns.getByRole('listitem').first()).toContainText('As last time');
  await expect(importButton(page)).toBeEnabled();
});

test('an answer that is no JSON shows the default words', async ({ page, problems }) => {
  problems.expect(/import-csv/, /status of 502/);
  await fileInput(page).setInputFiles(csvFile(GOOD));
  await expect(preview(page)).toContainText('held.com');
  await page.route('**/api/companies/import-csv', (route) =>
    route.fulfill({ status: 502, contentType: 'text/html', body: '<html>Bad Gateway</html>' }),
  );
  await importButton(page).click();
  await expect(toast(page)).toContainText('Failed to import CSV file');
  await expect(page.locator('body')).not.toContainText('<html>');
  await expect(importButton(page), 'the file stays chosen for another attempt').toBeEnabled();
});

test('the button reads Importing... and takes no second click while the import runs', async ({ page }) => {
  await fileInput(page).setInputFiles(csvFile(GOOD));
  await expect(preview(page)).toContainText('held.com');
  const held = await hold(page, '/api/companies/import-csv');
  await importButton(page).click();
  await expect(importButton(page)).toHaveText('Importing...');
  await expect(importButton(page)).toBeDisabled();
  await expect(fileInput(page)).toBeDisabled();
  held.release();
  await expect(importButton(page)).toHaveText('Import companies');
  await expect(toast(page)).toContainText('Successfully imported 1 company.');
});

test('a chosen file leaves no trace in the search', async ({ page }) => {
  await fileInput(page).setInputFiles(csvFile('name,domain,industry\nOnly Previewed,previewed.com,Toys\n'));
  await expect(preview(page)).toContainText('previewed.com');
  await page.getByRole('tab', { name: 'Search Existing' }).click();
  await searchBox(page).fill('previewed');
  await expect(page.getByText('0 companies found')).toBeVisible();
});

test('a dropped file is held to the same rule: another kind is not taken, a CSV is previewed', async ({ page }) => {
  await drop(page, 'companies.pdf', GOOD);
  await expect(page.getByRole('alert')).toContainText('“companies.pdf” isn’t a CSV or Excel file.');
  await expect(importButton(page)).toBeDisabled();
  await drop(page, 'companies.csv', GOOD);
  await expect(preview(page)).toContainText('held.com');
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('a delimiter chosen by hand wins over the detected one, and can be taken back', async ({ page }) => {
  await fileInput(page).setInputFiles(csvFile('Name;Website;Industry\n"Salt, Pepper";salt.com;Food\n'));
  await expect(preview(page)).toContainText('Salt, Pepper');
  await page.getByLabel('Delimiter').selectOption({ label: 'Comma' });
  await expect(page.getByText('No column was recognised as')).toBeVisible();
  await page.getByLabel('Delimiter').selectOption({ label: 'Semicolon' });
  await expect(preview(page)).toContainText('Salt, Pepper');
});
