import { checkAll } from './support/axe.ts';
import { csvFile } from './support/csv.ts';
import { companyRows, toast } from './support/screens.ts';
import { expect, type Page, test, useWorkspace } from './support/test.ts';

const CSV = [
  'name,domain,industry,Employees (Registry)',
  'Alpha,alpha.com,Toys,100',
  'Beta,beta.com,Toys,200',
  'Gamma,gamma.com,Toys,300',
];
useWorkspace('empty', [{ csv: CSV.join('\n') }]);

const question = (page: Page) => page.getByRole('alertdialog');
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

async function openPage(page: Page, name: string) {
  await page.goto('/search?sort=name');
  await companyRows(page).filter({ hasText: name }).click();
  await page.getByRole('link', { name: 'Open page' }).click();
  await expect(heading(page, name)).toBeVisible();
}

async function deleteCompany(page: Page, name: string) {
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(question(page)).toContainText('Goes along: 1 figure');
  await question(page).getByRole('button', { name: 'Delete company' }).click();
  await expect(toast(page)).toContainText(`${name} is in the trash for 30 days.`);
}

test('a company is deleted from its page after a question, undone from the toast, and from the dialog', async ({
  page,
  problems,
}) => {
  problems.expect(/companies\.get/, /status of 404/, /status of 207/);
  await openPage(page, 'Alpha');
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await expect(page.getByRole('tab', { name: 'Fields' })).toBeFocused();
  await deleteCompany(page, 'Alpha');
  await expect(page.getByText('Alpha is in the trash', { exact: true })).toBeVisible();
  await toast(page).getByRole('button', { name: 'Undo' }).click();
  await expect(heading(page, 'Alpha')).toBeVisible();

  await page.goto('/search?sort=name');
  await companyRows(page).filter({ hasText: 'Alpha' }).click();
  await deleteCompany(page, 'Alpha');
  await expect(companyRows(page)).toHaveCount(2);
});

test('what is in the trash is offered again where it is in the way', async ({ page, problems }) => {
  problems.expect(/companies\.create/, /status of 409/);
  await page.goto('/search');
  await page.getByRole('button', { name: 'Add company' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add company' });
  await dialog.getByLabel('Name *').fill('Alpha again');
  await dialog.getByLabel('Domain *').fill('alpha.com');
  await dialog.getByRole('button', { name: 'Add company' }).click();
  await expect(dialog.getByRole('alert')).toContainText('is in the trash as Alpha');
  await dialog.getByRole('button', { name: 'Cancel' }).click();

  await page.goto('/search?tab=import');
  await page.locator('input[type=file]').setInputFiles(csvFile(CSV.join('\n')));
  await page.getByRole('button', { name: 'Restore alpha.com' }).first().click();
  await expect(page.getByText('Restored. Import the file to update it.').first()).toBeVisible();
  await page.goto('/search');
  await expect(companyRows(page)).toHaveCount(3);
});

test('the trash is searched, restored from, refuses with a reason, and is emptied after a question', async ({
  page,
  problems,
}) => {
  test.setTimeout(300_000);
  problems.expect(/companies\.get/, /trash\.restore/, /status of (?:404|207|409|503)/);
  for (const name of ['Alpha', 'Beta', 'Gamma']) {
    await openPage(page, name);
    await deleteCompany(page, name);
  }
  await page.getByRole('navigation').getByRole('link', { name: 'Trash' }).click();
  const table = page.getByRole('region', { name: 'Trash', exact: true });
  await expect(table.getByRole('row')).toHaveCount(4);
  await checkAll(page, {
    Trash: async () => undefined,
    'Trash, a question': async () => {
      await page.getByRole('button', { name: 'Empty trash' }).click();
      await expect(question(page)).toContainText('All 3 entries');
    },
  });
  await question(page).getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('searchbox', { name: 'Search the trash' }).fill('ALPH');
  await expect(table.getByRole('row')).toHaveCount(2);
  await page.getByRole('button', { name: 'Restore Alpha' }).press('Enter');
  await expect(toast(page)).toContainText('Restored');
  await expect(page.getByText('Nothing in the trash matches')).toBeVisible();

  await page.route('**/trpc/trash.restore*', (route) =>
    route.fulfill({ status: 409, json: [{ error: { message: 'Beta is tracked again', code: -32009, data: {} } }] }),
  );
  await page.getByRole('searchbox', { name: 'Search the trash' }).fill('');
  await expect(table.getByRole('row')).toHaveCount(3);
  await page.getByRole('checkbox', { name: 'Select all shown' }).check();
  await page.getByRole('button', { name: 'Restore selected' }).click();
  await expect(table.getByRole('alert').first()).toContainText('Beta is tracked again');
  await page.getByRole('button', { name: 'Empty trash' }).click();
  await question(page).getByRole('button', { name: 'Delete 2 entries for good' }).click();
  await expect(page.getByText('The trash is empty')).toBeVisible();
});
