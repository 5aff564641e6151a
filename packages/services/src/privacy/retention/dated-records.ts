import type { Model } from 'mongoose';
import type { ServiceContext } from '../../shared/context.ts';
import type { RetentionPreview } from '../schemas.ts';

const DAY_MS = 24 * 60 * 60_000;
/** Of a preview. */
export const EXAMPLES = 3;

/** A kind of record that grows with use. */
export interface GrowingRecords {
  /** Reads few documents however many there are: a card shows it each time it opens. */
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
  /** Which of the collection are of the kind; left out: all. */
  kind?: object;
  /** Which of the kind may expire. */
  mayExpire?: (ctx: ServiceContext) => object | Promise<object>;
  labelOf: (doc: Record<string, unknown>) => string;
  /** @param conditions of what expires */
  expire?: (ctx: ServiceContext, days: number, conditions: object) => Promise<number>;
}

export const limitOf = (ctx: ServiceContext, days: number): Date => new Date(ctx.now().getTime() - days * DAY_MS);

/** Records that expire by a date of theirs, which an index has. */
export function dated({ records, by, kind, mayExpire = () => ({}), labelOf, expire }: DatedRecords): GrowingRecords {
  const oldestOf = (conditions: object, limit: number) =>
    records
      .find(conditions as never)
      .sort({ [by]: 1 })
      .limit(limit)
      .lean<Record<string, unknown>[]>();
  const expired = async (ctx: ServiceContext, days: number) =>
    ({ ...kind, ...(await mayExpire(ctx)), [by]: { $lte: limitOf(ctx, days) } }) as never;
  return {
    measure: async () => {
      const [count, [oldest]] = await Promise.all([
        // Without conditions the number is known and nothing is read.
        kind === undefined ? records.estimatedDocumentCount() : records.countDocuments(kind as never),
        oldestOf(kind ?? {}, 1),
      ]);
      return { count, oldestAt: (oldest?.[by] as Date | null | undefined) ?? null };
    },
    preview: async (ctx, days) => {
      const conditions = await expired(ctx, days);
      const [count, docs] = await Promise.all([records.countDocuments(conditions), oldestOf(conditions, EXAMPLES)]);
      const examples = docs.map((doc) => ({ label: labelOf(doc), at: (doc[by] as Date).toISOString() }));
      return { count, examples };
    },
    expire: async (ctx, days) => {
      const conditions = await expired(ctx, days);
      return expire === undefined ? (await records.deleteMany(conditions)).deletedCount : expire(ctx, days, conditions);
    },
  };
}

/** Two kinds of records under one rule. */
export function together(one: GrowingRecords, other: GrowingRecords): GrowingRecords {
  return {
    measure: async () => {
      const measured = await Promise.all([one.measure(), other.measure()]);
      const dates = measured.flatMap(({ oldestAt }) => (oldestAt === null ? [] : [oldestAt.getTime()]));
      const count = measured.reduce((sum, each) => sum + each.count, 0);
      return { count, oldestAt: dates.length === 0 ? null : new Date(Math.min(...dates)) };
    },
    preview: async (ctx, days) => {
      const [first, second] = await Promise.all([one.preview(ctx, days), other.preview(ctx, days)]);
      const examples = [...first.examples, ...second.examples].toSorted((a, b) => (a.at < b.at ? -1 : 1));
      return { count: first.count + second.count, examples: examples.slice(0, EXAMPLES) };
    },
    expire: async (ctx, days) => (await one.expire(ctx, days)) + (await other.expire(ctx, days)),
  };
}
