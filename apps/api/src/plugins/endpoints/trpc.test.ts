import { useTestDatabase } from '@workbench/db/testing';
import { describe, expect, it } from 'vitest';
import { testApp } from '../../testing.ts';

useTestDatabase();

const CREATE = '/trpc/companies.create';
const json = { 'content-type': 'application/json' };

describe('a tRPC batch', () => {
  it('of more than twenty calls is refused, and one of twenty is answered', async () => {
    const app = await testApp();
    const batch = (calls: number) => {
      const input = JSON.stringify(Object.fromEntries(Array.from({ length: calls }, (_, call) => [call, {}])));
      const query = new URLSearchParams({ batch: '1', input });
      return app.inject(`/trpc/${Array(calls).fill('companies.workspace').join(',')}?${query}`);
    };
    const answered = (await batch(20)).json<{ result?: unknown }[]>();
    expect(answered.filter(({ result }) => result !== undefined)).toHaveLength(20);
    const refused = await batch(21);
    expect(refused.statusCode).toBe(400);
    expect(JSON.stringify(refused.json())).not.toContain('result');
  });
});

describe('the body of a tRPC call', () => {
  it('is taken as JSON however its type is spelled, as REST takes it', async () => {
    const headers = { 'content-type': 'APPLICATION/JSON; charset=UTF-8' };
    for (const [url, domain] of [
      [CREATE, 'a.com'],
      ['/api/companies', 'b.com'],
    ] as const) {
      const payload = JSON.stringify({ name: 'Acme', domain });
      const { statusCode } = await (await testApp()).inject({ method: 'POST', url, headers, payload });
      expect(statusCode, url).toBeLessThan(300);
    }
  });

  it('is refused, as by REST, where a column is called __proto__: the schema would leave it out without a word', async () => {
    const app = await testApp();
    const id = '0'.repeat(24);
    for (const [method, url, payload] of [
      ['POST', '/trpc/companies.update', `{"id":"${id}","custom":{"__proto__":"x"}}`],
      ['PATCH', `/api/companies/${id}`, '{"custom":{"__proto__":"x"}}'],
    ] as const) {
      const answer = await app.inject({ method, url, headers: json, payload });
      expect(answer.statusCode, url).toBe(400);
      expect(answer.json(), url).toMatchObject({ message: 'The body is not valid JSON', code: 'BAD_REQUEST' });
    }
  });
});

describe('a write over REST', () => {
  it('refuses a form where nothing has to be sent, too', async () => {
    const headers = { 'content-type': 'multipart/form-data; boundary=x' };
    const answer = await (await testApp()).inject({ method: 'POST', url: '/api/sources/sync', headers });
    expect(answer.statusCode).toBe(415);
    expect(answer.json()).toMatchObject({ code: 'UNSUPPORTED_MEDIA_TYPE' });
  });
});
