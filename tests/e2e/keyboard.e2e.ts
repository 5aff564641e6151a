import { csvFile, preview } from './support/csv.ts';
import { companyRows, searchBox, settled, tabTo, toast } from './support/screens.ts';
import { expect, test, useWorkspace } from './support/test.ts';

useWorkspace('empty');

test('import, search, details and export all work without a mouse', async ({ page }) => {
  await page.goto('/');
  await settled(page);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('link', { name: 'Import a CSV' }), 5);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Search Companies' })).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();

  const input = page.getByLabel('CSV file');
  await tabTo(page, input);
  // The browser now and then drops the first request for a file chooser: a person presses Enter again.
  const pressed = async () => {
    const choosing = page.waitForEvent('filechooser', { timeout: 2000 });
    await page.keyboard.press('Enter');
    await (await choosing).setFiles(csvFile(rows));
  };
  const rows =
    'name,domain,industry,Employees (A),Employees (B)\nKey Board,key.com,Toys,10,12\nTab Stop,tab.com,Toys,5,5\n';
  await expect(pressed).toPass();
  await expect(preview(page)).toContainText('key.com');
  await tabTo(page, page.getByRole('button', { name: 'Import companies' }));
  await page.keyboard.press('Enter');
  await expect(toast(page)).toContainText('Successfully imported 2 companies.');

  await tabTo(page, page.getByRole('tab', { name: 'Bulk Import (CSV)' }));
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('tab', { name: 'Search Existing' })).toHaveAttribute('aria-selected', 'true');
  await tabTo(page, searchBox(page));
  await page.keyboard.type('key');
  await expect(page.getByText('1 company found')).toBeVisible();
  const details = page.getByRole('button', { name: 'Details for Key Board' });
  await tabTo(page, details);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Key Board' });
  await tabTo(page, dialog.getByRole('tab', { name: 'By Source' }));
  await page.keyboard.press('ArrowRight');
  await expect(dialog.getByRole('tab', { name: 'Locations' })).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(details).toBeFocused();

  await tabTo(page, page.getByRole('main').getByRole('button', { name: 'Export' }), 120);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'CSV' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitem', { name: 'JSON' })).toBeFocused();
  const [download] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')]);
  expect(download.suggestedFilename()).toBe('companies.json');
});

test('the headers sort by keyboard, and arrow keys go from row to row', async ({ page }) => {
  await page.goto('/search');
  await page.getByRole('button', { name: 'Add company' }).click();
  await page.getByLabel('Name *').fill('Arrow');
  await page.getByLabel('Domain *').fill('arrow.com');
  await page.keyboard.press('Enter');
  await expect(toast(page)).toContainText('Company Added');
  await page.goto('/search?sort=-name');
  await expect(companyRows(page).first()).toBeVisible();
  await tabTo(page, page.getByRole('columnheader', { name: 'Company' }).getByRole('button'));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('columnheader', { name: 'Company' })).toHaveAttribute('aria-sort', 'ascending');
  const buttons = page.getByRole('button', { name: /^Details for/ });
  // The rows of the other order stand until the answer is there.
  await expect(buttons.first()).toHaveAccessibleName('Details for Arrow');
  await tabTo(page, buttons.first());
  if ((await buttons.count()) > 1) {
    await page.keyboard.press('ArrowDown');
    await expect(buttons.nth(1)).toBeFocused();
    await page.keyboard.press('ArrowUp');
  }
  await expect(buttons.first()).toBeFocused();
});

test('a dialog keeps the focus inside until it is closed', async ({ page }) => {
  await page.goto('/');
  await settled(page);
  const opener = page.getByRole('banner').getByRole('button', { name: 'Create Campaign' });
  await opener.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Create New Campaign' });
  await expect(dialog).toBeVisible();
  for (let presses = 0; presses < 6; presses++) {
    await page.keyboard.press('Tab');
    expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();
});
