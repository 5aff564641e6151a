import { createHash } from 'node:crypto';
import { API_KEY_SCOPES, type ApiKeyScope, type RequiredScope } from '@workbench/services/api-keys/limits';
import { appRouter, type ScopeMeta, scopeOf } from '@workbench/trpc';
import mongoose from 'mongoose';
import { beforeAll, describe, expect, it } from 'vitest';
import { useApi } from '../helpers/start-api.ts';
import { createCall } from './call.ts';
import { checkErrorBody } from './check-answer.ts';
import { type OperationEntry, apiOperations as operations } from './document.ts';
import { sampleBody } from './sample-input.ts';

/** Every operation of the document with every combination of scopes, over a running server. */

const TOKEN = 'correct-horse-battery-staple';
const api = useApi({ accessToken: TOKEN });
const call = createCall(api);
const owner = { authorization: `Bearer ${TOKEN}` };
const UNKNOWN = '0123456789abcdef01234567';
const PLACEHOLDERS: Record<string, string> = { format: 'csv', term: 'acme', domain: 'acme.com', key: 'stage' };

/** Each set of scopes but the empty one. */
const COMBINATIONS: ApiKeyScope[][] = Array.from({ length: 2 ** API_KEY_SCOPES.length - 1 }, (_, bits) =>
  API_KEY_SCOPES.filter((_scope, place) => ((bits + 1) >> place) & 1),
);

interface ProcedureDef {
  type: string;
  meta?: ScopeMeta;
}

const requiredBy = ({ operation }: OperationEntry) =>
  (operation as unknown as { 'x-required-scope': RequiredScope })['x-required-scope'];

/** What some of its inputs need besides. */
const conditionalOf = ({ operation }: OperationEntry) =>
  (operation as { 'x-conditional-scope'?: { scope: RequiredScope } })['x-conditional-scope']?.scope;

/** The rule once more, as a reader of the document understands it. */
const isCovered = (required: RequiredScope, scopes: readonly ApiKeyScope[]) =>
  scopes.some((scope) => scope === required || (scope === 'write' && required === 'read'));

async function createKey(scopes: readonly ApiKeyScope[]): Promise<string> {
  const { body } = await call('POST /api/api-keys', { body: { name: scopes.join(' '), scopes }, headers: owner });
  return body.key;
}

let companyId = UNKNOWN;

async function send(entry: OperationEntry, key: string): Promise<{ status: number; text: string }> {
  const path = entry.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    name === 'id' && entry.path.startsWith('/api/companies/') ? companyId : (PLACEHOLDERS[name] ?? UNKNOWN),
  );
  const { headers, ...body } = sampleBody(entry);
  const init = { ...body, method: entry.method, headers: { ...headers, authorization: `Bearer ${key}` } };
  const answer = await fetch(api.origin + path, init);
  return { status: answer.status, text: await answer.text() };
}

/** A digest of each collection; of the keys without the hour of their last use. */
async function snapshot(): Promise<Record<string, string>> {
  const { db } = mongoose.connection;
  const collections = (await db?.listCollections({}, { nameOnly: true }).toArray()) ?? [];
  // An export is a read, of which the audit log has a line.
  const digests = collections
    .filter(({ name }) => name !== 'audit_lines')
    .map(async ({ name }) => {
      const documents = await db?.collection(name).find({}).sort({ _id: 1 }).toArray();
      const text = JSON.stringify(documents?.map(({ lastUsedAt: _, ...rest }) => rest));
      return [name, createHash('sha256').update(text).digest('hex')] as const;
    });
  return Object.fromEntries(await Promise.all(digests));
}

beforeAll(async () => {
  const created = await call('POST /api/companies', { body: { name: 'Acme', domain: 'acme.com' }, headers: owner });
  companyId = created.body.id;
});

it('each operation of the document names the scope that it needs', () => {
  const unnamed = operations.filter((entry) => ![...API_KEY_SCOPES, 'owner'].includes(requiredBy(entry)));
  expect(unnamed.map(({ key }) => key)).toEqual([]);
});

it('a key that may read neither writes nor spends, whatever it calls', async () => {
  const key = await createKey(['read']);
  const before = await snapshot();
  for (const entry of operations) {
    const { status } = await send(entry, key);
    expect(status === 403, `${entry.key} answered ${status}`).toBe(requiredBy(entry) !== 'read');
  }
  expect(await snapshot()).toEqual(before);
});

it('is held to the same scopes by tRPC, also in a batch', async () => {
  const authorization = `Bearer ${await createKey(['read'])}`;
  const procedures = Object.entries(appRouter._def.procedures) as unknown as [string, { _def: ProcedureDef }][];
  for (const [path, { _def }] of procedures) {
    const isQuery = _def.type === 'query';
    const address = `${api.origin}/trpc/${path},${path}?batch=1${isQuery ? '&input=%7B%7D' : ''}`;
    const method = isQuery ? 'GET' : 'POST';
    const json = { 'content-type': 'application/json', authorization };
    const answer = await fetch(address, { method, headers: json, ...(!isQuery && { body: '{}' }) });
    const results = (await answer.json()) as { error?: { data: { httpStatus: number } } }[];
    const refused = results.map(({ error }) => error?.data.httpStatus === 403);
    const isLacking = scopeOf(_def) !== 'read';
    expect(refused, path).toEqual([isLacking, isLacking]);
  }
});

describe.each(COMBINATIONS.map((scopes) => ({ scopes, name: scopes.join(', ') })))('a key with $name', ({ scopes }) => {
  it('may call what its scopes cover, and is told the scope that all else needs', async () => {
    const key = await createKey(scopes);
    for (const entry of operations) {
      const required = requiredBy(entry);
      const { status, text } = await send(entry, key);
      if (isCovered(required, scopes)) {
        const isConditional = status === 403 && JSON.parse(text).details.scope === conditionalOf(entry);
        if (!isConditional) expect([401, 403], `${entry.key} ${text}`).not.toContain(status);
        continue;
      }
      expect(status, `${entry.key} ${text}`).toBe(403);
      const body = JSON.parse(text) as { details: { scope: string } };
      checkErrorBody(body, text);
      expect(body.details.scope).toBe(required);
    }
  });
});
