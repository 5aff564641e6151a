import { type AuditLineDoc, AuditLineModel } from '@workbench/db';
import type { ServiceContext } from '../shared/context.ts';
import { appendLine } from './append-line.ts';
import { OF_LINES } from './chain-tail.ts';
import { findCut } from './find-cut.ts';
import { AUDIT_KEPT_DAYS, CUT_OPERATION } from './limits.ts';

const DAY_MS = 86_400_000;

/**
 * Deletes lines that are older than two years. A line that names the last of them is added first, so that the rest can still be
 * checked; what a process that was killed has left is deleted by the next run.
 */
export async function cutAudit(ctx: ServiceContext): Promise<void> {
  const limit = new Date(ctx.now().getTime() - AUDIT_KEPT_DAYS * DAY_MS);
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
    await AuditLineModel.deleteMany({ _id: { $lte: cut.sequence } });
  } else if (done > 0) await AuditLineModel.deleteMany({ _id: { $lte: done } });
}
