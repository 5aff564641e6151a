import { ConnectorError } from '@workbench/connectors/errors';
import { emptyTestDatabase, useTestDatabase } from '@workbench/db/testing';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { JobEngine } from '../../shared/jobs/processor/engine.ts';
import { findLead } from '../store/change-lead.ts';
import { toLeadDetail } from '../store/lead-view.ts';
import { retryLead, retryRun } from './enrich-leads.ts';
import { EnrichBench, marta, putLeads } from './enrichment.fixtures.ts';
import { getRun } from './list-runs.ts';

useTestDatabase();
let bench: EnrichBench;
let engine: JobEngine;
let lostMax: number;
beforeEach(async () => {
  await emptyTestDatabase();
  bench = new EnrichBench();
  bench.person = () => marta();
  lostMax = 2;
  const lost = new Set<string>();
  // The first ones are lost; after that they are sold only to who takes the risk.
  bench.send = (_, paid) => {
    const { key = '', repeatLostBefore } = paid ?? {};
    if (lost.size < lostMax) lost.add(key);
    if (!lost.has(key) || repeatLostBefore !== undefined) return;
    throw Object.assign(new ConnectorError('unsure_paid', 'pdl', 'It is not bought again'), { repeatCredits: 1 });
  };
  engine = await bench.start();
});
afterEach(() => engine.stop());

const verb = <I>(input: I) => ({ ctx: bench.ctx, input });
const searchOf = async (id = '') => (await toLeadDetail(await findLead(id))).steps[0];

describe('people whose purchase was lost', () => {
  it('are bought again in a run of their own when a user asks for it, and no one else', async () => {
    const ids = await putLeads(3, (index) => ({ email: `lead${index}@acme.com` }));
    const { runId } = await bench.begin(ids);
    expect(await bench.ended(runId)).toMatchObject({ failed: 2, repeatCredits: 2 });
    expect((await Promise.all(ids.map(searchOf))).map((step) => step?.repeatCredits).toSorted()).toEqual([1, 1, null]);
    bench.asked.length = 0;
    const repeated = await retryRun(verb({ id: runId, repeatLost: true }));
    expect(repeated).toMatchObject({ total: 2, creditsMax: 2, steps: ['pdl_search'] });
    expect(await bench.ended(repeated.id)).toMatchObject({ completed: 2, creditsSpent: 2, repeatCredits: 0 });
    expect(bench.asked).toHaveLength(2);
    expect(await getRun(verb({ id: runId }))).toMatchObject({ repeatCredits: 0 });
    await expect(retryRun(verb({ id: runId, repeatLost: true }))).rejects.toMatchObject({ kind: 'conflict' });
  });

  it('are bought again one by one, too', async () => {
    const [id = ''] = await putLeads(1);
    lostMax = 1;
    await bench.ended((await bench.begin([id])).runId);
    await retryLead(verb({ id, repeatLost: true }));
    await expect.poll(async () => (await searchOf(id))?.state).toBe('completed');
    expect(await searchOf(id)).toMatchObject({ credits: 1, repeatCredits: null });
    await expect(retryLead(verb({ id, repeatLost: true }))).rejects.toMatchObject({ kind: 'conflict' });
  });
});
