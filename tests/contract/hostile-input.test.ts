import { cpuTimeMs } from '@workbench/text/test-helpers/cpu-time';
import { beforeAll, describe, expect, it } from 'vitest';
import { rawRequest } from '../helpers/raw-request.ts';
import { useApi } from '../helpers/start-api.ts';
import { importCsv } from '../helpers/upload.ts';
import { createCall } from './call.ts';
import { checkErrorBody } from './check-answer.ts';
import { importSample } from './sample-companies.ts';

const api = useApi();
const call = createCall(api);
beforeAll(() => importSample(api.origin));

/** Of a harmless text of the same length; a pattern that was run would take for ever. */
const SLOWER_MAX = 20;

const get = (path: string, headers: Record<string, string> = {}) => rawRequest(api.origin, { path, headers });
const total = async () => (await call('GET /api/workspace')).body.companies as number;

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
      const searchFor = async (query: string) => {
        for (const path of ['/api/companies', '/api/export/json']) {
          const { status, text } = await get(`${path}?${new URLSearchParams({ q: query })}`);
          expect([status, JSON.parse(text)]).toEqual([200, []]);
        }
      };
      const harmlessMs = await cpuTimeMs(() => searchFor('qxz'.repeat(70).slice(0, Math.max(3, q.length))));
      expect(await cpuTimeMs(() => searchFor(q))).toBeLessThan(SLOWER_MAX * harmlessMs);
    },
  );

  it('is never an operator of the database, over REST and tRPC', async () => {
    expect((await get('/api/companies?q[$ne]=x&q[$regex]=.*')).status).toBe(400);
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
  it.each([
    '127.0.0.1',
    '2130706433',
    '0x7f.1',
    '127.1',
    'localhost.',
    '169.254.169.254',
    '[::ffff:127.0.0.1]',
    'javascript:alert(1)',
    'java\tscript:alert(1)',
  ])('never leads to this machine or to a script, by hand or by import: %s', async (domain) => {
    const before = await total();
    expect((await call('POST /api/companies', { body: { name: 'X', domain } })).status).toBe(400);
    expect(await importCsv(api.origin, `name,domain,industry\nX,"${domain}",Y\n`)).toMatchObject({
      failed: 1,
      created: 0,
    });
    expect(await total()).toBe(before);
  });

  it('is a plain host name for every company', async () => {
    const { body } = await call('GET /api/companies', { query: { limit: '5000' } });
    for (const { domain } of body) expect(domain).toMatch(/^(?:[a-z0-9-]+\.)+[a-z0-9-]+$/);
  });
});
