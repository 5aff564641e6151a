import { BatchItemModel, BatchModel } from '@workbench/db';
import type { CaseTools, PrepareRepeat, RepeatCases } from '../repeat-case.ts';
import { about, company, lead, leadList } from './records.ts';

type Start = (tools: CaseTools) => Promise<string>;

/** Work in the background: no worker runs beside these tests, so it stays as it was begun. */
const campaign: Start = async (tools) => {
  const body = { name: `Campaign ${tools.mark}`, companyIds: [await company(tools)] };
  return (await tools.call('POST /api/campaigns', { body })).body.id;
};

const run: Start = async (tools) => {
  const body = { listId: await leadList(tools), enrichmentSteps: ['pdl_search'] };
  return (await tools.call('POST /api/enrichment/runs', { body })).body.id;
};

/** One at a time for all companies: the one of the case before is over. */
const sync: Start = async (tools) => {
  await BatchModel.deleteMany({ kind: /sync/ });
  await company(tools);
  return (await tools.call('POST /api/sources/sync')).body.id;
};

const paused =
  (start: Start, pause: string, name = 'id'): PrepareRepeat =>
  async (tools) => {
    const params = { [name]: await start(tools) };
    await tools.call(pause, { params });
    return { params };
  };

/** Its one item has failed for good. */
export const failed =
  (start: Start, name = 'id'): PrepareRepeat =>
  async (tools) => {
    const id = await start(tools);
    const finishedAt = new Date();
    const counts = { pending: 0, running: 0, completed: 0, skipped: 0, failed: 1, cancelled: 0 };
    const { batchIds } = await batchOf(id);
    await BatchItemModel.updateMany({ batchId: { $in: batchIds } }, { $set: { state: 'failed', finishedAt } });
    const ended = { state: 'completed', finishedAt, counts, finishedNotified: true, lockedUntil: null };
    await BatchModel.updateMany({ _id: { $in: batchIds } }, { $set: ended, $unset: { uniqueName: 1 } });
    return { params: { [name]: id } };
  };

async function batchOf(id: string): Promise<{ batchIds: string[] }> {
  const batches = await BatchModel.find(
    { $or: [{ _id: id }, { 'params.runId': id }, { 'params.campaignId': id }] },
    { _id: 1 },
  ).lean();
  return { batchIds: batches.map(({ _id }) => _id) };
}

const syncParams =
  (start: Start): PrepareRepeat =>
  async (tools) => ({ params: { runId: await start(tools) } });

export const workCases: RepeatCases = {
  'POST /api/campaigns': async (tools) => ({
    body: { name: `Campaign ${tools.mark}`, companyIds: [await company(tools)] },
  }),
  'POST /api/campaigns/{id}/cancel': about(campaign),
  'POST /api/campaigns/{id}/pause': about(campaign),
  'POST /api/campaigns/{id}/resume': paused(campaign, 'POST /api/campaigns/{id}/pause'),
  'POST /api/campaigns/{id}/retry': failed(campaign),
  'POST /api/companies/{id}/generate-report': about(company),
  'POST /api/companies/bulk/generate-reports': async (tools) => ({ body: { companyIds: [await company(tools)] } }),
  'POST /api/companies/{id}/sync': about(company),
  'POST /api/sources/sync': async (tools) => {
    await BatchModel.deleteMany({ kind: /sync/ });
    return { body: { selection: { ids: [await company(tools)] } } };
  },
  'POST /api/sources/sync/{runId}/cancel': syncParams(sync),
  'POST /api/sources/sync/{runId}/pause': syncParams(sync),
  'POST /api/sources/sync/{runId}/resume': paused(sync, 'POST /api/sources/sync/{runId}/pause', 'runId'),
  'POST /api/sources/sync/{runId}/retry': failed(sync, 'runId'),
  'POST /api/enrichment/runs': async (tools) => ({
    body: { listId: await leadList(tools), enrichmentSteps: ['pdl_search'] },
  }),
  'POST /api/enrichment/runs/{id}/cancel': about(run),
  'POST /api/enrichment/runs/{id}/pause': about(run),
  'POST /api/enrichment/runs/{id}/resume': paused(run, 'POST /api/enrichment/runs/{id}/pause'),
  'POST /api/enrichment/runs/{id}/retry': failed(run),
  'POST /api/leads/{id}/retry': about(lead, {}),
};
