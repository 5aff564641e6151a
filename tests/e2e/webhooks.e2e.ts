import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { checkAll } from './support/axe.ts';
import { toast } from './support/screens.ts';
import { expect, test, useWorkspace } from './support/test.ts';

useWorkspace('empty');

/** Answers as it is told to. */
let status = 204;
const receiver = createServer((request, response) => {
  request.resume().on('end', () => response.writeHead(status).end(status === 204 ? undefined : 'out of order'));
});
test.beforeAll(async () => {
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
});
test.afterAll(() => {
  receiver.closeAllConnections();
  receiver.close();
});
const address = () => `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/workbench`;

test('a webhook is created, its secret copied once, tested and replayed, edited, switched off, rotated and deleted', async ({
  page,
  context,
  origin,
  problems,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/settings');
  await page.getByRole('link', { name: 'Webhooks' }).click();
  await expect(page.getByText('No webhooks yet')).toBeVisible();
  await page.getByRole('button', { name: 'Create webhook' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill('CRM');
  await dialog.getByLabel('Address').fill(address());
  await dialog.getByRole('checkbox', { name: /^company.deleted/ }).check();
  await dialog.getByRole('button', { name: 'Create webhook' }).click();
  await dialog.getByRole('button', { name: 'Copy' }).click();
  const secret = await page.evaluate(() => navigator.clipboard.readText());
  expect(secret).toMatch(/^whsec_/);
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByText(secret)).toHaveCount(0);

  status = 500;
  await page.getByRole('button', { name: 'Deliveries: CRM' }).click();
  await expect(dialog.getByText('No deliveries')).toBeVisible();
  await dialog.getByRole('button', { name: 'Send test' }).click();
  await expect(dialog.getByRole('region', { name: 'Attempts' })).toContainText('Status 500');
  await expect(dialog.getByRole('region', { name: 'Attempts' })).toContainText('out of order');
  await expect(dialog.getByRole('region', { name: 'Body' })).toContainText('webhook.test');
  status = 204;
  await dialog.getByRole('button', { name: 'Replay', exact: true }).click();
  await expect(dialog.getByText('Delivered')).toBeVisible();
  await expect(dialog.getByRole('region', { name: 'Attempts' })).toContainText('Status 204');

  await fetch(`${origin}/api/companies`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Acme', domain: 'acme.com' }),
  });
  await dialog.getByRole('button', { name: 'All deliveries' }).click();
  await expect(dialog.getByRole('row', { name: /company.created/ })).toContainText('Delivered');
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Edit: CRM' }).click();
  await expect(dialog.getByRole('checkbox', { name: /^company.deleted/ })).toBeChecked();
  await dialog.getByLabel('Name').fill('CRM of sales');
  problems.expect(/webhooks\.update/, /status of 400/);
  await dialog.getByLabel('Address').fill('no address');
  await dialog.getByRole('button', { name: 'Save webhook' }).click();
  await expect(dialog.getByRole('alert')).toBeVisible();
  await dialog.getByLabel('Address').fill(`${address()}/new`);
  await dialog.getByRole('checkbox', { name: /^company.deleted/ }).uncheck();
  // From any field.
  await page.keyboard.press('Control+Enter');
  await expect(toast(page)).toContainText('Webhook Changed');
  const edited = page.getByRole('row', { name: /CRM of sales/ });
  await expect(edited).toContainText('/workbench/new');
  await expect(edited).not.toContainText('company.deleted');

  await page.getByRole('switch', { name: 'Send to CRM of sales' }).click();
  await expect(page.getByText('Off', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Rotate: CRM of sales' }).click();
  await dialog.getByRole('button', { name: 'Rotate secret' }).click();
  await expect(dialog.getByLabel('Secret')).not.toHaveValue(secret);
  await dialog.getByRole('button', { name: 'Done' }).click();
  await page.getByRole('button', { name: 'Delete: CRM of sales' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete webhook' }).click();
  await expect(toast(page)).toContainText('Webhook Deleted');
  await expect(page.getByText('No webhooks yet')).toBeVisible();
});

test('axe finds nothing to fault in webhooks and their deliveries', async ({ page, origin }) => {
  const created = await fetch(`${origin}/api/webhooks`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'n8n', url: address(), events: ['company.created', 'sync.finished'] }),
  });
  const { id } = (await created.json()) as { id: string };
  await fetch(`${origin}/api/webhooks/${id}/test`, { method: 'POST' });
  await checkAll(page, {
    Webhooks: async () => {
      await page.goto('/webhooks');
      await expect(page.getByRole('button', { name: 'Deliveries: n8n' })).toBeVisible();
    },
    'Create webhook': () => page.getByRole('button', { name: 'Create webhook' }).click(),
    'Edit webhook': async () => {
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Edit: n8n' }).click();
    },
    Deliveries: async () => {
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Deliveries: n8n' }).click();
      await expect(page.getByRole('row', { name: /webhook.test/ })).toBeVisible();
    },
    Delivery: async () => {
      await page.getByRole('button', { name: /webhook.test/ }).click();
      await expect(page.getByRole('region', { name: 'Attempts' })).toContainText('Status 204');
    },
  });
});
