import { generateCompanies } from '@workbench/sandbox';
import { checkAll } from './support/axe.ts';
import { companyRows, toast } from './support/screens.ts';
import { expect, type Page, test, useWorkspace } from './support/test.ts';

useWorkspace('empty', [{ csv: [...generateCompanies({ seed: 11, count: 40, sources: 3 })].join('') }]);

/** Of the columns, without the box that selects rows. */
const heads = (page: Page) => page.getByRole('columnheader').filter({ hasNot: page.getByRole('checkbox') });
const viewsButton = (page: Page, name: string) => page.getByRole('button', { name });
const chooseInMenu = async (page: Page, button: string, item: string) => {
  await viewsButton(page, button).click();
  await page.getByRole('menuitem', { name: item }).click();
};

test('a ready-made view is changed and saved by keyboard; its link opens the same elsewhere, and a deletion is undone', async ({
  page,
  browser,
  problems,
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

  // Its list is gone.
  problems.expect(/companies\.page/, /status of 400/);
  const filter = JSON.stringify({ field: 'list', op: 'anyOf', value: ['00000000-0000-4000-8000-000000000000'] });
  await page.goto(`/search?${new URLSearchParams({ filter })}`);
  await expect(page.getByRole('alert')).toContainText('no list has the id');
  await page.getByRole('button', { name: 'Remove the filter' }).click();
  await expect(companyRows(page).first()).toBeVisible();
});

test('sources and own columns have columns, which are chosen by keyboard; axe finds nothing to fault', async ({
  page,
  request,
  origin,
}) => {
  const [first] = (await (await request.get(`${origin}/api/companies?limit=1`)).json()) as { id: string }[];
  const company = `${origin}/api/companies/${first?.id}`;
  await request.post(`${origin}/api/companies/columns`, { data: { name: 'Budget', type: 'number' } });
  const { etag = '' } = (await request.get(`${company}/fields`)).headers();
  const edited = await request.patch(company, {
    data: { custom: { budget: 1234.5 } },
    headers: { 'if-match': etag },
  });
  expect(edited.status(), await edited.text()).toBe(200);

  await page.goto('/search');
  await viewsButton(page, 'Columns').click();
  const hidden = page.getByRole('group', { name: 'Not shown' });
  const box = (name: string) => page.getByRole('checkbox', { name, exact: true });
  // Those of sources come with another answer.
  await expect(hidden.getByRole('checkbox').nth(9)).toBeVisible();
  await box('Budget').focus();
  await page.keyboard.press('Space');
  // The place in the group is kept: the next box takes the focus.
  const source = hidden.getByRole('checkbox').nth(8);
  await expect(source).toBeFocused();
  const label = (await source.locator('..').textContent()) ?? '';
  await page.keyboard.press('Space');
  await expect(heads(page).last()).toHaveText('Details');
  await expect(heads(page).nth(-2)).toHaveText(label);
  await expect(heads(page).nth(-3)).toHaveText('Budget');
  await expect(page.getByRole('cell', { name: '1,234.5' })).toBeVisible();
  await expect(
    companyRows(page)
      .first()
      .getByTitle(/^As of /),
  ).toBeVisible();

  for (const name of ['Industry', 'Employees', '12-Month Change', 'Location', 'Data Quality', 'Budget', label]) {
    await box(name).uncheck();
  }
  await expect(heads(page)).toHaveText(['Company', 'Details']);
  await box('Spread').check();
  await box('Budget').check();
  await page.getByRole('radio', { name: 'compact' }).check();
  const chosen = page.url();
  await checkAll(page, {
    'Chosen columns': async () => {
      await page.goto(chosen);
      await expect(heads(page)).toHaveText(['Company', 'Spread', 'Budget', 'Details']);
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
