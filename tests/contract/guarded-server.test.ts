import { describe, expect, it } from 'vitest';
import { rawRequest } from '../helpers/raw-request.ts';
import { useApi } from '../helpers/start-api.ts';
import { uploadForm } from '../helpers/upload.ts';
import { createCall } from './call.ts';
import { apiOperations } from './document.ts';

const TOKEN = 'correct-horse-battery-staple';
const CSV = 'name,domain,industry\nAcme,acme.com,Machinery\n';
const manyRefused = { refusedPerMinute: 10_000, wrongTokensPerMinute: 10_000 };
const api = useApi({ accessToken: TOKEN, uploadBytesMax: CSV.length, ...manyRefused });
const call = createCall(api);
const headers = { authorization: `Bearer ${TOKEN}` };

describe('a server with an access token', () => {
  it.each(apiOperations)('refuses $key without it and never repeats it', async ({ key }) => {
    for (const authorization of [undefined, 'Bearer wrong', `Bearer ${TOKEN}x`, `Basic ${TOKEN}`]) {
      const answer = await call(key, {
        params: { format: 'json', term: 'x' },
        headers: authorization ? { authorization } : {},
      });
      expect(answer.status).toBe(401);
      expect(answer.text).not.toContain(TOKEN);
    }
  });

  it('lets a script with the token in, and keeps the token out of what it tells', async () => {
    expect((await call('GET /api/workspace', { headers })).body).toMatchObject({ demo: false, companies: 0 });
    for (const path of ['/api/openapi.json', '/api/workspace', '/api/nothing', `/?token=${TOKEN}`]) {
      const answer = await rawRequest(api.origin, { path, headers });
      expect(answer.text + JSON.stringify(answer.headers), path).not.toContain(TOKEN);
    }
  });

  it('refuses tRPC without it', async () => {
    expect((await rawRequest(api.origin, { path: '/trpc/companies.workspace?input=%7B%7D' })).status).toBe(401);
  });
});

describe('an upload', () => {
  it('one byte over the limit is refused whole; at the limit it is imported whole', async () => {
    const over = await call('POST /api/companies/import-csv', { body: uploadForm(`${CSV}x`), headers });
    expect(over.status).toBe(413);
    expect((await call('GET /api/workspace', { headers })).body.companies).toBe(0);
    const exact = await call('POST /api/companies/import-csv', { body: uploadForm(CSV), headers });
    expect(exact.body).toMatchObject({ created: 1, failed: 0 });
  });
});
