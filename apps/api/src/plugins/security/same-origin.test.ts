import { describe, expect, it } from 'vitest';
import { useApp } from '../../testing.ts';

const URL_PATH = '/api/openapi.json';
const testApp = useApp();
const appOn3000 = useApp({ port: 3000 });
const publicApp = useApp({ publicUrl: 'https://workbench.example.com' });

describe('the Host check', () => {
  it.each(['localhost:3000', '127.0.0.1:3000', '[::1]:3000', 'LOCALHOST:3000'])('accepts %s', async (host) => {
    const app = await appOn3000();
    expect((await app.inject({ url: URL_PATH, headers: { host } })).statusCode).toBe(200);
  });

  it.each([
    'evil.test:3000',
    'evil.test',
    'localhost.evil.test:3000',
    '127.0.0.1.evil.test:3000',
    'localhost:4000',
    'localhost',
    '192.168.0.5:3000',
    'user@localhost:3000',
    'localhost:3000/x',
  ])('refuses %s, so that a name pointed at this machine reads nothing', async (host) => {
    const app = await appOn3000();
    const answer = await app.inject({ url: URL_PATH, headers: { host } });
    expect(answer.statusCode).toBe(403);
    expect(answer.json()).toMatchObject({ code: 'FORBIDDEN' });
  });

  it('accepts the host of PUBLIC_URL and no other port of it', async () => {
    const app = await publicApp();
    const status = async (host: string) => (await app.inject({ url: URL_PATH, headers: { host } })).statusCode;
    expect(await status('workbench.example.com')).toBe(200);
    expect(await status('workbench.example.com:8080')).toBe(403);
  });

  it('lets probes pass under any name', async () => {
    const app = await appOn3000();
    expect((await app.inject({ url: '/healthz', headers: { host: '10.0.0.7:3000' } })).statusCode).toBe(200);
  });
});

describe('the Origin check', () => {
  it.each(['http://localhost', 'http://127.0.0.1'])('accepts %s', async (origin) => {
    const app = await testApp();
    expect((await app.inject({ url: URL_PATH, headers: { origin } })).statusCode).toBe(200);
  });

  it.each(['https://evil.test', 'null', 'http://localhost:4000', 'http://localhost.evil.test', 'file://'])(
    'refuses %s for reads and writes',
    async (origin) => {
      const app = await testApp();
      for (const method of ['GET', 'POST'] as const) {
        const answer = await app.inject({ method, url: URL_PATH, headers: { origin } });
        expect(answer.statusCode).toBe(403);
      }
    },
  );

  it('accepts PUBLIC_URL', async () => {
    const app = await publicApp();
    const headers = { host: 'workbench.example.com', origin: 'https://workbench.example.com' };
    expect((await app.inject({ url: URL_PATH, headers })).statusCode).toBe(200);
  });

  it('refuses a write that a browser marks as coming from another site', async () => {
    const app = await testApp();
    const headers = { 'sec-fetch-site': 'cross-site' };
    const answer = await app.inject({ method: 'DELETE', url: '/api/workspace/demo', headers });
    expect(answer.statusCode).toBe(403);
  });

  it.each([
    [URL_PATH, 'no-cors', 403],
    ['/trpc/settings.get?input=%7B%7D', 'no-cors', 403],
    [URL_PATH, 'navigate', 200],
  ])('for a read of %s that another site starts with the mode %s, answers %i', async (url, mode, status) => {
    const headers = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': mode };
    expect((await (await testApp()).inject({ url, headers })).statusCode).toBe(status);
  });

  it('guards tRPC calls as well', async () => {
    const app = await testApp();
    const answer = await app.inject({ url: '/trpc/sources.list', headers: { origin: 'https://evil.test' } });
    expect(answer.statusCode).toBe(403);
  });
});
