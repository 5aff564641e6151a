import { type RetentionDoc, RetentionModel } from '@workbench/db';
import type { ServiceContext, Verb } from '../../shared/context.ts';
import { ServiceError } from '../../shared/errors.ts';
import type {
  PreviewRetentionInput,
  Retention,
  RetentionKind,
  RetentionPreview,
  RetentionRun,
  UpdateRetentionInput,
} from '../schemas.ts';
import { GROWING_RECORDS } from './growing-records.ts';
import { daysOf, problemOfDays, RETENTION_RULES, type RetentionRule } from './retention-rules.ts';

type StoredRun = NonNullable<RetentionDoc['lastRun']>;

const toRun = ({ at, deleted }: StoredRun): RetentionRun => ({
  at: at.toISOString(),
  deleted: deleted as RetentionRun['deleted'],
});

const NOTHING: RetentionPreview = { count: 0, examples: [] };

/** Every kind of record that grows, with its rule and what a run would delete now. */
export async function getRetention({ ctx }: Verb<object>): Promise<Retention> {
  const { days: stored = {}, lastRun } = await readStored();
  const items = await Promise.all(
    RETENTION_RULES.map(async (rule) => {
      const days = daysOf(rule, stored);
      const { count, oldestAt } = await GROWING_RECORDS[rule.kind].measure();
      return {
        ...rule,
        ...{ days, count, oldestAt: oldestAt?.toISOString() ?? null },
        wouldDelete: await preview(ctx, rule.kind, days),
      };
    }),
  );
  return { items, lastRun: lastRun ? toRun(lastRun) : null };
}

/** What other days would delete, without deleting anything. @throws ServiceError invalid for days that the kind does not take */
export async function previewRetention({ ctx, input }: Verb<PreviewRetentionInput>): Promise<RetentionPreview> {
  requireDays(ruleOf(input.kind), input.days, ['days']);
  return preview(ctx, input.kind, input.days);
}

/** @throws ServiceError invalid for days that a kind does not take; nothing is stored then */
export async function updateRetention({ ctx, input }: Verb<UpdateRetentionInput>): Promise<Retention> {
  const changes = Object.entries(input.days) as [RetentionKind, number | null][];
  for (const [kind, days] of changes) requireDays(ruleOf(kind), days, ['days', kind]);
  if (changes.length > 0) {
    const $set = Object.fromEntries(changes.map(([kind, days]) => [`days.${kind}`, days]));
    await RetentionModel.updateOne({ _id: 'workspace' }, { $set }, { upsert: true });
  }
  return getRetention({ ctx, input: {} });
}

/** Deletes now what the rules say. */
export async function runRetention({ ctx }: Verb<object>): Promise<RetentionRun> {
  return toRun(await applyRetention(ctx));
}

/**
 * Deletes what is older than the rules say. May be interrupted anywhere and run in several processes.
 * @throws what the first rule has failed with, after all others were applied
 */
export async function applyRetention(ctx: ServiceContext): Promise<StoredRun> {
  const { days: stored = {} } = await readStored();
  const deleted: { kind: RetentionKind; count: number }[] = [];
  const failures: unknown[] = [];
  for (const rule of RETENTION_RULES) {
    const days = daysOf(rule, stored);
    if (days === null) continue;
    try {
      deleted.push({ kind: rule.kind, count: await GROWING_RECORDS[rule.kind].expire(ctx, days) });
    } catch (error) {
      ctx.log.error({ err: error, kind: rule.kind }, 'a retention rule could not be applied');
      failures.push(error);
    }
  }
  const lastRun = { at: ctx.now(), deleted: deleted.filter(({ count }) => count > 0) };
  await RetentionModel.updateOne({ _id: 'workspace' }, { $set: { lastRun } }, { upsert: true });
  if (failures.length > 0) throw failures[0];
  return lastRun;
}

/** Items of batches alone: some kinds keep theirs for an hour. */
export async function expireItems(ctx: ServiceContext): Promise<void> {
  const days = daysOf(ruleOf('batchItems'), (await readStored()).days ?? {});
  if (days !== null) await GROWING_RECORDS.batchItems.expire(ctx, days);
}

async function readStored(): Promise<Partial<RetentionDoc>> {
  return (await RetentionModel.findById('workspace').lean<RetentionDoc>()) ?? {};
}

const preview = (ctx: ServiceContext, kind: RetentionKind, days: number | null): Promise<RetentionPreview> =>
  days === null ? Promise.resolve(NOTHING) : GROWING_RECORDS[kind].preview(ctx, days);

function ruleOf(kind: RetentionKind): RetentionRule {
  const rule = RETENTION_RULES.find((one) => one.kind === kind);
  if (rule === undefined) throw new Error(`There is no rule for ${kind}`);
  return rule;
}

function requireDays(rule: RetentionRule, days: number | null, path: string[]): void {
  const problem = problemOfDays(rule, days);
  if (problem !== null) throw new ServiceError('invalid', `${rule.kind}: ${problem}`, [{ path, message: problem }]);
}
