import { settled, toast } from './support/screens.ts';
import { expect, type Page, test, useWorkspace } from './support/test.ts';

useWorkspace('demo');

const KEY = 'sandbox-cognism-key';
const catalogue = (page: Page) => page.getByRole('dialog', { name: 'Add Source' });
const entry = (page: Page, name: string) => catalogue(page).getByRole('listitem', { name, exact: true });
const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

async function open(page: Page, name: string) {
  await page.goto('/sources?catalogue=all');
  const item = entry(page, name);
  await item.getByRole('button', { name: / / }).first().click();
  return item;
}

async function close(page: Page) {
  await catalogue(page).getByRole('button', { name: 'Close' }).click();
  await expect(catalogue(page)).toHaveCount(0);
}

test('Add Source shows every source with its price and licence, and the search narrows them', async ({ page }) => {
  await page.goto('/sources');
  await settled(page);
  const button = page.getByRole('button', { name: 'Add Source' });
  await button.click();
  const entries = await (await page.request.get('/api/sources/catalogue')).json();
  await expect(catalogue(page).getByRole('list', { name: 'Sources' }).locator('> li')).toHaveCount(entries.length);
  for (const { label, description, licence, creditsPerCompany } of entries) {
    await expect(entry(page, label)).toContainText(description);
    if (licence !== null) await expect(entry(page, label)).toContainText(licence);
    await expect(entry(page, label)).toContainText(creditsPerCompany === 0 ? 'Free' : /Up to \d+ credits? per company/);
  }
  await page.getByLabel('Search sources').fill('wikidata');
  await expect(catalogue(page)).toContainText('1 source');
  await page.getByLabel('Search sources').fill('zzzz');
  await expect(catalogue(page)).toContainText('No matching sources');
  await page.getByRole('button', { name: 'Show all sources' }).click();
  await expect(catalogue(page)).toContainText(`${entries.length} sources`);
  await page.keyboard.press('Escape');
  await expect(catalogue(page)).toHaveCount(0);
  await expect(button).toBeFocused();
  await expect(page).toHaveURL(/\/sources$/);
});

