import { companyRows, settled, toast } from './support/screens.ts';
import { expect, type Page, test, useWorkspace } from './support/test.ts';

useWorkspace('demo');

const banner = (page: Page) => page.getByRole('complementary', { name: 'Demo data' });

test('the banner says on every screen that the companies are fictional', async ({ page }) => {
  for (const path of ['/', '/search', '/analytics', '/settings']) {
    await page.goto(path);
    await expect(banner(page)).toContainText('The companies in this workspace are fictional demo data.');
  }
});

test('the demo is removed after a question with its size, and every screen follows without a reload', async ({
  page,
}) => {
  await page.goto('/search');
  await expect(page.getByText('440 companies found')).toBeVisible();
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await settled(page);
  await expect(companyRows(page)).toHaveCount(5);

  await banner(page).getByRole('button', { name: 'Remove demo data' }).click();
  const question = page.getByRole('alertdialog', { name: 'Remove the demo data?' });
  await expect(question).toContainText('Goes along: 440 companies,');
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(companyRows(page)).toHaveCount(5);
  await banner(page).getByRole('button', { name: 'Remove demo data' }).click();
  await question.getByRole('button', { name: 'Remove 440 demo companies' }).click();
  await expect(toast(page)).toContainText('440 companies are in the trash for 30 days.');
  await expect(banner(page)).toHaveCount(0);
  await expect(page.getByText('Your workspace is empty')).toBeVisible();
  await expect(page.getByText('Never')).toBeVisible();
  await page.getByRole('link', { name: 'Analytics' }).click();
  await expect(page.getByText('No employee counts yet')).toBeVisible();
  await page.getByRole('link', { name: 'Search Companies' }).click();
  await expect(page.getByText('0 companies found')).toBeVisible();
});
