import { writeXlsx } from 'hucre';
import { expectQuiet, toast } from './support/screens.ts';
import { counter, leadButtons, startButton, workCard } from './support/scripted-leads.ts';
import { expect, type Page, test, useWorkspace } from './support/test.ts';

useWorkspace('demo');
test.beforeEach(() => test.setTimeout(300_000));

const WORK_TIMEOUT_MS = 200_000;

async function open(page: Page, path = '') {
  await page.goto(`/lead-enrichment${path}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Lead Enrichment' })).toBeVisible();
}

test("the demo's sheet is imported by its id, enriched before one's eyes and written back; then nothing is asked any more", async ({
  page,
}) => {
  let reads = 0;
  page.on('request', (request) => {
    if (/leads\.(?:counters|page|runs|lists)/.test(request.url())) reads += 1;
  });
  await open(page);
  await page.getByRole('button', { name: 'Use the demo sheet' }).click();
  await page.getByRole('button', { name: 'Preview', exact: true }).click();
  await expect(page.getByRole('region', { name: 'Preview', exact: true })).toContainText('Fictional leads: 120 rows');
  await startButton(page).click();
  await expect(toast(page)).toContainText('Enrichment Started!');
  await expect(toast(page)).toContainText(/Imported \d+ leads and started enrichment workflow/);
  const card = workCard(page, 'Fictional leads');
  await expect(card.getByRole('progressbar')).toBeVisible();
  await expect(card).toContainText(/Enriching: \d+ of \d+ leads/);
  await expect(counter(page, 'Completed')).toContainText(/[1-9]/);
  await expect(card.getByText('Completed', { exact: true })).toBeVisible({ timeout: WORK_TIMEOUT_MS });
  await expect(card.getByText('Results written', { exact: true })).toBeVisible({ timeout: WORK_TIMEOUT_MS });
  await expect(card).toContainText(/\d+ cells filled/);
  await expect(counter(page, 'Enriching').getByText('0', { exact: true })).toBeVisible();
  await expectQuiet(page, () => reads);
  await card.getByRole('button', { name: 'Preview cells for Fictional leads' }).click();
  await expect(page.getByRole('dialog')).toContainText('Nothing to write');
});

test('a lead shows what was found and from whom; what is typed is locked, and steps can be tried again', async ({
  page,
}) => {
  await open(page, '?tab=leads');
  await page.getByLabel('Status', { exact: true }).selectOption('completed');
  await expect(page).toHaveURL(/status=completed/);
  await leadButtons(page).first().click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Google Sheet');
  await expect(dialog).toContainText('Locked');
  await expect(dialog.getByRole('region', { name: 'Step log' })).toContainText('credit');
  await dialog.getByRole('button', { name: 'Edit Phone' }).click();
  await dialog.getByRole('textbox', { name: 'Phone' }).fill('+49 30 0123456');
  await page.keyboard.press('Enter');
  const phone = dialog.getByRole('listitem').filter({ has: page.getByRole('button', { name: 'Edit Phone' }) });
  await expect(phone).toContainText('Entered manually');
  await expect(phone).toContainText('Locked');
  await page.reload();
  await expect(page.getByRole('dialog')).toContainText('Entered manually');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).not.toHaveURL(/lead=/);
});

test('a dropped workbook is previewed, imported and enriched, and comes back with the results', async ({ page }) => {
  const rows = [
    ['First name', 'Last name', 'E-mail', 'Company'],
    ['Marta', 'Dropped', 'marta.dropped@example.com', 'Dropped Kettles'],
    ['', '', '', ''],
    ['Nobody', '', '', ''],
  ];
  const bytes = Buffer.from(await writeXlsx({ sheets: [{ name: 'People', rows }] })).toString('base64');
  await open(page, '?way=file');
  const dataTransfer = await page.evaluateHandle((base64) => {
    const transfer = new DataTransfer();
    transfer.items.add(new File([Uint8Array.from(atob(base64), (one) => one.charCodeAt(0))], 'people.xlsx'));
    return transfer;
  }, bytes);
  await page
    .getByLabel('CSV or Excel file')
    .locator('xpath=ancestor::fieldset')
    .dispatchEvent('drop', { dataTransfer });
  await expect(page.getByText('Selected: people.xlsx')).toBeVisible();
  await page.getByRole('button', { name: 'Preview', exact: true }).click();
  await expect(page.getByRole('region', { name: 'Preview', exact: true })).toContainText('people.xlsx: 2 rows');
  await startButton(page).click();
  await expect(toast(page)).toContainText('Imported 1 leads and started enrichment workflow');
  const card = workCard(page, 'people.xlsx');
  await expect(card.getByText('Completed', { exact: true })).toBeVisible({ timeout: WORK_TIMEOUT_MS });
  await card.getByRole('button', { name: 'Download results for people.xlsx' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'XLSX with results' }).click();
  expect((await download).suggestedFilename()).toMatch(/\.xlsx$/);
});

test('chosen leads are added to an outreach campaign and removed', async ({ page }) => {
  await open(page, '?tab=leads&q=Dropped');
  await expect(leadButtons(page)).toHaveCount(1);
  await page.getByRole('checkbox', { name: 'Select Marta Dropped' }).check();
  await page.getByRole('button', { name: 'Add to campaign' }).click();
  const campaigns = page.getByRole('dialog');
  await campaigns.getByLabel('Campaign name *').fill('Dropped people');
  await campaigns.getByRole('button', { name: 'Add to campaign' }).click();
  await expect(toast(page)).toContainText('1 lead added to the outreach campaign.');
  await page.getByRole('checkbox', { name: 'Select Marta Dropped' }).check();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: /^Delete/ })
    .click();
  await expect(toast(page)).toContainText('Deleted');
  await expect(page.getByText('No matching leads')).toBeVisible();
  await page.getByRole('button', { name: 'Show all leads' }).click();
  await expect(leadButtons(page).first()).toBeVisible();
});
