import { companyRows } from './support/screens.ts';
import { expect, type Page, test, useWorkspace } from './support/test.ts';

useWorkspace('empty', [
  {
    csv: [
      'name,domain,industry,Employees (Registry),location',
      'Acme,acme.com,Toys,100,"Berlin, Germany"',
      'Beta,beta.com,Toys,200,"Oslo, Norway"',
    ].join('\n'),
  },
]);

async function openFields(page: Page, name: string) {
  await page.goto('/search');
  await companyRows(page).filter({ hasText: name }).click();
  const dialog = page.getByRole('dialog', { name });
  await dialog.getByRole('tab', { name: 'Fields' }).click();
  await expect(dialog.getByRole('button', { name: 'Edit Name' })).toBeVisible();
  return dialog;
}

test('a value shows its origin by keyboard, is edited and locked, and a refused edit keeps what was typed', async ({
  page,
  request,
  problems,
}) => {
  problems.expect(/412/);
  const dialog = await openFields(page, 'Acme');
  await dialog.getByRole('button', { name: 'Origin of Name' }).focus();
  await page.keyboard.press('Enter');
  await expect(dialog.getByText(/Imported from .+\.csv/).first()).toBeVisible();

  await dialog.getByRole('button', { name: 'Edit Industry' }).click();
  await dialog.getByRole('textbox', { name: 'Industry' }).fill('Machines');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('button', { name: 'Unlock Industry' })).toBeVisible();

  await dialog.getByRole('button', { name: 'Edit Name' }).click();
  const input = dialog.getByRole('textbox', { name: 'Name' });
  await input.fill('Acme of mine');
  const [company] = (await (await request.get('/api/companies?q=acme.com')).json()) as { id: string }[];
  const path = `/api/companies/${company?.id}`;
  const { etag } = (await (await request.get(`${path}/fields`)).json()) as { etag: string };
  await request.patch(path, { data: { name: 'Acme of another' }, headers: { 'if-match': etag } });
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('alert')).toContainText('Acme of another');
  await expect(input).toHaveValue('Acme of mine');
  await dialog.getByRole('button', { name: 'Save mine' }).click();
  await expect(page.getByRole('dialog', { name: 'Acme of mine' })).toBeVisible();
});

test('a typed headcount is the headline with its reason; Escape takes back the input alone', async ({ page }) => {
  const dialog = await openFields(page, 'Beta');
  await dialog.getByRole('button', { name: 'Edit Headcount' }).click();
  await dialog.getByRole('textbox', { name: 'Headcount' }).fill('120');
  await page.keyboard.press('Escape');
  await expect(dialog.getByRole('button', { name: 'Edit Headcount' })).toBeFocused();
  await page.keyboard.press('Enter');
  await dialog.getByRole('textbox', { name: 'Headcount' }).fill('120');
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Annual report');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByRole('button', { name: 'Unlock Headcount' })).toBeVisible();
  await dialog.getByRole('tab', { name: 'Why this number' }).click();
  await expect(dialog.getByText('Entered by hand and locked; 1 other source is not counted')).toBeVisible();
});
