import { describe, expect, inject, it } from 'vitest';
import { rawRequest } from '../helpers/raw-request.ts';
import { useApi } from '../helpers/start-api.ts';
import { importCsv } from '../helpers/upload.ts';
import { checkErrorBody } from './check-answer.ts';
import { operations } from './document.ts';
import { UNKNOWN_ID } from './operations/operation-tests.ts';

const api = useApi();

const get = (path: string, headers: Record<string, string> = {}) => rawRequest(api.origin, { path, headers });
const json = { 'content-type': 'application/json' };
/** Takes larger bodies than other calls. */
const MANY_ROWS = '/api/companies/bulk';

describe('an answer', () => {
  const addresses = operations
    .filter(({ method }) => method === 'GET')
    .map(({ path }) =>
      path
        .replace('{format}', 'json')
        .replace('{term}', 'acme')
        .replace(/\{\w+\}/g, UNKNOWN_ID),
    );
  const broken = [
    '/api/companies?cursor=x',
    '/api/nothing',
    '/api/export/pdf',
    '/trpc/nothing',
    '/trpc/companies.get?input=%7B',
  ];

  it.each([...addresses, ...broken, '/api/openapi.json', '/healthz', '/readyz'])(
    'tells nothing from inside the server: %s',
    async (path) => {
      const { text: answer, headers } = await get(path);
      // The copy of what is stored of a person, which the law gives them, is an example there.
      const text = path === '/api/openapi.json' ? answer.replaceAll('"_id"', '') : answer;
      for (const inside of [inject('mongoUri'), api.dataDir, process.cwd(), 'node_modules', '"_id"', '"__v"']) {
        expect(text).not.toContain(inside);
      }
      expect(text).not.toMatch(/\n\s+at |"stack"/);
      expect(headers).not.toHaveProperty('x-powered-by');
    },
  );

  it('to every operation is promised a body, because its client always reads one', () => {
    for (const { key, operation } of operations) {
      const successes = Object.entries(operation.responses).filter(([status]) => status.startsWith('2'));
      expect(
        successes.map(([status]) => status),
        key,
      ).not.toContain('204');
      for (const [, { content }] of successes) expect(Object.keys(content ?? {}).length, key).toBeGreaterThan(0);
    }
  });

  it('to an unknown address below /api is 404 in JSON for every method and every reader', async () => {
    for (const path of ['/api', '/api/', '/api/nothing', '/api/companies/x/y/z', '/api/companies/bulk/nothing']) {
      for (const method of ['GET', 'POST', 'DELETE']) {
        const answer = await rawRequest(api.origin, { method, path, headers: { accept: 'text/html' } });
        expect(answer.status, `${method} ${path}`).toBe(404);
        checkErrorBody(JSON.parse(answer.text), answer.text);
      }
    }
  });
});

describe('an address', () => {
  it.each(['bulk', 'search', 'discover', 'import-csv', 'imports', 'export'])(
    'beside the ids is never taken for one: %s',
    async (name) => {
      const read = await get(`/api/companies/${name}`);
      expect([400, 404, 405]).toContain(read.status);
      checkErrorBody(JSON.parse(read.text), read.text);
      const write = await rawRequest(api.origin, {
        method: 'POST',
        path: `/api/companies/${name}`,
        headers: json,
        body: '{}',
      });
      // Discovery and the upsert are calls of their own, which refuse one without a filter and without rows.
      expect(['discover', 'bulk'].includes(name) ? [400] : [404, 405, 415]).toContain(write.status);
      checkErrorBody(JSON.parse(write.text), write.text);
    },
  );
});

describe('a path that climbs out of its folder', () => {
  it.each([
    '/../etc/passwd',
    '/api/../../etc/passwd',
    '/%2e%2e/%2e%2e/etc/passwd',
    '/assets/..%2f..%2fetc/passwd',
    '/api/docs/assets/../package.json',
  ])('is refused: %s', async (path) => {
    const { status, text } = await get(path);
    expect([400, 403, 404]).toContain(status);
    checkErrorBody(JSON.parse(text), text);
  });
});

describe('a body', () => {
  it('over the limit is refused in words on every operation that takes JSON', async () => {
    const ids = Array.from({ length: 50_000 }, () => UNKNOWN_ID);
    const body = JSON.stringify({ name: 'X', domain: 'x.com', companyIds: ids });
    for (const { key, method, path } of operations.filter(
      ({ operation, path }) => operation.requestBody?.content['application/json'] && path !== MANY_ROWS,
    )) {
      const answer = await rawRequest(api.origin, { method, path, headers: json, body });
      expect(answer.status, key).toBe(413);
      checkErrorBody(JSON.parse(answer.text), answer.text);
    }
  });

  it('of an upload may be larger than that', async () => {
    const padding = ' '.repeat(2 * 1024 * 1024);
    expect(await importCsv(api.origin, `name,domain,industry\nLarge,large-file.com,X\n${padding}\n`)).toMatchObject({
      created: 1,
    });
  });
});
