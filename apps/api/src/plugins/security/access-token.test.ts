import { describe, expect, it } from 'vitest';
import { testApp } from '../../testing.ts';

const accessToken = 'correct-horse-battery';
const url = '/api/openapi.json';

describe('the access token', () => {
  it('is not asked for when none is configured', async () => {
    expect((await (await testApp()).inject(url)).statusCode).toBe(200);
  });

  it('opens every route to a script that sends it as a bearer token', async () => {
    const app = await testApp({ accessToken });
    const answer = await app.inject({ url, headers: { authorization: `Bearer ${accessToken}` } });
    expect(answer.statusCode).toBe(200);
  });

  it.each(['/', '/search', url, '/trpc/sources.list', '/api/docs', '/api/unknown', '/assets/index-1a2b3c4d.js'])(
    'is needed for %s',
    async (path) => {
      const answer = await (await testApp({ accessToken })).inject(path);
      expect(answer.statusCode).toBe(401);
      expect(answer.headers['www-authenticate']).toBe('Bearer');
      expect(answer.json()).toMatchObject({ code: 'UNAUTHORIZED' });
    },
  );

  it.each(['Bearer wrong', 'Bearer ', `Basic ${accessToken}`, accessToken, `Bearer ${accessToken}x`])(
    'refuses "%s"',
    async (authorization) => {
      const answer = await (await testApp({ accessToken })).inject({ url, headers: { authorization } });
      expect(answer.statusCode).toBe(401);
    },
  );

  it('becomes a cookie by opening the link once, and leaves the address', async () => {
    const app = await testApp({ accessToken });
    const link = await app.inject(`/?token=${accessToken}&tab=discover`);
    expect(link.statusCode).toBe(303);
    expect(link.headers.location).toBe('/?tab=discover');
    const cookie = String(link.headers['set-cookie']);
    expect(cookie).toMatch(/HttpOnly; SameSite=Strict/);
    expect(cookie).not.toContain(accessToken);
    const answer = await app.inject({ url, headers: { cookie: `theme=dark; ${cookie.split(';')[0]}` } });
    expect(answer.statusCode).toBe(200);
  });

  it('sends a cookie that browsers keep to https where the public address is https', async () => {
    const app = await testApp({ accessToken, publicUrl: 'https://workbench.example.com' });
    const headers = { host: 'workbench.example.com' };
    const link = await app.inject({ url: `/?token=${accessToken}`, headers });
    expect(String(link.headers['set-cookie'])).toContain('Secure');
  });

  it('refuses a link with a wrong token and sets nothing', async () => {
    const answer = await (await testApp({ accessToken })).inject('/?token=wrong');
    expect(answer.statusCode).toBe(401);
    expect(answer.headers['set-cookie']).toBeUndefined();
  });

  it.each(['ab+c/d%41e=fgh-0123456789', 'plain-0123456789'])(
    'works as the link %s, as it is written',
    async (token) => {
      const app = await testApp({ accessToken: token });
      expect((await app.inject(`/?token=${token}`)).statusCode).toBe(303);
      expect((await app.inject(`/?token=${encodeURIComponent(token)}`)).statusCode).toBe(303);
    },
  );

  it('has a cookie of its own for each port, and takes the one of earlier versions', async () => {
    const app = await testApp({ accessToken, port: 4321 });
    const headers = { host: 'localhost:4321' };
    const cookie = String((await app.inject({ url: `/?token=${accessToken}`, headers })).headers['set-cookie']);
    const [name, session] = (cookie.split(';')[0] ?? '').split('=');
    expect(name).toBe('workbench_access_4321');
    const status = async (sent: string) =>
      (await app.inject({ url, headers: { ...headers, cookie: sent } })).statusCode;
    expect(await status(`workbench_access=${session}`)).toBe(200);
    expect(await status(`workbench_access=other; ${name}=${session}`)).toBe(200);
    expect(await status(`workbench_access_9=${session}`)).toBe(401);
  });

  it('leaves probes open', async () => {
    expect((await (await testApp({ accessToken })).inject('/readyz')).statusCode).toBe(200);
  });
});
