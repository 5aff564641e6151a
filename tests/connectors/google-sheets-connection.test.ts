import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DEMO_SPREADSHEET_ID, REFUSED_ACCOUNTS, sandboxServiceAccount } from '@workbench/sandbox/server';
import type { ServiceContext } from '@workbench/services/shared/context';
import { openSecrets } from '@workbench/services/shared/secrets';
import {
  connectGoogleSheets,
  disconnectGoogleSheets,
  getGoogleSheets,
  listCatalogue,
  listSources,
  resolveGoogleSheets,
  testGoogleSheets,
} from '@workbench/services/sources';
import mongoose from 'mongoose';
import { beforeEach, describe, expect, it } from 'vitest';
import { readConfig } from '../../apps/api/src/config/read-config.ts';
import { useProduct } from '../helpers/start-product.ts';

const product = useProduct();
const EMAIL = 'workbench@fictional-project.iam.example.com';
const input = {};

/** The same workspace without a key file in the environment. */
function contextOnScreen(dataDir = product.api.dataDir): ServiceContext {
  const baseUrl = product.sandbox.baseUrl('google-sheets');
  const google = { account: null, baseUrl, tokenUrl: `${baseUrl}/token`, sampleId: null };
  const environment = { ...product.ctx.environment, google };
  return { ...product.ctx, secrets: openSecrets(dataDir), environment };
}

describe('the key file of the environment', () => {
  it('connects Google Sheets, and spreadsheets can be read', async () => {
    const state = await getGoogleSheets({ ctx: product.ctx, input });
    expect(state).toEqual({
      isConnected: true,
      keyFrom: 'environment',
      accountEmail: EMAIL,
      reason: null,
      demoSpreadsheetId: DEMO_SPREADSHEET_ID,
      lastError: null,
    });
    const { client } = await resolveGoogleSheets(product.ctx);
    expect((await client().readRange({ spreadsheetId: DEMO_SPREADSHEET_ID, range: 'A:I' })).values).toHaveLength(121);
  });

  it('can be neither replaced nor forgotten on screen', async () => {
    const ctx = product.ctx;
    const entered = connectGoogleSheets({ ctx, input: { keyFile: sandboxServiceAccount() } });
    await expect(entered).rejects.toMatchObject({ kind: 'conflict', message: expect.stringContaining('environment') });
    await expect(disconnectGoogleSheets({ ctx, input })).rejects.toMatchObject({ kind: 'conflict' });
  });

  it.each([
    ['that is missing', null, /"[^"]+missing\.json" does not exist/],
    ['that is no key file', '{"installed":{"client_secret":"secret-9d1"}}', /"[^"]+" is not the JSON key file .*OAuth/],
  ])('stops the start when it names a file %s', async (_, text, message) => {
    const path = join(product.api.dataDir, text === null ? 'missing.json' : 'wrong.json');
    if (text !== null) await writeFile(path, text);
    const start = () => readConfig({}, { GOOGLE_SERVICE_ACCOUNT_FILE: path });
    expect(start).toThrow(message);
    expect(start).not.toThrow(/secret-9d1/);
  });
});

describe('a key file that is entered on screen', () => {
  beforeEach(() => disconnectGoogleSheets({ ctx: contextOnScreen(), input }));

  it('connects, is tested and forgotten, and lies encrypted in the database', async () => {
    const ctx = contextOnScreen();
    expect(await getGoogleSheets({ ctx, input })).toMatchObject({ isConnected: false, keyFrom: null });
    expect(await testGoogleSheets({ ctx, input })).toMatchObject({
      ok: false,
      message: expect.stringContaining('enter the key file of a service account'),
    });
    const connected = await connectGoogleSheets({ ctx, input: { keyFile: sandboxServiceAccount() } });
    expect(connected).toMatchObject({ isConnected: true, keyFrom: 'stored', accountEmail: EMAIL, reason: null });
    expect(await testGoogleSheets({ ctx, input })).toMatchObject({ ok: true, message: expect.stringContaining(EMAIL) });
    const stored = JSON.stringify(await mongoose.connection.collection('connections').find().toArray());
    expect(stored).not.toMatch(/PRIVATE KEY|fictional-project/);
    expect(await disconnectGoogleSheets({ ctx, input })).toMatchObject({ isConnected: false, accountEmail: null });
  });

  it('shows on the card what the test came to, until the next success', async () => {
    const ctx = contextOnScreen();
    await connectGoogleSheets({ ctx, input: { keyFile: sandboxServiceAccount(REFUSED_ACCOUNTS.apiOff) } });
    const test = await testGoogleSheets({ ctx, input });
    expect(test).toMatchObject({ ok: false, message: expect.stringContaining('switched off') });
    expect((await getGoogleSheets({ ctx, input })).lastError?.message).toBe(test.message);
    const mended = await connectGoogleSheets({ ctx, input: { keyFile: sandboxServiceAccount() } });
    expect(mended.lastError).toBeNull();
  });

  it('is refused in words when it is none', async () => {
    const entered = connectGoogleSheets({ ctx: contextOnScreen(), input: { keyFile: '{"type":"authorized_user"}' } });
    await expect(entered).rejects.toMatchObject({ kind: 'invalid', issues: [{ path: ['keyFile'] }] });
  });

  it('has to be entered again in another installation', async () => {
    await connectGoogleSheets({ ctx: contextOnScreen(), input: { keyFile: sandboxServiceAccount() } });
    const state = await getGoogleSheets({ ctx: contextOnScreen(join(product.api.dataDir, 'other')), input });
    expect(state).toMatchObject({ isConnected: false, keyFrom: 'stored', reason: expect.stringContaining('again') });
  });

  it('adds no source to the lists of sources', async () => {
    const ctx = contextOnScreen();
    const before = [await listCatalogue({ ctx, input }), await listSources({ ctx, input })];
    await connectGoogleSheets({ ctx, input: { keyFile: sandboxServiceAccount() } });
    expect([await listCatalogue({ ctx, input }), await listSources({ ctx, input })]).toEqual(before);
  });
});

describe('the interface for scripts', () => {
  it('answers the state and the test, and never the key', async () => {
    const state = await (await fetch(`${product.api.origin}/api/sources/google-sheets`)).text();
    expect(JSON.parse(state)).toMatchObject({ isConnected: true, keyFrom: 'environment', accountEmail: EMAIL });
    const options = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' };
    const test = await fetch(`${product.api.origin}/api/sources/google-sheets/test`, options);
    expect(await test.json()).toMatchObject({ ok: true });
    const file = await readFile(join(product.api.dataDir, 'sandbox-service-account.json'), 'utf8');
    expect(state).not.toContain(JSON.parse(file).private_key.slice(40, 80));
  });
});
