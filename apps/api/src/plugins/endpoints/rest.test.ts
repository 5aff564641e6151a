import { LeadModel } from '@workbench/db';
import { useTestDatabase } from '@workbench/db/testing';
import { describe, expect, it } from 'vitest';
import { useApp } from '../../testing.ts';

useTestDatabase();
const testApp = useApp();

const json = { 'content-type': 'application/json' };
const acme = { name: 'Acme, Inc.', domain: 'https://www.Acme.com/about', industry: 'Machinery' };

describe('REST routes', () => {
  it('create with 201, read back, and refuse the same again with 409', async () => {
    const app = await testApp();
    const created = await app.inject({ method: 'POST', url: '/api/companies', payload: acme });
    expect(created.statusCode).toBe(201);
    expect(created.json()).toMatchObject({ name: 'Acme, Inc.', domain: 'acme.com', aggregatedEmployeeCount: null });
    const read = await app.inject(`/api/companies/${created.json().id}`);
    expect(read.json()).toEqual(created.json());
    const again = await app.inject({ method: 'POST', url: '/api/companies', payload: acme });
    expect(again.statusCode).toBe(409);
    expect(again.json()).toMatchObject({ code: 'CONFLICT' });
  });

  it.each([
    ['/api/companies', { ...acme, domain: 'located.com' }],
    ['/api/lists', { name: 'Trade fair', kind: 'person' }],
    ['/api/views', { name: 'Robots', filter: { field: 'industry', op: 'is', value: 'Robotics' } }],
    ['/api/webhooks', { name: 'CRM', url: 'https://hooks.acme.com/', events: ['sync.finished'] }],
  ])('answer a POST to %s with the address of what it has created', async (url, payload) => {
    const app = await testApp();
    const created = await app.inject({ method: 'POST', url, payload });
    const { id, name } = created.json();
    expect(created.headers.location).toBe(`${url}/${id}`);
    expect((await app.inject(String(created.headers.location))).json()).toMatchObject({ id, name });
  });

  it('take the id in the body of a record that is read and sent back, and refuse another one', async () => {
    const app = await testApp();
    const { id } = (
      await app.inject({ method: 'POST', url: '/api/lists', payload: { name: 'Fair', kind: 'person' } })
    ).json();
    const rename = (payload: object) => app.inject({ method: 'PATCH', url: `/api/lists/${id}`, payload });
    expect((await rename({ id, name: 'Fair in May' })).json()).toMatchObject({ id, name: 'Fair in May' });
    const other = await rename({ id: '3f0c9d0e-6a51-4c4b-9d5e-0b8f6f1c2a77', name: 'Fair in June' });
    expect([other.statusCode, other.json().message]).toEqual([
      400,
      expect.stringContaining('The path names another "id"'),
    ]);
    expect((await app.inject(`/api/lists/${id}`)).json()).toMatchObject({ name: 'Fair in May' });
  });

  it('take a UUID in either case, and answer it in lower case', async () => {
    const app = await testApp();
    const payload = { name: 'Upper case', kind: 'person' };
    const { id } = (await app.inject({ method: 'POST', url: '/api/lists', payload })).json();
    const url = `/api/lists/${id.toUpperCase()}`;
    expect((await app.inject(url)).json()).toMatchObject({ id, name: 'Upper case' });
    const renamed = await app.inject({ method: 'PATCH', url, payload: { id: id.toUpperCase(), name: 'Lower case' } });
    expect(renamed.json()).toMatchObject({ id, name: 'Lower case' });
    expect((await app.inject(`/api/lists/${id}`)).json()).toMatchObject({ name: 'Lower case' });
  });

  it('take ids in either case in queries and bodies, too, and one beside the path that differs in case alone', async () => {
    const app = await testApp();
    const runId = 'f3f6c8a1-52d7-4b6c-9f0e-7a1b2c3d4e5f';
    const text = 'Email\tFirst name\nmarta@acme.example\tMarta';
    await app.inject({ method: 'POST', url: '/api/leads/import-rows', payload: { text, enrich: false } });
    await LeadModel.updateOne({}, { $set: { runId } });
    expect((await app.inject(`/api/leads?runId=${runId}`)).json()).toHaveLength(1);
    expect((await app.inject(`/api/leads?runId=${runId.toUpperCase()}`)).json()).toHaveLength(1);
    const company = { name: 'Upper', domain: 'upper-case.com' };
    const { id } = (await app.inject({ method: 'POST', url: '/api/companies', payload: company })).json();
    const url = `/api/companies/${id.toUpperCase()}`;
    const codeOf = async (given: string) =>
      (await app.inject({ method: 'PATCH', url, payload: { id: given, name: 'Lower' } })).json().code;
    // What follows the comparison of the ids requires If-Match.
    expect([await codeOf(id), await codeOf('0123456789abcdef01234567')]).toEqual([
      'PRECONDITION_REQUIRED',
      'BAD_REQUEST',
    ]);
  });

  it('page by headers', async () => {
    const app = await testApp();
    await app.inject({ method: 'POST', url: '/api/companies', payload: { name: 'B', domain: 'b.com' } });
    await app.inject({ method: 'POST', url: '/api/companies', payload: { name: 'C', domain: 'c.com' } });
    const first = await app.inject('/api/companies?limit=1&sort=name');
    expect(first.json()).toHaveLength(1);
    expect(first.headers['cache-control']).toBe('no-store');
    expect(Number(first.headers['x-total-count'])).toBeGreaterThan(1);
    const next = /<([^>]+)>; rel="next"/.exec(String(first.headers.link))?.[1] ?? '';
    const second = await app.inject(next);
    expect(second.json()).toHaveLength(1);
    expect(second.json()[0].id).not.toBe(first.json()[0].id);
  });

  it.each(['a%2Fb', '100%25', 'C%2B%2B', '%23x', '%3F', '(a%2B)%2B%24', '%F0%9F%98%80', '.*', '%24ne', '%5B%5D'])(
    'search for the term %s as plain text',
    async (term) => {
      const answer = await (await testApp()).inject(`/api/companies/search/${term}`);
      expect(answer.statusCode).toBe(200);
      expect(answer.json()).toEqual([]);
    },
  );

  it('find a term with a slash, decoded once', async () => {
    const app = await testApp();
    await app.inject({ method: 'POST', url: '/api/companies', payload: { name: 'TCP/IP Works', domain: 'tcpip.com' } });
    const answer = await app.inject('/api/companies/search/TCP%2FIP');
    expect(answer.json()).toMatchObject([{ domain: 'tcpip.com' }]);
  });

  it('refuse a broken escape in the address', async () => {
    const answer = await (await testApp()).inject('/api/companies/search/%E0%A4%A');
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ code: 'BAD_REQUEST' });
    expect(answer.headers['x-request-id']).toBeTruthy();
  });

  it.each([
    ['a repeated parameter', '/api/companies?limit=1&limit=2'],
    ['a limit that is no number', '/api/companies?limit=many'],
    ['a limit of nothing', '/api/companies?limit=0'],
    ['an unknown sort', '/api/companies?sort=size'],
    ['a cursor from elsewhere', '/api/companies?cursor=x'],
    ['an id that is none', '/api/companies/none'],
    ['an import id that is none', '/api/companies/imports/1'],
  ])('refuse %s with 400 and the reason', async (_name, url) => {
    const answer = await (await testApp()).inject(url);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ code: 'BAD_REQUEST', message: expect.stringMatching(/.{5}/) });
  });

  it('answer 404 for an id that nobody has', async () => {
    const answer = await (await testApp()).inject('/api/companies/0123456789abcdef01234567');
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toMatchObject({ code: 'NOT_FOUND' });
  });

  it.each([
    ['an operator in place of a text', '{"name":"X","domain":{"$ne":null}}'],
    ['a list', '[1]'],
    ['null', 'null'],
    ['a text', '"x"'],
    ['broken JSON', '{"name":'],
    ['a prototype', '{"__proto__":{"name":"X"},"domain":"x.com"}'],
  ])('refuse %s as body with 400 in the one shape', async (_name, payload) => {
    const answer = await (await testApp()).inject({ method: 'POST', url: '/api/companies', payload, headers: json });
    expect(answer.statusCode).toBe(400);
    expect(
      Object.keys(answer.json())
        .filter((key) => key !== 'issues')
        .sort(),
    ).toEqual(['code', 'message']);
  });

  it('name each field that is wrong', async () => {
    const answer = await (await testApp()).inject({ method: 'POST', url: '/api/companies', payload: { name: '' } });
    expect(answer.json().issues.map((issue: { path: string[] }) => issue.path[0])).toEqual(['name', 'domain']);
  });

  it('accept no body, {} and an empty JSON body where none is needed', async () => {
    const app = await testApp();
    const url = '/api/workspace/demo';
    for (const request of [{}, { payload: '{}', headers: json }, { payload: '', headers: json }]) {
      const answer = await app.inject({ method: 'DELETE', url, ...request });
      expect(answer.statusCode).toBe(200);
      expect(answer.json()).toEqual({ removed: 0, trashId: null });
    }
  });

  it.each(['text/plain', 'application/x-www-form-urlencoded'])(
    'refuse a body of %s, which any web page can send',
    async (type) => {
      const request = { method: 'POST', url: '/api/companies', payload: JSON.stringify(acme) } as const;
      const answer = await (await testApp()).inject({ ...request, headers: { 'content-type': type } });
      expect(answer.statusCode).toBe(415);
      expect(answer.json()).toMatchObject({ code: 'UNSUPPORTED_MEDIA_TYPE' });
    },
  );

  it('refuse a body over 1 MB', async () => {
    const payload = { name: 'x'.repeat(1024 * 1024), domain: 'x.com' };
    const answer = await (await testApp()).inject({ method: 'POST', url: '/api/companies', payload });
    expect(answer.statusCode).toBe(413);
    expect(answer.json()).toMatchObject({ code: 'PAYLOAD_TOO_LARGE' });
  });

  it('answer 405 with the methods that are possible', async () => {
    const app = await testApp();
    const put = await app.inject({
      method: 'PUT',
      url: '/api/companies',
      payload: 'x',
      headers: { 'content-type': 'text/plain' },
    });
    expect(put.statusCode).toBe(405);
    expect(put.headers.allow).toBe('GET, HEAD, POST');
    const get = await app.inject('/api/companies/import-csv');
    expect(get.statusCode).toBe(405);
    expect(get.headers.allow).toBe('POST');
  });

  it('answer HEAD, a trailing slash, and unknown addresses', async () => {
    const app = await testApp();
    expect((await app.inject({ method: 'HEAD', url: '/api/companies' })).statusCode).toBe(200);
    expect((await app.inject('/api/companies/')).statusCode).toBe(200);
    const unknown = await app.inject({ url: '/api/nothing', headers: { accept: 'text/html' } });
    expect(unknown.statusCode).toBe(404);
    expect(unknown.json()).toMatchObject({ code: 'NOT_FOUND' });
  });

  it('name the state of a company, which the next edit takes, for GET and HEAD', async () => {
    const app = await testApp();
    const stated = { name: 'Stated AG', domain: 'stated.com' };
    const { id } = (await app.inject({ method: 'POST', url: '/api/companies', payload: stated })).json();
    const url = `/api/companies/${id}`;
    const etags = async () => {
      const calls = [url, `${url}/fields`].flatMap((one) =>
        (['GET', 'HEAD'] as const).map((method) => app.inject({ method, url: one })),
      );
      // Behind the dot is what the company shows beside the fields.
      const tags = (await Promise.all(calls)).map(({ headers }) => String(headers.etag));
      return new Set(tags.map((tag) => tag.replace(/\.[^.]*"$/, '"')));
    };
    const headcount = { employeeCount: 50, asOf: '2026-01-01', reason: 'Counted' };
    for (const payload of [{ name: 'Acme AG' }, { headcount }, { unlock: ['name'] }]) {
      const [etag = '', ...others] = await etags();
      expect(others).toEqual([]);
      const edited = await app.inject({ method: 'PATCH', url, payload, headers: { 'if-match': etag } });
      expect(edited.statusCode).toBe(200);
      expect(await etags()).toEqual(new Set([edited.headers.etag]));
    }
  });

  it('refuse an If-Match that would be ignored, and change nothing', async () => {
    const app = await testApp();
    const payload = { name: 'Unstated AG', domain: 'unstated.com' };
    const answer = await app.inject({ method: 'POST', url: '/api/companies', payload, headers: { 'if-match': '"1"' } });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ code: 'BAD_REQUEST', issues: [{ path: ['If-Match'] }] });
    expect((await app.inject({ method: 'POST', url: '/api/companies', payload })).statusCode).toBe(201);
  });

  it('agree with tRPC after any number of calls: one validation for both', async () => {
    const app = await testApp();
    await app.inject({ method: 'POST', url: '/api/companies', payload: acme });
    const call = (input: object) =>
      app.inject({ method: 'POST', url: '/trpc/companies.create', payload: input as Record<string, unknown> });
    expect((await call({ name: 5, domain: 'five.com' })).statusCode).toBe(400);
    const rest = await app.inject({ method: 'POST', url: '/api/companies', payload: { name: 5, domain: 'five.com' } });
    expect(rest.statusCode).toBe(400);
    expect((await call({ name: '', domain: 'x.com' })).json().error.message).toBe('A company needs a name');
  });
});
