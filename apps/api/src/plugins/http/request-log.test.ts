import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { closeAfterTest } from '../../testing.ts';
import { addRequestLog, logOptions } from './request-log.ts';

function appWithLog() {
  const lines: string[] = [];
  const app = closeAfterTest(Fastify(logOptions('info', { write: (line) => void lines.push(line) })));
  addRequestLog(app);
  app.get('/api/thing', async (request) => {
    request.log.info({ authorization: 'Bearer s3cret', req: request }, 'handled');
    return {};
  });
  for (const route of ['/api/companies/search/:term', '/api/contacts/:id', '/trpc/:path'])
    app.get(route, async () => ({}));
  app.get('/api/boom', async () => {
    throw new Error('inner detail');
  });
  return { app, lines };
}

describe('request logs', () => {
  it('answer the request id and write it into each line', async () => {
    const { app, lines } = appWithLog();
    const answer = await app.inject({ url: '/api/thing', headers: { 'x-request-id': 'abc-1' } });
    expect(answer.headers['x-request-id']).toBe('abc-1');
    expect(lines.map((line) => JSON.parse(line).reqId)).toEqual(['abc-1', 'abc-1']);
  });

  it('replace an id that could forge log lines', async () => {
    const { app } = appWithLog();
    const answer = await app.inject({ url: '/api/thing', headers: { 'x-request-id': 'a"b c' } });
    expect(answer.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('hold no token, neither from the address nor from headers', async () => {
    const { app, lines } = appWithLog();
    await app.inject({
      url: '/api/thing?token=s3cret&q=acme',
      headers: { authorization: 'Bearer s3cret', cookie: 'workbench_access=s3cret' },
    });
    expect(lines.join('')).not.toContain('s3cret');
    expect(lines.join('')).toContain('q=[redacted]');
  });

  it.each([
    ['/api/thing?limit=5&q=marta%40acme.com', '/api/thing?limit=5&q=[redacted]'],
    ['/api/companies/search/marta?limit=5', '/api/companies/search/[redacted]?limit=5'],
    ['/trpc/leads.page?batch=1&input=%7B%22q%22%3A%22marta%22%7D', '/trpc/leads.page?batch=1&input=[redacted]'],
    ['/api/contacts/marta%40acme.com', '/api/contacts/[redacted]'],
    ['/api/contacts/3f0c9d0e-6a51-4c4b-9d5e-000000000064', '/api/contacts/3f0c9d0e-6a51-4c4b-9d5e-000000000064'],
    ['/api/nothing/Marta/marta@acme.com', '/api/nothing/[redacted]/[redacted]'],
    ['/api/thing?marta', '/api/thing?marta=[redacted]'],
  ])('hold nothing that was searched for: %s', async (url, logged) => {
    const { app, lines } = appWithLog();
    await app.inject(url);
    expect(lines.map((line) => JSON.parse(line).req?.url).filter(Boolean)).toContain(logged);
  });

  it('hold the cause of a failure that the client is not told', async () => {
    const { app, lines } = appWithLog();
    const answer = await app.inject('/api/boom');
    expect(answer.json()).toEqual({ message: 'Internal server error', code: 'INTERNAL_SERVER_ERROR' });
    expect(lines.join('')).toContain('inner detail');
  });
});
