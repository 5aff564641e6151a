import { beforeAll, describe, expect, inject, it } from 'vitest';
import { rawRequest } from '../helpers/raw-request.ts';
import { useApi } from '../helpers/start-api.ts';
import { importCsv, uploadForm } from '../helpers/upload.ts';
import { createCall } from './call.ts';
import { checkErrorBody } from './check-answer.ts';
import { operations } from './document.ts';
import { UNKNOWN_ID } from './operations/operation-tests.ts';
import { importSample } from './sample-companies.ts';

const api = useApi();
const call = createCall(api);
beforeAll(() => importSample(api.origin));

const get = (path: string, headers: Record<string, string> = {}) => rawRequest(api.origin, { path, headers });
const total = async () => (await call('GET /api/workspace')).body.companies as number;
const json = { 'content-type': 'application/json' };

describe('a search term in the address', () => {
  it.each([
    ['TCP%2FIP', 'tcpip.com'],
    ['100%25', 'organic.com'],
    ['Question%3F%20Answers%20%231', 'question.com'],
    ['C%2B%2B', 'cppworks.com'],
  ])('is decoded exactly once: %s', async (term, domain) => {
    const found = JSON.parse((await get(`/api/companies/search/${term}`)).text) as { domain: string }[];
    expect(found.map((company) => company.domain)).toEqual([domain]);
  });

  it('may be "..", also as q, where no address folds it away', async () => {
    for (const path of ['/api/companies?q=..', '/api/companies/search/%2e%2e', '/api/companies/search/..']) {
      const { status, text } = await get(path);
      expect([status, text], path).toEqual([200, '[]']);
    }
  });

  it.each(['%', '%E0%A4%A', '%C3%28', '%ED%A0%80'])('that is no text is refused with 400: %s', async (term) => {
    const { status, text } = await get(`/api/companies/search/${term}`);
    expect(status).toBe(400);
    checkErrorBody(JSON.parse(text), text);
  });
});

describe('text that a person types', () => {
  it.each(['(a+)+$', `${'(a+)+'.repeat(30)}$`, `${'a'.repeat(199)}!`, '.*.*.*.*.*.*.*.*=.*', '[[[[[', '\\'])(
    'is never run as a pattern, wherever it is taken: %s',
    async (q) => {
      const begun = performance.now();
      for (const path of ['/api/companies', '/api/export/json']) {
        const { status, text } = await get(`${path}?${new URLSearchParams({ q })}`);
        expect([status, JSON.parse(text)]).toEqual([200, []]);
      }
      expect(performance.now() - begun).toBeLessThan(2000);
    },
  );

  it('is never an operator of the database, over REST and tRPC', async () => {
    const all = (await get('/api/companies')).text;
    expect((await get('/api/companies?q[$ne]=x&q[$regex]=.*')).text).toBe(all);
    for (const [procedure, input] of [
      ['companies.list', { q: { $ne: null } }],
      ['companies.page', { cursor: { $gt: '' } }],
      ['companies.search', { term: { $regex: '.*' } }],
      ['companies.get', { id: { $ne: null } }],
      ['companies.importProgress', { importId: { $gt: '' } }],
    ] as const) {
      const { status } = await get(`/trpc/${procedure}?input=${encodeURIComponent(JSON.stringify(input))}`);
      expect(status, procedure).toBe(400);
    }
  });
});

describe('a company’s address', () => {
  it.each(['127.0.0.1', '2130706433', '0x7f.1', '127.1', 'localhost.', '169.254.169.254', '[::ffff:127.0.0.1]', 'javascript:alert(1)', 'java\tscript:alert(1)'])(
    'never leads to this machine or to a script, by hand or by import: %s',
    async (domain) => {
      const before = await total();
      expect((await call('POST /api/companies', { body: { name: 'X', domain } })).status).toBe(400);
      expect(await importCsv(api.origin, `name,domain,industry\nX,"${domain}",Y\n`)).toMatchObject({ failed: 1, created: 0 });
      expect(await total()).toBe(before);
    },
  );

  it('is a plain host name for every company', async () => {
    const { body } = await call('GET /api/companies', { query: { limit: '5000' } });
    for (const { domain } of body) expect(domain).toMatch(/^(?:[a-z0-9-]+\.)+[a-z0-9-]+$/);
  });
});

