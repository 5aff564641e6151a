import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ConnectorError } from '@workbench/connectors/errors';
import { ConnectionModel } from '@workbench/db';
import { emptyTestDatabase, useTestDatabase } from '@workbench/db/testing';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createContext } from '../../shared/context.ts';
import { openSecrets } from '../../shared/secrets.ts';
import { connectSource } from './connect-source.ts';
import { recordCallOutcome } from './record-outcome.ts';
import { resolveConnection } from './resolve-connection.ts';

useTestDatabase();
beforeEach(emptyTestDatabase);
let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'workbench-keys-'));
});
afterAll(() => rm(dataDir, { recursive: true }));

it('masks the key that was used, also when it was replaced during the call', async () => {
  const ctx = createContext({ secrets: openSecrets(dataDir) });
  await connectSource({ ctx, input: { id: 'apollo', apiKey: 'old-key-0123456789' } });
  const used = await resolveConnection(ctx, 'apollo');
  await connectSource({ ctx, input: { id: 'apollo', apiKey: 'new-key-0123456789' } });
  const refused = new ConnectorError('auth', 'apollo', 'the key old-key-0123456789 is not valid');
  await recordCallOutcome(ctx, 'apollo', refused, used);
  expect((await ConnectionModel.findById('apollo').lean())?.lastError?.message).toBe('the key •••• is not valid');
});

it.each(['cap_reached', 'not_connected', 'unsure_paid'] as const)('%s is no failure of the source', async (kind) => {
  const ctx = createContext({ secrets: openSecrets(dataDir) });
  await connectSource({ ctx, input: { id: 'apollo', apiKey: 'some-key-0123456789' } });
  const used = await resolveConnection(ctx, 'apollo');
  await recordCallOutcome(ctx, 'apollo', new ConnectorError(kind, 'apollo', 'not sent'), used);
  expect((await ConnectionModel.findById('apollo').lean())?.lastError ?? null).toBeNull();
});

it('says since when the vendor has reported no credits left, until a paid call succeeds or the key is replaced', async () => {
  const at = new Date('2026-11-21T14:05:00Z');
  let now = at;
  const ctx = createContext({ secrets: openSecrets(dataDir), now: () => now });
  const connect = () => connectSource({ ctx, input: { id: 'pdl', apiKey: 'some-key-0123456789' } });
  await connect();
  const used = await resolveConnection(ctx, 'pdl');
  const fail = (kind: 'credits_exhausted' | 'rate_limited') =>
    recordCallOutcome(ctx, 'pdl', new ConnectorError(kind, 'pdl', 'no'), used);
  const since = async () => (await resolveConnection(ctx, 'pdl')).creditsExhaustedSince;
  expect(await since()).toBeNull();
  await fail('credits_exhausted');
  now = new Date(at.getTime() + 60_000);
  await fail('credits_exhausted');
  await fail('rate_limited');
  await recordCallOutcome(ctx, 'pdl', null, { ...used, bought: 0 });
  expect(await since()).toEqual(at);
  await recordCallOutcome(ctx, 'pdl', null, { ...used, bought: 1 });
  expect(await since()).toBeNull();

  await fail('credits_exhausted');
  await connect();
  expect(await since()).toBeNull();
  const lastError = { kind: 'credits_exhausted', message: 'of an earlier version', at };
  await ConnectionModel.updateOne({ _id: 'pdl' }, { $set: { lastError } });
  expect(await since()).toEqual(at);
});

it('says nothing of credits for the key of another account, also one from the environment', async () => {
  const contextOf = (key: string) =>
    createContext({ secrets: openSecrets(dataDir), environment: { keys: { pdl: key }, baseUrls: {} } as never });
  const first = contextOf('first-key-0123456789');
  const exhausted = new ConnectorError('credits_exhausted', 'pdl', 'no');
  await recordCallOutcome(first, 'pdl', exhausted, await resolveConnection(first, 'pdl'));
  expect((await resolveConnection(first, 'pdl')).creditsExhaustedSince).not.toBeNull();
  const second = contextOf('second-key-0123456789');
  expect((await resolveConnection(second, 'pdl')).creditsExhaustedSince).toBeNull();
});

it('takes the late answer to a key that was replaced meanwhile for no word on the present one', async () => {
  const ctx = createContext({ secrets: openSecrets(dataDir) });
  const connect = (apiKey: string) => connectSource({ ctx, input: { id: 'pdl', apiKey } });
  await connect('first-key-0123456789');
  const first = await resolveConnection(ctx, 'pdl');
  await connect('second-key-0123456789');
  const exhausted = new ConnectorError('credits_exhausted', 'pdl', 'no');
  await recordCallOutcome(ctx, 'pdl', exhausted, first);
  expect(await ConnectionModel.findById('pdl').lean()).toMatchObject({ lastError: null });
  expect((await resolveConnection(ctx, 'pdl')).creditsExhaustedSince).toBeNull();
  const second = await resolveConnection(ctx, 'pdl');
  await recordCallOutcome(ctx, 'pdl', exhausted, second);
  await recordCallOutcome(ctx, 'pdl', null, { ...first, bought: 1 });
  expect((await resolveConnection(ctx, 'pdl')).creditsExhaustedSince).not.toBeNull();
});
