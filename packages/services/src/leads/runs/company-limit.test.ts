import { CompanyModel, LeadModel, LeadRunModel } from '@workbench/db';
import { emptyTestDatabase, useTestDatabase } from '@workbench/db/testing';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { JobEngine } from '../../shared/jobs/processor/engine.ts';
import { estimateLeads } from './enrich-leads.ts';
import { EnrichBench, putLeads } from './enrichment.fixtures.ts';

useTestDatabase();
let bench: EnrichBench;
let engine: JobEngine;
beforeEach(async () => {
  await emptyTestDatabase();
  bench = new EnrichBench();
  engine = await bench.start();
});
afterEach(() => engine.stop());

const steps = ['company_research' as const];
const estimated = async (leadIds: string[]) =>
  (await estimateLeads({ ctx: bench.ctx, input: { leadIds, enrichmentSteps: steps } }, bench.ports)).creditsMax;

describe('a limit as high as the estimate', () => {
  it('is enough for colleagues of new companies, who share one asking each', async () => {
    bench.companyWaitMs = 60;
    const ids = await putLeads(24, (index) => ({ email: `p${index}@${index % 2 ? 'acme' : 'globex'}.com` }));
    const creditsMax = await estimated(ids);
    expect(creditsMax).toBe(4);
    const run = await bench.ended((await bench.begin(ids, { steps, creditsMax })).runId);
    expect(run).toMatchObject({ completed: 24, skipped: 0, failed: 0, creditsSpent: 4 });
    expect(await CompanyModel.countDocuments()).toBe(2);
    expect(await LeadModel.countDocuments({ companyId: null })).toBe(0);
    expect(bench.researched).toHaveLength(2);
    expect((await LeadRunModel.findOne().lean())?.asking).toEqual([]);
  });

  it('leaves out companies that it does not reach, with all who work there', async () => {
    bench.companyWaitMs = 30;
    const ids = await putLeads(9, (index) => ({ email: `p${index}@acme${index % 3}.com` }));
    const run = await bench.ended((await bench.begin(ids, { steps, creditsMax: 5 })).runId);
    expect(run).toMatchObject({ completed: 6, skipped: 3, creditsSpent: 4 });
    expect(await CompanyModel.countDocuments()).toBe(2);
  });

  it('is not held by a lead whose worker died before it could let go', async () => {
    const [dead = '', ...ids] = await putLeads(3, (index) => ({ email: `p${index}@acme.com` }));
    await engine.stop();
    const { runId } = await bench.begin(ids, { steps, creditsMax: 2 });
    await LeadRunModel.updateOne({ _id: runId }, { asking: [{ domain: 'acme.com', leadId: dead }] });
    engine = await bench.start();
    expect(await bench.ended(runId)).toMatchObject({ completed: 2, creditsSpent: 2 });
  });
});
