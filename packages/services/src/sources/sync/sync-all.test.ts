import { setTimeout as sleep } from 'node:timers/promises';
import { ConnectorError } from '@workbench/connectors/errors';
import { BatchItemModel, BatchModel, CompanyModel, CompanySyncModel, SettingsModel } from '@workbench/db';
import { emptyTestDatabase, useTestDatabase } from '@workbench/db/testing';
import { Types } from 'mongoose';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DEFAULT_SETTINGS } from '../../settings/index.ts';
import { createContext } from '../../shared/context.ts';
import { type JobEngine, startJobEngine } from '../../shared/jobs/processor/engine.ts';
import { SOURCE_PORTS } from '../connections/default-ports.ts';
import { answer, FakePorts, FakeSource, figure, HTTP } from '../connections/fake-sources.fixtures.ts';
import type { SyncRun } from '../schemas.ts';
import {
  cancelSync,
  getLatestSync,
  getSyncRun,
  listSyncItems,
  pauseSync,
  resumeSync,
  retrySync,
  syncAll,
} from './sync-all.ts';
import { getCompanySync, syncCompany } from './sync-company.ts';
import { autoSync, registerSourceJobs } from './sync-jobs.ts';
import { SYNC_KIND } from './sync-params.ts';
import { trackCompany } from './track-company.ts';

useTestDatabase();

// The jobs live by the real clock, and so do their items here.
const ctx = createContext({ http: HTTP });
const FAST = { sweepMs: 50, backoffMs: 20, graceMs: 300 };
let wikidata: FakeSource;
let ports: FakePorts;
let engine: JobEngine | null = null;

beforeEach(async () => {
  await emptyTestDatabase();
  wikidata = new FakeSource('wikidata', 'Wikidata');
  wikidata.reply = () => answer({ figures: [figure(120)] });
  ports = new FakePorts(wikidata);
  registerSourceJobs(ports);
});
afterEach(async () => {
  await engine?.stop();
  engine = null;
});

const startEngine = async () => {
  engine = await startJobEngine({ ctx, timings: FAST });
};
const track = (domain: string) => trackCompany({ ctx, input: { name: domain, domain } });
const read = ({ id }: { id: string }) => getSyncRun({ ctx, input: { runId: id } });
const sync = (id: string) => getCompanySync({ ctx, input: { id } });

async function until(isTrue: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isTrue())) await sleep(20);
}
async function ended(run: { id: string }): Promise<SyncRun> {
  await until(async () => (await read(run)).finishedAt !== null);
  return read(run);
}

describe('a new company', () => {
  it('gets its figures without any action', async () => {
    await startEngine();
    const { id } = await track('acme.com');
    await until(async () => (await sync(id)).state === 'completed');
    expect((await sync(id)).outcomes).toMatchObject([{ id: 'wikidata', outcome: 'figure' }]);
    expect(await getLatestSync({ ctx, input: {} })).toBeNull();
  });

  it('is queued before the answer, and is synced once when asked twice', async () => {
    const { id } = await track('acme.com');
    expect(await sync(id)).toMatchObject({ state: 'queued' });
    expect(await syncCompany({ ctx, input: { id } })).toMatchObject({ state: 'queued' });
    await startEngine();
    await until(async () => (await sync(id)).state === 'completed');
    expect(wikidata.queries).toHaveLength(1);
    await syncCompany({ ctx, input: { id } });
    await until(() => wikidata.queries.length === 2);
  });

  it('is synced anew for who asks when the last sync has just ended', async () => {
    const { id } = await track('acme.com');
    await BatchItemModel.updateMany({}, { $set: { state: 'completed', finishedAt: new Date() } });
    const asked = syncCompany({ ctx, input: { id } });
    await startEngine();
    await asked;
    await until(() => wikidata.queries.length === 1);
    expect(await BatchModel.countDocuments({ kind: SYNC_KIND })).toBe(2);
  });

  it('is refused when it is not tracked', async () => {
    const unknown = { id: '0123456789abcdef01234567' };
    await expect(syncCompany({ ctx, input: unknown })).rejects.toMatchObject({ kind: 'not_found' });
  });
});

