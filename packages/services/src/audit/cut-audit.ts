import { type AuditLineDoc, AuditLineModel } from '@workbench/db';
import type { ServiceContext } from '../shared/context.ts';
import { appendLine } from './append-line.ts';
import { OF_LINES } from './chain-tail.ts';
import { findCut } from './find-cut.ts';
import { AUDIT_KEPT_DAYS, CUT_OPERATION } from './limits.ts';

const DAY_MS = 86_400_000;

/**
 * Deletes lines that are older than the days, two years unless the workspace says otherwise. A line that names the last of them is added first, so that the rest can still be
 * checked; what a process that was killed has left is deleted by the next run.
 * @returns the number of lines deleted
 */
export async function cutAudit(ctx: ServiceContext, days: number = AUDIT_KEPT_DAYS): Promise<number> {
  const limit = new Date(ctx.now().getTime() - days * DAY_MS);
  const firstKept = await AuditLineModel.findOne({ _id: OF_LINES, at: { $gte: limit } }, { _id: 1 })
    .sort({ _id: 1 })
    .lean();
  const last = await AuditLineModel.findOne({ _id: { ...OF_LINES, ...(firstKept !== null && { $lt: firstKept._id }) } })
    .sort({ _id: -1 })
    .lean<AuditLineDoc>();
  const { sequence: done } = await findCut(ctx.secrets);
  if (last !== null && last._id > done) {
    const cut = { sequence: last._id, hash: last.hash };
    const counts = { deleted: last._id - done };
    const entry = { operation: CUT_OPERATION, records: [], recordCount: 0, counts, credits: 0, outcome: 'done', cut };
    await appendLine(ctx, entry);
    return (await AuditLineModel.deleteMany({ _id: { $lte: cut.sequence } })).deletedCount;
  }
  return done > 0 ? (await AuditLineModel.deleteMany({ _id: { $lte: done } })).deletedCount : 0;
}
