import { cancelCampaign, createCampaign, listCampaignItems, retryCampaign } from '@workbench/services/campaigns';
import { expect, it } from 'vitest';
import { COMPANIES, until, useReportBench } from './report-bench.ts';

const bench = useReportBench();
const BROKEN = 5;

async function itemsOf(id: string) {
  const { items } = await listCampaignItems({ ctx: bench.ctx, input: { id, limit: 1000 } });
  return items;
}

it('ends with some failed when the model has no credit for a while, and a retry writes just those', async () => {
  bench.models.behave('no-credit', BROKEN);
  const { id, ...campaign } = await bench.campaign();
  expect(campaign).toMatchObject({
    status: 'completed',
    totalCompanies: COMPANIES,
    completedReports: COMPANIES - BROKEN,
    failedReports: BROKEN,
  });
  const failed = (await itemsOf(id)).filter(({ state }) => state === 'failed');
  expect(failed).toHaveLength(BROKEN);
  for (const { message, reportId } of failed)
    expect([reportId, message]).toEqual([null, expect.stringMatching(/credit/)]);

  const before = bench.models.calls().length;
  await retryCampaign({ ctx: bench.ctx, input: { id } });
  expect(await bench.campaignEnded(id)).toMatchObject({
    status: 'completed',
    completedReports: COMPANIES,
    failedReports: 0,
  });
  // Each is written and read again.
  expect(bench.models.calls().length - before).toBe(2 * BROKEN);
  for (const { state, reportId } of await itemsOf(id))
    expect([state, reportId]).toEqual(['completed', expect.any(String)]);
});

it('has failed when no report could be written, and a retry can still write all', async () => {
  bench.models.behave('broken-json');
  const { id, ...campaign } = await bench.campaign();
  expect(campaign).toMatchObject({ status: 'failed', completedReports: 0, failedReports: COMPANIES });
  bench.models.behave('honest');
  await retryCampaign({ ctx: bench.ctx, input: { id } });
  expect(await bench.campaignEnded(id)).toMatchObject({ status: 'completed', completedReports: COMPANIES });
});

it('can be cancelled while a model never answers', async () => {
  bench.models.behave('hanging');
  const before = bench.models.calls().length;
  const { id } = await createCampaign({ ctx: bench.ctx, input: { name: 'Stuck', companyIds: bench.ids } });
  await until(async () => bench.models.calls().length > before);
  await cancelCampaign({ ctx: bench.ctx, input: { id } });
  const ended = await bench.campaignEnded(id);
  expect(ended).toMatchObject({ status: 'cancelled', completedReports: 0, failedReports: 0 });
  expect(ended.cancelledReports).toBe(COMPANIES);
});