describe('a web page of somebody else', () => {
  const foreign = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };

  it('is not granted a preflight', async () => {
    for (const path of ['/api/companies', '/trpc/companies.create']) {
      const headers = { ...foreign, 'access-control-request-method': 'POST', 'access-control-request-headers': 'content-type' };
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
        const blocked = await rawRequest(api.origin, { method: 'POST', path, body, headers: { ...foreign, 'content-type': type } });
        expect(blocked.status, `${path} ${type}`).toBe(403);
      }
      const plain = await rawRequest(api.origin, { method: 'POST', path, body, headers: { 'content-type': 'text/plain' } });
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

describe('an answer', () => {
  const addresses = operations
    .filter(({ method }) => method === 'GET')
    .map(({ path }) => path.replace('{format}', 'json').replace('{term}', 'acme').replace(/\{\w+\}/g, UNKNOWN_ID));
  const broken = ['/api/companies?cursor=x', '/api/nothing', '/api/export/pdf', '/trpc/nothing', '/trpc/companies.get?input=%7B'];

  it.each([...addresses, ...broken, '/api/openapi.json', '/healthz', '/readyz'])('tells nothing from inside the server: %s', async (path) => {
    const { text, headers } = await get(path);
    for (const inside of [inject('mongoUri'), api.dataDir, process.cwd(), 'node_modules', '_id"', '__v"']) {
      expect(text).not.toContain(inside);
    }
    expect(text).not.toMatch(/\n\s+at |"stack"/);
    expect(headers).not.toHaveProperty('x-powered-by');
  });

  it('to every operation is promised a body, because its client always reads one', () => {
    for (const { key, operation } of operations) {
      const successes = Object.entries(operation.responses).filter(([status]) => status.startsWith('2'));
      expect(successes.map(([status]) => status), key).not.toContain('204');
      for (const [, { content }] of successes) expect(Object.keys(content ?? {}).length, key).toBeGreaterThan(0);
    }
  });

  it('to an unknown address below /api is 404 in JSON for every method and every reader', async () => {
    for (const path of ['/api', '/api/', '/api/nothing', '/api/companies/x/y/z', '/api/companies/bulk/nothing', '/api/../etc/passwd']) {
      for (const method of ['GET', 'POST', 'DELETE']) {
        const answer = await rawRequest(api.origin, { method, path, headers: { accept: 'text/html' } });
        expect(answer.status, `${method} ${path}`).toBe(404);
        checkErrorBody(JSON.parse(answer.text), answer.text);
      }
    }
  });
});

describe('an address', () => {
  it.each(['bulk', 'search', 'discover', 'import-csv', 'imports', 'export'])('beside the ids is never taken for one: %s', async (name) => {
    const read = await get(`/api/companies/${name}`);
    expect([400, 404, 405]).toContain(read.status);
    checkErrorBody(JSON.parse(read.text), read.text);
    const write = await rawRequest(api.origin, { method: 'POST', path: `/api/companies/${name}`, headers: json, body: '{}' });
    expect([404, 405, 415]).toContain(write.status);
    checkErrorBody(JSON.parse(write.text), write.text);
  });
});

describe('a body', () => {
  it('over the limit is refused in words on every operation that takes JSON', async () => {
    const ids = Array.from({ length: 50_000 }, () => UNKNOWN_ID);
    const body = JSON.stringify({ name: 'X', domain: 'x.com', companyIds: ids });
    for (const { key, method, path } of operations.filter(({ operation }) => operation.requestBody?.content['application/json'])) {
      const answer = await rawRequest(api.origin, { method, path, headers: json, body });
      expect(answer.status, key).toBe(413);
      checkErrorBody(JSON.parse(answer.text), answer.text);
    }
  });

  it('of an upload may be larger than that', async () => {
    const padding = ' '.repeat(2 * 1024 * 1024);
    expect(await importCsv(api.origin, `name,domain,industry\nLarge,large-file.com,X\n${padding}\n`)).toMatchObject({ created: 1 });
  });
});
