import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ConnectorError } from '@workbench/connectors/errors';
import type { HttpClient } from '@workbench/connectors/http';
import { CONNECTOR_IDS } from '@workbench/connectors/types';
import { CompanyStatModel, ConnectionModel } from '@workbench/db';
import { emptyTestDatabase, useTestDatabase } from '@workbench/db/testing';
import mongoose from 'mongoose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { saveSettings } from '../../settings/index.ts';
import { createContext, type Environment, type ServiceContext } from '../../shared/context.ts';
import { openSecrets } from '../../shared/secrets.ts';
import { testSource } from '../probe/test-source.ts';
import { connectSource, disconnectSource } from './connect-source.ts';
import { listCatalogue } from './list-catalogue.ts';
import { readConnections } from './read-connections.ts';
import { recordOutcome } from './record-outcome.ts';

useTestDatabase();
beforeEach(emptyTestDatabase);

const KEY = 'sk-live-0123456789abcdef3f9a';
const AT = new Date('2026-11-21T12:00:00Z');
let dataDir: string;
let otherDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'workbench-keys-'));
  otherDir = await mkdtemp(join(tmpdir(), 'workbench-keys-'));
});
afterAll(() => Promise.all([dataDir, otherDir].map((path) => rm(path, { recursive: true }))));

const logged: string[] = [];
const note = (details: object, message: string) => void logged.push(JSON.stringify(details) + message);

type ContextParts = Partial<Environment> & Partial<Pick<ServiceContext, 'http' | 'secrets'>>;

function contextWith({ http, secrets = openSecrets(dataDir), ...environment }: ContextParts = {}): ServiceContext {
  return createContext({
    now: () => AT,
    log: { info: note, warn: note, error: note },
    secrets,
    environment,
    ...(http && { http }),
  });
}

/** A vendor whose every answer is a failure that repeats the key. */
const chatty: HttpClient = {
  request: () => Promise.reject(new ConnectorError('auth', 'apollo', `Apollo refused the key ${KEY}`)),
  json: () => Promise.reject(new ConnectorError('auth', 'apollo', `Apollo refused the key ${KEY}`)),
};

async function stateOf(ctx: ServiceContext, id: string) {
  const entry = (await listCatalogue({ ctx, input: {} })).find((one) => one.id === id);
  const connection = (await readConnections(ctx)).find(({ connector }) => connector.id === id);
  if (!entry || !connection) throw new Error(`${id} is not in the catalogue`);
  return { entry, connection };
}

const described = {
  label: 'My list',
  baseUrl: 'https://api.example.com/',
  method: 'GET' as const,
  path: '/companies/{domain}',
  body: null,
  auth: { kind: 'none' as const },
  headers: {},
  countPath: 'employees',
  locationPath: null,
  credits: 0,
};

describe('what is connected', () => {
  it('lists every source, those without a key as not connected with what to do', async () => {
    const ctx = contextWith();
    expect((await listCatalogue({ ctx, input: {} })).map(({ id }) => id).sort()).toEqual([...CONNECTOR_IDS].sort());
    const { entry, connection } = await stateOf(ctx, 'apollo');
    expect(entry).toMatchObject({ connected: false, reason: 'Enter a key', maskedKey: null, creditCap: 100 });
    expect(connection).toMatchObject({ isConnected: false, reason: 'Enter a key', settings: { apiKey: null } });
  });

  it('asks for a contact address where the service wants to know who calls', async () => {
    const reason = 'Needs a contact email: enter one in Settings';
    expect((await stateOf(contextWith(), 'sec')).entry).toMatchObject({ connected: false, reason });
    const { entry, connection } = await stateOf(contextWith({ contactEmail: 'ops@example.com' }), 'sec');
    expect(entry).toMatchObject({ connected: true, reason: null, creditCap: null });
    expect(connection.settings.contactEmail).toBe('ops@example.com');
  });

  it('takes the contact address of the settings where the environment has none', async () => {
    await saveSettings({ contactEmail: 'desk@example.com' });
    const { entry, connection } = await stateOf(contextWith(), 'sec');
    expect(entry).toMatchObject({ connected: true, reason: null });
    expect(connection.settings.contactEmail).toBe('desk@example.com');
    const { connection: fixed } = await stateOf(contextWith({ contactEmail: 'ops@example.com' }), 'sec');
    expect(fixed.settings.contactEmail).toBe('ops@example.com');
  });

  it('takes the key of the environment before the stored one', async () => {
    await connectSource({ ctx: contextWith(), input: { id: 'apollo', apiKey: KEY } });
    const ctx = contextWith({ keys: { apollo: 'environment-key-1234' } });
    const { entry, connection } = await stateOf(ctx, 'apollo');
    expect(entry).toMatchObject({ keyFrom: 'environment', maskedKey: '••••1234' });
    expect(connection.settings.apiKey).toBe('environment-key-1234');
    await expect(connectSource({ ctx, input: { id: 'apollo', apiKey: KEY } })).rejects.toThrow('environment');
    await expect(disconnectSource({ ctx, input: { id: 'apollo' } })).rejects.toMatchObject({ kind: 'conflict' });
  });

  it('asks at the address that replaces the vendor’s own', async () => {
    const ctx = contextWith({ baseUrls: { apollo: 'http://127.0.0.1:4010/apollo/' } });
    expect((await stateOf(ctx, 'apollo')).connection.settings.baseUrl).toBe('http://127.0.0.1:4010/apollo');
  });

  it('asks to enter a key again that another installation encrypted', async () => {
    await connectSource({ ctx: contextWith(), input: { id: 'apollo', apiKey: KEY } });
    const { entry } = await stateOf(contextWith({ secrets: openSecrets(otherDir) }), 'apollo');
    expect(entry).toMatchObject({ connected: false, maskedKey: '••••3f9a' });
    expect(entry.reason).toContain('Enter the key again');
  });
});

