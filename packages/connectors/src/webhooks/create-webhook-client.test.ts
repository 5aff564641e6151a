import { expect, it, onTestFinished } from 'vitest';
import { inOrder, reply, serve, silence } from '../http/test-helpers/local-server.ts';
import { createWebhookClient, type WebhookClientOptions } from './create-webhook-client.ts';

function client(options: Partial<WebhookClientOptions> = {}) {
  const created = createWebhookClient({ allowPrivateNetwork: true, ...options });
  onTestFinished(() => created.close());
  return created;
}
const message = (url: string) => ({ url, headers: { 'content-type': 'application/json' }, body: '{}' });

it('refuses addresses of private networks, other schemes and http by their text, before anything is sent', async () => {
  const strict = client({ allowPrivateNetwork: false });
  for (const url of [
    'https://127.0.0.1/hook',
    'https://[::1]/hook',
    'https://[::ffff:10.0.0.1]/hook',
    'https://0x7f000001/',
    'https://localhost/hook',
    'https://169.254.169.254/latest',
    'https://user:secret@hooks.acme.com/',
    'https://hooks.acme.com:8080/',
    'http://hooks.acme.com/',
    'ftp://hooks.acme.com/',
    'no address',
  ]) {
    expect(strict.problemOf(url), url).not.toBeNull();
    expect(await strict.send(message(url)), url).toMatchObject({ kind: 'failed' });
  }
  expect(strict.problemOf('https://hooks.acme.com/a?b=c')).toBeNull();
});

it('never connects to a name that leads into a private network, whatever it led to before', async () => {
  const server = await serve(inOrder(reply(200)));
  const answers = ['93.184.216.34', '127.0.0.1'];
  const rebound = client({
    allowPrivateNetwork: false,
    lookup: async () => answers.map((address) => ({ address, family: 4 })),
  });
  expect(await rebound.send(message('https://hooks.acme.com/'))).toEqual({
    kind: 'failed',
    message: '127.0.0.1 is not a public address',
  });
  expect(server.connections).toBe(0);
});

it('refuses addresses of metadata services also where private networks are allowed', () => {
  expect(client().problemOf('http://169.254.169.254/')).not.toBeNull();
  expect(client().problemOf('http://127.0.0.1:5678/')).toBeNull();
});

it('follows no redirect', async () => {
  const target = await serve(inOrder(reply(200)));
  const server = await serve(inOrder(reply(307, '', { location: target.origin })));
  expect(await client().send(message(server.origin))).toMatchObject({ kind: 'answered', status: 307 });
  expect(target.requests).toEqual([]);
});

it('reads the beginning of a long answer, and what it says of the next attempt', async () => {
  const server = await serve(inOrder(reply(503, 'x'.repeat(100_000), { 'retry-after': '120' })));
  const answer = await client().send(message(server.origin));
  expect(answer).toMatchObject({ kind: 'answered', status: 503, retryAfterMs: 120_000 });
  expect(answer.kind === 'answered' && answer.body.length).toBe(2048);
});

it('gives up on a receiver that does not answer', async () => {
  const server = await serve(silence);
  const answer = await client({ timeoutMs: 50 }).send(message(server.origin));
  expect(answer).toMatchObject({ kind: 'failed', message: expect.stringContaining('no whole answer') });
});
