import { checkAll } from './support/axe.ts';
import { startButton } from './support/scripted-leads.ts';
import { expect, type Page, test, useWorkspace } from './support/test.ts';

useWorkspace('empty');

const NAMELESS = 'Ada Kettle\tBuyer\tada@kettleworks.example\nBen Brown\tBoss\tben@kettleworks.example';
const HEADED = 'Name\tFunktion / Titre\tWhat they do\tEmail\nAda Kettle\tBuyer\tPurchasing\tada@kettleworks.example';

async function paste(page: Page, text: string) {
  await page.goto('/lead-enrichment?way=paste');
  for (const step of await page.getByRole('region', { name: 'Enrichment workflow' }).getByRole('checkbox').all()) {
    await step.uncheck();
  }
  await page.getByLabel('Rows with header').fill(text);
}

const preview = (page: Page) => page.getByRole('region', { name: 'Preview', exact: true });
const field = (page: Page, column: string) => preview(page).getByLabel(column, { exact: true });
const countOf = (page: Page, name: string) =>
  preview(page).getByText(name, { exact: true }).locator('..').getByRole('definition');

test('axe finds nothing to fault at the columns', async ({ page }) => {
  test.setTimeout(300_000);
  await checkAll(page, {
    'Columns of rows without a header': async () => {
      await paste(page, NAMELESS);
      await page.getByRole('button', { name: 'Preview', exact: true }).click();
      await expect(field(page, 'Column 1')).toBeVisible();
    },
  });
});

test('rows without a header are imported once their columns are assigned', async ({ page, problems }) => {
  problems.expect(/importPasted/, /status of 400/);
  await paste(page, NAMELESS);
  // Without a look at the preview the import is refused, and the preview opens.
  await startButton(page).click();
  await expect(preview(page)).toContainText('Pasted rows: 2 rows');
  await expect(preview(page).getByRole('status')).toContainText(
    'The first row is data, so the columns have no names. Assign each column to a field.',
  );
  await expect(startButton(page)).toBeDisabled();
  await expect(preview(page).getByRole('checkbox', { name: 'The first row is data, not a header' })).toBeChecked();
  await expect(field(page, 'Column 3')).toHaveValue('email');
  await expect(preview(page)).toContainText('Buyer · Boss');
  await field(page, 'Column 1').focus();
  await page.keyboard.press('F');
  await expect(field(page, 'Column 1')).toHaveValue('fullName');
  await field(page, 'Column 2').selectOption('title');
  await expect(preview(page).getByRole('status')).toHaveCount(0);
  await expect(countOf(page, 'New')).toHaveText('2');
  await startButton(page).click();
  await expect(page.getByRole('tab', { name: 'Leads (2)' })).toBeVisible();
  await page.getByRole('tab', { name: 'Leads (2)' }).click();
  await expect(page.getByRole('row').filter({ hasText: 'Ada Kettle' })).toContainText('Buyer');
});

test('a column is assigned, changed, left out and remembered for the same header', async ({ page }) => {
  await paste(page, HEADED);
  await page.getByRole('button', { name: 'Preview', exact: true }).click();
  await expect(preview(page)).toContainText('Kept, not used: No field is known for this header');
  await field(page, 'What they do').selectOption('title');
  await expect(field(page, 'What they do')).toHaveValue('title');
  await expect(preview(page).getByRole('columnheader', { name: 'What they do' })).toContainText('→ title');
  // Without what identifies the person there is nothing to import.
  await field(page, 'Email').selectOption('');
  await expect(preview(page).getByRole('status')).toContainText('A name identifies a person only with a company.');
  await expect(startButton(page)).toBeDisabled();
  await field(page, 'Email').selectOption('email');
  await expect(startButton(page)).toBeEnabled();
  await startButton(page).click();
  await expect(page.getByRole('tab', { name: /Leads \(\d+\)/ })).toBeVisible();
  await paste(page, HEADED.replace('Ada', 'Cid').replace('ada@', 'cid@'));
  await page.getByRole('button', { name: 'Preview', exact: true }).click();
  await expect(field(page, 'What they do')).toHaveValue('title');
  await expect(preview(page)).toContainText('As last time');
});

test('rows that were pasted are there again after the screen was left', async ({ page }) => {
  await page.goto('/lead-enrichment?way=paste');
  const rows = page.getByLabel('Rows with header');
  await rows.fill('Name,Company');
  await page.getByRole('link', { name: 'Data Sources', exact: true }).click();
  await expect(page).toHaveURL(/sources/);
  await page.getByRole('link', { name: 'Lead Enrichment' }).click();
  await page.getByRole('radio', { name: /Paste/ }).click();
  await expect(rows).toHaveValue('Name,Company');
});
