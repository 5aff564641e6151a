import { cpuTimeMs } from '@workbench/text/test-helpers/cpu-time';
import { expect } from 'vitest';
import type { Call } from '../call.ts';
import { SAMPLE_COUNT } from '../sample-companies.ts';
import { HOSTILE_TERMS, type OperationTests } from './operation-tests.ts';

/** Of a harmless term of the same length; a pattern that was run would take for ever. */
const SLOWER_MAX = 20;

interface Row {
  id: string;
  name: string;
  domain: string;
  aggregatedEmployeeCount: number | null;
  singleFigure: object | null;
}

/** Follows the Link headers to the end. */
async function walkPages(call: Call, key: string, query: Record<string, string>, params: Record<string, string> = {}) {
  const rows: Row[] = [];
  let next: string | undefined = new URLSearchParams(query).toString();
  let pages = 0;
  while (next !== undefined && pages < 100) {
    const answer = await call(key, { query: next, params });
    rows.push(...answer.body);
    pages++;
    next = /^<[^?>]+\?([^>]*)>; rel="next"$/.exec(answer.headers.get('link') ?? '')?.[1];
  }
  return { rows, pages };
}

const LIST = 'GET /api/companies';
const VALUES = 'GET /api/companies/filter-values';
const SEARCH = 'GET /api/companies/search/{term}';

const found = (rows: Row[]) => rows.map((row) => row.domain);
const isSized = (row: Row) => row.aggregatedEmployeeCount !== null || row.singleFigure !== null;

