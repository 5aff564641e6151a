import { setTimeout as sleep } from 'node:timers/promises';
import { BatchItemModel, BatchModel, LeadListModel, LeadModel, LeadRunModel } from '@workbench/db';
import { emptyTestDatabase, useTestDatabase } from '@workbench/db/testing';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { JobEngine } from '../../shared/jobs/processor/engine.ts';
import { findLead } from '../store/change-lead.ts';
import { cancelRun, enrichLeads, retryLead, retryRun } from './enrich-leads.ts';
import { EnrichBench, marta, outage, putLeads } from './enrichment.fixtures.ts';
import { listRuns } from './list-runs.ts';

useTestDatabase();
let bench: EnrichBench;
let engine: JobEngine;
beforeEach(async () => {
  await emptyTestDatabase();
  bench = new EnrichBench();
  engine = await bench.start();
});
afterEach(() => engine.stop());

const verb = <I>(input: I) => ({ ctx: bench.ctx, input });
const refused = () => Object.assign(outage(), { kind: 'auth' as const });
const batchOf = async (runId: string) => (await LeadRunModel.findById(runId).lean())?.batchId as string;
const settled = async (runId: string) => {
  const run = await bench.ended(runId);
  while ((await BatchModel.exists({ _id: await batchOf(runId), finishedNotified: true })) === null) await sleep(10);
  return run;
};
const putList = async () => {
  const listId = crypto.randomUUID();
  const counts = { created: 0, updated: 0, unchanged: 0, duplicates: 0, suppressed: 0, failed: 0 };
  const parts = { kind: 'file', name: 'leads.csv', headers: [], mapping: [], counts, order: 1 };
  await LeadListModel.create({ _id: listId, ...parts, createdAt: bench.time, importedAt: bench.time });
  return listId;
};

describe('the end of a run', () => {
  it('leaves a lead as it is whom a later run has brought to an end', async () => {
    const slow = Promise.withResolvers<void>();
    const reveal = bench.ports.people.reveal;
    bench.ports.people.reveal = async (http, keys, ...more) => {
      if (keys[0]?.email === 'slow@acme.example') await slow.promise;
      return reveal(http, keys, ...more);
    };
    bench.person = ({ email }) => (email === 'bad@acme.example' ? refused() : null);
    const ids = await putLeads(2, (index) => ({ email: `${['bad', 'slow'][index]}@acme.example` }));
    const [bad = ''] = ids;
    const { runId } = await bench.begin(ids);
    while ((await findLead(bad)).enrichmentStatus !== 'failed') await sleep(10);
    bench.person = () => marta();
    await retryLead(verb({ id: bad }));
    const [later] = (await listRuns(verb({ limit: 1 }))).items;
    await settled(later?.id as string);
    slow.resolve();
    expect(await settled(runId)).toMatchObject({ failed: 1, completed: 1 });
    expect(await findLead(bad)).toMatchObject({ enrichmentStatus: 'completed', title: 'COO', runId: later?.id });
  });

  it.each([
    ['an earlier run', () => LeadRunModel.updateMany({}, { order: 1 })],
    ['one that is not saved any more', () => LeadRunModel.deleteMany({})],
  ])('marks leads that could not be begun as failed, also after %s', async (_which, change) => {
    const [old = '', fresh = ''] = await putLeads(2);
    await bench.ended((await bench.begin([old])).runId);
    await change();
    const message = 'It was interrupted again and again; try again';
    await engine.stop();
    const { runId } = await bench.begin([old, fresh], { isForced: true });
    const end = { state: 'failed', message, finishedAt: new Date() };
    await BatchItemModel.updateMany({ batchId: await batchOf(runId) }, { $set: end });
    engine = await bench.start();
    await settled(runId);
    for (const id of [old, fresh]) {
      const steps = { pdl_search: { state: 'failed', message } };
      expect(await findLead(id)).toMatchObject({ enrichmentStatus: 'failed', runId, steps });
    }
  });

  it('puts nobody back who is tried again at that moment', async () => {
    bench.person = refused;
    const { runId } = await bench.begin(await putLeads(60));
    await bench.ended(runId);
    bench.person = () => marta();
    await retryRun(verb({ id: runId }));
    expect(await settled(runId)).toMatchObject({ completed: 60, failed: 0 });
    expect(await LeadModel.countDocuments({ runId, enrichmentStatus: 'completed', title: 'COO' })).toBe(60);
  });
});

describe('a run that begins right after another one of its list was cancelled', () => {
  it('is a new one, and brings every lead to an end', async () => {
    const listId = await putList();
    await putLeads(30, () => ({ listIds: [listId] }));
    bench.person = () => marta();
    const reveal = bench.ports.people.reveal;
    bench.ports.people.reveal = async (...args) => {
      await sleep(100);
      return reveal(...args);
    };
    const { runId } = await bench.begin(null, { listId });
    while (bench.asked.length < 3) await sleep(5);
    await cancelRun(verb({ id: runId }));
    const input = { listId, enrichmentSteps: ['pdl_search' as const], creditsMax: 100, writeBack: true };
    const run = await enrichLeads(verb(input));
    expect(run).toMatchObject({ state: 'running', creditsMax: 100 });
    expect(run.id).not.toBe(runId);
    await Promise.all([settled(runId), settled(run.id)]);
    expect(await LeadModel.countDocuments({ enrichmentStatus: 'completed', title: 'COO' })).toBe(30);
    expect(await LeadModel.countDocuments({ 'steps.pdl_search.state': 'completed' })).toBe(30);
    expect(new Set(bench.bought).size).toBe(bench.bought.length);
  });
});

describe('two runs over one lead', () => {
  it('keep what the earlier one has found, and leave the step to the later one', async () => {
    const [id = ''] = await putLeads(1);
    const entered: (() => void)[] = [];
    bench.person = () => marta({ title: entered.length === 1 ? 'COO' : 'CFO' });
    const reveal = bench.ports.people.reveal;
    bench.ports.people.reveal = async (...args) => {
      await new Promise<void>((resolve) => entered.push(resolve));
      return reveal(...args);
    };
    const first = await bench.begin([id]);
    while (entered.length < 1) await sleep(5);
    const second = await bench.begin([id]);
    while (entered.length < 2) await sleep(5);
    bench.person = refused;
    entered[0]?.();
    await settled(first.runId);
    // The earlier one's failure is not the lead's while the later one is at it.
    expect(await findLead(id)).toMatchObject({ enrichmentStatus: 'enriching', runId: second.runId });
    bench.person = () => marta();
    entered[1]?.();
    expect(await settled(second.runId)).toMatchObject({ completed: 1, creditsSpent: 1 });
    const steps = { pdl_search: { state: 'completed', credits: 1 } };
    expect(await findLead(id)).toMatchObject({ enrichmentStatus: 'completed', title: 'COO', steps });
  });
});
