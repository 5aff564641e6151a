import { setTimeout as sleep } from 'node:timers/promises';
import { ConnectorError, type ConnectorErrorKind } from '@workbench/connectors/errors';
import { LeadModel, LeadRunModel } from '@workbench/db';
import { emptyTestDatabase, useTestDatabase } from '@workbench/db/testing';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { JobEngine } from '../../shared/jobs/processor/engine.ts';
import { findLead } from '../store/change-lead.ts';
import { cancelRun, retryLead, retryRun } from './enrich-leads.ts';
import { EnrichBench, marta, outage, putLeads } from './enrichment.fixtures.ts';
import { getRun } from './list-runs.ts';

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
/** Every paid call that is handed over ends so. */
const failAs = (kind: ConnectorErrorKind, more: { isUncharged?: boolean; retryAfterMs?: number } = {}) => {
  bench.send = () => {
    throw Object.assign(new ConnectorError(kind, 'pdl', 'The source does not answer'), more);
  };
};
const answerWell = () => {
  bench.send = () => undefined;
};
const spentOnLeads = async () =>
  (await LeadModel.find().lean())
    .flatMap(({ steps }) => Object.values(steps))
    .reduce((sum, { credits }) => sum + credits, 0);
const cancelled = async (runId: string) => {
  await cancelRun(verb({ id: runId }));
  await bench.ended(runId);
  while ((await LeadModel.countDocuments({ enrichmentStatus: 'enriching' })) > 0) await sleep(10);
  await sleep(50);
  return getRun(verb({ id: runId }));
};

describe('what a lead has reserved', () => {
  it('is theirs when the run is tried again after calls whose price is not known', async () => {
    bench.person = () => marta();
    failAs('vendor_unavailable');
    const ids = await putLeads(3);
    const { runId } = await bench.begin(ids, { creditsMax: 3 });
    expect(await bench.ended(runId)).toMatchObject({ failed: 3, creditsSpent: 3 });
    expect((await findLead(ids[0] as string)).steps.pdl_search).toMatchObject({ state: 'failed', credits: 1 });
    answerWell();
    await retryRun(verb({ id: runId }));
    expect(await bench.ended(runId)).toMatchObject({ completed: 3, skipped: 0, creditsSpent: 3 });
    expect(bench.bought).toHaveLength(3);
    expect(await spentOnLeads()).toBe(3);
  });

  it('is not reserved once more however often the run is tried again', async () => {
    failAs('contract_changed');
    const { runId } = await bench.begin(await putLeads(1));
    await bench.ended(runId);
    await retryRun(verb({ id: runId }));
    expect(await bench.ended(runId)).toMatchObject({ failed: 1, creditsSpent: 1 });
    expect(await spentOnLeads()).toBe(1);
  });

  it('is given back when the call certainly cost nothing', async () => {
    failAs('vendor_unavailable', { isUncharged: true });
    const ids = await putLeads(1);
    expect(await bench.ended((await bench.begin(ids)).runId)).toMatchObject({ failed: 1, creditsSpent: 0 });
    // Bought by an earlier run that never heard the answer: this one has sent nothing.
    failAs('unsure_paid');
    await retryLead(verb({ id: ids[0] as string, step: 'pdl_search' as const }));
    const runs = await LeadRunModel.find().lean();
    expect(runs).toHaveLength(2);
    for (const { _id } of runs) expect(await bench.ended(_id)).toMatchObject({ failed: 1, creditsSpent: 0 });
  });
});

describe('a step that has failed for good', () => {
  it('is not done again while another step of the lead is tried again', async () => {
    failAs('contract_changed');
    bench.onWikidata = () => outage();
    const [id = ''] = await putLeads(1, () => ({ email: 'marta@acme.com' }));
    const { runId } = await bench.begin([id], { steps: ['pdl_search', 'linkedin_discovery'] });
    expect(await bench.ended(runId)).toMatchObject({ failed: 1, creditsSpent: 1 });
    expect(bench.asked).toHaveLength(1);
    expect(bench.looked.filter((source) => source === 'wikidata')).toHaveLength(5);
    bench.onWikidata = () => [];
    answerWell();
    await retryRun(verb({ id: runId }));
    expect(await bench.ended(runId)).toMatchObject({ completed: 1, failed: 0, creditsSpent: 0 });
  });

  it('fails its lead also when the other steps end well in a later attempt', async () => {
    failAs('auth');
    let outages = 1;
    bench.onWikidata = () => (outages-- > 0 ? outage() : []);
    const [id = ''] = await putLeads(1, () => ({ email: 'marta@acme.com' }));
    const { runId } = await bench.begin([id], { steps: ['pdl_search', 'linkedin_discovery'] });
    expect(await bench.ended(runId)).toMatchObject({ failed: 1, creditsSpent: 0 });
    expect(await findLead(id)).toMatchObject({
      enrichmentStatus: 'failed',
      steps: { pdl_search: { state: 'failed' }, linkedin_discovery: { state: 'skipped' } },
    });
  });
});

describe('a cancelled run', () => {
  const waiting = () => LeadModel.countDocuments({ 'steps.pdl_search.message': 'The source does not answer' });

  it('gives back what was reserved for leads who wait, where nothing was sent', async () => {
    failAs('rate_limited', { retryAfterMs: 60_000 });
    const { runId } = await bench.begin(await putLeads(3), { creditsMax: 3 });
    while ((await waiting()) < 3) await sleep(10);
    expect((await getRun(verb({ id: runId }))).creditsSpent).toBe(3);
    expect((await cancelled(runId)).creditsSpent).toBe(0);
  });

  it('gives back what was reserved for leads who stood at the gate', async () => {
    bench.send = (signal) => sleep(60_000, undefined, { signal }).catch(() => signal?.throwIfAborted());
    const { runId } = await bench.begin(await putLeads(3));
    while (bench.asked.length < 3) await sleep(10);
    expect((await cancelled(runId)).creditsSpent).toBe(0);
  });

  it('keeps what was reserved where a call was sent and its answer was lost', async () => {
    failAs('vendor_unavailable', { retryAfterMs: 60_000 });
    const { runId } = await bench.begin(await putLeads(3));
    while ((await waiting()) < 3) await sleep(10);
    expect((await cancelled(runId)).creditsSpent).toBe(3);
  });
});
