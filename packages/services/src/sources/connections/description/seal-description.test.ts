import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ConnectorError } from '@workbench/connectors/errors';
import type { HttpClient, HttpRequest } from '@workbench/connectors/http';
import { type ConnectionDoc, ConnectionModel, SuppressionModel } from '@workbench/db';
import { emptyTestDatabase, useTestDatabase } from '@workbench/db/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createContext } from '../../../shared/context.ts';
import { openSecrets, type Secrets } from '../../../shared/secrets.ts';
import { verifyWorkspaceKey } from '../../../shared/workspace-key/workspace-key.ts';
import { testSource } from '../../probe/test-source.ts';
import { connectSource } from '../connect-source.ts';
import { listCatalogue } from '../list-catalogue.ts';
import { sealStoredDescriptions } from './seal-description.ts';

useTestDatabase();
beforeEach(emptyTestDatabase);

const dirs: string[] = [];
let [secrets, otherKey]: Secrets[] = [];
beforeAll(async () => {
  for (let at = 0; at < 2; at++) dirs.push(await mkdtemp(join(tmpdir(), 'workbench-description-')));
  [secrets, otherKey] = dirs.map((dir) => openSecrets(dir));
});
afterAll(() => Promise.all(dirs.map((path) => rm(path, { recursive: true }))));

const sent: HttpRequest[] = [];
/** Repeats in its failure what it was sent. */
const http: HttpClient = {
  request: (request) => {
    sent.push(request);
    const said = `no rights for ${request.headers?.['x-custom']} at ${request.url}`;
    return Promise.reject(new ConnectorError('forbidden', 'generic', said));
  },
  json: () => Promise.reject(new Error('not used')),
};
const contextWith = (key = secrets) => createContext({ secrets: key as Secrets, http });

const generic = {
  label: 'My list',
  baseUrl: 'https://api.example.com',
  method: 'GET' as const,
  path: '/companies/{domain}?k=abc&page=1',
  body: null,
  auth: { kind: 'none' as const },
  headers: { 'X-Custom': 'abc123', Accept: 'application/json' },
  countPath: 'employees',
  locationPath: null,
  credits: 0,
};
const masked = {
  ...generic,
  path: '/companies/{domain}?k=••••&page=1',
  headers: { 'X-Custom': '••••', Accept: 'application/json' },
};

const verify = (key = secrets) =>
  verifyWorkspaceKey(key as Secrets, { isKeyLost: false, log: { warn: () => undefined } });
const shown = async (key = secrets) =>
  (await listCatalogue({ ctx: contextWith(key), input: {} })).find(({ id }) => id === 'generic');
const stored = async (): Promise<Partial<ConnectionDoc>> => (await ConnectionModel.findById('generic').lean()) ?? {};

async function requestOfTest() {
  sent.length = 0;
  const test = await testSource({ ctx: contextWith(), input: { id: 'generic' } });
  expect(JSON.stringify(test)).not.toContain('abc');
  return { url: sent[0]?.url, header: sent[0]?.headers?.['x-custom'] };
}
const REQUEST = { url: 'https://api.example.com/companies/no-such-company.invalid?k=abc&page=1', header: 'abc123' };

describe('a secret in a header or a query of a description', () => {
  it('is sent, and is readable in no answer and not in the database', async () => {
    const entry = await connectSource({ ctx: contextWith(), input: { id: 'generic', generic } });
    expect(entry).toMatchObject({ connected: true, generic: masked });
    expect(await requestOfTest()).toEqual(REQUEST);
    expect((await shown())?.generic).toEqual(masked);
    const { lastError, ...document } = await stored();
    expect(lastError?.message).toContain('no rights for ••••');
    expect(JSON.stringify([document, lastError])).not.toContain('abc');
  });

  it('stays when the rest is edited and it comes back masked', async () => {
    await connectSource({ ctx: contextWith(), input: { id: 'generic', generic } });
    const edited = { ...masked, label: 'Other name' };
    await connectSource({ ctx: contextWith(), input: { id: 'generic', generic: edited } });
    expect(await requestOfTest()).toEqual(REQUEST);
    const without = { ...generic, path: '/companies', headers: {} };
    await connectSource({ ctx: contextWith(), input: { id: 'generic', generic: without } });
    expect(await stored()).not.toHaveProperty('sealedGeneric');
    const again = connectSource({ ctx: contextWith(), input: { id: 'generic', generic: masked } });
    await expect(again).rejects.toThrow('Enter the value of "k"');
  });

  it('is encrypted at the start where an earlier version has stored it, and goes on being sent', async () => {
    await ConnectionModel.create({ _id: 'generic', generic, describedAt: new Date(0) });
    expect((await shown())?.generic).toEqual(masked);
    await verify();
    for (let times = 0; times < 2; times++) await sealStoredDescriptions(secrets as Secrets);
    expect(JSON.stringify(await stored())).not.toContain('abc');
    expect(await requestOfTest()).toEqual(REQUEST);
  });

  it('stays readable while it is not known whether the key is the right one', async () => {
    await SuppressionModel.create({ _id: 'one', hashes: [], reason: '', addedAt: new Date(0) });
    await ConnectionModel.create({ _id: 'generic', generic, describedAt: new Date(0) });
    const unproven = openSecrets(dirs[1] as string);
    await verify(unproven);
    await sealStoredDescriptions(unproven);
    expect(await stored()).toMatchObject({ generic });
    expect(await requestOfTest()).toEqual(REQUEST);
  });

  it('is the one that a process of an earlier version has written since', async () => {
    await verify();
    await connectSource({ ctx: contextWith(), input: { id: 'generic', generic } });
    const edited = { ...masked, path: '/v2/{domain}?k=••••', headers: { 'X-Custom': 'new-abc' } };
    await ConnectionModel.updateOne({ _id: 'generic' }, { $set: { generic: edited, describedAt: new Date(0) } });
    const request = { url: 'https://api.example.com/v2/no-such-company.invalid?k=abc', header: 'new-abc' };
    expect(await requestOfTest()).toEqual(request);
    await sealStoredDescriptions(secrets as Secrets);
    expect(await stored()).toMatchObject({ generic: { ...edited, headers: { 'X-Custom': '••••' } } });
    expect(await requestOfTest()).toEqual(request);
  });

  it('has to be entered again where another key file encrypted it', async () => {
    await connectSource({ ctx: contextWith(), input: { id: 'generic', generic } });
    const entry = await shown(otherKey);
    expect(entry).toMatchObject({ connected: false, generic: masked });
    expect(entry?.reason).toContain('Enter the values of its headers and its query again');
    const entered = await connectSource({ ctx: contextWith(otherKey), input: { id: 'generic', generic } });
    expect(entered.connected).toBe(true);
  });
});
