import { once } from 'node:events';
import { request } from 'node:http';
import { ApiKeyModel, CompanyNoteModel, IdempotentCallModel, ListModel, ViewModel } from '@workbench/db';
import { emptyTestDatabase, useTestDatabase } from '@workbench/db/testing';
import { eraseKeptAnswers } from '@workbench/services/idempotency';
import type { FastifyInstance } from 'fastify';
import { beforeEach, describe, expect, it } from 'vitest';
import { multipartBody, testApp, useApp } from '../../testing.ts';

useTestDatabase();
const sharedApp = useApp();
beforeEach(emptyTestDatabase);

const KEY = { 'idempotency-key': 'a-key' };
const post = (app: FastifyInstance, url: string, payload: object, headers: Record<string, string> = KEY) =>
  app.inject({ method: 'POST', url, payload, headers });
const LIST = { name: 'Trade fair', kind: 'person' };

/** As a process leaves its claim that was killed in the middle of the call. */
const killServer = () =>
  IdempotentCallModel.updateMany({}, { $set: { state: 'started', worker: null }, $unset: { answer: 1 } });

describe('calls with an Idempotency-Key', () => {
  it('sent five times at once have one effect and five equal answers', async () => {
    const app = await sharedApp();
    const answers = await Promise.all(Array.from({ length: 5 }, () => post(app, '/api/lists', LIST)));
    expect(new Set(answers.map(({ body, statusCode }) => `${statusCode} ${body}`)).size).toBe(1);
    expect(answers[0]?.statusCode).toBe(200);
    expect(answers.filter(({ headers }) => headers['idempotent-replayed'] === 'true')).toHaveLength(4);
    expect(await ListModel.countDocuments()).toBe(1);
  });

  it('keep status and address of what was created', async () => {
    const app = await sharedApp();
    const { payload, headers } = multipartBody([{ name: 'file', value: 'name,domain\n', fileName: 'a.csv' }]);
    const send = () =>
      app.inject({
        method: 'POST',
        url: '/api/companies/import-csv?async=true',
        payload,
        headers: { ...headers, ...KEY },
      });
    const [first, second] = [await send(), await send()];
    expect(second.statusCode).toBe(202);
    expect([second.body, second.headers.location]).toEqual([first.body, first.headers.location]);
    expect(second.headers['idempotent-replayed']).toBe('true');
  });

  it('are of whoever calls, however the key of the API is spelled', async () => {
    const app = await sharedApp();
    const created = await app.inject({
      method: 'POST',
      url: '/api/api-keys',
      payload: { name: 'A', scopes: ['write'] },
    });
    const { key } = created.json();
    const send = (authorization: string) => post(app, '/api/lists', LIST, { ...KEY, authorization });
    const answers = [await send(`Bearer ${key}`), await send(`bearer  ${key}`)];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(answers[1]?.headers['idempotent-replayed']).toBe('true');
    expect(await ListModel.countDocuments()).toBe(1);
  });

  it.each(['PUT', 'PATCH', 'DELETE'] as const)('are POSTs: a key of a %s is refused, not ignored', async (method) => {
    const app = await sharedApp();
    const list = (await post(app, '/api/lists', LIST)).json();
    const url = method === 'PUT' ? '/api/settings' : `/api/lists/${list.id}`;
    const answer = await app.inject({ method, url, headers: KEY, ...(method !== 'DELETE' && { payload: {} }) });
    expect([answer.statusCode, answer.json().message]).toEqual([
      400,
      expect.stringContaining('Idempotency-Key is for POST'),
    ]);
    expect(await ListModel.countDocuments()).toBe(1);
  });

  it('take the same members in another order for the same body', async () => {
    const app = await sharedApp();
    const first = await post(app, '/api/lists', LIST);
    expect((await post(app, '/api/lists', { kind: 'person', name: 'Trade fair' })).body).toBe(first.body);
  });

  it.each([
    ['another body', '/api/lists', { ...LIST, name: 'Other' }],
    ['another address', '/api/views', { name: 'Trade fair' }],
  ])('are refused with %s', async (_name, url, body) => {
    const app = await sharedApp();
    await post(app, '/api/lists', LIST);
    const answer = await post(app, url, body);
    expect([answer.statusCode, answer.json().code]).toEqual([422, 'KEY_REUSED']);
    expect([await ListModel.countDocuments(), await ViewModel.countDocuments()]).toEqual([1, 0]);
  });

  it('are refused for another file', async () => {
    const app = await sharedApp();
    const send = (value: string) => {
      const { payload, headers } = multipartBody([{ name: 'file', value, fileName: 'a.csv' }]);
      return app.inject({ method: 'POST', url: '/api/leads/import', payload, headers: { ...headers, ...KEY } });
    };
    expect((await send('Email\na@acme.com\n')).statusCode).toBe(200);
    expect((await send('Email\na@acme.com\n')).headers['idempotent-replayed']).toBe('true');
    expect((await send('Email\nb@acme.com\n')).statusCode).toBe(422);
  });

  it('belong to one caller', async () => {
    const app = await sharedApp();
    await post(app, '/api/lists', LIST);
    const created = await app.inject({
      method: 'POST',
      url: '/api/api-keys',
      payload: { name: 'A', scopes: ['write'] },
    });
    const { key } = created.json();
    const answer = await post(app, '/api/lists', LIST, { ...KEY, authorization: `Bearer ${key}` });
    expect(answer.statusCode).toBe(409);
    expect(answer.json().code).toBe('CONFLICT');
  });

  it.each([
    ['empty', ''],
    ['blank', '  '],
    ['too long', 'x'.repeat(256)],
    ['not ASCII', 'schl\u00fcssel'],
    ['with a tab', 'a\tb'],
  ])('are refused when the key is %s', async (_name, key) => {
    const answer = await post(await sharedApp(), '/api/lists', LIST, { 'idempotency-key': key });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().message).toContain('1 to 255 printable ASCII characters');
    expect(await ListModel.countDocuments()).toBe(0);
  });

  it('are refused with two keys, of which none is meant more', async () => {
    const app = await testApp();
    const url = `${await app.listen({ port: 0, host: '127.0.0.1' })}/api/lists`;
    const sent = request(url, { method: 'POST', headers: { 'idempotency-key': ['one', 'two'] }, agent: false });
    const [answer] = await once(
      sent.setHeader('content-type', 'application/json').end(JSON.stringify(LIST)),
      'response',
    );
    expect(answer.resume().statusCode).toBe(400);
    expect(await ListModel.countDocuments()).toBe(0);
  });

  it('try again after a refusal', async () => {
    const app = await sharedApp();
    expect((await post(app, '/api/lists', { ...LIST, kind: 'planet' })).statusCode).toBe(400);
    expect((await post(app, '/api/lists', LIST)).statusCode).toBe(200);
  });

  it('keep no answer of a call that changes nothing', async () => {
    const app = await sharedApp();
    expect((await post(app, '/api/contacts/select', { ids: [] })).statusCode).toBeLessThan(500);
    expect(await IdempotentCallModel.countDocuments()).toBe(0);
  });

  it('keep no secret: a repeat gets no second key, and not the first one either', async () => {
    const app = await sharedApp();
    const body = { name: 'Nightly upsert', scopes: ['read'] };
    const created = await post(app, '/api/api-keys', body);
    expect(created.statusCode).toBeLessThan(300);
    const answer = await post(app, '/api/api-keys', body);
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'ANSWER_NOT_KEPT']);
    expect(await ApiKeyModel.countDocuments()).toBe(1);
    expect(await IdempotentCallModel.findOne().lean()).not.toHaveProperty('answer.body');
  });

  it('say so when a data subject request has erased the answer', async () => {
    const app = await sharedApp();
    await post(app, '/api/lists', LIST);
    expect(await eraseKeptAnswers()).toBe(1);
    const answer = await post(app, '/api/lists', LIST);
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'ANSWER_NOT_KEPT']);
    expect(JSON.stringify(await IdempotentCallModel.find().lean())).not.toContain('Trade fair');
  });
});

describe('a call that a killed server has left', () => {
  it('finds what it had created by its id', async () => {
    const app = await sharedApp();
    const { id } = (await post(app, '/api/companies', { name: 'Acme', domain: 'acme.com' }, {})).json();
    const first = await post(app, `/api/companies/${id}/notes`, { text: 'Called' });
    await killServer();
    const repeated = await post(app, `/api/companies/${id}/notes`, { text: 'Called' });
    expect(repeated.body).toBe(first.body);
    expect(repeated.headers['idempotent-replayed']).toBeUndefined();
    expect(await CompanyNoteModel.countDocuments()).toBe(1);
  });

  it('is not carried out again where its outcome is not known', async () => {
    const app = await sharedApp();
    const send = () => post(app, '/api/settings/test-email', { email: 'ada@acme.com' });
    expect((await send()).statusCode).toBe(200);
    await killServer();
    for (const attempt of ['first', 'second']) {
      const answer = await send();
      expect([attempt, answer.statusCode, answer.json().code]).toEqual([attempt, 409, 'OUTCOME_UNKNOWN']);
      expect(answer.json().message).toContain('Look into the mailbox');
    }
  });
});
