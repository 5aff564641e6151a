import { checkAll } from './support/axe.ts';
import { companyRows, settled, toast } from './support/screens.ts';
import { expect, type Page, test, useWorkspace } from './support/test.ts';

useWorkspace('demo');

const rows = (page: Page) => page.getByRole('list', { name: 'Lists', exact: true }).getByRole('listitem');

async function createList(page: Page, name: string, kind: 'company' | 'person'): Promise<string> {
  return (await (await page.request.post('/api/lists', { data: { name, kind } })).json()).id;
}

test('lists are reached from the sidebar, opened, renamed, deleted and brought back; axe finds nothing to fault', async ({
  page,
}) => {
  const open = async () => {
    await page.goto('/');
    await page.getByRole('link', { name: 'Lists', exact: true }).click();
    await settled(page);
  };
  await open();
  await expect(page.getByText('No lists yet')).toBeVisible();
  const listId = await createList(page, 'Makers', 'company');
  await createList(page, 'Fair in Lyon', 'person');
  const [{ id }] = await (await page.request.get('/api/companies?limit=1')).json();
  const put = { action: { kind: 'addToList', listId }, selection: { ids: [id] } };
  expect((await page.request.post('/api/companies/bulk-changes', { data: put })).ok()).toBe(true);
  const count = async () => (await (await page.request.get(`/api/lists/${listId}`)).json()).count;
  await expect.poll(count).toBe(1);
  await checkAll(page, { lists: () => page.goto('/lists') });

  await page.goto('/lists');
  await expect(rows(page)).toHaveText([/^Fair in Lyon.*0 people/, /^Makers.*1 company/]);
  await page.getByLabel('Kind').selectOption('Companies');
  await expect(rows(page)).toHaveCount(1);
  await page.getByRole('button', { name: 'Rename Makers' }).click();
  await page.getByLabel('New name of Makers').fill('Machine makers');
  await page.keyboard.press('Enter');
  await expect(rows(page)).toHaveText([/^Machine makers.*1 company/]);
  await page.getByRole('button', { name: 'Delete Machine makers' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete list' }).click();
  await expect(page.getByText('No list matches')).toBeVisible();
  await toast(page).getByRole('button', { name: 'Undo' }).click();
  await expect(rows(page)).toHaveText([/^Machine makers.*1 company/]);
  await page.getByRole('link', { name: 'Open Machine makers' }).click();
  await expect(companyRows(page)).toHaveCount(1);
});
