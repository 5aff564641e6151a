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
