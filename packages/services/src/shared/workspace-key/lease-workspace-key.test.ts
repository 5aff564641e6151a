import { WorkspaceKeyModel } from '@workbench/db';
import { emptyTestDatabase, useTestDatabase } from '@workbench/db/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Secrets } from '../secrets.ts';
import { type KeyLease, leaseWorkspaceKey } from './lease-workspace-key.ts';
import { claimOwnKey, requireOwnKey } from './require-own-key.ts';
import { verifyWorkspaceKey } from './workspace-key.ts';

useTestDatabase();
beforeEach(emptyTestDatabase);

const keyOf = (name: string): Secrets => ({
  seal: (text) => `${name} ${text}`,
  open: (text) => text,
  fingerprint: (text) => `${name} ${text}`,
  isNew: false,
});
const [ours, other] = [keyOf('ours'), keyOf('other')];

const leases: KeyLease[] = [];
afterEach(() => Promise.all(leases.splice(0).map((lease) => lease.release())));
const verify = (secrets: Secrets, isKeyLost = false) =>
  verifyWorkspaceKey(secrets, { isKeyLost, log: { warn: () => undefined } });
const start = async (secrets: Secrets, onLost: (error: Error) => void = () => undefined) => {
  await verify(secrets);
  const lease = await leaseWorkspaceKey(secrets, onLost);
  leases.push(lease);
  return lease;
};
const endLeases = () => WorkspaceKeyModel.collection.updateOne({}, { $set: { 'processes.$[].until': new Date(0) } });

describe('a process', () => {
  it('keeps every other key out while it runs, also before anything was written', async () => {
    const first = await start(ours);
    await expect(start(other)).rejects.toThrow('another secret key');
    const second = await start(ours);
    await first.release();
    await expect(start(other)).rejects.toThrow('another secret key');
    await second.release();
    await start(other);
    await expect(start(ours)).rejects.toThrow('another secret key');
  });

  it('binds its key once when two start at the same moment', async () => {
    const outcomes = await Promise.allSettled([start(ours), start(other)]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  it('is refused when its key was replaced after it was verified', async () => {
    await verify(ours);
    await start(other);
    await expect(leaseWorkspaceKey(ours, () => undefined)).rejects.toThrow('another secret key');
  });

  it('keeps no other key out once its lease has ended, and learns of it', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const lost = Promise.withResolvers<Error>();
    await start(ours, lost.resolve);
    await endLeases();
    await verify(other);
    vi.advanceTimersByTime(10_000);
    vi.useRealTimers();
    expect((await lost.promise).message).toContain('another secret key');
  });

  it.each(['reject', 'never answer'])('ends within a second though the database may %s', async (how) => {
    const lease = await start(ours);
    const answer = how === 'reject' ? Promise.reject(new Error('away')) : new Promise<never>(() => undefined);
    const update = vi.spyOn(WorkspaceKeyModel.collection, 'findOneAndUpdate').mockReturnValueOnce(answer);
    const begun = performance.now();
    await lease.release();
    expect(update).toHaveBeenCalledOnce();
    expect(performance.now() - begun).toBeLessThan(3000);
    update.mockRestore();
  });

  it('keeps no other key out by a lease from a clock that was ahead', async () => {
    await start(ours);
    const ahead = new Date(Date.now() + 24 * 3_600_000);
    await WorkspaceKeyModel.collection.updateOne({}, { $set: { 'processes.$[].until': ahead } });
    await start(ours);
    const { processes } = (await WorkspaceKeyModel.findById('workspace').lean()) ?? {};
    expect(processes).toHaveLength(1);
    await WorkspaceKeyModel.collection.updateOne({}, { $set: { 'processes.$[].until': ahead } });
    await start(other);
  });

  it('keeps every other key out for good once something was written with its key', async () => {
    const lease = await start(ours);
    await claimOwnKey({ secrets: ours });
    await lease.release();
    await expect(verify(other)).rejects.toThrow('another secret key');
    await verify(other, true);
  });

  it('that stood still while another key was bound uses its own no more', async () => {
    await start(ours);
    await endLeases();
    await start(other);
    for (const use of [claimOwnKey, requireOwnKey]) {
      await expect(use({ secrets: ours })).rejects.toThrow('another secret key');
      await use({ secrets: other });
    }
  });
});
