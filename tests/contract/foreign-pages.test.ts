import { describe, expect, it } from 'vitest';
import { rawRequest } from '../helpers/raw-request.ts';
import { useApi } from '../helpers/start-api.ts';
import { uploadForm } from '../helpers/upload.ts';
import { createCall } from './call.ts';

const api = useApi();
const call = createCall(api);

const get = (path: string, headers: Record<string, string> = {}) => rawRequest(api.origin, { path, headers });
const total = async () => (await call('GET /api/workspace')).body.companies as number;

describe('a web page of somebody else', () => {
  const foreign = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };

  it('is not granted a preflight', async () => {
    for (const path of ['/api/companies', '/trpc/companies.create']) {
      const headers = {
        ...foreign,
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'content-type',
      };
      const answer = await rawRequest(api.origin, { method: 'OPTIONS', path, headers });
      expect(answer.status, path).toBe(403);
      expect(Object.keys(answer.headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
    }
  });

  it('can not write with what a form may send without asking', async () => {
    const before = await total();
    const body = JSON.stringify({ name: 'Evil', domain: 'evil.com' });
    for (const path of ['/api/companies', '/trpc/companies.create']) {
      for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'application/json']) {
        const blocked = await rawRequest(api.origin, {
          method: 'POST',
          path,
          body,
          headers: { ...foreign, 'content-type': type },
        });
        expect(blocked.status, `${path} ${type}`).toBe(403);
      }
      const plain = await rawRequest(api.origin, {
        method: 'POST',
        path,
        body,
        headers: { 'content-type': 'text/plain' },
      });
      expect(plain.status, path).toBe(415);
    }
    const upload = await fetch(`${api.origin}/api/companies/import-csv`, {
      method: 'POST',
      headers: { origin: 'https://evil.example' },
      body: uploadForm('name,domain,industry\nEvil,evil.com,X\n'),
    });
    expect(upload.status).toBe(403);
    expect(await total()).toBe(before);
  });

  it('is refused the reads of tRPC too when it comes under a foreign name', async () => {
    expect((await get('/trpc/companies.workspace?input=%7B%7D', { host: 'evil.example' })).status).toBe(403);
  });

  it('can not put our pages into a frame', async () => {
    const { headers } = await get('/api/workspace');
    expect(String(headers['content-security-policy'])).toContain("frame-ancestors 'none'");
    expect(headers['x-content-type-options']).toBe('nosniff');
  });
});
