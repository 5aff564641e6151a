import { type AuditLineDoc, AuditLineModel } from '@workbench/db';
import type { ServiceContext } from '../../shared/context.ts';
import { AUDIT_KEPT_DAYS, CUT_OPERATION } from '../limits.ts';
import { appendLine } from './append-line.ts';
import { OF_LINES } from './chain-tail.ts';
import { findCut } from './find-cut.ts';

const DAY_MS = 86_400_000;

/**
 * Deletes lines that are older than the days, two years unless the workspace says otherwise. A line that names the last of them is
 * added first, so that the rest can still be checked; what a process that was killed has left is deleted by the next run.
 * @returns the number of lines deleted
 */
export async function cutAudit(ctx: ServiceContext, days: number = AUDIT_KEPT_DAYS): Promise<number> {
  const { last, done } = await planCut(ctx, days);
  if (last !== null && last._id > done) {
    const cut = { sequence: last._id, hash: last.hash };
    const counts = { deleted: last._id - done };
    const entry = { operation: CUT_OPERATION, records: [], recordCount: 0, counts, credits: 0, outcome: 'done', cut };
    await appendLine(ctx, entry);
  }
  const upTo = Math.max(last?._id ?? 0, done);
  return upTo > 0 ? (await AuditLineModel.deleteMany({ _id: { $lte: upTo } })).deletedCount : 0;
}

/** What `cutAudit` would delete: how many lines, and the first ones. */
export async function previewCut(
  ctx: ServiceContext,
  days: number,
  limit: number,
): Promise<{ count: number; lines: AuditLineDoc[] }> {
  const { last, done } = await planCut(ctx, days);
  const old = { _id: { $lte: Math.max(last?._id ?? 0, done) } };
  if (old._id.$lte === 0) return { count: 0, lines: [] };
  const lines = await AuditLineModel.find(old).sort({ _id: 1 }).limit(limit).lean<AuditLineDoc[]>();
  return { count: await AuditLineModel.countDocuments(old), lines };
}

/** A chain is cut at one point: a line that comes after a younger one, as when the clock was ahead, waits for that one. */
async function planCut(ctx: ServiceContext, days: number): Promise<{ last: AuditLineDoc | null; done: number }> {
  const limit = new Date(ctx.now().getTime() - days * DAY_MS);
  const firstKept = await AuditLineModel.findOne({ _id: OF_LINES, at: { $gte: limit } }, { _id: 1 })
    .sort({ _id: 1 })
    .lean();
  // By its day too: with nothing to keep, the first line of all may be added right now.
  const ofOld = { ...OF_LINES, ...(firstKept !== null && { $lt: firstKept._id }) };
  const last = await AuditLineModel.findOne({ _id: ofOld, at: { $lt: limit } })
    .sort({ _id: -1 })
    .lean<AuditLineDoc>();
  const { sequence: done } = await findCut(ctx.secrets);
  return { last, done };
}
