import { checkAll } from './support/axe.ts';
import { saveContact } from './support/saved-contact.ts';
import { toast } from './support/screens.ts';
import { expect, type Page, test, useWorkspace } from './support/test.ts';

useWorkspace('demo');

const form = (page: Page) => page.getByRole('form', { name: /^Edit / });

async function openEdit(page: Page): Promise<{ id: string; name: string; title: string }> {
  const { id, name, title } = await saveContact(page);
  await page.goto(`/contact-search?tab=saved&contact=${id}`);
  await page.getByRole('button', { name: `More for ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Edit', exact: true }).click();
  await expect(form(page)).toBeVisible();
  return { id, name, title: title ?? '' };
}

test('a saved contact is edited by keyboard; the value of the source stays beside it and can be taken again', async ({
  page,
  problems,
}) => {
  problems.expect(/contacts\.edit/, /status of 400/);
  const { id, title } = await openEdit(page);
  const field = (name: string) => form(page).getByLabel(name, { exact: true });
  await expect(field('Title')).toHaveValue(title);
  await expect(form(page)).toContainText('From People Data Labs');
  // Escape takes back the field, and the dialog stays.
  await field('Title').fill('Something else');
  await page.keyboard.press('Escape');
  await expect(field('Title')).toHaveValue(title);
  await field('Name').fill('  ');
  await page.keyboard.press('Enter');
  await expect(form(page).getByRole('alert')).toHaveText('Enter the name');
  await page.keyboard.press('Escape');
  await field('Email').fill('no address');
  await page.keyboard.press('Enter');
  await expect(form(page).getByRole('alert')).toContainText('"no address" is not an e-mail address');
  await field('Email').fill('typed.by.hand@example.com');
  await field('Title').fill('Head of Kettles');
  await page.keyboard.press('Enter');
  await expect(toast(page)).toContainText('Contact Updated');
  await expect(form(page)).toHaveCount(0);
  const row = page.getByRole('list', { name: 'Saved contact' });
  await expect(row).toContainText('Head of Kettles');
  await expect(row.getByRole('link', { name: 'typed.by.hand@example.com' })).toBeVisible();

  // Saved again from the search, the edit stays.
  await openEdit(page);
  await expect(field('Title')).toHaveValue('Head of Kettles');
  await expect(form(page)).toContainText('Edited by hand');
  await form(page)
    .getByRole('button', { name: `Use People Data Labs: ${title}` })
    .click();
  await expect(field('Title')).toHaveValue(title);

  // Someone else is faster: what was typed stays, and is saved by a second try.
  problems.expect(/contacts\.edit/, /status of 412/);
  const read = await page.request.get(`/api/contacts/${id}`);
  const other = await page.request.patch(`/api/contacts/${id}`, {
    headers: { 'if-match': read.headers().etag ?? '' },
    data: { values: { phone: '+1 202 555 0150' } },
  });
  expect(other.status()).toBe(200);
  const late = await page.request.patch(`/api/contacts/${id}`, {
    headers: { 'if-match': read.headers().etag ?? '' },
    data: { values: { phone: '' } },
  });
  expect(late.status()).toBe(412);
  await form(page).getByRole('button', { name: 'Save', exact: true }).click();
  await expect(form(page).getByRole('alert')).toContainText('This contact was changed meanwhile');
  await expect(field('Phone')).toHaveValue('+1 202 555 0150');
  await expect(field('Title')).toHaveValue(title);
  await form(page).getByRole('button', { name: 'Save', exact: true }).click();
  await expect(form(page)).toHaveCount(0);
  await expect(row).toContainText('+1 202 555 0150');
  await expect(row).toContainText(title);
});

test('axe finds nothing to fault in the form', async ({ page }) => {
  test.setTimeout(300_000);
  await checkAll(page, { 'Edit a contact': () => openEdit(page) });
});