test('a key is stored, shown masked and nowhere else, and forgotten on Disconnect', async ({ page }) => {
  const item = await open(page, 'Cognism');
  await expect(item).toContainText('Not connected');
  const field = item.getByLabel('API key');
  await expect(field).toHaveAttribute('type', 'password');
  await expect(field).toHaveAttribute('autocomplete', 'off');
  await expect(item.getByRole('button', { name: 'Save' })).toBeDisabled();
  await field.fill(KEY);
  await item.getByRole('button', { name: 'Save' }).click();
  await expect(toast(page)).toContainText('Source Saved');
  await expect(item.getByText('Connected', { exact: true })).toBeVisible();
  await expect(item).toContainText('Stored key: ••••');
  await expect(item.getByLabel('New API key')).toHaveValue('');
  expect(await page.content()).not.toContain(KEY);
  expect(await (await page.request.get('/api/sources/catalogue')).text()).not.toContain(KEY);

  await item.getByRole('button', { name: 'Test connection to Cognism' }).click();
  const tested = item.getByRole('status', { name: 'Test of Cognism' });
  await expect(tested).toContainText(/\d ms/);
  await item.getByLabel('New API key').fill(`${KEY}-new1`);
  await item.getByRole('button', { name: 'Save' }).click();
  await expect(item).toContainText('••••new1');
  await expect(tested, 'what another key answered').toHaveCount(0);
  await close(page);
  await expect(card(page, 'Cognism').getByText('Connected', { exact: true })).toBeVisible();

  const again = await open(page, 'Cognism');
  await again.getByRole('button', { name: 'Disconnect' }).click();
  const question = page.getByRole('alertdialog', { name: 'Disconnect Cognism?' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(again.getByText('Connected', { exact: true })).toBeVisible();
  await again.getByRole('button', { name: 'Disconnect' }).click();
  await question.getByRole('button', { name: 'Disconnect' }).click();
  await expect(again.getByText('Not connected', { exact: true })).toBeVisible();
  await close(page);
  await expect(card(page, 'Cognism').getByText('Connected', { exact: true })).toHaveCount(0);
});

test('a key with a space is refused beside its field', async ({ page }) => {
  const item = await open(page, 'ZoomInfo');
  await item.getByLabel('API key').fill('two words');
  await item.getByRole('button', { name: 'Save' }).click();
  await expect(item.getByRole('alert')).toHaveText('Keys can’t contain spaces');
});

test('a key from the environment is shown masked and can’t be changed here', async ({ page }) => {
  const item = await open(page, 'Apollo');
  await expect(item).toContainText('••••');
  await expect(item).toContainText('Set in the server environment');
  await expect(item.locator('input[type=password]')).toHaveCount(0);
  await expect(item.getByRole('button', { name: 'Disconnect' })).toHaveCount(0);
});

test('the daily cap is stored and stands on the card', async ({ page }) => {
  const item = await open(page, 'Apollo');
  const cap = item.getByLabel('Daily credit cap');
  await cap.fill('-5');
  await item.getByRole('button', { name: 'Save' }).click();
  await expect(item.getByRole('alert')).toHaveText('Enter a whole number from 0 to 999999');
  await cap.fill('777');
  await item.getByRole('button', { name: 'Save' }).click();
  await expect(toast(page)).toContainText('Source Saved');
  await close(page);
  await expect(card(page, 'Apollo')).toContainText('of 777 credits today');
});

test('a source without a key is switched off and on', async ({ page }) => {
  const item = await open(page, 'Wikidata');
  await item.getByRole('switch', { name: 'Query Wikidata' }).click();
  await expect(item).toContainText('Disabled');
  await close(page);
  await expect(card(page, 'Wikidata')).toContainText('Disconnected');
  const again = await open(page, 'Wikidata');
  await again.getByRole('switch', { name: 'Query Wikidata' }).click();
  await expect(again.getByText('Connected', { exact: true })).toBeVisible();
});

test('address and fields of a described source can be changed, and faults are named', async ({ page }) => {
  const item = await open(page, 'UpLead');
  await item.getByText('URL and fields', { exact: true }).click();
  await expect(item.getByLabel('Address', { exact: true })).toHaveValue(/^https?:/);
  await item.getByLabel('Path', { exact: true }).fill('no slash');
  await item.getByRole('button', { name: 'Save' }).click();
  await expect(item.getByRole('alert')).toHaveText('The path must begin with /');
  await item.getByLabel('Path', { exact: true }).fill('/elsewhere?domain={domain}');
  await item.getByLabel('Count path').fill('data.people');
  await item.getByRole('button', { name: 'Save' }).click();
  await expect(toast(page)).toContainText('Source Saved');
  await page.reload();
  const again = await open(page, 'UpLead');
  await again.getByText('URL and fields', { exact: true }).click();
  await expect(again.getByLabel('Path', { exact: true })).toHaveValue('/elsewhere?domain={domain}');
  await expect(again.getByLabel('Count path')).toHaveValue('data.people');
});

test('Manage on a card opens the form of that source, at an address of its own', async ({ page }) => {
  await page.goto('/sources');
  await settled(page);
  const manage = card(page, 'Apollo').getByRole('link', { name: 'Manage Apollo' });
  await manage.click();
  await expect(page).toHaveURL(/\/sources\?manage=apollo$/);
  const dialog = page.getByRole('dialog', { name: 'Manage Apollo' });
  await expect(dialog.getByLabel('Daily credit cap')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Test connection to Apollo' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/\/sources$/);
  await page.goto('/sources?manage=nobody');
  await page.getByRole('link', { name: 'Open catalog' }).click();
  await expect(catalogue(page)).toBeVisible();
});

test('a custom JSON source is set up on screen, its key with it', async ({ page }) => {
  await page.goto('/sources?manage=generic');
  const dialog = page.getByRole('dialog', { name: /^Manage / });
  await expect(dialog.getByRole('button', { name: /^Test connection/ })).toHaveCount(0);
  await dialog.getByLabel('Source name').fill('Company intranet');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByRole('alert')).toHaveCount(3);
  await dialog.getByLabel('Address', { exact: true }).fill('https://intranet.example.com');
  await dialog.getByLabel('Path', { exact: true }).fill('/companies/{domain}');
  await dialog.getByLabel('Count path').fill('data.employees');
  await dialog.getByLabel('Authentication').selectOption({ label: 'Key in a header' });
  await dialog.getByLabel('API key').fill('intranet-key-123');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(toast(page)).toContainText('Source Saved');
  await expect(page.getByRole('dialog', { name: 'Manage Company intranet' })).toContainText('Stored key: ••••-123');
  // The message came last, but does not take the key.
  await expect(toast(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(card(page, 'Company intranet').getByText('Connected', { exact: true })).toBeVisible();
});

// The last one: what a source is described as stays when it is disconnected.
test('what is typed of a custom source and not saved outlives its switch', async ({ page, request }) => {
  const source = { label: 'Open list', baseUrl: 'https://list.example.com', path: '/c/{domain}', countPath: 'people' };
  const rest = { method: 'GET', body: null, auth: { kind: 'none' }, headers: {}, locationPath: null, credits: 0 };
  const connection = '/api/sources/generic/connection';
  const connected = await request.put(connection, { data: { generic: { ...source, ...rest } } });
  expect(connected.status(), await connected.text()).toBe(200);
  await page.goto('/sources?manage=generic');
  const dialog = page.getByRole('dialog', { name: 'Manage Open list' });
  await dialog.getByText('URL and fields', { exact: true }).click();
  await dialog.getByLabel('Count path').fill('data.people');
  await dialog.getByRole('switch', { name: 'Query Open list' }).click();
  await expect(dialog).toContainText('Disabled');
  await expect(dialog.getByLabel('Count path')).toHaveValue('data.people');
  await expect(dialog.getByRole('button', { name: 'Save' })).toBeEnabled();
  await request.delete(connection);
});
