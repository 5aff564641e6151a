import { setTimeout as sleep } from 'node:timers/promises';
import { LeadListModel, LeadModel, LeadRunModel } from '@workbench/db';
import { emptyTestDatabase, useTestDatabase } from '@workbench/db/testing';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { JobEngine } from '../../shared/jobs/processor/engine.ts';
import { ENRICHMENT_STEPS } from '../schemas.ts';
import { findLead } from '../store/change-lead.ts';
import { putLead } from '../store/leads.fixtures.ts';
import {
  cancelRun,
  enrichLeads,
  estimateLeads,
  pauseRun,
  resumeRun,
  retryLead,
  retryRun,
  startRun,
} from './enrich-leads.ts';
import { EnrichBench, marta, outage } from './enrichment.fixtures.ts';
import { getRun, listRuns } from './list-runs.ts';

useTestDatabase();
let bench: EnrichBench;
let engine: JobEngine;
beforeEach(async () => {
  await emptyTestDatabase();
  bench = new EnrichBench();
  engine = await bench.start();
});
afterEach(() => engine.stop());

const putLeads = async (count: number, parts: (index: number) => Parameters<typeof putLead>[0] = () => ({})) => {
  const leads = await Promise.all(Array.from({ length: count }, (_, index) => putLead(parts(index))));
  return leads.map(({ _id }) => _id.toHexString());
};
const begin = (leadIds: string[], more: Partial<Parameters<typeof startRun>[1]> = {}) =>
  startRun(bench.ctx, {
    listId: null,
    leadIds,
    steps: ['pdl_search'],
    creditsMax: null,
    writesBack: false,
    ...more,
  });
const verb = <I>(input: I) => ({ ctx: bench.ctx, input });
const states = async (step: string) => {
  const leads = await LeadModel.find().lean();
  return Object.groupBy(leads, ({ steps }) => steps[step]?.state ?? 'none');
};

describe('a run', () => {
  it('brings every lead to an end and says what it spent', async () => {
    bench.person = ({ email }) => (email?.includes('1') ? marta() : null);
    const ids = await putLeads(12);
    const { runId, leads } = await begin(ids, { steps: ENRICHMENT_STEPS });
    expect(leads).toBe(12);
    const run = await bench.ended(runId);
    expect(run).toMatchObject({
      state: 'completed',
      total: 12,
      completed: 12,
      failed: 0,
      isOpen: false,
      name: 'Chosen leads',
    });
    expect(run.creditsSpent).toBe(
      (await LeadModel.find().lean())
        .flatMap(({ steps }) => Object.values(steps))
        .reduce((sum, { credits }) => sum + credits, 0),
    );
    expect(await LeadModel.countDocuments({ enrichmentStatus: 'completed' })).toBe(12);
    expect((await listRuns(verb({ limit: 9 }))).items).toEqual([run]);
    // All is done, so no one is asked again.
    const asked = bench.asked.length;
    expect(await begin(ids)).toMatchObject({ leads: 0 });
    expect(bench.asked).toHaveLength(asked);
  });

  it('never spends more than its limit, and goes on with those who need no credit', async () => {
    bench.person = () => marta({ name: 'Marta Oliveira' });
    const ids = await putLeads(50, (index) =>
      index < 5 ? { firstName: '', lastName: '', email: `info@a${index}.example` } : {},
    );
    const { runId } = await begin(ids, { creditsMax: 10 });
    const run = await bench.ended(runId);
    expect(run).toMatchObject({ completed: 10, skipped: 40, failed: 0, creditsSpent: 10, creditsMax: 10 });
    expect(bench.bought).toHaveLength(10);
    const skipped = (await states('pdl_search')).skipped ?? [];
    const messages = new Set(skipped.map(({ steps }) => steps.pdl_search?.message));
    expect(messages).toContain("The run's limit of 10 credits is reached");
    expect(await LeadModel.countDocuments({ enrichmentStatus: 'completed' })).toBe(50);
    // What was left out for the limit is done by the next run, and no more than that.
    expect(await begin(ids)).toMatchObject({ leads: 35 });
  });

  it('gives back what was not spent', async () => {
    const ids = await putLeads(30);
    const run = await bench.ended((await begin(ids, { creditsMax: 1 })).runId);
    expect(run).toMatchObject({ creditsSpent: 0, failed: 0 });
    expect(bench.bought.length).toBeGreaterThan(0);
  });

  it('tries again what may pass, and tells what has failed for good', async () => {
    let refusals = 2;
    bench.person = ({ email }) => {
      if (email === 'bad@acme.example') return Object.assign(outage(), { kind: 'auth' });
      return refusals-- > 0 ? outage(30) : marta();
    };
    const ids = await putLeads(3, (index) => (index === 0 ? { email: 'bad@acme.example' } : {}));
    const { runId } = await begin(ids);
    expect(await bench.ended(runId)).toMatchObject({ completed: 2, failed: 1 });
    expect(await findLead(ids[0] as string)).toMatchObject({
      enrichmentStatus: 'failed',
      steps: { pdl_search: { state: 'failed', message: 'The source does not answer' } },
    });
    // Tried again when it is well: the failed one alone.
    bench.person = () => marta();
    const asked = bench.asked.length;
    expect(await retryRun(verb({ id: runId }))).toMatchObject({ state: 'running', failed: 0 });
    expect(await bench.ended(runId)).toMatchObject({ completed: 3, failed: 0 });
    expect(bench.asked).toHaveLength(asked + 1);
    expect(await findLead(ids[0] as string)).toMatchObject({ enrichmentStatus: 'completed', title: 'COO' });
    await expect(retryRun(verb({ id: runId }))).rejects.toMatchObject({ kind: 'conflict' });
  });

  it('gives up after the last attempt', async () => {
    bench.person = () => outage();
    const ids = await putLeads(1);
    expect(await bench.ended((await begin(ids)).runId)).toMatchObject({ state: 'failed', failed: 1 });
    expect(bench.asked).toHaveLength(5);
    expect((await findLead(ids[0] as string)).enrichmentStatus).toBe('failed');
  });
});

