import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer as createPlainServer, type RequestListener } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { describe, expect, it, onTestFinished } from 'vitest';
import { startForwardProxy } from '../../packages/connectors/src/http/test-helpers/forward-proxy.ts';

const PROGRAM = fileURLToPath(new URL('outgoing-calls.ts', import.meta.url));
const TLS = new URL('../fixtures/tls/', import.meta.url);
const AUTHORITY = fileURLToPath(new URL('authority.pem', TLS));

/** Every vendor at once, behind a certificate of an authority that no one knows by default. */
const answer: RequestListener = (request, response) => {
  const chat = { choices: [{ index: 0, message: { role: 'assistant', content: 'Hello' }, finish_reason: 'stop' }] };
  const bodies: Record<string, object> = {
    'model.vendor.example': { id: '1', created: 1, model: 'm', object: 'chat.completion', ...chat },
    'oauth2.googleapis.com': { access_token: 't', expires_in: 3600, token_type: 'Bearer' },
    'sheets.googleapis.com': { properties: { title: 'Leads' }, sheets: [] },
  };
  const body = bodies[request.headers.host ?? ''] ?? { host: request.headers.host, path: request.url };
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body));
};

async function startVendors(): Promise<{ secure: number; plain: number }> {
  const pem = readFileSync(new URL('server.pem', TLS));
  const servers = [createServer({ key: pem, cert: pem }, answer), createPlainServer(answer)];
  for (const server of servers) await once(server.listen(0, '127.0.0.1'), 'listening');
  onTestFinished(() => {
    for (const server of servers) {
      server.closeAllConnections();
      server.close();
    }
  });
  const [secure = 0, plain = 0] = servers.map((server) => (server.address() as AddressInfo).port);
  return { secure, plain };
}

async function call(env: NodeJS.ProcessEnv, ...names: string[]): Promise<Record<string, unknown>> {
  const { stdout } = await promisify(execFile)(process.execPath, [PROGRAM, ...names], { env });
  return JSON.parse(stdout);
}

describe('outgoing calls of every kind', () => {
  it('go through HTTPS_PROXY and HTTP_PROXY, and trust the authority of NODE_EXTRA_CA_CERTS', async () => {
    const { secure, plain } = await startVendors();
    const [tunnel, forwarder] = [
      await startForwardProxy(secure, { wantsPassword: true }),
      await startForwardProxy(plain),
    ];
    const results = await call({
      https_proxy: tunnel.address.replace('//', '//ada:s3cret@'),
      HTTPS_PROXY: 'http://127.0.0.1:9/',
      HTTP_PROXY: forwarder.address,
      NODE_EXTRA_CA_CERTS: AUTHORITY,
    });
    expect(results).toEqual({
      connector: { host: 'api.vendor.example', path: '/a?b=c' },
      paid: { host: 'paid.vendor.example', path: '/' },
      plain: 200,
      webhook: expect.objectContaining({ kind: 'answered', status: 200 }),
      model: 'Hello',
      sheets: 'Leads',
    });
    const hosts = [
      'api.vendor',
      'paid.vendor',
      'hooks.vendor',
      'model.vendor',
      'oauth2.googleapis',
      'sheets.googleapis',
    ];
    expect(tunnel.calls.map((line) => line.replace(/\.(example|com):443$/, ''))).toEqual(
      hosts.map((host) => `CONNECT ${host}`),
    );
    expect(forwarder.calls).toEqual(['GET http://plain.vendor.example/page']);
  });

  it('fail without the authority, and say that the proxy refused, without its password', async () => {
    const { secure, plain } = await startVendors();
    const [open, closed] = [await startForwardProxy(secure), await startForwardProxy(plain, { wantsPassword: true })];
    const untrusted = await call({ HTTPS_PROXY: open.address }, 'connector', 'model');
    for (const name of ['connector', 'model']) expect(untrusted[name], name).toBeTypeOf('string');
    const wrong = closed.address.replace('//', '//eve:gue55@');
    const refused = await call({ HTTPS_PROXY: wrong, NODE_EXTRA_CA_CERTS: AUTHORITY }, 'connector', 'webhook');
    expect(refused.connector).toMatch(
      /through the proxy 127.0.0.1:\d+, which did not accept the user name and password \(407\)/,
    );
    expect(JSON.stringify(refused)).not.toContain('gue55');
  });

  it('leave out the proxy for the hosts of NO_PROXY', async () => {
    const { secure } = await startVendors();
    const proxy = await startForwardProxy(secure);
    const env = { HTTPS_PROXY: proxy.address, NO_PROXY: 'vendor.example', NODE_EXTRA_CA_CERTS: AUTHORITY };
    const results = await call(env, 'connector', 'webhook', 'paid');
    expect(proxy.calls).toEqual([]);
    expect(results.connector).toContain('couldn’t reach');
  });
});
