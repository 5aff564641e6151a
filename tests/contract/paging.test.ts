import { beforeAll, describe, expect, it } from 'vitest';
import { useApi } from '../helpers/start-api.ts';
import { importCsv } from '../helpers/upload.ts';
import { createCall } from './call.ts';

const api = useApi();
const call = createCall(api);
const LIST = 'GET /api/companies';
const COUNT = 1600;

/** Many ties, many names that sort next to each other, unknown counts, and one word that all share. */
beforeAll(async () => {
  const rows = Array.from({ length: COUNT }, (_, i) => {
    const count = i % 7 === 0 ? '' : String(i % 13);
    return `${i % 3 === 0 ? 'Équal' : `Group ${i % 40}`},c${i}.com,Shared ${i % 5 === 0 ? 'Shared' : 'Trade'},${count},${count}`;
  });
  await importCsv(api.origin, ['name,domain,industry,Employees (A),Employees (B)', ...rows].join('\n'));
});

const QUERIES: Record<string, string>[] = [
  {},
  { q: 'shared' },
  { q: 'group' },
  { q: 'c1' },
  { q: 'shared trade' },
  { q: 'equal' },
];
const SORTS = ['-employeeCount', 'employeeCount', 'name', '-name', 'relevance'];
const COMBINATIONS = QUERIES.flatMap((query) => SORTS.map((sort) => ({ ...query, sort })));

const cursorOf = (link: string | null) => new URLSearchParams(/\?([^>]*)>/.exec(link ?? '')?.[1]).get('cursor');

async function walk(query: Record<string, string>, limit: number) {
  const domains: string[] = [];
  let cursor: string | null = null;
  do {
    const page = await call(LIST, { query: { ...query, limit: String(limit), ...(cursor !== null && { cursor }) } });
    domains.push(...page.body.map((row: { domain: string }) => row.domain));
    cursor = cursorOf(page.headers.get('link'));
  } while (cursor !== null && domains.length <= COUNT);
  return domains;
}

describe('paging over thousands of companies with equal counts and names', () => {
  it.each(COMBINATIONS)(
    'gives every match once and in one order, whatever the page size: $q by $sort',
    async (query) => {
      const whole = await walk(query, 5000);
      expect(new Set(whole).size).toBe(whole.length);
      expect(await walk(query, 370)).toEqual(whole);
      const { headers } = await call(LIST, { query: { ...query, limit: '1' } });
      const total = headers.get('x-total-count') ?? '';
      if (total.endsWith('+')) expect(whole.length).toBeGreaterThan(Number.parseInt(total, 10));
      else expect(whole.length).toBe(Number(total));
    },
  );

  it('counts a large result up to a bound and says that there are more', async () => {
    const { headers } = await call(LIST, { query: { q: 'shared trade', limit: '1' } });
    expect(headers.get('x-total-count')).toBe('1000+');
  });

  it('finds the same companies in every order', async () => {
    for (const query of QUERIES) {
      const sets = await Promise.all(SORTS.map(async (sort) => (await walk({ ...query, sort }, 5000)).sort().join()));
      expect(new Set(sets).size, JSON.stringify(query)).toBe(1);
    }
  });
});

describe('a cursor', () => {
  it('of another list is used or refused in words, never an internal error', async () => {
    const cursors = await Promise.all(
      COMBINATIONS.map(async (query) =>
        cursorOf((await call(LIST, { query: { ...query, limit: '9' } })).headers.get('link')),
      ),
    );
    const known = cursors.filter((cursor) => cursor !== null);
    for (const query of COMBINATIONS.filter(({ sort }) => sort !== '-name')) {
      const answers = await Promise.all(known.map((cursor) => call(LIST, { query: { ...query, cursor, limit: '1' } })));
      for (const { status } of answers) expect([200, 400], JSON.stringify(query)).toContain(status);
    }
    // Hundreds of searches.
  });

  it.each([
    '[]',
    '[0]',
    '[0,null,null,null]',
    '[1,1,1,1]',
    '[0,"a","0123456789abcdef01234567"]',
    '[0,5,"0123456789abcdef01234567"]',
    '[2,"0a",null,"0123456789abcdef01234567"]',
    '[-1,"a","b"]',
    '[0.5,"a","b"]',
    '[1e9,"a","b"]',
    '[0,{"$gt":""},"x"]',
    '[0,["a"],"x"]',
    '{"rank":0}',
    'null',
    '"x"',
    '[0,"\\u0000","0123456789abcdef01234567"]',
    '[0,"\\ud800","0123456789abcdef01234567"]',
  ])('that nobody gave out is used or refused in words, never an internal error: %s', async (text) => {
    const cursor = Buffer.from(text).toString('base64url');
    for (const query of COMBINATIONS) {
      expect([200, 400]).toContain((await call(LIST, { query: { ...query, cursor, limit: '2' } })).status);
    }
  });
});
