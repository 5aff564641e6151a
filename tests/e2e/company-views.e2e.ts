import { generateCompanies } from '@workbench/sandbox';
import { checkAll } from './support/axe.ts';
import { companyRows, toast } from './support/screens.ts';
import { expect, type Page, test, useWorkspace } from './support/test.ts';

useWorkspace('empty', [{ csv: [...generateCompanies({ seed: 11, count: 40, sources: 3 })].join('') }]);

const heads = (page: Page) => page.getByRole('columnheader');
const viewsButton = (page: Page, name: string) => page.getByRole('button', { name });
const chooseInMenu = async (page: Page, button: string, item: string) => {
  await viewsButton(page, button).click();
  await page.getByRole('menuitem', { name: item }).click();
};

test('a ready-made view is changed and saved by keyboard; its link opens the same elsewhere, and a deletion is undone', async ({
  page,
  browser,
}) => {
  await page.goto('/search');
  await expect(companyRows(page).first()).toBeVisible();
  await viewsButton(page, 'Views').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Largest disagreement' })).toBeVisible();
  await page.keyboard.press('Home');
  await page.keyboard.press('Enter');
  await expect(heads(page)).toHaveText([
    'Company',
    'Employees',
    'Spread',
    'Sources',
    'Data Quality',
    'Last Synced',
    'Details',
  ]);
  await expect(page.getByRole('columnheader', { name: 'Spread' })).toHaveAttribute('aria-sort', 'descending');

  await page.getByRole('button', { name: 'Spread' }).press('Enter');
  await expect(page.getByRole('columnheader', { name: 'Spread' })).toHaveAttribute('aria-sort', 'ascending');
  await viewsButton(page, 'Columns').press('Enter');
  await page.getByRole('button', { name: 'Move Spread up' }).press('Enter');
  await page.getByRole('checkbox', { name: 'Data Quality' }).press('Space');
  await page.getByRole('radio', { name: 'compact' }).check();
  await page.keyboard.press('Escape');
  const changed = ['Company', 'Spread', 'Employees', 'Sources', 'Last Synced', 'Details'];
  await expect(heads(page)).toHaveText(changed);

  await chooseInMenu(page, 'Largest disagreement (changed)', 'Save as…');
  await page.getByLabel('Name *').fill('Least disagreement');
  await page.keyboard.press('Enter');
  await expect(viewsButton(page, 'Least disagreement')).toBeVisible();
  const first = await companyRows(page).first().textContent();

  const elsewhere = await (await browser.newContext()).newPage();
  await elsewhere.goto(page.url());
  await expect(heads(elsewhere)).toHaveText(changed);
  await expect(companyRows(elsewhere).first()).toHaveText(first ?? '');
  await elsewhere.goto(`/search?view=${new URL(page.url()).searchParams.get('view')}`);
  await expect(heads(elsewhere)).toHaveText(changed);
  await elsewhere.context().close();

  await chooseInMenu(page, 'Least disagreement', 'Delete');
  await expect(viewsButton(page, 'Views')).toBeVisible();
  await toast(page).getByRole('button', { name: 'Undo' }).click();
  await chooseInMenu(page, 'Views', 'Least disagreement');
  await expect(heads(page)).toHaveText(changed);
});

test('a source has a column with its figures, and axe finds nothing in menus and tables', async ({ page }) => {
  await page.goto('/search');
  await viewsButton(page, 'Columns').click();
  const source = page.getByRole('group', { name: 'Further columns' }).getByRole('checkbox').last();
  const label = await source.locator('..').textContent();
  await source.click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('columnheader', { name: label ?? '' })).toBeVisible();
  await expect(
    companyRows(page)
      .first()
      .getByTitle(/^As of /),
  ).toBeVisible();
  const wide = new URL(page.url());
  wide.searchParams.set('density', 'compact');
  await checkAll(page, {
    'Chosen columns': async () => {
      await page.goto(wide.href);
      await expect(companyRows(page).first()).toBeVisible();
    },
    'Choosing columns': () => viewsButton(page, 'Columns').click(),
    Views: async () => {
      await page.keyboard.press('Escape');
      await viewsButton(page, 'Views').click();
      await expect(page.getByRole('menuitem', { name: 'Stale' })).toBeVisible();
    },
  });
});