describe('pause, resume, cancel', () => {
  it('a pause begins no further lead; those at work end', async () => {
    bench.person = () => marta();
    const slow = bench.ports.people.reveal;
    bench.ports.people.reveal = async (...args) => {
      await sleep(60);
      return slow(...args);
    };
    const { runId } = await begin(await putLeads(80));
    while (bench.asked.length === 0) await sleep(5);
    expect(await pauseRun(verb({ id: runId }))).toMatchObject({ state: 'paused' });
    await sleep(1500);
    const paused = await getRun(verb({ id: runId }));
    expect(paused).toMatchObject({ running: 0, isOpen: false });
    expect(paused.pending).toBeGreaterThan(0);
    await resumeRun(verb({ id: runId }));
    expect(await bench.ended(runId)).toMatchObject({ completed: 80 });
    expect(bench.asked).toHaveLength(80);
    await expect(pauseRun(verb({ id: runId }))).rejects.toMatchObject({ kind: 'conflict' });
  });

  it('after a cancel nothing is at work any more, and who was not begun waits', async () => {
    const slow = bench.ports.people.reveal;
    bench.ports.people.reveal = async (...args) => {
      await sleep(40);
      return slow(...args);
    };
    const { runId } = await begin(await putLeads(60));
    while (bench.asked.length < 3) await sleep(5);
    await cancelRun(verb({ id: runId }));
    const run = await bench.ended(runId);
    expect(run.state).toBe('cancelled');
    while ((await LeadModel.countDocuments({ enrichmentStatus: 'enriching' })) > 0) await sleep(20);
    const waiting = await LeadModel.find({ enrichmentStatus: 'pending' }).lean();
    expect(waiting.length).toBeGreaterThan(0);
    for (const { runId: of, steps } of waiting) expect([of, steps.pdl_search]).toEqual([null, undefined]);
    expect(await LeadModel.countDocuments({ enrichmentStatus: 'completed' })).toBe(60 - waiting.length);
  });
});

