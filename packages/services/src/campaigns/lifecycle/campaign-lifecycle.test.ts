import { randomUUID } from 'node:crypto';
import { ConnectorError } from '@workbench/connectors/errors';
import { BatchItemModel, BatchModel, ReportCampaignModel, ReportModel } from '@workbench/db';
import { useTestDatabase } from '@workbench/db/testing';
import { describe, expect, it } from 'vitest';
import { generateReport } from '../../reports/index.ts';
import { createContext } from '../../shared/context.ts';
import { CampaignBench, draftOf, MODEL, UNKNOWN_ID, until } from '../campaigns.fixtures.ts';
import type { Campaign } from '../schemas.ts';
import { cancelCampaign, pauseCampaign, resumeCampaign, retryCampaign } from './control-campaign.ts';
import { createCampaign } from './create-campaign.ts';
import { getCampaign, listCampaigns, resumeCampaigns } from './list-campaigns.ts';

useTestDatabase();
const bench = new CampaignBench();
const { ctx } = bench;

const list = async () => (await listCampaigns({ ctx, input: { limit: 200 } })).items;
const counted = ({ completedReports, failedReports, cancelledReports }: Campaign) =>
  completedReports + failedReports + cancelledReports;
const byId = ({ id }: Campaign) => ({ ctx, input: { id } });

describe('a campaign', () => {
  it('is there with its companies before it is answered, and ends with a report for each', async () => {
    const ids = await bench.trackMany(12);
    const campaign = await bench.create(ids, { name: 'Tech analysis', description: 'For Q4' });
    expect(campaign).toEqual({
      id: expect.any(String),
      name: 'Tech analysis',
      description: 'For Q4',
      status: 'in_progress',
      totalCompanies: 12,
      completedReports: 0,
      keptReports: 0,
      runningReports: 0,
      failedReports: 0,
      cancelledReports: 0,
      createdAt: expect.any(String),
      completedAt: null,
      secondsLeft: null,
      analyst: 'Built-in analyst',
    });
    await bench.startEngine();
    expect(await bench.ended(campaign)).toMatchObject({ status: 'completed', completedReports: 12, failedReports: 0 });
    expect(await ReportModel.countDocuments()).toBe(12);
    await until(() => bench.notices.length > 0);
    expect(bench.notices).toEqual([
      {
        kind: 'reports_finished',
        title: 'Campaign "Tech analysis" finished',
        message: '12 of 12 reports were written.',
        link: `/campaigns/${campaign.id}`,
      },
    ]);
  });

  it('counts a company that is given twice, also in capitals, once', async () => {
    const [id = ''] = await bench.trackMany(1);
    expect(await bench.create([id, id, id.toUpperCase()])).toMatchObject({ totalCompanies: 1 });
  });

  it('is refused with companies that are not tracked, and names how many', async () => {
    const ids = await bench.trackMany(2);
    const refused = expect(bench.create([...ids, UNKNOWN_ID])).rejects;
    await refused.toThrow(`1 of the 3 companies is not tracked any more: ${UNKNOWN_ID}. Choose the companies again.`);
    await refused.toMatchObject({ kind: 'invalid', issues: [{ path: ['companyIds'] }] });
    expect(await ReportCampaignModel.countDocuments()).toBe(0);
  });

  it('is created once by the same request sent twice, also at the same moment and when a company is gone', async () => {
    const ids = await bench.trackMany(2);
    const requestId = randomUUID();
    const both = await Promise.all([bench.create(ids, { requestId }), bench.create(ids, { requestId })]);
    expect(both.map(({ id }) => id)).toEqual([requestId, requestId]);
    const refusal = { kind: 'conflict', message: expect.stringContaining('"Tech"') };
    await expect(bench.create([UNKNOWN_ID], { requestId })).rejects.toMatchObject(refusal);
    await expect(bench.create(ids, { requestId, name: 'Other' })).rejects.toMatchObject(refusal);
    expect([await ReportCampaignModel.countDocuments(), await bench.countBatches()]).toEqual([1, 1]);
  });

  it('is not what the same request id says with another selection', async () => {
    await bench.trackMany(2);
    const request = { companyIds: undefined, requestId: randomUUID() };
    const create = (q: string | undefined) => bench.create([], { ...request, selection: q === undefined ? {} : { q } });
    const { id } = await create('c0.example.com');
    expect((await create('c0.example.com')).id).toBe(id);
    for (const other of ['c1.example.com', undefined]) {
      await expect(create(other)).rejects.toMatchObject({ kind: 'conflict' });
    }
    await ReportCampaignModel.updateOne({ _id: id }, { $unset: { selectionKey: 1 } });
    expect((await create('c1.example.com')).id).toBe(id);
  });

  it('keeps young reports, which count as completed', async () => {
    const ids = await bench.trackMany(3);
    await bench.startEngine();
    await bench.ended(await bench.create(ids.slice(0, 2)));
    const second = await bench.ended(await bench.create(ids, { skipYoungerThanDays: 7 }));
    expect(second).toMatchObject({ status: 'completed', completedReports: 3, keptReports: 2 });
    expect(await ReportModel.countDocuments()).toBe(3);
  });

  it('has failed when no report came of it, and is completed when one did', async () => {
    const [id = ''] = await bench.trackMany(1);
    const nowhere = await bench.trackWithoutDomain();
    await bench.startEngine();
    expect(await bench.ended(await bench.create([nowhere]))).toMatchObject({ status: 'failed', failedReports: 1 });
    expect(await bench.ended(await bench.create([nowhere, id]))).toMatchObject({
      status: 'completed',
      completedReports: 1,
      failedReports: 1,
    });
  });

  it('says who writes, and is refused when a model is wanted that is not there', async () => {
    const ids = await bench.trackMany(1);
    await expect(bench.create(ids, { analyst: 'model' })).rejects.toMatchObject({ kind: 'invalid' });
    const withModel = createContext({ model: MODEL });
    const input = { name: 'Model', companyIds: ids };
    expect(await createCampaign({ ctx: withModel, input })).toMatchObject({ analyst: 'test-model' });
  });
});

