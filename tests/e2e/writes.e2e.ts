import { importCsv } from '../helpers/upload.ts';
import { csvFile } from './support/csv.ts';
import { companyRows, settled, toast } from './support/screens.ts';
import { expect, type Page, test, useWorkspace } from './support/test.ts';

useWorkspace('empty');

const CSV = [
  'name,domain,industry,Employees (Registry),Employees (Network),location',
  'One,one.com,Toys,100,110,"Berlin, Germany"',
  'Two,two.com,Toys,200,210,"Oslo, Norway"',
].join('\n');

/** Goes to a screen by the sidebar, so that nothing is loaded anew but what a write made stale. */
async function goTo(page: Page, title: string) {
  await page.getByRole('navigation', { name: 'Screens' }).getByRole('link', { name: title }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await settled(page);
}

const card = (page: Page, title: string) =>
  page.getByRole('heading', { name: title, exact: true }).locator('xpath=ancestor::div[2]');

test('an import and an added company show on every screen without a reload', async ({ page, request }) => {
  await page.goto('/');
  await expect(page.getByText('Your workspace is empty')).toBeVisible();
  await goTo(page, 'Analytics');
  await expect(card(page, 'Total Companies')).toContainText('0');
  await goTo(page, 'Search Companies');
  await expect(page.getByText('0 companies found')).toBeVisible();

  await page.getByRole('tab', { name: 'Bulk Import (CSV)' }).click();
  await page.getByLabel('CSV file').setInputFiles(csvFile(CSV));
  await page.getByRole('button', { name: 'Import companies' }).click();
  await expect(toast(page)).toContainText('Successfully imported 2 companies.');
  await page.getByRole('tab', { name: 'Search Existing' }).click();
  await expect(page.getByText('2 companies found')).toBeVisible();
  await goTo(page, 'Dashboard');
  await expect(card(page, 'Total Companies')).toContainText('2');
  await expect(card(page, 'Avg Employee Count')).toContainText('155');
  const { activeSources } = await (await request.get('/api/analytics/overview')).json();
  expect(activeSources).toBeGreaterThanOrEqual(2);
  await expect(card(page, 'Data Sources Active')).toContainText(`${activeSources}`);
  await expect(companyRows(page)).toHaveCount(2);
  await expect(page.getByRole('figure')).toHaveCount(2);
  await goTo(page, 'Analytics');
  await expect(card(page, 'Companies Compared')).toContainText('2');
  await expect(page.getByText('Across 2 companies with two or more exact figures.')).toBeVisible();

  await goTo(page, 'Search Companies');
  await page.getByRole('button', { name: 'Add company' }).click();
  await page.getByLabel('Name *').fill('Three');
  await page.getByLabel('Domain *').fill('three.com');
  await page.keyboard.press('Enter');
  await expect(page.getByText('3 companies found')).toBeVisible();
  await goTo(page, 'Dashboard');
  await expect(card(page, 'Total Companies')).toContainText('3');
  await goTo(page, 'Analytics');
  await expect(card(page, 'Total Companies')).toContainText('3');
});

test('an open company shows the figures of a later import at its next opening', async ({ page, origin }) => {
  await importCsv(origin, CSV);
  await page.goto('/search');
  await companyRows(page).filter({ hasText: 'One' }).click();
  await expect(page.getByRole('dialog').getByText('105', { exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('tab', { name: 'Bulk Import (CSV)' }).click();
  const newer = 'name,domain,industry,Employees (Survey)\nOne,one.com,Toys,120\n';
  await page.getByLabel('CSV file').setInputFiles(csvFile(newer));
  await page.getByRole('button', { name: 'Import companies' }).click();
  await expect(toast(page)).toContainText('Successfully imported 1 company.');
  await page.getByRole('tab', { name: 'Search Existing' }).click();
  await companyRows(page).filter({ hasText: 'One' }).click();
  await expect(page.getByRole('dialog').getByRole('row', { name: /Survey/ })).toContainText('120');
  await expect(page.getByRole('dialog').getByText('110', { exact: true }).first()).toBeVisible();
});

test('an open screen learns of what a script writes, and the newest company comes first', async ({ page, request }) => {
  await page.goto('/');
  await expect(card(page, 'Total Companies')).toBeVisible();
  await settled(page);
  const script = await request.post('/api/companies', {
    data: { name: 'Written by a script', domain: 'script-made.com' },
  });
  expect(script.ok()).toBe(true);
  await expect(companyRows(page).first()).toContainText('Written by a script');
  await expect(card(page, 'Total Companies')).toContainText('4');
});