describe('connecting', () => {
  it('stores a key, a cap and the switch, and leaves alone what is not said', async () => {
    const ctx = contextWith();
    await connectSource({ ctx, input: { id: 'apollo', apiKey: KEY, creditCap: 7 } });
    const entry = await connectSource({ ctx, input: { id: 'apollo', enabled: false } });
    expect(entry).toMatchObject({ connected: false, reason: 'Switched off', creditCap: 7, maskedKey: '••••3f9a' });
    expect(await connectSource({ ctx, input: { id: 'apollo', apiKey: KEY } })).toMatchObject({ connected: true });
    expect((await stateOf(ctx, 'apollo')).connection.settings.apiKey).toBe(KEY);
  });

  it('shows nothing of a key that is short', async () => {
    const entry = await connectSource({ ctx: contextWith(), input: { id: 'apollo', apiKey: 'short-key' } });
    expect(entry.maskedKey).toBe('••••');
    expect((await ConnectionModel.findById('apollo').lean())?.keyHint).toBe('');
  });

  it('forgets the key, and switches off a source that has none', async () => {
    const ctx = contextWith();
    await connectSource({ ctx, input: { id: 'apollo', apiKey: KEY } });
    expect(await disconnectSource({ ctx, input: { id: 'apollo' } })).toMatchObject({
      maskedKey: null,
      reason: 'Enter a key',
    });
    expect(await ConnectionModel.findById('apollo').lean()).not.toHaveProperty('sealedKey');
    expect(await disconnectSource({ ctx, input: { id: 'website' } })).toMatchObject({ enabled: false });
  });

  it('connects a source that a person describes', async () => {
    const ctx = contextWith();
    expect((await stateOf(ctx, 'generic')).entry.reason).toContain('Describe the source');
    const entry = await connectSource({ ctx, input: { id: 'generic', generic: described } });
    expect(entry).toMatchObject({ label: 'My list', connected: true, generic: described, creditCap: null });
    const { settings } = (await stateOf(ctx, 'generic')).connection;
    expect(settings.baseUrl).toBe('https://api.example.com');
    expect(settings.generic).not.toHaveProperty('baseUrl');
  });

  it.each([
    ['a key for a source that needs none', { id: 'website' as const, apiKey: KEY }, 'needs no key'],
    ['a description of a built-in source', { id: 'apollo' as const, generic: described }, 'is built in'],
    [
      'a key among the headers',
      { id: 'generic' as const, generic: { ...described, headers: { 'X-Api-Key': KEY } } },
      'stored encrypted',
    ],
    ['client credentials without a colon', { id: 'zoominfo' as const, apiKey: KEY }, 'id:secret'],
  ])('refuses %s', async (_what, input, message) => {
    await expect(connectSource({ ctx: contextWith(), input })).rejects.toThrow(message);
    expect(await ConnectionModel.countDocuments()).toBe(0);
  });
});

