import { checkAll } from './support/axe.ts';
import { companyRows, settled, toast } from './support/screens.ts';
import { expect, test, useWorkspace } from './support/test.ts';

useWorkspace('empty', [
  {
    csv: [
      'name,domain,industry,Employees (Registry),Employees (Network)',
      'Alpha,alpha.com,Toys,100,120',
      'Beta,beta.com,Toys,200,210',
      'Gamma,gamma.com,Toys,300,310',
    ].join('\n'),
  },
]);

test('the page opens from the dialog by keyboard, walks along the list, and keeps its tab after a reload', async ({
  page,
}) => {
  await page.goto('/search?sort=name');
  await companyRows(page).filter({ hasText: 'Beta' }).getByRole('button', { name: 'Details for Beta' }).press('Enter');
  await page.getByRole('dialog', { name: 'Beta' }).getByRole('link', { name: 'Open page' }).press('Enter');
  const heading = (name: string) => page.getByRole('heading', { level: 1, name });
  await expect(heading('Beta')).toBeVisible();
  await page.getByRole('tab', { name: 'Timeline' }).click();
  await expect(page).toHaveURL(/tab=timeline/);
  await expect(page.getByRole('list', { name: 'Timeline of Beta' })).toContainText('Added to the workspace');
  await page.reload();
  await expect(page.getByRole('tab', { name: 'Timeline' })).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('j');
  await expect(heading('Gamma')).toBeVisible();
  await page.keyboard.press('k');
  await expect(heading('Beta')).toBeVisible();
  await page.getByRole('link', { name: 'Previous company' }).click();
  await expect(heading('Alpha')).toBeVisible();
  await expect(page).toHaveURL(/tab=timeline/);
});

test('a note is written, edited, removed and brought back; a tag is added and removed', async ({ page, request }) => {
  await page.goto('/search?sort=name');
  await companyRows(page).filter({ hasText: 'Alpha' }).click();
  await page.getByRole('link', { name: 'Open page' }).click();
  await page.getByRole('tab', { name: 'Notes' }).click();
  await page.getByRole('textbox', { name: 'New note' }).fill('Met at the fair');
  // What is typed is still there after a look at another tab.
  await page.getByRole('tab', { name: 'Timeline' }).click();
  await page.getByRole('tab', { name: 'Notes' }).click();
  await expect(page.getByRole('textbox', { name: 'New note' })).toHaveValue('Met at the fair');
  await page.getByRole('button', { name: 'Add note' }).click();
  const notes = page.getByRole('list', { name: 'Notes' });
  await expect(notes).toContainText('Met at the fair');
  await expect(page.getByRole('textbox', { name: 'New note' })).toBeFocused();
  await page.getByRole('button', { name: /Edit the note/ }).click();
  await expect(page.getByRole('textbox', { name: 'Edit note' })).toBeFocused();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /Edit the note/ }).press('Enter');
  await page.getByRole('textbox', { name: 'Edit note' }).fill('Met at the fair in May');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(notes).toContainText('Met at the fair in May');
  await page.getByRole('button', { name: /Remove the note/ }).click();
  await expect(page.getByText('No notes yet')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(notes).toContainText('Met at the fair in May');
  await page.getByRole('button', { name: 'Add tag' }).click();
  await page.getByRole('textbox', { name: 'New tag' }).fill('Priority');
  await page.keyboard.press('Enter');
  // Another screen has added one meanwhile.
  const id = new URL(page.url()).pathname.split('/').at(-1);
  await request.put(`/api/companies/${id}/tags`, { data: { tags: ['Priority', 'Fair'] } });
  await page.getByRole('button', { name: 'Remove the tag Priority' }).click();
  await expect(page.getByRole('list', { name: 'Tags' })).toHaveText('Fair');
  await expect(page.getByRole('button', { name: 'Add tag' })).toBeFocused();
});

test('a parent is set by keyboard, shown on both companies, removed and brought back with its reason', async ({
  page,
}) => {
  await page.goto('/search?sort=name');
  await companyRows(page).filter({ hasText: 'Gamma' }).click();
  await page.getByRole('link', { name: 'Open page' }).click();
  await page.getByRole('button', { name: 'Set parent' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Parent of Gamma' });
  await dialog.getByRole('button', { name: 'Parent: Select a company…' }).press('Enter');
  await page.keyboard.type('alpha');
  await expect(page.getByRole('option', { name: /Alpha/ })).toBeVisible();
  await expect(page.getByRole('option')).toHaveCount(1);
  await page.keyboard.press('Enter');
  await dialog.getByLabel('How do you know? (optional)').fill('Annual report 2025');
  await dialog.getByRole('button', { name: 'Set parent' }).press('Enter');
  const relation = page.getByText('Parent: Alpha · Annual report 2025');
  await expect(relation).toBeVisible();
  await page.getByRole('button', { name: 'Remove the parent Alpha' }).press('Enter');
  await expect(page.getByText('No parent')).toBeVisible();
  await toast(page).getByRole('button', { name: 'Undo' }).click();
  await expect(relation).toBeVisible();
  await relation.getByRole('link', { name: 'Alpha' }).click();
  await page.getByRole('button', { name: '1 subsidiary' }).press('Enter');
  await expect(page.getByRole('list', { name: 'Subsidiaries' })).toContainText('Gamma');
});

test('axe finds nothing to fault on the page, in both themes, wide and narrow', async ({ page, problems }) => {
  test.setTimeout(120_000);
  problems.expect(/trpc\/companies/, /status of 404/);
  await page.goto('/search?sort=name');
  await companyRows(page).filter({ hasText: 'Beta' }).click();
  await page.getByRole('link', { name: 'Open page' }).click();
  const path = new URL(page.url()).pathname;
  const visit = (address: string) => async () => {
    await page.goto(address);
    await settled(page);
  };
  await checkAll(page, {
    Overview: visit(path),
    People: visit(`${path}?tab=people`),
    Notes: visit(`${path}?tab=notes`),
    Timeline: visit(`${path}?tab=timeline&list=search`),
    'Not found': visit('/companies/0123456789abcdef01234567'),
  });
});