describe('the list of campaigns', () => {
  it('is empty in an empty workspace', async () => {
    expect(await list()).toEqual([]);
    await resumeCampaigns(ctx);
    await expect(getCampaign({ ctx, input: { id: randomUUID() } })).rejects.toMatchObject({ kind: 'not_found' });
  });

  it('has the newest first, also within a millisecond', async () => {
    const ids = await bench.trackMany(1);
    const made: string[] = [];
    for (let i = 0; i < 5; i++) made.unshift((await bench.create(ids, { name: `C${i}` })).id);
    expect((await list()).map(({ id }) => id)).toEqual(made);
  });

  it('counts an ended campaign without looking at its items', async () => {
    const ids = await bench.trackMany(2);
    await bench.startEngine();
    const campaign = await bench.ended(await bench.create(ids));
    await BatchItemModel.deleteMany();
    expect(await list()).toEqual([campaign]);
  });

  it('begins what a killed process stored and did not begin', async () => {
    const ids = await bench.trackMany(3);
    const campaign = await bench.create(ids);
    await Promise.all([BatchModel.deleteMany(), BatchItemModel.deleteMany()]);
    await Promise.all([resumeCampaigns(ctx), list(), bench.read(campaign)]);
    expect(await bench.countBatches()).toBe(1);
    expect(await list()).toMatchObject([{ id: campaign.id, status: 'in_progress', totalCompanies: 3 }]);
    await bench.startEngine();
    expect(await bench.ended(campaign)).toMatchObject({ completedReports: 3 });
  });
});

