import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ConnectionModel, SuppressionModel, WebhookModel, WorkspaceKeyModel } from '@workbench/db';
import { emptyTestDatabase, useTestDatabase } from '@workbench/db/testing';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { openSecrets, SecretKeyError, type Secrets } from '../secrets.ts';
import { leaseWorkspaceKey } from './lease-workspace-key.ts';
import { verifyWorkspaceKey } from './workspace-key.ts';

useTestDatabase();
afterEach(() => vi.restoreAllMocks());
beforeEach(emptyTestDatabase);

const dirs: string[] = [];
let [ours, other]: Secrets[] = [];
beforeAll(async () => {
  for (let at = 0; at < 2; at++) dirs.push(await mkdtemp(join(tmpdir(), 'workbench-key-')));
  for (const dir of dirs) openSecrets(dir);
  [ours, other] = dirs.map((dir) => openSecrets(dir));
});
afterAll(() => Promise.all(dirs.map((dir) => rm(dir, { recursive: true }))));

const warnings: string[] = [];
const verify = (secrets: Secrets | undefined, isKeyLost = false) =>
  verifyWorkspaceKey(secrets as Secrets, { isKeyLost, log: { warn: (_, message) => void warnings.push(message) } });

const suppress = () =>
  SuppressionModel.create({
    _id: 'one',
    hashes: [{ kind: 'email', hash: `${ours?.fingerprint('email:a@b.com')}` }],
    reason: '',
    addedAt: new Date(),
  });
const subscribe = () =>
  WebhookModel.create({
    _id: 'one',
    name: 'CRM',
    url: 'https://hooks.acme.com/',
    events: ['company.created'],
    secrets: [{ sealed: `${ours?.seal('whsec_1')}`, createdAt: new Date(), expiresAt: null }],
    feedSince: 'x',
    since: new Date(),
    createdAt: new Date(),
    updatedAt: new Date(),
  } as never);
const connect = () => ConnectionModel.create({ _id: 'apollo', sealedKey: `${ours?.seal('sk-live')}`, keyHint: 'live' });

it('switches webhooks off when the key is lost: their secrets can be read no more', async () => {
  await verify(ours);
  await subscribe();
  await verify(other, true);
  expect(await WebhookModel.findById('one').lean()).toMatchObject({ secrets: [], offReason: 'secret_lost' });
});

describe('a process with another key than the database', () => {
  it.each([
    ['people are on the do-not-contact list', suppress],
    ['keys of sources are stored', connect],
    ['secrets of webhooks are stored', subscribe],
  ])('is refused while %s, in words that say what to do', async (_, write) => {
    await verify(ours);
    await write();
    await expect(verify(other)).rejects.toThrow(SecretKeyError);
    await expect(verify(other)).rejects.toThrow(/secret\.key.*SECRET_KEY_FILE.*SECRET_KEY_LOST=yes/);
    await verify(ours);
  });

  it('is refused when the database is from before the fingerprint, by the keys of its sources', async () => {
    await connect();
    await expect(verify(other)).rejects.toThrow('another secret key');
    await verify(ours);
    expect(await WorkspaceKeyModel.countDocuments()).toBe(1);
  });

  it('claims no do-not-contact list from before the fingerprint, and keeps no other out', async () => {
    await suppress();
    await verify(other);
    expect(warnings.at(-1)).toContain('did not note its secret key');
    await ConnectionModel.create({ _id: 'apollo', sealedKey: `${other?.seal('sk-new')}`, keyHint: 'new' });
    await verify(ours);
    await verify(ours, true);
    expect(await SuppressionModel.countDocuments()).toBe(1);
    await SuppressionModel.deleteMany({});
    await ConnectionModel.updateOne({ _id: 'apollo' }, { sealedKey: `${ours?.seal('sk-live')}` });
    await verify(ours);
    await suppress();
    await expect(verify(other)).rejects.toThrow('another secret key');
  });

  it('was made at this start, so that no entry can be of it, and is refused at the next one, too', async () => {
    await suppress();
    const dir = await mkdtemp(join(tmpdir(), 'workbench-key-'));
    dirs.push(dir);
    await expect(verify(openSecrets(dir))).rejects.toThrow('Check that DATA_DIR is the right folder');
    await expect(verify(openSecrets(dir))).rejects.toThrow('Check that DATA_DIR is the right folder');
    await verify(ours);
    await verify(ours);
    await verify(openSecrets(dir), true);
    expect(await SuppressionModel.countDocuments()).toBe(0);
    await verify(openSecrets(dir));
  });

  it('is not answered with the advice to empty the do-not-contact list', async () => {
    await connect();
    await suppress();
    const refusal = await verify(other).catch(String);
    expect(refusal).toContain('Put the right secret.key back');
    expect(refusal).not.toMatch(/empt|start once/);
    await verify(ours);
  });

  it('starts while nothing depends on the key, and the first one is refused then', async () => {
    await verify(ours);
    await verify(other);
    await suppress();
    await expect(verify(ours)).rejects.toThrow('another secret key');
  });

  it('starts when the key is declared lost, with nothing left that only that key could read', async () => {
    await verify(ours);
    await suppress();
    await connect();
    await verify(other, true);
    expect(await SuppressionModel.countDocuments()).toBe(0);
    expect(await ConnectionModel.findById('apollo').lean()).toEqual({ _id: 'apollo' });
    expect(warnings.join()).toContain('entered again');
    await verify(other);
  });

  it('is refused while another process runs with the key that is declared lost', async () => {
    await verify(ours);
    await suppress();
    const lease = await leaseWorkspaceKey(ours as Secrets, () => undefined);
    await expect(verify(other, true)).rejects.toThrow('another process of this workspace ran with the key');
    expect(await SuppressionModel.countDocuments()).toBe(1);
    await lease.release();
    await verify(other, true);
    expect(await SuppressionModel.countDocuments()).toBe(0);
  });

  it('removes nothing when a process has begun to run with it after it was judged', async () => {
    await verify(ours);
    await suppress();
    const exists = SuppressionModel.exists.bind(SuppressionModel);
    vi.spyOn(SuppressionModel, 'exists').mockImplementationOnce((async (filter: object) => {
      await leaseWorkspaceKey(ours as Secrets, () => undefined);
      return await exists(filter);
    }) as never);
    await expect(verify(other, true)).rejects.toThrow('another process of this workspace ran with the key');
    expect(await SuppressionModel.countDocuments()).toBe(1);
  });

  it('removes what the key could read also when the process that began it was killed', async () => {
    await verify(ours);
    await suppress();
    vi.spyOn(SuppressionModel, 'deleteMany').mockImplementationOnce(() => {
      throw new Error('killed');
    });
    await expect(verify(other, true)).rejects.toThrow('killed');
    await expect(verify(ours)).rejects.toThrow('another secret key');
    await verify(other);
    expect(await SuppressionModel.countDocuments()).toBe(0);
    await suppress();
    await verify(other);
    expect(await SuppressionModel.countDocuments()).toBe(1);
  });

  it('removes nothing when the key is declared lost and is not', async () => {
    await verify(ours);
    await suppress();
    await verify(ours, true);
    expect(await SuppressionModel.countDocuments()).toBe(1);
  });
});
