import { useTestDatabase } from '@workbench/db/testing';
import { describe, expect, it } from 'vitest';
import { testApp } from '../../testing.ts';

useTestDatabase();

const CREATE = '/trpc/companies.create';
const json = { 'content-type': 'application/json' };

describe('a tRPC batch', () => {
  it('of more than twenty calls is refused, and one of twenty is answered', async () => {
    const app = await testApp();
    const batch = (calls: number) => app.inject(`/trpc/${Array(calls).fill('companies.workspace').join(',')}?batch=1`);
    expect((await batch(20)).json()).toHaveLength(20);
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

  it.each([
    '{"__proto__":{"a":1},"name":"A","domain":"a.com"}',
    '{"name":"A","domain":"a.com","constructor":{"prototype":{}}}',
  ])('is refused, as by REST, where it is %s', async (payload) => {
    for (const url of [CREATE, '/api/companies']) {
      const answer = await (await testApp()).inject({ method: 'POST', url, headers: json, payload });
      expect(answer.statusCode, url).toBe(400);
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
