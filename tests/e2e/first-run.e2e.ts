import { BUILT, settled } from './support/screens.ts';
import { expect, test, useWorkspace } from './support/test.ts';

useWorkspace('empty');

test.describe('an empty workspace', () => {
  test('shows the guide with its three ways to begin and unknown figures as such', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByText('Your workspace is empty')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Import a CSV' })).toBeVisible();
    await expect(page.getByRole('main').getByRole('button', { name: 'Add company' })).toBeVisible();
    await expect(page.getByText('npm run demo')).toBeVisible();
    await expect(page.getByText('Never')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Export' })).toHaveCount(0);
  });

  test('shows no sample company, bar or slice anywhere', async ({ page }) => {
    for (const [path] of BUILT) {
      await page.goto(path);
      await settled(page);
      await expect(page.getByRole('figure'), path).toHaveCount(0);
      // The retention rules are the product's own: they have a row for each kind of record.
      const notRules = page.locator(':not([aria-label="Retention rules"] *)');
      await expect(page.getByRole('row').and(notRules), path).toHaveCount(0);
      await expect(page.getByText('87.3'), path).toHaveCount(0);
      await expect(page.getByRole('complementary', { name: 'Demo data' }), path).toHaveCount(0);
    }
  });

  test('shows real empty states on Search Companies and Analytics', async ({ page }) => {
    await page.goto('/search');
    await expect(page.getByText('No companies yet')).toBeVisible();
    await expect(page.getByText('0 companies found')).toBeVisible();
    await page.goto('/analytics');
    await expect(page.getByText('No employee counts yet')).toBeVisible();
    await expect(
      page.getByText('Nothing to compare yet: no company has an aggregate and two exact figures.'),
    ).toBeVisible();
  });

  test('offers the sources that need no key for a discovery, and the others as not connected', async ({ page }) => {
    await page.goto('/search?tab=discover');
    await expect(page.getByRole('checkbox', { name: /Wikidata/ })).toBeChecked();
    await expect(page.getByRole('checkbox', { name: /Apollo.*not connected/ })).toBeDisabled();
    for (const label of ['Industry', 'Location', 'Min employees', 'Max employees']) {
      await expect(page.getByLabel(label)).toBeVisible();
    }
    await expect(page.getByRole('button', { name: 'Discover companies' })).toBeEnabled();
    await expect(page.getByRole('region', { name: 'Discovered companies', exact: true })).toHaveCount(0);
  });

  test('leads from the guide to the import', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('link', { name: 'Import a CSV' }).click();
    await expect(page).toHaveURL(/\/search\?tab=import$/);
    await expect(page.getByRole('button', { name: 'Import companies' })).toBeDisabled();
  });
});
