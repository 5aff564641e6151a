import { sandboxServiceAccount } from '@workbench/sandbox/server';
import { answer, Refusal } from './support/answers.ts';
import { checkAll } from './support/axe.ts';
import { settled } from './support/screens.ts';
import { expect, type Page, test } from './support/test.ts';

const ADDRESS = 'workbench@fictional-project.iam.example.com';
const NOT_CONNECTED = {
  isConnected: false,
  keyFrom: null,
  accountEmail: null,
  reason: 'Not connected',
  lastError: null,
};
const CONNECTED = { ...NOT_CONNECTED, isConnected: true, keyFrom: 'stored', accountEmail: ADDRESS, reason: null };

const card = (page: Page) => page.getByRole('region', { name: 'Google Sheets', exact: true });

async function open(page: Page) {
  await page.goto('/sources');
  await settled(page);
  await expect(card(page)).toBeVisible();
}

test('the demo shows whom to share spreadsheets with, and that its key is accepted', async ({ page }) => {
  await open(page);
  await expect(card(page).getByText('Connected', { exact: true })).toBeVisible();
  await expect(card(page)).toContainText(ADDRESS);
  await expect(card(page)).toContainText('The key file is set in the server environment');
  await expect(card(page).getByRole('button', { name: 'Disconnect Google Sheets' })).toHaveCount(0);
  await card(page).getByRole('button', { name: 'Test connection to Google Sheets' }).click();
  await expect(card(page).locator('[aria-live=polite]')).toHaveText(
    `Google Sheets accepts the key. Share your spreadsheets with ${ADDRESS}`,
  );
});

test('a key file is chosen or pasted, refused in words, taken and forgotten', async ({ page, problems }) => {
  problems.expect(/connectGoogleSheets/, /status of 400/);
  await answer(page, { 'sources.googleSheets': NOT_CONNECTED });
  await open(page);
  const form = card(page).getByRole('form', { name: 'Connect Google Sheets' });
  const connect = form.getByRole('button', { name: 'Connect Google Sheets' });
  await expect(connect).toBeDisabled();
  await form.getByLabel('JSON key file').setInputFiles({
    name: 'key.json',
    mimeType: 'application/json',
    buffer: Buffer.from(sandboxServiceAccount()),
  });
  await expect(form).toContainText('Selected: key.json');
  expect(await page.content()).not.toContain('PRIVATE KEY');

  const refusal = 'This is not the JSON key file of a service account: its "type" is not "service_account".';
  await answer(page, { 'sources.connectGoogleSheets': () => new Refusal(400, refusal) });
  await form.getByLabel('Or paste its contents').fill('{}');
  await page.keyboard.press('Tab');
  await expect(connect).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(form.getByRole('alert')).toHaveText(refusal);

  await answer(page, { 'sources.connectGoogleSheets': CONNECTED, 'sources.googleSheets': CONNECTED });
  await page.keyboard.press('Enter');
  await expect(page.getByText('Google Sheets Connected', { exact: true })).toBeVisible();
  await expect(card(page)).toContainText(ADDRESS);

  await answer(page, { 'sources.disconnectGoogleSheets': NOT_CONNECTED, 'sources.googleSheets': NOT_CONNECTED });
  await card(page).getByRole('button', { name: 'Disconnect Google Sheets' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Disconnect' }).click();
  await expect(form.getByLabel('Or paste its contents')).toHaveValue('');
});

test('axe finds nothing to fault on the card, connected or not', async ({ page }) => {
  test.setTimeout(300_000);
  await checkAll(page, {
    'Google Sheets, connected': () => open(page),
    'Google Sheets, not connected': async () => {
      await answer(page, { 'sources.googleSheets': NOT_CONNECTED });
      await open(page);
      await expect(card(page).getByRole('form')).toBeVisible();
    },
  });
});