describe('control of a campaign', () => {
  it('pauses and goes on, and counts to the total at every moment', async () => {
    const ids = await bench.trackMany(30);
    bench.latencyMs = 30;
    await bench.startEngine();
    const campaign = await bench.create(ids);
    await until(async () => (await bench.read(campaign)).completedReports > 3);
    expect(await pauseCampaign(byId(campaign))).toMatchObject({
      status: 'paused',
      completedAt: null,
      secondsLeft: null,
    });
    const paused = await bench.read(campaign);
    expect(paused.completedReports).toBeLessThan(30);
    expect(await resumeCampaign(byId(campaign))).toMatchObject({ status: 'in_progress' });
    await until(async () => (await bench.read(campaign)).secondsLeft !== null);
    expect(await bench.ended(campaign)).toMatchObject({ status: 'completed', completedReports: 30 });
    expect(bench.requestedDomains).toHaveLength(30);
  });

  it('cancels what has not begun and keeps what is there', async () => {
    const ids = await bench.trackMany(40);
    bench.latencyMs = 50;
    await bench.startEngine();
    const campaign = await bench.create(ids);
    await until(async () => (await bench.read(campaign)).completedReports > 3);
    expect(await cancelCampaign(byId(campaign))).toMatchObject({ status: 'cancelled' });
    const ended = await bench.ended(campaign);
    expect(ended.status).toBe('cancelled');
    expect(counted(ended)).toBe(40);
    expect(ended.cancelledReports).toBeGreaterThan(0);
    expect(await ReportModel.countDocuments()).toBe(ended.completedReports);
    await expect(retryCampaign(byId(campaign))).rejects.toMatchObject({ kind: 'conflict' });
    expect(bench.notices).toEqual([]);
  });

  it('tries failed companies again and no others, and never counts beyond the total', async () => {
    const ids = await bench.trackMany(6);
    await bench.startEngine();
    await bench.ended(await bench.create(ids.slice(0, 1)));
    let isBroken = true;
    bench.analyse = async (input) => {
      const isHit = isBroken && ['c1.example.com', 'c2.example.com'].includes(input.company.domain);
      if (isHit) throw new ConnectorError('auth', 'ai', 'The key of the model is wrong');
      return { draft: draftOf(input), inputTokens: 0, outputTokens: 0 };
    };
    const campaign = await bench.create(ids, { skipYoungerThanDays: 7 });
    const first = await bench.ended(campaign);
    expect(first).toMatchObject({ status: 'completed', completedReports: 4, keptReports: 1, failedReports: 2 });
    isBroken = false;
    bench.requestedDomains.length = 0;
    const again = await retryCampaign(byId(campaign));
    expect(again).toMatchObject({ status: 'in_progress', completedReports: 4, failedReports: 0, completedAt: null });
    expect(counted(again)).toBeLessThanOrEqual(6);
    const last = await bench.ended(campaign);
    expect(last).toMatchObject({ status: 'completed', completedReports: 6, keptReports: 1, failedReports: 0 });
    expect(bench.requestedDomains.toSorted()).toEqual(['c1.example.com', 'c2.example.com']);
    expect(await ReportModel.countDocuments()).toBe(6);
    await expect(retryCampaign(byId(campaign))).rejects.toThrow('No company of this campaign has failed');
  });

  it('of an ended campaign changes nothing', async () => {
    const ids = await bench.trackMany(1);
    await bench.startEngine();
    const campaign = await bench.ended(await bench.create(ids));
    for (const control of [pauseCampaign, resumeCampaign, cancelCampaign]) {
      expect(await control(byId(campaign))).toEqual(campaign);
    }
  });
});

it('a single report of a company that waits in a campaign is written once for both', async () => {
  const ids = await bench.trackMany(2);
  const campaign = await bench.create(ids);
  const single = await generateReport({ ctx, input: { id: ids[1] ?? '' } });
  expect(single).toMatchObject({ status: 'generating' });
  expect(await bench.countBatches()).toBe(2);
  await bench.startEngine();
  expect(await bench.ended(campaign)).toMatchObject({ completedReports: 2 });
  expect(await ReportModel.countDocuments()).toBe(2);
});
