import {
  AuditLineModel,
  BatchItemModel,
  BatchModel,
  CachedAnswerModel,
  ErasureModel,
  NotificationModel,
  TrashEntryModel,
  WebhookDeliveryModel,
} from '@workbench/db';
import { emptyTestDatabase, useTestDatabase } from '@workbench/db/testing';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createContext } from '../../shared/context.ts';
import { AT } from '../../shared/saved-people.fixtures.ts';
import { registerSourceJobs } from '../../sources/index.ts';
import { applyRetention, getRetention, previewRetention, runRetention, updateRetention } from './retention.ts';

useTestDatabase();
beforeEach(emptyTestDatabase);

const DAY_MS = 24 * 60 * 60_000;
const ctx = createContext({ now: () => AT });
const ago = (days: number) => new Date(AT.getTime() - days * DAY_MS);
const notify = (days: number) =>
  NotificationModel.collection.insertOne({
    at: ago(days),
    kind: 'sync_finished',
    title: `${days}`,
    message: '',
  } as never);
const ruleOf = async (kind: string) => (await getRetention({ ctx, input: {} })).items.find((one) => one.kind === kind);

describe('retention', () => {
  it('counts what is there, with the oldest, and what the rule would delete', async () => {
    for (const days of [10, 40, 60]) await notify(days);
    expect(await ruleOf('notifications')).toMatchObject({
      ...{ days: 90, count: 3, oldestAt: ago(60).toISOString(), wouldDelete: { count: 0, examples: [] } },
    });
    const tried = await previewRetention({ ctx, input: { kind: 'notifications', days: 30 } });
    expect(tried).toEqual({
      count: 2,
      examples: [
        { label: '60', at: ago(60).toISOString() },
        { label: '40', at: ago(40).toISOString() },
      ],
    });
    expect(await NotificationModel.countDocuments()).toBe(3);
  });

  it('a run deletes as many as the preview has said, and says so', async () => {
    for (const days of [10, 40, 60]) await notify(days);
    await updateRetention({ ctx, input: { days: { notifications: 30 } } });
    expect(await runRetention({ ctx, input: {} })).toEqual({
      at: AT.toISOString(),
      deleted: [{ kind: 'notifications', count: 2 }],
    });
    expect(await ruleOf('notifications')).toMatchObject({ count: 1, wouldDelete: { count: 0 } });
  });

  it('the built-in rules delete what was deleted before, and nothing else', async () => {
    registerSourceJobs();
    await notify(80);
    await CachedAnswerModel.collection.insertOne({ writtenAt: ago(6), url: 'https://a.example/x' } as never);
    await WebhookDeliveryModel.collection.insertOne({ createdAt: ago(13), state: 'delivered', type: 'x' } as never);
    await TrashEntryModel.collection.insertOne({
      _id: 't' as never,
      state: 'trashed',
      deletedAt: ago(29),
      label: 'Acme',
    });
    const sync = {
      kind: 'sources.sync',
      params: { origin: 'all', force: false },
      createdAt: AT,
      startedAt: null,
      counts: {},
      total: 2,
      finishedNotified: true,
      state: 'completed',
    };
    await BatchModel.collection.insertMany([
      { _id: 'old' as never, ...sync, order: 1, finishedAt: ago(31) },
      { _id: 'new' as never, ...sync, order: 2, finishedAt: ago(29) },
    ]);
    await BatchItemModel.collection.insertMany([
      { _id: 'old:1' as never, batchId: 'old' },
      { _id: 'new:1' as never, batchId: 'new' },
    ]);
    await applyRetention(ctx);
    expect(await BatchItemModel.distinct('batchId')).toEqual(['new']);
    for (const model of [NotificationModel, CachedAnswerModel, WebhookDeliveryModel, TrashEntryModel])
      expect(await (model as typeof NotificationModel).countDocuments()).toBe(1);
    expect(await BatchModel.countDocuments()).toBe(2);
  });

  it('finished syncs go where a rule says so, but never the last one, nor one with items', async () => {
    const sync = {
      kind: 'sources.sync',
      total: 2,
      finishedNotified: true,
      itemsExpired: 'deleted',
      params: {},
      createdAt: AT,
      startedAt: null,
      counts: {},
    };
    await BatchModel.collection.insertMany([
      { _id: 'a' as never, ...sync, order: 1, finishedAt: ago(300) },
      { _id: 'items' as never, ...sync, itemsExpired: undefined, order: 2, finishedAt: ago(299) },
      { _id: 'last' as never, ...sync, order: 3, finishedAt: ago(200) },
    ] as never);
    await updateRetention({ ctx, input: { days: { syncRuns: 100 } } });
    expect(await ruleOf('syncRuns')).toMatchObject({ wouldDelete: { count: 1 } });
    await applyRetention(ctx);
    expect((await BatchModel.distinct('_id')).sort()).toEqual(['items', 'last']);
  });

  it('never the last sync of all companies, by which the next one is due', async () => {
    const sync = {
      kind: 'sources.sync',
      total: 2,
      finishedNotified: true,
      itemsExpired: 'deleted',
      params: {},
      counts: {},
    };
    const at = { createdAt: AT, startedAt: null };
    await BatchModel.collection.insertMany([
      { _id: 'before' as never, ...sync, ...at, name: 'sync-all', order: 1, finishedAt: ago(300) },
      { _id: 'all' as never, ...sync, ...at, name: 'sync-all', order: 2, finishedAt: ago(200) },
      { _id: 'selection' as never, ...sync, ...at, order: 3, finishedAt: ago(190) },
    ] as never);
    await updateRetention({ ctx, input: { days: { syncRuns: 100 } } });
    await applyRetention(ctx);
    expect((await BatchModel.distinct('_id')).sort()).toEqual(['all', 'selection']);
  });

  it('says of the audit log what a cut deletes: what comes after a younger line waits for it', async () => {
    const days = [900, 100, 800, 50];
    await AuditLineModel.collection.insertMany(
      days.map((age, n) => ({ _id: n + 1, at: ago(age), operation: `${age}`, hash: 'h', records: [] })) as never[],
    );
    const tried = await previewRetention({ ctx, input: { kind: 'auditLines', days: 365 } });
    expect(tried).toEqual({ count: 1, examples: [{ label: '900', at: ago(900).toISOString() }] });
    await updateRetention({ ctx, input: { days: { auditLines: 365 } } });
    expect((await runRetention({ ctx, input: {} })).deleted).toEqual([{ kind: 'auditLines', count: 1 }]);
  });

  it('counts what an interrupted deletion has left, and not what was there', async () => {
    registerSourceJobs();
    const deleting = { itemsExpired: 'deleting', finishedNotified: true, finishedAt: ago(100) };
    await BatchModel.collection.insertOne({
      _id: 'half' as never,
      ...{ kind: 'sources.sync', params: { origin: 'all', force: false }, order: 1, createdAt: AT, startedAt: null },
      ...{ ...deleting, counts: {}, total: 3, state: 'completed' },
    });
    await BatchItemModel.collection.insertOne({ _id: 'half:1' as never, batchId: 'half' });
    expect(await ruleOf('batchItems')).toMatchObject({ wouldDelete: { count: 1 } });
    expect((await runRetention({ ctx, input: {} })).deleted).toEqual([{ kind: 'batchItems', count: 1 }]);
  });

  it('a rule that fails hinders no other, and the run says so', async () => {
    await notify(100);
    await ErasureModel.collection.insertOne({ _id: 'e' as never, startedAt: ago(500), state: 'completed' });
    await updateRetention({ ctx, input: { days: { erasures: 400 } } });
    const broken = vi.spyOn(NotificationModel, 'deleteMany').mockRejectedValue(new Error('broken'));
    await expect(applyRetention(ctx)).rejects.toThrow('broken');
    broken.mockRestore();
    expect(await ErasureModel.countDocuments()).toBe(0);
    expect((await getRetention({ ctx, input: {} })).lastRun?.deleted).toEqual([{ kind: 'erasures', count: 1 }]);
  });

  it('a delivery that is not sent yet stays', async () => {
    await WebhookDeliveryModel.collection.insertOne({ createdAt: ago(13), state: 'pending', type: 'x' } as never);
    await updateRetention({ ctx, input: { days: { webhookDeliveries: 1 } } });
    await applyRetention(ctx);
    expect(await WebhookDeliveryModel.countDocuments()).toBe(1);
  });

  it('refuses days that a kind does not take, and stores nothing then', async () => {
    const input = { days: { cachedAnswers: 2, auditLines: 30 } };
    await expect(updateRetention({ ctx, input })).rejects.toMatchObject({
      message: 'auditLines: Enter a whole number of days from 365 to 3650',
    });
    expect(await ruleOf('cachedAnswers')).toMatchObject({ days: 7 });
    expect(await AuditLineModel.countDocuments()).toBe(0);
  });
});
