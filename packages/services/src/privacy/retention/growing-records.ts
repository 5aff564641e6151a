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
import type { Model } from 'mongoose';
import { cutAudit } from '../../audit/index.ts';
import type { ServiceContext } from '../../shared/context.ts';
import { deleteExpiredBatches, expiredBatches, latestBatch } from '../../shared/jobs/index.ts';
import { SYNC_KIND } from '../../sources/index.ts';
import { purgeExpired } from '../../trash/index.ts';
import type { RetentionKind, RetentionPreview } from '../schemas.ts';

const DAY_MS = 24 * 60 * 60_000;
const EXAMPLES = 3;

/** A kind of record that grows with use. */
export interface GrowingRecords {
  measure(): Promise<{ count: number; oldestAt: Date | null }>;
  /** What a run with these days would delete. */
  preview(ctx: ServiceContext, days: number): Promise<RetentionPreview>;
  /** May be interrupted anywhere. @returns how many were deleted */
  expire(ctx: ServiceContext, days: number): Promise<number>;
}

interface DatedRecords {
  records: Model<never>;
  /** The date by which they expire. */
  by: string;
  filter?: () => object | Promise<object>;
  labelOf: (doc: Record<string, unknown>) => string;
  expire?: (ctx: ServiceContext, days: number) => Promise<number>;
}

const limitOf = (ctx: ServiceContext, days: number): Date => new Date(ctx.now().getTime() - days * DAY_MS);

function dated({ records, by, filter = () => ({}), labelOf, expire }: DatedRecords): GrowingRecords {
  const oldestOf = (conditions: object, limit: number) =>
    records
      .find(conditions as never)
      .sort({ [by]: 1 })
      .limit(limit)
      .lean<Record<string, unknown>[]>();
  const expired = async (ctx: ServiceContext, days: number) => ({
    ...(await filter()),
    [by]: { $lt: limitOf(ctx, days) },
  });
  return {
    measure: async () => {
      const all = await filter();
      const [count, [oldest]] = await Promise.all([records.countDocuments(all as never), oldestOf(all, 1)]);
      return { count, oldestAt: (oldest?.[by] as Date | null | undefined) ?? null };
    },
    preview: async (ctx, days) => {
      const conditions = await expired(ctx, days);
      const [count, docs] = await Promise.all([
        records.countDocuments(conditions as never),
        oldestOf(conditions, EXAMPLES),
      ]);
      const examples = docs.map((doc) => ({ label: labelOf(doc), at: (doc[by] as Date).toISOString() }));
      return { count, examples };
    },
    expire:
      expire ?? (async (ctx, days) => (await records.deleteMany((await expired(ctx, days)) as never)).deletedCount),
  };
}

/** Items have no date that is theirs: they go by the end of their batch. */
const ITEMS: GrowingRecords = {
  measure: async () => {
    const oldest = await BatchModel.findOne({ finishedAt: { $ne: null }, itemsExpired: { $ne: 'deleted' } })
      .sort({ finishedAt: 1 })
      .lean();
    return { count: await BatchItemModel.estimatedDocumentCount(), oldestAt: oldest?.finishedAt ?? null };
  },
  preview: async (ctx, days) => {
    const preview: RetentionPreview = { count: 0, examples: [] };
    for await (const { batch } of expiredBatches(ctx, days)) {
      preview.count += batch.total;
      if (preview.examples.length < EXAMPLES && batch.finishedAt !== null)
        preview.examples.push({ label: `${batch.total} of ${batch.kind}`, at: batch.finishedAt.toISOString() });
    }
    return preview;
  },
  expire: deleteExpiredBatches,
};

export const GROWING_RECORDS: Record<RetentionKind, GrowingRecords> = {
  syncRuns: dated({
    records: BatchModel as never,
    by: 'finishedAt',
    filter: async () => {
      // The last one says when the next is due; one that has items may be retried.
      const last = await latestBatch(SYNC_KIND);
      return { kind: SYNC_KIND, itemsExpired: 'deleted', _id: { $ne: last?.id ?? null } };
    },
    labelOf: ({ total }) => `Sync of ${total} companies`,
  }),
  batchItems: ITEMS,
  cachedAnswers: dated({
    records: CachedAnswerModel as never,
    by: 'writtenAt',
    labelOf: ({ url }) => new URL(String(url)).host,
  }),
  notifications: dated({ records: NotificationModel as never, by: 'at', labelOf: ({ title }) => String(title) }),
  webhookDeliveries: dated({
    records: WebhookDeliveryModel as never,
    by: 'createdAt',
    // What is not delivered yet has a later try.
    filter: () => ({ state: { $ne: 'pending' } }),
    labelOf: ({ type }) => String(type),
  }),
  trash: dated({
    records: TrashEntryModel as never,
    by: 'deletedAt',
    filter: () => ({ state: 'trashed' }),
    labelOf: ({ label }) => String(label),
    expire: (ctx, days) => purgeExpired(ctx, limitOf(ctx, days)),
  }),
  auditLines: dated({
    records: AuditLineModel as never,
    by: 'at',
    filter: () => ({ _id: { $gt: 0 } }),
    labelOf: ({ operation }) => String(operation),
    expire: cutAudit,
  }),
  erasures: dated({
    records: ErasureModel as never,
    by: 'startedAt',
    filter: () => ({ state: 'completed' }),
    labelOf: () => 'A completed erasure',
  }),
};
