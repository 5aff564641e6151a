import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { temporaryFolder, testApp, useApp } from '../../testing.ts';

const html = { accept: 'text/html,application/xhtml+xml' };
const sharedApp = useApp();

describe('the web client', () => {
  it.each(['/', '/search?q=acme.com', '/analytics', '/no-such-screen', '/search/'])(
    'gets its page at %s, and asks for it again each time',
    async (url) => {
      const answer = await (await sharedApp()).inject({ url, headers: html });
      expect(answer.statusCode).toBe(200);
      expect(answer.body).toContain('<title>Workbench</title>');
      expect(answer.headers['cache-control']).toBe('no-cache');
    },
  );

  it('sends hashed files compressed and to be kept for good', async () => {
    const app = await sharedApp();
    const answer = await app.inject({ url: '/assets/index-1a2b3c4d.js', headers: { 'accept-encoding': 'br, gzip' } });
    expect(answer.headers).toMatchObject({
      'content-encoding': 'br',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect(answer.headers['content-type']).toContain('javascript');
    expect(answer.headers.vary).toContain('accept-encoding');
    expect(brotliDecompressSync(answer.rawPayload).toString()).toContain('console.log');
  });

  it('sends the plain file to a client that takes no compression', async () => {
    const answer = await (await sharedApp()).inject('/assets/index-1a2b3c4d.js');
    expect(answer.headers['content-encoding']).toBeUndefined();
    expect(answer.body).toContain('console.log');
  });

  it.each(['/assets/index-gone.js', '/favicon.ico', '/assets/', '/api/nothing', '/trpc', '/api'])(
    'never answers the page for %s',
    async (url) => {
      const answer = await (await sharedApp()).inject({ url, headers: html });
      expect(answer.statusCode).toBe(404);
      expect(answer.json()).toMatchObject({ code: 'NOT_FOUND' });
    },
  );

  it.each(['/../package.json', '/%2e%2e/package.json', '/assets/..%2f..%2fpackage.json'])(
    'keeps to its folder for %s',
    async (url) => {
      const answer = await (await sharedApp()).inject(url);
      expect(answer.statusCode).toBeGreaterThanOrEqual(400);
    },
  );

  it('is not sent for a POST', async () => {
    const answer = await (await sharedApp()).inject({ method: 'POST', url: '/search', headers: html });
    expect(answer.statusCode).toBe(404);
  });

  it('says how to build it when it is missing', async () => {
    const app = await testApp({ webRoot: `${temporaryFolder()}/dist` });
    const answer = await app.inject({ url: '/', headers: html });
    expect(answer.statusCode).toBe(503);
    expect(answer.body).toContain('npm run build');
  });

  it('comes with a strict content security policy and without HSTS', async () => {
    const { headers } = await (await sharedApp()).inject({ url: '/', headers: html });
    expect(headers['permissions-policy']).toContain('camera=(), geolocation=(), microphone=()');
    expect(headers['content-security-policy']).toBe(
      "default-src 'self';script-src 'self';style-src 'self' 'unsafe-inline';img-src 'self' data:;connect-src 'self';" +
        "frame-ancestors 'none';base-uri 'none';form-action 'self';object-src 'none'",
    );
    expect(headers['strict-transport-security']).toBeUndefined();
    expect(headers['x-content-type-options']).toBe('nosniff');
  });
});