describe('the name of a described source', () => {
  it.each(['Apollo', ' apollo ', 'Wikidata', 'House list'])('is not that of another source: %s', async (label) => {
    const ctx = contextWith();
    await connectSource({ ctx, input: { id: 'zoominfo', generic: { ...described, label: 'House list' } } });
    const taken = connectSource({ ctx, input: { id: 'generic', generic: { ...described, label } } });
    await expect(taken).rejects.toThrow('give this one a name of its own');
  });

  it('is not that of a file, and may stay what it is', async () => {
    const ctx = contextWith();
    await CompanyStatModel.collection.insertOne({
      kind: 'source',
      name: 'Our survey',
      counters: { companies: 2 },
    } as never);
    const name = (label: string) => connectSource({ ctx, input: { id: 'generic', generic: { ...described, label } } });
    await expect(name('Our survey')).rejects.toThrow('give this one a name of its own');
    await name('Free name');
    await CompanyStatModel.collection.insertOne({
      kind: 'source',
      name: 'Free name',
      counters: { companies: 1 },
    } as never);
    expect(await name('Free name')).toMatchObject({ label: 'Free name' });
  });
});

describe('outcomes', () => {
  it('keeps "no credits" through answers that cost nothing, until a priced one', async () => {
    const ctx = contextWith();
    const lastError = async () => (await stateOf(ctx, 'apollo')).connection.lastError;
    await recordOutcome(ctx, 'apollo', { ok: false, message: 'no credits', kind: 'credits_exhausted' });
    await recordOutcome(ctx, 'apollo', { ok: true, isFree: true });
    expect(await lastError()).toMatchObject({ message: 'no credits' });
    await recordOutcome(ctx, 'apollo', { ok: true });
    expect(await lastError()).toBeNull();
  });

  it('keeps a failure until the next success', async () => {
    const ctx = contextWith();
    await recordOutcome(ctx, 'wikidata', { ok: true });
    const at = new Date(AT.getTime() + 3_600_000);
    const outcome = { ok: false as const, message: 'vendor wikidata: field claims' };
    await recordOutcome({ ...ctx, now: () => at }, 'wikidata', outcome);
    const failed = (await stateOf(ctx, 'wikidata')).connection;
    expect(failed).toMatchObject({ lastOkAt: AT, lastError: { message: 'vendor wikidata: field claims', at } });
    await recordOutcome(ctx, 'wikidata', { ok: true });
    expect((await stateOf(ctx, 'wikidata')).connection.lastError).toBeNull();
  });

  it('tests nothing that is not connected, and says why', async () => {
    const result = await testSource({ ctx: contextWith({ http: chatty }), input: { id: 'apollo' } });
    expect(result).toMatchObject({
      ok: false,
      message: 'Enter a key',
      kind: 'not_connected',
      requests: [],
      lookup: null,
    });
  });

  it('shows the failure of a test on the card', async () => {
    const ctx = contextWith({ http: chatty });
    await connectSource({ ctx, input: { id: 'apollo', apiKey: KEY } });
    const result = await testSource({ ctx, input: { id: 'apollo' } });
    expect(result).toMatchObject({ ok: false, message: 'Apollo refused the key ••••' });
    expect((await stateOf(ctx, 'apollo')).connection.lastError?.message).toBe('Apollo refused the key ••••');
  });
});

describe('a key stays secret', () => {
  it('is in no answer, no log line and no collection, not even where a vendor repeats it', async () => {
    logged.length = 0;
    const ctx = contextWith({ http: chatty });
    const answers: unknown[] = [
      await connectSource({ ctx, input: { id: 'apollo', apiKey: KEY } }),
      await connectSource({ ctx, input: { id: 'zoominfo', apiKey: `client:${KEY}` } }),
      await testSource({ ctx, input: { id: 'apollo' } }),
      await testSource({ ctx, input: { id: 'zoominfo' } }),
      await listCatalogue({ ctx, input: {} }),
      await listCatalogue({ ctx: contextWith({ secrets: openSecrets(otherDir) }), input: {} }),
    ];
    await recordOutcome(ctx, 'apollo', { ok: false, message: `401 for ${KEY}` });
    const collections = (await mongoose.connection.db?.collections()) ?? [];
    const dump = await Promise.all(collections.map((collection) => collection.find().toArray()));
    answers.push(await disconnectSource({ ctx, input: { id: 'apollo' } }));
    expect(logged.length).toBeGreaterThan(0);
    expect(JSON.stringify(dump)).toContain('sealedKey');
    for (const text of [JSON.stringify(answers), JSON.stringify(dump), logged.join('\n')]) {
      for (const form of [KEY, Buffer.from(KEY).toString('base64'), KEY.slice(0, 12), KEY.slice(8, 20)]) {
        expect(text).not.toContain(form);
      }
    }
  });
});
