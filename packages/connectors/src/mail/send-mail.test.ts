import type { AddressInfo } from 'node:net';
import { createServer, type Server } from 'node:net';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { startForwardProxy } from '../http/test-helpers/forward-proxy.ts';
import { MailError } from './mail-error.ts';
import { sendMail, verifyMailServer } from './send-mail.ts';
import { senderOf } from './smtp-url.ts';

const PASSWORD = 'p@ss:word/ü';
const mail = { from: 'workbench@example.com', to: 'ada@example.com', subject: 'Sync finished', text: 'All is well.' };

/** The least that a mail server says; `replies` overrules the answer to a command. */
function startMailServer(received: string[], replies: Record<string, string>): Server {
  return createServer((socket) => {
    let isData = false;
    let rest = '';
    socket.on('error', () => undefined);
    socket.write('220 test\r\n');
    socket.on('data', (chunk) => {
      rest += chunk;
      const lines = rest.split('\r\n');
      rest = lines.pop() ?? '';
      for (const line of lines) {
        received.push(line);
        if (isData && line !== '.') continue;
        const command = isData ? '.' : (line.split(/[ :]/)[0] ?? '').toUpperCase();
        const usual: Record<string, string> = {
          EHLO: '250-test\r\n250 AUTH PLAIN',
          DATA: '354 go on',
          AUTH: '235 welcome',
          QUIT: '221 bye',
        };
        isData = command === 'DATA';
        socket.write(`${replies[command] ?? usual[command] ?? '250 ok'}\r\n`);
      }
    });
  });
}

let server: Server;
let received: string[];
let replies: Record<string, string>;
let url: (login?: string) => string;
beforeEach(async () => {
  received = [];
  replies = {};
  server = startMailServer(received, replies);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  url = (login = '') => `smtp://${login}127.0.0.1:${port}`;
});
afterEach(() => {
  server.close();
});

const LOGIN = `ada:${encodeURIComponent(PASSWORD)}@`;

async function failureOf(smtpUrl: string, fields: Partial<typeof mail> = {}): Promise<MailError> {
  const error = await sendMail(smtpUrl, { ...mail, ...fields }).then(
    () => new Error('It was sent'),
    (reason: unknown) => reason,
  );
  if (!(error instanceof MailError)) throw error;
  return error;
}

it('sends one message, logged in with the decoded password', async () => {
  await sendMail(url(LOGIN), mail);
  const plain = received.find((line) => line.startsWith('AUTH PLAIN '))?.slice('AUTH PLAIN '.length) ?? '';
  expect(Buffer.from(plain, 'base64').toString()).toBe(`\u0000ada\u0000${PASSWORD}`);
  expect(received).toContain('MAIL FROM:<workbench@example.com>');
  expect(received.filter((line) => line.startsWith('RCPT TO'))).toEqual(['RCPT TO:<ada@example.com>']);
  expect(received).toContain('Subject: Sync finished');
  expect(received).toContain('All is well.');
});

it.each(['Done\r\nBcc: eve@example.com', 'Done\nBcc: eve@example.com', 'Done\rBcc: eve@example.com'])(
  'lets no line break of a subject begin another header: %j',
  async (subject) => {
    await sendMail(url(), { ...mail, subject });
    expect(received).toContain('Subject: Done Bcc: eve@example.com');
    expect(received.filter((line) => /^bcc:/i.test(line))).toEqual([]);
    expect(received.filter((line) => line.startsWith('RCPT TO'))).toHaveLength(1);
  },
);

it.each(['ada@example.com\r\nRCPT TO:<eve@example.com>', 'ada@example.com, eve@example.com', 'Ada <a@b.c>', 'ada'])(
  'refuses %j, which is not one address, before it connects',
  async (to) => {
    expect((await failureOf(url(), { to })).message).toContain('is not one e-mail address');
    expect(received).toEqual([]);
  },
);

it('says which address was refused and what the server said', async () => {
  replies.RCPT = '550 5.1.1 no such user';
  const { message } = await failureOf(url());
  expect(message).toContain('refused the address ada@example.com: 550 5.1.1 no such user');
});

it('says that the login was refused, without the password in any form', async () => {
  const plain = Buffer.from(`\u0000ada\u0000${PASSWORD}`).toString('base64');
  replies.AUTH = `535 5.7.8 wrong: ${PASSWORD} ${plain}`;
  const error = await failureOf(url(LOGIN));
  expect(error.message).toContain('refused the user name or password: 535 5.7.8 wrong: ••••');
  const everything = `${error.message} ${error.stack} ${(error.cause as Error).message}`;
  for (const form of [PASSWORD, encodeURIComponent(PASSWORD), plain]) expect(everything).not.toContain(form);
});

it('says that the server is not there', async () => {
  const gone = url(LOGIN);
  await new Promise((resolve) => server.close(resolve));
  const { message } = await failureOf(gone);
  expect(message).toMatch(/can't be reached: check the host and the port in SMTP_URL/);
  expect(message).not.toContain(PASSWORD);
});

it('sends no password to another machine without encryption', async () => {
  replies.STARTTLS = '502 not here';
  const { port } = server.address() as AddressInfo;
  // Leads to this machine and is none of its names.
  const { message } = await failureOf(`smtp://${LOGIN}0.0.0.0:${port}`);
  expect(message).toContain('no password was sent');
  expect(received.filter((line) => line.startsWith('AUTH'))).toEqual([]);
});

it.each(['', 'mail.example.com', 'http://user:hunter2@mail.example.com', 'smtp://user:%E0%A4%A@mail.example.com'])(
  'says what SMTP_URL should look like instead of %j, without repeating it',
  async (smtpUrl) => {
    const { message } = await failureOf(smtpUrl);
    expect(message).toContain('smtp://user:password@mail.example.com:587');
    expect(message).not.toContain('hunter2');
  },
);

it.each([
  ['smtp://ada%40example.com:x@smtp.example.com', 'ada@example.com'],
  ['smtp://ada:x@smtp.example.com', 'ada@smtp.example.com'],
  ['smtp://smtp.example.com', 'workbench@smtp.example.com'],
])('knows the sender of %s', (smtpUrl, sender) => {
  expect(senderOf(smtpUrl)).toBe(sender);
});

it('says before any message whether the server lets the user in, and sends nothing', async () => {
  await verifyMailServer(url(`workbench:${encodeURIComponent(PASSWORD)}@`));
  expect(received.some((line) => line.startsWith('MAIL'))).toBe(false);
  replies.AUTH = '535 wrong password';
  const refusal = verifyMailServer(url(`workbench:${encodeURIComponent(PASSWORD)}@`));
  await expect(refusal).rejects.toThrow(/refused the user name or password/);
});

it('goes through the proxy that the address of the server names, and refuses other parameters', async () => {
  const proxy = await startForwardProxy((server.address() as AddressInfo).port);
  await sendMail(`smtp://mail.example.com:587?proxy=${encodeURIComponent(proxy.address)}`, mail);
  expect(proxy.calls).toEqual(['CONNECT mail.example.com:587']);
  expect(received).toContain('MAIL FROM:<workbench@example.com>');
  await expect(sendMail('smtp://mail.example.com?proxy=proxy:3128', mail)).rejects.toThrow(
    'must look like ?proxy=http',
  );
  await expect(sendMail('smtp://mail.example.com?pool=true', mail)).rejects.toThrow('not "pool"');
});
