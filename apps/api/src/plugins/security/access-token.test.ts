import { useTestDatabase } from '@workbench/db/testing';
import { beginSession } from '@workbench/services/api-keys';
import { SESSION_MAX_MS } from '@workbench/services/api-keys/limits';
import { describe, expect, it } from 'vitest';
import { testApp, useApp } from '../../testing.ts';

useTestDatabase();

const accessToken = 'correct-horse-battery';
const tokenApp = useApp({ accessToken, wrongTokensPerMinute: 1000 });
const url = '/api/openapi.json';

describe('the access token', () => {
  it('is not asked for when none is configured', async () => {
    expect((await (await testApp()).inject(url)).statusCode).toBe(200);
  });

  it('opens every route to a script that sends it as a bearer token', async () => {
    const app = await tokenApp();
    const answer = await app.inject({ url, headers: { authorization: `Bearer ${accessToken}` } });
    expect(answer.statusCode).toBe(200);
  });

  it.each(['/', '/search', url, '/trpc/sources.list', '/api/docs', '/api/unknown', '/assets/index-1a2b3c4d.js'])(
    'is needed for %s',
    async (path) => {
      const answer = await (await tokenApp()).inject(path);
      expect(answer.statusCode).toBe(401);
      expect(answer.headers['www-authenticate']).toBe('Bearer');
      expect(answer.json()).toMatchObject({ code: 'UNAUTHORIZED' });
    },
  );

  it.each(['Bearer wrong', 'Bearer ', `Basic ${accessToken}`, accessToken, `Bearer ${accessToken}x`])(
    'refuses "%s"',
    async (authorization) => {
      const answer = await (await tokenApp()).inject({ url, headers: { authorization } });
      expect(answer.statusCode).toBe(401);
    },
  );

  it('becomes a cookie by opening the link once, and leaves the address', async () => {
    const app = await tokenApp();
    const link = await app.inject(`/?token=${accessToken}&tab=discover`);
    expect(link.statusCode).toBe(303);
    expect(link.headers.location).toBe('/?tab=discover');
    const cookie = String(link.headers['set-cookie']);
    expect(cookie).toMatch(/HttpOnly; SameSite=Strict/);
    expect(cookie).not.toContain(accessToken);
    const answer = await app.inject({ url, headers: { cookie: `theme=dark; ${cookie.split(';')[0]}` } });
    expect(answer.statusCode).toBe(200);
  });

  it.each(['workbench.example.com', 'localhost:80'])(
    'sends a cookie that browsers keep to https and to this host where the public address is https, also as Host: %s',
    async (host) => {
      const app = await testApp({ accessToken, publicUrl: 'https://workbench.example.com' });
      const link = await app.inject({ url: `/?token=${accessToken}`, headers: { host } });
      const cookie = String(link.headers['set-cookie']);
      expect(cookie).toMatch(/^__Host-workbench_access_80=.*; Secure$/);
      const sent = { host, cookie: cookie.split(';')[0] };
      expect((await app.inject({ url, headers: sent })).statusCode).toBe(200);
    },
  );

  it('refuses a link with a wrong token and sets nothing', async () => {
    const answer = await (await tokenApp()).inject('/?token=wrong');
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

  it('has a cookie of its own for each port', async () => {
    const app = await testApp({ accessToken, port: 4321 });
    const headers = { host: 'localhost:4321' };
    const cookie = String((await app.inject({ url: `/?token=${accessToken}`, headers })).headers['set-cookie']);
    const [name, session] = (cookie.split(';')[0] ?? '').split('=');
    expect(name).toBe('workbench_access_4321');
    const status = async (sent: string) =>
      (await app.inject({ url, headers: { ...headers, cookie: sent } })).statusCode;
    expect(await status(`workbench_access=other; ${name}=${session}`)).toBe(200);
    expect(await status(`workbench_access_9=${session}`)).toBe(401);
  });

  it('leaves probes open', async () => {
    expect((await (await tokenApp()).inject('/readyz')).statusCode).toBe(200);
  });
});

describe('a browser', () => {
  const form = { 'content-type': 'application/x-www-form-urlencoded' };
  const page = { accept: 'text/html,*/*;q=0.8' };
  const post = (app: Awaited<ReturnType<typeof testApp>>, path: string, fields: Record<string, string>, cookie = '') =>
    app.inject({
      method: 'POST',
      url: path,
      headers: { ...form, ...(cookie && { cookie }) },
      payload: new URLSearchParams(fields).toString(),
    });
  const cookieOf = (answer: { headers: Record<string, unknown> }) =>
    String(answer.headers['set-cookie']).split(';')[0] ?? '';

  it('that opens a screen without a session gets a page that takes the token, and then the screen', async () => {
    const app = await tokenApp();
    const answer = await app.inject({ url: '/search?q="a"<b>', headers: page });
    expect(answer.statusCode).toBe(401);
    expect(answer.headers['content-type']).toContain('text/html');
    expect(answer.body).toContain('<label for="token">Access token</label>');
    expect(answer.body).not.toMatch(/<b>|<script/);
    const entered = await post(app, '/access', { token: ` ${accessToken} `, next: '/search?q=a' });
    expect(entered.statusCode).toBe(303);
    expect(entered.headers.location).toBe('/search?q=a');
    expect((await app.inject({ url, headers: { cookie: cookieOf(entered) } })).statusCode).toBe(200);
  });

  it.each(['//evil.test/', '/\\evil.test', 'https://evil.test/', 'javascript:alert(1)'])(
    'is not led to %s after that',
    async (next) => {
      const entered = await post(await tokenApp(), '/access', { token: accessToken, next });
      expect(entered.headers.location).toBe('/');
    },
  );

  it('that gives a wrong token is told so on the page, and stopped after ten', async () => {
    const app = await testApp({ accessToken });
    const wrong = await post(app, '/access', { token: 'guess', next: '/search' });
    expect(wrong.statusCode).toBe(401);
    expect(wrong.body).toContain('This is not the access token.');
    expect(wrong.body).toContain('value="/search"');
    for (let sent = 0; sent < 9; sent++) await post(app, '/access', { token: 'guess' });
    const stopped = await post(app, '/access', { token: 'guess' });
    expect(stopped.statusCode).toBe(429);
    expect(stopped.body).toContain('Too many wrong tokens');
  });

  it('has a session of its own, which ends at once when it signs out, and no other with it', async () => {
    const app = await tokenApp();
    const [first, second] = [
      await post(app, '/access', { token: accessToken }),
      await post(app, '/access', { token: accessToken }),
    ];
    const status = async (cookie: string) => (await app.inject({ url, headers: { cookie } })).statusCode;
    expect(cookieOf(first)).not.toBe(cookieOf(second));
    const left = await post(app, '/access/end', {}, cookieOf(first));
    expect(left.statusCode).toBe(303);
    expect(String(left.headers['set-cookie'])).toContain('Max-Age=0');
    expect([await status(cookieOf(first)), await status(cookieOf(second))]).toEqual([401, 200]);
  });

  it('signs all browsers out; one without a session does not', async () => {
    const app = await tokenApp();
    const cookie = cookieOf(await post(app, '/access', { token: accessToken }));
    const other = cookieOf(await post(app, '/access', { token: accessToken }));
    const status = async () => (await app.inject({ url, headers: { cookie: other } })).statusCode;
    await post(app, '/access/end', { browsers: 'all' });
    expect(await status()).toBe(200);
    await post(app, '/access/end', { browsers: 'all' }, cookie);
    expect(await status()).toBe(401);
  });

  it('is let in for 30 days, and not with the session of another access token', async () => {
    const app = await tokenApp();
    const status = async (session: string) =>
      (await app.inject({ url, headers: { cookie: `workbench_access_80=${session}` } })).statusCode;
    const begun = (agoMs: number, token = accessToken) => beginSession(token, new Date(Date.now() - agoMs));
    expect(await status(await begun(SESSION_MAX_MS - 60_000))).toBe(200);
    expect(await status(await begun(SESSION_MAX_MS))).toBe(401);
    expect(await status(await begun(0, 'former-access-token'))).toBe(401);
  });

  it('sees at /access whether it is signed in, and that a server without a token is open', async () => {
    const app = await tokenApp();
    const cookie = cookieOf(await post(app, '/access', { token: accessToken }));
    expect((await app.inject({ url: '/access', headers: { cookie } })).body).toContain('Sign out of all browsers');
    expect((await app.inject('/access')).body).toContain('<label for="token">');
    expect((await (await testApp()).inject('/access')).body).toContain('every user of its machine');
  });
});