describe('Sync All', () => {
  it('answers the run that is under way, to a second click and to the hourly sync', async () => {
    await track('a.com');
    const run = await syncAll({ ctx, input: {} });
    expect(run).toMatchObject({ state: 'running', origin: 'all', total: 1, pending: 1 });
    await SettingsModel.create({ ...DEFAULT_SETTINGS, _id: 'workspace', autoSync: true });
    await autoSync(ctx);
    expect(await syncAll({ ctx, input: {} })).toMatchObject({ id: run.id });
    expect(await getLatestSync({ ctx, input: {} })).toMatchObject({ id: run.id });
  });

  it('runs by the hour only when the setting is on and there are companies', async () => {
    await track('a.com');
    await autoSync(ctx);
    expect(await getLatestSync({ ctx, input: {} })).toBeNull();
    await SettingsModel.create({ ...DEFAULT_SETTINGS, _id: 'workspace', autoSync: true });
    await CompanyModel.deleteMany();
    await autoSync(ctx);
    expect(await getLatestSync({ ctx, input: {} })).toBeNull();
    await track('b.com');
    await autoSync(ctx);
    expect(await getLatestSync({ ctx, input: {} })).toMatchObject({ origin: 'auto' });
  });

  it('asks by the hour only about companies of which something is due, and reports no empty run', async () => {
    await SettingsModel.create({ ...DEFAULT_SETTINGS, _id: 'workspace', autoSync: true });
    const fresh = await track('a.com');
    const due = await track('b.com');
    const connections = await SOURCE_PORTS.readConnections(ctx);
    const finishedAt = new Date(Date.now() - 3_600_000);
    const outcomes = connections.map(({ connector: { id }, label: source }) => {
      const answered = { at: finishedAt, askedAt: finishedAt, unknownWith: null };
      return { id, source, outcome: 'identity', message: 'known', credits: 0, ...answered };
    });
    const sync = { state: 'completed', message: null, finishedAt, outcomes, ids: {} } as const;
    await CompanySyncModel.create({ ...sync, _id: new Types.ObjectId(fresh.id) });
    await autoSync(ctx);
    const run = await getLatestSync({ ctx, input: {} });
    expect(run).toMatchObject({ origin: 'auto', total: 1 });
    expect(await BatchItemModel.find({ batchId: run?.id ?? '' }).lean()).toMatchObject([{ key: due.id }]);
    await BatchModel.deleteMany({});
    await CompanySyncModel.create({ ...sync, _id: new Types.ObjectId(due.id) });
    await autoSync(ctx);
    await startEngine();
    expect(await ended((await getLatestSync({ ctx, input: {} })) as SyncRun)).toMatchObject({ total: 0 });
  });

  it('runs by itself an hour after the last run ended, whoever began that, and in one process', async () => {
    await track('a.com');
    await SettingsModel.create({ ...DEFAULT_SETTINGS, _id: 'workspace', autoSync: true });
    await startEngine();
    const { id, finishedAt } = await ended(await syncAll({ ctx, input: {} }));
    const at = (minutes: number) => ({ ...ctx, now: () => new Date(Date.parse(finishedAt ?? '') + minutes * 60_000) });
    await autoSync(at(59));
    expect(await getLatestSync({ ctx, input: {} })).toMatchObject({ id });
    await Promise.all([autoSync(at(60)), autoSync(at(60))]);
    expect(await getLatestSync({ ctx, input: {} })).toMatchObject({ origin: 'auto' });
    expect(await BatchModel.countDocuments({ name: 'sync-all' })).toBe(2);
  });

  it('runs by itself after a run that ended by a clock that was ahead', async () => {
    await track('a.com');
    await SettingsModel.create({ ...DEFAULT_SETTINGS, _id: 'workspace', autoSync: true });
    await startEngine();
    const { finishedAt } = await ended(await syncAll({ ctx, input: {} }));
    await autoSync({ ...ctx, now: () => new Date(Date.parse(finishedAt ?? '') - 365 * 86_400_000) });
    expect(await getLatestSync({ ctx, input: {} })).toMatchObject({ origin: 'auto' });
  });

  it('brings every company to one final state, counts them, names those that failed and tries them again', async () => {
    for (let index = 0; index < 6; index++) await track(`c${index}.com`);
    wikidata.reply = ({ domain }) =>
      domain === 'c3.com'
        ? new ConnectorError('auth', 'wikidata', 'The key is wrong')
        : answer({ figures: [figure(5)] });
    const run = await syncAll({ ctx, input: {} });
    await startEngine();
    expect(await ended(run)).toMatchObject({
      state: 'completed',
      completed: 5,
      failed: 1,
      pending: 0,
      secondsLeft: null,
    });
    const failed = { runId: run.id, state: 'failed' as const, limit: 100 };
    expect((await listSyncItems({ ctx, input: failed })).items).toMatchObject([
      { name: 'c3.com', domain: 'c3.com', state: 'failed', message: 'Wikidata: The key is wrong' },
    ]);
    const domains: string[] = [];
    for (let cursor: string | undefined = '0', total = 0; cursor !== undefined; ) {
      const page = await listSyncItems({
        ctx,
        input: { runId: run.id, limit: 2, ...(total > 0 && { cursor }) },
      });
      total = page.total;
      domains.push(...page.items.map(({ domain }) => domain));
      cursor = page.nextCursor ?? undefined;
    }
    expect(domains.toSorted()).toEqual([...new Set(domains)].toSorted());
    expect(domains).toHaveLength(6);
    await until(() => ports.notices.length > 0);
    expect(ports.notices).toMatchObject([{ kind: 'sync_failed', message: '5 of 6 companies were synced, 1 failed.' }]);
    wikidata.reply = () => null;
    await retrySync({ ctx, input: { runId: run.id } });
    expect(await ended(run)).toMatchObject({ completed: 6, failed: 0 });
    await until(() => ports.notices.length > 1);
    expect(ports.notices[1]).toMatchObject({ kind: 'sync_finished' });
  });

  it('tries a company again by itself when its sources were away for a moment', async () => {
    const { id } = await track('a.com');
    let calls = 0;
    wikidata.reply = () =>
      ++calls === 1 ? new ConnectorError('vendor_unavailable', 'wikidata', 'Away') : answer({ figures: [figure(5)] });
    await startEngine();
    await until(async () => (await sync(id)).state === 'completed');
    expect(calls).toBe(2);
  });

  it('begins nothing while it is paused, goes on, and leaves out the rest when cancelled', async () => {
    await track('a.com');
    const run = await syncAll({ ctx, input: {} });
    const input = { runId: run.id };
    expect(await pauseSync({ ctx, input })).toMatchObject({ state: 'paused', pending: 1 });
    expect(await resumeSync({ ctx, input })).toMatchObject({ state: 'running' });
    expect(await cancelSync({ ctx, input })).toMatchObject({ state: 'cancelled', cancelled: 1, pending: 0 });
    expect((await syncAll({ ctx, input: {} })).id).not.toBe(run.id);
  });

  it('bundles the large moves of a run in one notification', async () => {
    const { id } = await track('a.com');
    const pdl = new FakeSource('pdl', 'PDL');
    ports.sources.push(pdl);
    pdl.reply = () => answer({ figures: [figure(120)] });
    await startEngine();
    await until(async () => (await sync(id)).state === 'completed');
    for (const source of ports.sources) {
      source.connection.connector.freshForMs = 0;
      source.reply = () => answer({ figures: [figure(500)] });
    }
    const run = await ended(await syncAll({ ctx, input: {} }));
    await until(() => ports.notices.length === 2);
    expect(ports.notices).toMatchObject([
      { kind: 'headcount_moved', title: 'Headcount moved', message: 'a.com: 120 → 500' },
      { kind: 'sync_finished', message: '1 of 1 companies were synced.' },
    ]);
    await retrySync({ ctx, input: { runId: run.id } });
    await until(() => ports.notices.length === 3);
    expect(ports.notices[2]).toMatchObject({ kind: 'sync_finished' });
  });

  it('knows no run by another id', async () => {
    const input = { runId: '7b1f8a3e-0000-4000-8000-000000000000' };
    await expect(getSyncRun({ ctx, input })).rejects.toMatchObject({ kind: 'not_found' });
    await expect(cancelSync({ ctx, input })).rejects.toMatchObject({ kind: 'not_found' });
  });
});
