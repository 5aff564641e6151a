import { ConnectorError } from '@workbench/connectors/errors';
import { BatchItemModel, CompanyModel, ReportModel } from '@workbench/db';
import { useTestDatabase } from '@workbench/db/testing';
import { Types } from 'mongoose';
import { describe, expect, it } from 'vitest';
import { REPORT_KIND } from '../../reports/index.ts';
import { latestBatch } from '../../shared/jobs/index.ts';
import { CampaignBench, draftOf, statesOf, until } from '../campaigns.fixtures.ts';
import type { CampaignItemsInput } from '../schemas.ts';
import { listCampaignItems } from './list-campaign-items.ts';

useTestDatabase();
const bench = new CampaignBench();
const { ctx } = bench;

const itemsOf = ({ id }: { id: string }, more: Partial<CampaignItemsInput> = {}) =>
  listCampaignItems({ ctx, input: { id, limit: 200, ...more } });

describe('the companies of a campaign', () => {
  it('are listed in their order with state, error, duration and the report that was written or kept', async () => {
    const ids = await bench.trackMany(2);
    const nowhere = await bench.trackWithoutDomain();
    await bench.startEngine();
    const earlier = await bench.ended(await bench.create(ids.slice(0, 1)));
    const campaign = await bench.ended(await bench.create([nowhere, ...ids], { skipYoungerThanDays: 7 }));
    const { items, next } = await itemsOf(campaign);
    expect(next).toBeNull();
    expect(items).toMatchObject([
      { companyId: nowhere, name: 'Nowhere', domain: '', state: 'failed', attempts: 1, reportId: null },
      { name: 'Company 0', domain: 'c0.example.com', state: 'kept', reportId: `${await batchOf(earlier)}.${ids[0]}` },
      { name: 'Company 1', state: 'completed', message: null, reportId: `${await batchOf(campaign)}.${ids[1]}` },
    ]);
    expect(items[0]?.message).toContain('has no domain');
    expect(items[1]?.message).toMatch(/^Kept the report of \d{4}-\d\d-\d\d$/);
    expect(items[2]?.durationMs).toBeGreaterThanOrEqual(0);
    expect(items[2]?.finishedAt).not.toBeNull();
  });

  it('name the company that one of them was merged into since', async () => {
    const ids = await bench.trackMany(2);
    const former = new Types.ObjectId(ids[1]);
    const campaign = await bench.create(ids);
    await CompanyModel.deleteOne({ _id: former });
    await CompanyModel.updateOne({ _id: new Types.ObjectId(ids[0]) }, { $set: { formerIds: [former] } });
    const { items } = await itemsOf(campaign);
    expect(items.map(({ name, mergedInto }) => [name, mergedInto])).toEqual([
      ['Company 0', undefined],
      ['Company 1', { id: ids[0], name: 'Company 0' }],
    ]);
  });

  it('tell in short what the report of each says', async () => {
    const ids = await bench.trackMany(2);
    bench.analyse = async (input) => ({
      draft: {
        ...draftOf(input),
        news: input.evidence.map(({ id, text }) => {
          const citations = [{ evidenceId: id, quote: text }];
          return { category: 'office_move' as const, title: text, summary: text, date: null, citations };
        }),
      },
      inputTokens: 0,
      outputTokens: 0,
    });
    await bench.startEngine();
    const campaign = await bench.ended(await bench.create(ids.slice(0, 1)));
    const lead = { title: 'Company 0 opens an office in Oslo.', date: null };
    const [item] = (await itemsOf(campaign)).items;
    expect(item?.report).toMatchObject({ news: 1, openings: null, lead });
    expect(Date.parse(item?.report?.generatedAt ?? '')).not.toBeNaN();
  });

  it('link to no report that had to make room for newer ones', async () => {
    const ids = await bench.trackMany(1);
    await bench.startEngine();
    const campaign = await bench.ended(await bench.create(ids));
    await ReportModel.deleteMany();
    expect((await itemsOf(campaign)).items).toMatchObject([{ state: 'completed', reportId: null, report: null }]);
  });

  it('of a campaign whose items are deleted are those that its reports tell, of their state too', async () => {
    const ids = await bench.trackMany(3);
    await bench.startEngine();
    const campaign = await bench.ended(await bench.create(ids));
    await BatchItemModel.deleteMany();
    const all = await itemsOf(campaign);
    expect(statesOf(all.items)).toEqual(ids.map((_, at) => `Company ${at}: completed`));
    expect(await itemsOf(campaign, { state: 'completed' })).toEqual(all);
    const first = await itemsOf(campaign, { state: 'completed', limit: 2 });
    expect([first.items.length, first.next]).toEqual([2, 1]);
    const rest = await itemsOf(campaign, { state: 'completed', limit: 2, after: 1 });
    expect([statesOf(rest.items), rest.next]).toEqual([['Company 2: completed'], null]);
    expect((await itemsOf(campaign, { state: 'failed' })).items).toEqual([]);
  });

  it('are read page by page by their position, of one state too', async () => {
    const ids = await bench.trackMany(7);
    bench.analyse = async ({ company }) => {
      if (/[135]/.test(company.domain)) throw new ConnectorError('auth', 'ai', 'Wrong key');
      return {
        draft: { summary: [], launches: [], keywords: [], mentions: [], news: [] },
        inputTokens: 0,
        outputTokens: 0,
      };
    };
    await bench.startEngine();
    const campaign = await bench.ended(await bench.create(ids));
    const first = await itemsOf(campaign, { limit: 3 });
    expect([statesOf(first.items), first.next]).toEqual([
      ['Company 0: completed', 'Company 1: failed', 'Company 2: completed'],
      2,
    ]);
    const rest = await itemsOf(campaign, { limit: 4, after: 2 });
    expect([rest.items.map(({ name }) => name), rest.next]).toEqual([
      ['Company 3', 'Company 4', 'Company 5', 'Company 6'],
      null,
    ]);
    const failed = await itemsOf(campaign, { state: 'failed', limit: 2 });
    expect([failed.items.map(({ name }) => name), failed.next]).toEqual([['Company 1', 'Company 3'], 3]);
    const more = await itemsOf(campaign, { state: 'failed', limit: 2, after: 3 });
    expect([more.items.map(({ name }) => name), more.next]).toEqual([['Company 5'], null]);
    expect((await itemsOf(campaign, { state: 'kept' })).items).toEqual([]);
  });

  it('wait, run and are cancelled by name', async () => {
    const ids = await bench.trackMany(12);
    bench.latencyMs = 60_000;
    const campaign = await bench.create(ids);
    expect((await itemsOf(campaign, { state: 'pending' })).items).toHaveLength(12);
    await bench.startEngine();
    await until(async () => (await itemsOf(campaign, { state: 'running' })).items.length === 10);
    expect((await itemsOf(campaign)).items[0]).toMatchObject({ state: 'running', durationMs: null, reportId: null });
    await BatchItemModel.updateOne({ key: ids[11] ?? '' }, { $set: { state: 'cancelled' } });
    expect(statesOf((await itemsOf(campaign, { state: 'cancelled' })).items)).toEqual(['Company 11: cancelled']);
  });
});

async function batchOf({ id }: { id: string }): Promise<string> {
  const batch = await latestBatch(REPORT_KIND, `campaign:${id}`);
  return batch?.id ?? '';
}
