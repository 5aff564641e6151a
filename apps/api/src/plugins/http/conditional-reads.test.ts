import { useTestDatabase } from '@workbench/db/testing';
import { describe, expect, it } from 'vitest';
import { testApp } from '../../testing.ts';

useTestDatabase();

const settings = '/api/settings';

describe('reads with an ETag', () => {
  it('are answered 304 without a body to who has them, also from a list, weak or *, by GET and HEAD', async () => {
    const app = await testApp();
    const { headers } = await app.inject(settings);
    const etag = String(headers.etag);
    for (const known of [etag, `"other", ${etag}`, `W/${etag}`, '*']) {
      for (const method of ['GET', 'HEAD'] as const) {
        const answer = await app.inject({ method, url: settings, headers: { 'if-none-match': known } });
        expect([answer.statusCode, answer.body, answer.headers.etag]).toEqual([304, '', etag]);
      }
    }
    const other = await app.inject({ url: settings, headers: { 'if-none-match': '"other"' } });
    expect([other.statusCode, other.headers.etag]).toEqual([200, etag]);
  });

  it('say the number of matches and the next page with 304, too', async () => {
    const app = await testApp();
    for (const name of ['a', 'b'])
      await app.inject({ method: 'POST', url: '/api/companies', payload: { name, domain: `${name}.com` } });
    const { headers } = await app.inject('/api/companies?limit=1');
    const again = await app.inject({ url: '/api/companies?limit=1', headers: { 'if-none-match': headers.etag } });
    expect(again.statusCode).toBe(304);
    for (const name of ['x-total-count', 'link']) expect(again.headers[name]).toBe(headers[name]);
  });

  it('have none where a call is refused or writes', async () => {
    const app = await testApp();
    const refused = await app.inject({ url: '/api/companies?limit=0', headers: { 'if-none-match': '*' } });
    expect([refused.statusCode, refused.headers.etag]).toEqual([400, undefined]);
    const payload = { name: 'c', domain: 'c.com' };
    const created = await app.inject({
      method: 'POST',
      url: '/api/companies',
      payload,
      headers: { 'if-none-match': '*' },
    });
    expect([created.statusCode, created.headers.etag]).toEqual([201, undefined]);
  });
});
