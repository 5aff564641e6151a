import { CLAIM, claims, fillRecipient, generate, openAssistant, text, useMessage } from './support/assistant.ts';
import { NOTE, saveContact } from './support/saved-contact.ts';
import { toast } from './support/screens.ts';
import { expect, type Page, test, useWorkspace } from './support/test.ts';

useWorkspace('demo');

const note = (page: Page, name: string) => page.getByRole('checkbox', { name, exact: true });
const edit = (page: Page, name: string) => page.getByRole('button', { name: `Edit the note “${name.slice(0, 40)}”` });
const remove = (page: Page, name: string) =>
  page.getByRole('button', { name: `Remove the note “${name.slice(0, 40)}”` });

test('a note of the visit is edited, and a message loses its support when it is removed', async ({ page }) => {
  await openAssistant(page);
  await fillRecipient(page, 'Marta Oliveira');
  await generate(page);
  await page.getByLabel('Your note').fill('We met in Oslo');
  await page.getByRole('button', { name: 'Add a note' }).click();
  await expect(note(page, 'We met in Oslo')).toBeChecked();
  await edit(page, 'We met in Oslo').click();
  await page.getByRole('textbox', { name: 'New text of the note “We met in Oslo”' }).fill(CLAIM);
  await page.getByRole('button', { name: 'Save note' }).click();
  await expect(note(page, CLAIM)).toBeChecked();
  await expect(note(page, 'We met in Oslo')).toHaveCount(0);
  await expect(page.getByLabel('Your note')).toHaveValue('');
  await generate(page);
  await text(page).fill(`Hi Marta. ${CLAIM}`);
  await expect(useMessage(page)).toBeEnabled();
  await remove(page, CLAIM).click();
  await expect(note(page, CLAIM)).toHaveCount(0);
  await expect(page.getByText('0 of 10 selected')).toBeVisible();
  await expect(claims(page)).toBeVisible();
  await expect(useMessage(page)).toBeDisabled();
});

test('a note of a saved contact is edited, removed and brought back where it is made', async ({ page }) => {
  const contact = await saveContact(page);
  const notes = async () => {
    const saved = await (await page.request.get(`/api/contacts/${contact.id}`)).json();
    return (saved as { notes: { text: string }[] }).notes.map((one) => one.text);
  };
  await openAssistant(page, `?contact=${contact.id}`);
  await edit(page, NOTE).click();
  await page.getByRole('textbox', { name: /^New text of the note/ }).fill('We met at the fair in Munich');
  await page.getByRole('button', { name: 'Save note' }).click();
  await expect(note(page, 'We met at the fair in Munich')).toBeVisible();
  await expect(note(page, NOTE)).toHaveCount(0);
  expect(await notes()).toEqual(['We met at the fair in Munich']);
  await remove(page, 'We met at the fair in Munich').click();
  await expect(toast(page)).toContainText('Note Removed');
  await expect(note(page, 'We met at the fair in Munich')).toHaveCount(0);
  expect(await notes()).toEqual([]);
  await toast(page).getByRole('button', { name: 'Undo' }).click();
  await expect(note(page, 'We met at the fair in Munich')).toBeVisible();
  expect(await notes()).toEqual(['We met at the fair in Munich']);
});

test('leaving asks while an edit or the form is not saved', async ({ page }) => {
  await openAssistant(page);
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  const leave = () => page.getByRole('link', { name: 'Analytics' }).click();
  await fillRecipient(page, 'Marta Oliveira');
  await leave();
  await question.getByRole('button', { name: 'Stay' }).click();
  await generate(page);
  await text(page).fill('Mine');
  await leave();
  await question.getByRole('button', { name: 'Stay' }).click();
  await expect(text(page)).toHaveValue('Mine');
  await leave();
  await question.getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL(/analytics/);
});
