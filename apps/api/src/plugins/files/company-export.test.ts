import { once } from 'node:events';
import { Readable } from 'node:stream';
import { useTestDatabase } from '@workbench/db/testing';
import { describe, expect, it } from 'vitest';
import type { FileVerbs } from '../../deps.ts';
import { fakeFiles, testApp, useApp } from '../../testing.ts';

// Each import and export adds a line to the audit log.
useTestDatabase();
const sharedApp = useApp();

/** An app that listens, whose export is the given stream. */
async function listening(body: Readable) {
  const exportCompanies: FileVerbs['exportCompanies'] = async () => ({
    contentType: 'text/csv; charset=utf-8',
    fileName: 'companies.csv',
    body,
  });
  const app = await testApp({ files: { ...fakeFiles, exportCompanies } });
  return app.listen({ host: '127.0.0.1', port: 0 });
}

describe('an export', () => {
  it('is a download with its type and name', async () => {
    const answer = await (await sharedApp()).inject('/api/export/csv');
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(answer.headers['content-disposition']).toBe('attachment; filename="companies.csv"');
    expect(answer.body).toBe('name,domain\r\n');
  });

  it('takes the search and sort of the screen', async () => {
    let seen: unknown;
    const exportCompanies: FileVerbs['exportCompanies'] = (verb) => {
      seen = verb.input;
      return fakeFiles.exportCompanies(verb);
    };
    const app = await testApp({ files: { ...fakeFiles, exportCompanies } });
    await app.inject('/api/export/json?q=acme&sort=-name');
    expect(seen).toEqual({ format: 'json', profile: 'plain', q: 'acme', sort: '-name' });
    const filter = { field: 'country', op: 'is', value: 'DE' };
    await app.inject({ url: '/api/export/csv', query: { filter: JSON.stringify(filter) } });
    expect(seen).toEqual({ format: 'csv', profile: 'plain', filter });
  });

  it('with a filter that is not valid is refused, with the path', async () => {
    const query = { filter: '{"and":[{"field":"contry","op":"is","value":"DE"}]}' };
    const answer = await (await sharedApp()).inject({ url: '/api/export/csv', query });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().message).toContain('filter.and[0].field: "contry" is no field; did you mean "country"?');
  });

  it.each(['/api/export/pdf', '/api/export/xlsx', '/api/export/'])(
    'of an unknown format is a JSON 404: %s',
    async (url) => {
      const answer = await (await sharedApp()).inject(url);
      expect(answer.statusCode).toBe(404);
      expect(answer.json()).toMatchObject({ code: 'NOT_FOUND' });
    },
  );

  it('with a bad sort is refused', async () => {
    const answer = await (await sharedApp()).inject('/api/export/csv?sort=size&sort=name');
    expect(answer.statusCode).toBe(400);
  });

  it('answers HEAD without reading the table', async () => {
    let chunks = 0;
    const body = Readable.from(
      (function* () {
        for (; chunks < 100_000; chunks++) yield 'row\n';
      })(),
    );
    const exportCompanies: FileVerbs['exportCompanies'] = async (verb) => ({
      ...(await fakeFiles.exportCompanies(verb)),
      body,
    });
    const app = await testApp({ files: { ...fakeFiles, exportCompanies } });
    const answer = await app.inject({ method: 'HEAD', url: '/api/export/csv' });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-disposition']).toContain('companies.csv');
    expect(chunks).toBeLessThan(1000);
  });

  it('that fails before its first byte answers an error', async () => {
    const address = await listening(Readable.from(failing(0)));
    const answer = await fetch(`${address}/api/export/csv`);
    expect(answer.status).toBe(500);
    expect(await answer.json()).toEqual({ message: 'Internal server error', code: 'INTERNAL_SERVER_ERROR' });
  });

  it('that fails in the middle is an aborted download, never a shorter file', async () => {
    const address = await listening(Readable.from(failing(1000)));
    const answer = await fetch(`${address}/api/export/csv`);
    expect(answer.status).toBe(200);
    await expect(answer.text()).rejects.toThrow();
  });

  it('stops reading when the client leaves', async () => {
    const body = Readable.from(endless());
    const address = await listening(body);
    const abort = new AbortController();
    const closed = once(body, 'close');
    await fetch(`${address}/api/export/csv`, { signal: abort.signal });
    abort.abort();
    await closed;
    expect(body.destroyed).toBe(true);
  });
});

async function* failing(after: number) {
  for (let row = 0; row < after; row++) yield 'x'.repeat(1000);
  throw new Error('the cursor broke');
}

async function* endless() {
  for (;;) yield 'x'.repeat(10_000);
}
