import { checkAll } from './support/axe.ts';
import { toast } from './support/screens.ts';
import { expect, test, useWorkspace } from './support/test.ts';

useWorkspace('empty');

test('a key is created, copied once, used, renamed and revoked; the audit log says so, and its check finds it intact', async ({
  page,
  baseURL,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/settings');
  await page.getByRole('link', { name: 'API keys' }).click();
  await expect(page.getByText('No API keys yet')).toBeVisible();
  await page.getByRole('button', { name: 'Create key' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill('Nightly upsert');
  await dialog.getByRole('checkbox', { name: /^write/ }).check();
  await dialog.getByRole('button', { name: 'Create key' }).click();
  await dialog.getByRole('button', { name: 'Copy' }).click();
  const key = await page.evaluate(() => navigator.clipboard.readText());
  expect(key).toMatch(/^wbkey_\w{49}$/);
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByText(`wbkey_…${key.slice(-4)}`)).toBeVisible();
  await expect(page.getByText(key)).toHaveCount(0);

  const use = () =>
    fetch(`${baseURL}/api/lists`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${key}` },
      body: JSON.stringify({ name: `By a key ${Date.now()}`, kind: 'company' }),
    });
  expect((await use()).status).toBe(200);
  await page.getByRole('button', { name: 'Rename Nightly upsert' }).click();
  await dialog.getByLabel('Name').fill('Nightly import');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Revoke Nightly import' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke key' }).click();
  await expect(toast(page)).toContainText('Key Revoked');
  await expect(page.getByText('Revoked', { exact: true })).toBeVisible();
  expect((await use()).status).toBe(401);

  await page.goto('/audit-log');
  const rows = page.getByRole('region', { name: 'Audit log' }).getByRole('row');
  await expect(rows).toHaveCount(5);
  await page.getByLabel('Actor').selectOption({ label: 'Key: Nightly import' });
  await expect(rows).toHaveCount(2);
  await expect(rows.last()).toContainText('lists.create');
  await page.getByRole('button', { name: 'Check the log' }).click();
  await expect(page.getByText('Intact: 4 lines')).toBeVisible();
});

test('axe finds nothing to fault in the keys and the audit log', async ({ page }) => {
  await checkAll(page, {
    'API keys': async () => {
      await page.goto('/api-keys');
      await expect(page.getByRole('heading', { level: 1, name: 'API Keys' })).toBeVisible();
    },
    'Create key': () => page.getByRole('button', { name: 'Create key' }).click(),
    'Rename key': async () => {
      await page.keyboard.press('Escape');
      await page
        .getByRole('button', { name: /^Rename/ })
        .first()
        .click();
    },
    'Audit log': async () => {
      await page.goto('/audit-log');
      await page.getByRole('button', { name: 'Check the log' }).click();
      await expect(page.getByText(/^Intact/)).toBeVisible();
    },
  });
});