describe('what is chosen', () => {
  it('is a list or leads, and a run of a list that is under way is answered', async () => {
    await expect(enrichLeads(verb({ enrichmentSteps: [], writeBack: true }))).rejects.toMatchObject({
      kind: 'invalid',
    });
    const listId = crypto.randomUUID();
    await expect(enrichLeads(verb({ listId, enrichmentSteps: ['pdl_search'], writeBack: true }))).rejects.toMatchObject(
      { kind: 'not_found' },
    );
    const counts = { created: 0, updated: 0, unchanged: 0, duplicates: 0, suppressed: 0, failed: 0 };
    await LeadListModel.create({
      _id: listId,
      kind: 'file',
      name: 'leads.csv',
      headers: [],
      mapping: [],
      counts,
      createdAt: bench.time,
      importedAt: bench.time,
      order: 1,
    });
    await putLeads(3, () => ({ listIds: [listId] }));
    const input = { listId, enrichmentSteps: ['pdl_search' as const], writeBack: true };
    const runs = await Promise.all([enrichLeads(verb(input)), enrichLeads(verb(input))]);
    expect(runs[0]).toMatchObject({ name: 'leads.csv', total: 3, steps: ['pdl_search'], writeBack: null });
    expect(runs[1]?.id).toBe(runs[0]?.id);
    await bench.ended(runs[0]?.id as string);
    expect(await LeadRunModel.countDocuments()).toBe(1);
  });

  it('one lead is done again alone, with the step asked for whatever came of it', async () => {
    const [id = ''] = await putLeads(1);
    await bench.ended((await begin([id])).runId);
    bench.person = () => marta();
    const before = bench.asked.length;
    await retryLead(verb({ id, step: 'pdl_search' as const }));
    const [run] = (await listRuns(verb({ limit: 1 }))).items;
    await bench.ended(run?.id as string);
    expect(bench.asked).toHaveLength(before + 1);
    expect((await findLead(id)).steps.pdl_search?.state).toBe('completed');
  });

  it('one step is done again for those in whom it failed', async () => {
    bench.person = ({ email }) => (email === 'bad@acme.example' ? Object.assign(outage(), { kind: 'auth' }) : null);
    const ids = await putLeads(3, (index) => (index === 0 ? { email: 'bad@acme.example' } : {}));
    const { runId } = await begin(ids);
    await bench.ended(runId);
    bench.person = () => marta();
    const again = await retryRun(verb({ id: runId, step: 'pdl_search' as const }));
    expect(again).toMatchObject({ total: 1 });
    await bench.ended(again.id);
    expect((await findLead(ids[0] as string)).enrichmentStatus).toBe('completed');
  });

  it('is estimated without asking anybody', async () => {
    await putLeads(1, () => ({ email: 'marta@gmail.com' }));
    await putLeads(1, () => ({ firstName: '', lastName: '', email: 'info@acme.com' }));
    await putLeads(2, () => ({ linkedinUrl: 'https://www.linkedin.com/in/marta' }));
    const ids = (await LeadModel.find().lean()).map(({ _id }) => _id.toHexString());
    const estimate = await estimateLeads(verb({ leadIds: ids, enrichmentSteps: [...ENRICHMENT_STEPS] }), bench.ports);
    expect(estimate).toMatchObject({
      leads: 4,
      steps: [
        { step: 'pdl_search', asked: 3, free: 1, creditsMax: 3, reason: null },
        { step: 'linkedin_discovery', asked: 1, free: 3, creditsMax: 0 },
        { step: 'company_research', creditsMax: expect.any(Number) },
      ],
      creditsLeft: 60,
    });
    expect([bench.asked, bench.looked, bench.researched]).toEqual([[], [], []]);
    bench.notConnected = ['pdl'];
    const without = await estimateLeads(verb({ leadIds: ids, enrichmentSteps: ['pdl_search'] }), bench.ports);
    expect(without).toMatchObject({ creditsMax: 0, steps: [{ reason: 'People Data Labs is not connected' }] });
  });

  it('is estimated with the companies whose domain only the search for people will tell', async () => {
    let answers = 0;
    bench.person = ({ organizationName, email }) => {
      const name = organizationName ?? email ?? '';
      // Also of colleagues: a company has more than one domain.
      const organizationDomain = `${name.replace(/@.*|\W/g, '').toLowerCase()}${answers++}.com`;
      return marta({ organizationName: name, organizationDomain });
    };
    const named = (company: string, at: number) => ({ company, email: null, keys: [`name:nr${at}|${company}`] });
    const ids = [
      ...(await putLeads(2, (at) => named('Acme', at))),
      ...(await putLeads(1, (at) => named('Globex', at))),
      ...(await putLeads(2, (at) => ({ email: `marta${at}@gmail.com` }))),
    ];
    const steps = [...ENRICHMENT_STEPS];
    const estimate = await estimateLeads(verb({ leadIds: ids, enrichmentSteps: steps }), bench.ports);
    expect(estimate.steps[2]).toMatchObject({ step: 'company_research', asked: 5, creditsMax: 5 * bench.companyPrice });
    bench.notConnected = ['pdl'];
    const offline = await estimateLeads(verb({ leadIds: ids, enrichmentSteps: steps }), bench.ports);
    expect(offline.steps[2]).toMatchObject({ asked: 0, creditsMax: 0 });
    bench.notConnected = [];
    const alone = await estimateLeads(
      verb({ leadIds: ids, enrichmentSteps: ['company_research' as const] }),
      bench.ports,
    );
    expect(alone.creditsMax).toBe(0);
    const run = await bench.ended((await begin(ids, { steps })).runId);
    expect(run.creditsSpent).toBe(estimate.creditsMax);
  });
});