export const listCompaniesTests: OperationTests = {
  [LIST]: {
    'answers 304 to who has the page, until it shows something else': async ({ call }) => {
      const { headers, body } = await call(LIST, { query: 'limit=2' });
      const known = { 'if-none-match': headers.get('etag') ?? '' };
      expect((await call(LIST, { query: 'limit=2', headers: known })).status).toBe(304);
      expect((await call(LIST, { query: 'limit=3', headers: known })).status).toBe(200);
      const params = { id: body[0].id };
      await call('PUT /api/companies/{id}/tags', { params, body: { tags: ['etag'] } });
      const changed = await call(LIST, { query: 'limit=2', headers: known });
      expect([changed.status, changed.body[0].tags]).toEqual([200, ['etag']]);
      await call('PUT /api/companies/{id}/tags', { params, body: { tags: [] } });
    },
    'answers what was updated since a time': async ({ call }) => {
      const [first] = (await call(LIST, { query: 'limit=1' })).body;
      const params = { id: first.id };
      await call('PUT /api/companies/{id}/tags', { params, body: { tags: ['since'] } });
      await call('PUT /api/companies/{id}/tags', { params, body: { tags: [] } });
      const { updatedAt } = (await call('GET /api/companies/{id}', { params })).body;
      const since = await call(LIST, { query: { updatedSince: updatedAt } });
      expect(since.body.map(({ id }: Row) => id)).toEqual([first.id]);
      expect((await call(LIST, { query: { updatedSince: '2100-01-01T00:00:00+02:00' } })).body).toEqual([]);
      expect((await call(LIST, { query: { updatedSince: 'yesterday' } })).status).toBe(400);
    },
    'answers a plain list with the total beside it, largest company first and unknown counts last': async ({
      call,
    }) => {
      const { body, headers } = await call(LIST);
      expect(body.length).toBeGreaterThanOrEqual(SAMPLE_COUNT);
      expect(headers.get('x-total-count')).toBe(String(body.length));
      const counts = body.map((row: Row) => row.aggregatedEmployeeCount);
      const known = counts.filter((count: number | null) => count !== null);
      expect(known.length).toBeLessThan(counts.length);
      expect(counts).toEqual([...known.toSorted((a: number, b: number) => b - a), ...counts.slice(known.length)]);
      expect(headers.get('link')).toBeNull();
    },
    'gives every row once and in the same order, whatever the page size and the order': async ({ call }) => {
      for (const sort of ['-employeeCount', 'employeeCount', 'name', '-name']) {
        const whole = (await call(LIST, { query: { sort } })).body as Row[];
        for (const limit of ['1', '2', '5']) {
          const { rows, pages } = await walkPages(call, LIST, { sort, limit });
          expect(found(rows), `${sort} by ${limit}`).toEqual(found(whole));
          expect(pages).toBe(Math.ceil(whole.length / Number(limit)));
        }
      }
    },
    'puts unknown counts last in both directions': async ({ call }) => {
      for (const sort of ['employeeCount', '-employeeCount']) {
        const { body } = await call(LIST, { query: { sort } });
        const firstUnknown = body.findIndex((row: Row) => row.aggregatedEmployeeCount === null);
        expect(body.slice(firstUnknown).every((row: Row) => row.aggregatedEmployeeCount === null)).toBe(true);
      }
    },
    'sorts names as people do: without regard to case and accents': async ({ call }) => {
      const { body } = await call(LIST, { query: { sort: 'name' } });
      const domains = found(body);
      expect(domains.indexOf('emile.fr')).toBeGreaterThan(domains.indexOf('borealis.com'));
      expect(domains.indexOf('emile.fr')).toBeLessThan(domains.indexOf('zeta.com'));
    },
    'takes the smallest and the largest limit and refuses one beyond': async ({ call }) => {
      expect((await call(LIST, { query: { limit: '1' } })).body).toHaveLength(1);
      expect((await call(LIST, { query: { limit: '5000' } })).status).toBe(200);
      for (const limit of ['0', '-1', '5001', '1.5', 'many', '1e9', '9'.repeat(40)]) {
        const { status, body } = await call(LIST, { query: { limit } });
        expect(status, limit).toBe(400);
        expect(body.issues[0].path).toEqual(['limit']);
      }
    },
    'finds with q by prefix of a word in name, domain and industry, without regard to case and accents': async ({
      call,
    }) => {
      for (const [q, domain] of [
        ['acm', 'acme.com'],
        ['EMILE', 'emile.fr'],
        ['café', 'emile.fr'],
        ['tcpip', 'tcpip.com'],
        ['energ', 'borealis.com'],
      ]) {
        expect(found((await call(LIST, { query: { q: q ?? '' } })).body), q).toContain(domain);
      }
    },
    'takes every character of q as plain text': async ({ call }) => {
      const all = (await call(LIST)).body.length;
      for (const q of HOSTILE_TERMS) {
        const { status, body } = await call(LIST, { query: { q } });
        expect(status, q).toBe(200);
        expect(body.length, `${q} must not match everything`).toBeLessThan(all);
      }
    },
    'answers an empty list where nothing matches, and the whole list for a blank q': async ({ call }) => {
      const none = await call(LIST, { query: { q: 'nobodyhasthisname' } });
      expect(none.body).toEqual([]);
      expect(none.headers.get('x-total-count')).toBe('0');
      expect((await call(LIST, { query: { q: '   ' } })).body).toEqual((await call(LIST)).body);
    },
    'pages search results as it pages the list': async ({ call }) => {
      for (const sort of ['relevance', 'name', '-employeeCount']) {
        const whole = (await call(LIST, { query: { q: 'software', sort } })).body as Row[];
        expect(whole.length).toBeGreaterThan(2);
        expect(found((await walkPages(call, LIST, { q: 'software', sort, limit: '1' })).rows), sort).toEqual(
          found(whole),
        );
      }
    },
    'refuses repeated parameters, operators, unknown orders, foreign cursors and a q over 200 characters': async ({
      call,
    }) => {
      const forged = Buffer.from('[0,{"$gt":""},"x"]').toString('base64url');
      const shaped = Buffer.from('[0,"a","not an id"]').toString('base64url');
      for (const query of [
        'limit=1&limit=2',
        'q=a&q=b',
        'sort=size',
        'cursor=x',
        `cursor=${forged}`,
        `cursor=${shaped}`,
        `cursor=${Buffer.from('[99,1,2]').toString('base64url')}&sort=name&limit=x`,
        `q=${'x'.repeat(201)}`,
        `cursor=${'x'.repeat(501)}`,
      ]) {
        expect((await call(LIST, { query })).status, query.slice(0, 60)).toBe(400);
      }
    },
    'takes a filter as JSON, with an exact total, and pages through it': async ({ call }) => {
      const all = (await call(LIST)).body as (Row & { industry: string | null })[];
      const filter = JSON.stringify({
        or: [
          { field: 'industry', op: 'is', value: 'SOFTWARE' },
          { field: 'size', op: 'isEmpty' },
        ],
      });
      const { body, headers } = await call(LIST, { query: { filter } });
      const isFit = (row: (typeof all)[number]) => /^software$/i.test(row.industry ?? '') || !isSized(row);
      expect(found(body)).toEqual(found(all.filter(isFit)));
      expect(headers.get('x-total-count')).toBe(String(body.length));
      expect(body.length).toBeLessThan(all.length);
      for (const sort of ['name', '-employeeCount', '-added']) {
        const whole = (await call(LIST, { query: { filter, sort } })).body as Row[];
        expect(found((await walkPages(call, LIST, { filter, sort, limit: '2' })).rows), sort).toEqual(found(whole));
      }
    },
    'refuses a filter that says nothing, and names the path': async ({ call }) => {
      for (const [filter, message] of [
        ['{"and":[]}', 'filter.and'],
        [
          '{"and":[{"field":"size","op":"between","value":[500,50]},{"field":"tag","op":"isEmpty"}]}',
          'filter.and[0].value',
        ],
        ['{"field":"industri","op":"is","value":"x"}', 'industry'],
        ['not json', 'JSON'],
      ]) {
        const { status, body } = await call(LIST, { query: { filter: filter ?? '' } });
        expect(status, filter).toBe(400);
        expect(body.issues[0].path[0]).toBe('filter');
        expect(body.issues[0].message).toContain(message);
      }
    },
    'answers the same when asked twice': async ({ call }) => {
      const query = { sort: 'name', limit: '7' };
      expect((await call(LIST, { query })).body).toEqual((await call(LIST, { query })).body);
    },
  },

  [SEARCH]: {
    'finds names that are hostile to addresses by their own text': async ({ call }) => {
      for (const [term, domain] of [
        ['TCP/IP', 'tcpip.com'],
        ['100%', 'organic.com'],
        ['Question?', 'question.com'],
        ['#1', 'question.com'],
        ['C++', 'cppworks.com'],
        ['Acme, Inc.', 'acme.com'],
        ['Émile', 'emile.fr'],
        ['.* Wildcards', 'wildcards.com'],
        ['$ne', 'operators.com'],
      ]) {
        expect(found((await call(SEARCH, { params: { term: term ?? '' } })).body), term).toContain(domain);
      }
    },
    'takes every character of the term as plain text, also where an address would fold it': async ({ call }) => {
      const all = (await call(LIST)).body.length;
      for (const term of HOSTILE_TERMS.filter((one) => one !== '..')) {
        const { status, body } = await call(SEARCH, { params: { term } });
        expect(status, term).toBe(200);
        expect(body.length, `${term} must not match everything`).toBeLessThan(all);
      }
    },
    'ranks the exact name first, then names that begin with the text': async ({ call }) => {
      const { body } = await call(SEARCH, { params: { term: 'zeta' } });
      expect(found(body)[0]).toBe('zeta.com');
    },
    'answers as the list does with q': async ({ call }) => {
      for (const term of ['software', 'emile', 'c++', 'nobodyhasthisname']) {
        const search = await call(SEARCH, { params: { term } });
        const list = await call(LIST, { query: { q: term } });
        expect(search.body).toEqual(list.body);
        expect(search.headers.get('x-total-count')).toBe(list.headers.get('x-total-count'));
      }
    },
    'pages by the Link header to the end': async ({ call }) => {
      const whole = (await call(SEARCH, { params: { term: 'software' } })).body as Row[];
      const { rows } = await walkPages(call, SEARCH, { limit: '1' }, { term: 'software' });
      expect(found(rows)).toEqual(found(whole));
    },
    'refuses a blank term, one over 200 characters and bad paging': async ({ call }) => {
      expect((await call(SEARCH, { params: { term: '   ' } })).status).toBe(400);
      expect((await call(SEARCH, { params: { term: 'x'.repeat(201) } })).status).toBe(400);
      expect((await call(SEARCH, { params: { term: 'x' }, query: { limit: '0' } })).status).toBe(400);
      expect((await call(SEARCH, { params: { term: 'x' }, query: { cursor: 'x' } })).status).toBe(400);
    },
    'answers a catastrophic pattern at once': async ({ call }) => {
      const hostile = `${'(a+)+'.repeat(30)}$`;
      const timeOf = (term: string) => cpuTimeMs(() => call(SEARCH, { params: { term } }));
      expect(await timeOf(hostile)).toBeLessThan(SLOWER_MAX * (await timeOf('z'.repeat(hostile.length))));
    },
  },
  [VALUES]: {
    'counts the companies that a list by each value has': async ({ call }) => {
      const { body } = await call(VALUES, { query: { field: 'industry' } });
      expect(body.length).toBeGreaterThan(0);
      for (const { value, count } of body as { value: string; count: number }[]) {
        const filter = JSON.stringify({ field: 'industry', op: 'is', value });
        expect((await call(LIST, { query: { filter } })).headers.get('x-total-count')).toBe(String(count));
      }
    },
    'refuses a field without values to choose from': async ({ call }) => {
      expect((await call(VALUES, { query: { field: 'size' } })).status).toBe(400);
    },
  },
};
