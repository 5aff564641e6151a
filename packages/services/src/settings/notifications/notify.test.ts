import { type AddressInfo, createServer, type Server } from 'node:net';
import { NotificationModel, SettingsModel } from '@workbench/db';
import { emptyTestDatabase, useTestDatabase } from '@workbench/db/testing';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createContext } from '../../shared/context.ts';
import { listNotifications } from './list-notifications.ts';
import { type NewNotification, notify } from './notify.ts';
import { sendDueEmails } from './send-due-emails.ts';
import { sendTestEmail } from './send-test-email.ts';

useTestDatabase();

let now = new Date('2026-11-21T12:00:00Z');
let server: Server;
let smtpUrl: string;
let refusal: string | null = null;
let mails: string[] = [];

beforeAll(async () => {
  server = createServer((socket) => {
    let text = '';
    let isData = false;
    socket.on('error', () => undefined);
    socket.write('220 test\r\n');
    socket.on('data', (chunk) => {
      text += chunk;
      if (!text.endsWith('\r\n') || (isData && !text.endsWith('\r\n.\r\n'))) return;
      if (isData) mails.push(text);
      const command = isData ? '.' : text.slice(0, 4);
      isData = command === 'DATA';
      text = '';
      socket.write(`${command === 'RCPT' && refusal ? refusal : isData ? '354 go' : '250 ok'}\r\n`);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  smtpUrl = `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.close();
});
beforeEach(async () => {
  await emptyTestDatabase();
  now = new Date('2026-11-21T12:00:00Z');
  refusal = null;
  mails = [];
});

const context = (url: string | null = smtpUrl) =>
  createContext({ now: () => now, environment: { smtpUrl: url, contactEmail: 'ops@example.com' } });
const entry = (fields: Partial<NewNotification> = {}): NewNotification => ({
  kind: 'sync_finished',
  title: 'Sync finished',
  message: '2,000 companies',
  link: '/data-sources',
  ...fields,
});
const moved = (title: string) => entry({ kind: 'headcount_moved', title });
const list = async () => (await listNotifications({ ctx: context(), input: { limit: 50 } })).items;

async function switchOn(): Promise<void> {
  const fields = { emailNotifications: true, email: 'ada@example.com', minimumSources: 2, excludeOutliers: true };
  await SettingsModel.create({ _id: 'workspace', ...fields });
}

it('keeps a log, newest first, and sends nothing while e-mail is switched off', async () => {
  await notify(context(), entry());
  now = new Date('2026-11-21T12:00:01Z');
  await notify(context(), entry({ kind: 'sync_failed', title: 'Sync failed', link: null }));
  expect(await list()).toMatchObject([
    { kind: 'sync_failed', title: 'Sync failed', link: null, emailed: false, at: '2026-11-21T12:00:01.000Z' },
    { kind: 'sync_finished', link: '/data-sources', emailed: false },
  ]);
  expect((await listNotifications({ ctx: context(), input: { limit: 1 } })).items).toHaveLength(1);
  expect(mails).toEqual([]);
});

it('sends an e-mail when it is switched on and set up', async () => {
  await switchOn();
  await notify(context(), entry());
  expect(mails).toHaveLength(1);
  expect(mails[0]).toContain('To: ada@example.com');
  expect(mails[0]).toContain('From: ops@example.com');
  expect(mails[0]).toContain('Subject: Sync finished');
  expect(await list()).toMatchObject([{ emailed: true }]);
});

it('sends nothing where no mail server is set', async () => {
  await switchOn();
  await notify(context(null), entry());
  expect(await list()).toMatchObject([{ kind: 'sync_finished', emailed: false }]);
});

it('writes a mail that can not be sent into the log and goes on', async () => {
  await switchOn();
  refusal = '550 no such user';
  await notify(context(), entry());
  const entries = await list();
  expect(entries.map(({ kind }) => kind).sort()).toEqual(['email_failed', 'sync_finished']);
  expect(entries.find(({ kind }) => kind === 'email_failed')?.message).toContain('550 no such user');
  expect(entries.every(({ emailed }) => !emailed)).toBe(true);
});

it('bundles headcounts that moved into one e-mail per ten minutes', async () => {
  await switchOn();
  await notify(context(), moved('Acme grew'));
  await notify(context(), moved('Bolt shrank'));
  await notify(context(), moved('Cora grew'));
  expect(mails).toHaveLength(1);
  now = new Date('2026-11-21T12:09:59Z');
  await sendDueEmails(context());
  expect(mails).toHaveLength(1);
  now = new Date('2026-11-21T12:10:00Z');
  await sendDueEmails(context());
  await sendDueEmails(context());
  expect(mails).toHaveLength(2);
  expect(mails[1]).toContain('Subject: 2 notifications: Bolt shrank');
  expect(mails[1]).toContain('Cora grew');
  expect((await list()).every(({ emailed }) => emailed)).toBe(true);
});

it('sends each entry once when two processes look at the same time', async () => {
  await switchOn();
  await notify(context(), moved('Acme grew'));
  await notify(context(), moved('Bolt shrank'));
  now = new Date('2026-11-21T12:10:00Z');
  await Promise.all([sendDueEmails(context()), sendDueEmails(context()), sendDueEmails(context())]);
  expect(mails.filter((mail) => mail.includes('Bolt shrank'))).toHaveLength(1);
});

it('drops what waits when e-mail is switched off meanwhile', async () => {
  await switchOn();
  await notify(context(), moved('Acme grew'));
  await notify(context(), moved('Bolt shrank'));
  await SettingsModel.updateOne({ _id: 'workspace' }, { $set: { emailNotifications: false } });
  now = new Date('2026-11-21T12:10:00Z');
  await sendDueEmails(context());
  expect(mails).toHaveLength(1);
  expect(await NotificationModel.countDocuments({ isEmailDue: true })).toBe(0);
});

it('tells at once whether a test message went out', async () => {
  const input = { email: 'ada@example.com' };
  expect(await sendTestEmail({ ctx: context(), input })).toEqual({
    ok: true,
    message: 'A message was sent to ada@example.com',
  });
  refusal = '550 no such user';
  expect(await sendTestEmail({ ctx: context(), input })).toMatchObject({ ok: false });
  const unset = await sendTestEmail({ ctx: context(null), input });
  expect(unset).toMatchObject({ ok: false });
  expect(unset.message).toContain('Set SMTP_URL');
});
