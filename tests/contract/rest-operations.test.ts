import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rawRequest } from '../helpers/raw-request.ts';
import { useApi } from '../helpers/start-api.ts';
import { createCall } from './call.ts';
import { createRecorder } from './call-recorder.ts';
import { checkAnswer, checkErrorBody } from './check-answer.ts';
import { apiOperations, operations } from './document.ts';
import { operationTests } from './operations/index.ts';
import { UNKNOWN_ID } from './operations/operation-tests.ts';
import { importSample } from './sample-companies.ts';

const api = useApi();
/** With RECORD_EXAMPLES=1 the examples of openapi.json are recorded again. */
const recorder = process.env.RECORD_EXAMPLES === undefined ? undefined : createRecorder();
const call = createCall(api, recorder);
beforeAll(() => importSample(api.origin));
afterAll(() => recorder?.save());

describe('openapi.json', () => {
  it('has a test for each operation, and each test an operation', () => {
    expect(Object.keys(operationTests).sort()).toEqual(operations.map(({ key }) => key).sort());
    for (const [key, tests] of Object.entries(operationTests))
      expect(Object.keys(tests).length, key).toBeGreaterThan(0);
  });
});

describe.each(Object.entries(operationTests))('%s', (_key, tests) => {
  it.each(Object.entries(tests))('%s', async (_name, run) => {
    await run({ call, origin: api.origin });
  });
});

/** A write that needs no input gives each time another id and time. */
const withoutMarks = (text: string) =>
  text.replace(/[0-9a-f]{8}-[0-9a-f-]{27}/g, '<id>').replace(/\d{4}-\d\d-\d\dT[\d:.-]+Z/g, '<time>');

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'];
const PLACEHOLDERS: Record<string, string> = {
  id: UNKNOWN_ID,
  term: 'acme',
  format: 'json',
  importId: UNKNOWN_ID,
  runId: UNKNOWN_ID,
  reportId: UNKNOWN_ID,
  contactId: UNKNOWN_ID,
  noteId: UNKNOWN_ID,
  deliveryId: UNKNOWN_ID,
  messageId: UNKNOWN_ID,
  domain: 'acme.com',
  key: 'deal_stage',
};
const addressOf = (path: string) => path.replace(/\{(\w+)\}/g, (_, name: string) => PLACEHOLDERS[name] ?? '');

const FOREIGN: Record<string, Record<string, string>> = {
  'a foreign Host, as when a page points its own name at this machine': { host: 'evil.example' },
  'a foreign Host with our port': { host: 'evil.example:80' },
  'a foreign Origin': { origin: 'https://evil.example' },
  'the Origin of a sandboxed page': { origin: 'null' },
  'an Origin that only begins like ours': { origin: 'http://127.0.0.1.evil.example' },
};

describe.each(apiOperations)('$key', (entry) => {
  const path = addressOf(entry.path);
  const { method } = entry;

  it('refuses pages of others with 403 and does nothing', async () => {
    const before = await rawRequest(api.origin, { path: '/api/workspace' });
    for (const [name, headers] of Object.entries(FOREIGN)) {
      const answer = await rawRequest(api.origin, { method, path, headers });
      expect(answer.status, name).toBe(403);
      checkAnswer(entry, 403, String(answer.headers['content-type']), answer.text);
      expect(answer.headers['access-control-allow-origin'], name).toBeUndefined();
    }
    expect((await rawRequest(api.origin, { path: '/api/workspace' })).text).toBe(before.text);
  });

  it('answers the same with a trailing slash', async () => {
    const plain = await rawRequest(api.origin, { method, path });
    const slashed = await rawRequest(api.origin, { method, path: `${path}/` });
    expect([slashed.status, withoutMarks(slashed.text)]).toEqual([plain.status, withoutMarks(plain.text)]);
  });
});

describe.each([...new Set(apiOperations.map(({ path }) => path))])('%s', (documented) => {
  it('answers 405 with the methods that are possible', async () => {
    const path = addressOf(documented);
    const known = operations.filter((other) => other.path === documented).map((other) => other.method);
    const allowed = new Set(known.includes('GET') ? [...known, 'HEAD'] : known);
    for (const other of METHODS.filter((name) => !allowed.has(name))) {
      const answer = await rawRequest(api.origin, { method: other, path });
      expect(answer.status, other).toBe(405);
      for (const name of allowed) expect(String(answer.headers.allow)).toContain(name);
      if (other !== 'HEAD') checkErrorBody(JSON.parse(answer.text), answer.text);
    }
  });
});

describe.each(operations.filter(({ method }) => method === 'GET'))('$key', (entry) => {
  it('answers HEAD as GET, without a body', async () => {
    const path = addressOf(entry.path);
    const get = await rawRequest(api.origin, { path });
    const head = await rawRequest(api.origin, { method: 'HEAD', path });
    expect(head.status).toBe(get.status);
    expect(head.headers['content-type']).toBe(get.headers['content-type']);
    expect(head.text).toBe('');
  });
});
