import { type CompanyMergeDoc, CompanyMergeModel } from '@workbench/db';
import type { ServiceContext } from '../../shared/context.ts';
import { claimJournal } from '../../shared/moves/journal-lease.ts';
import { continueMerge } from './merge-companies.ts';
import { endWork, mergeJournal } from './merge-journal.ts';
import { moveReferences } from './move-references.ts';
import { continueUndo } from './undo-merge.ts';

/** For so long, a process that had read the other company may write a reference to it. */
const LATE_MS = 2 * 60 * 60_000;

/** Continues what a process that is gone had begun, and moves what came late. Safe in several processes at once. */
export async function resumeMerges(ctx: ServiceContext): Promise<void> {
  const since = new Date(ctx.now().getTime() - LATE_MS);
  const merges = await CompanyMergeModel.find({
    $or: [
      { state: { $in: ['merging', 'undoing'] } },
      // By earlier versions, an un-merge that could not begin left its companies busy.
      { state: 'merged', $or: [{ mergedAt: { $gte: since } }, { busy: { $exists: true } }] },
    ],
  }).lean<CompanyMergeDoc[]>();
  for (const merge of merges) {
    // One that fails again must not stop those behind it; it is tried again the next time.
    await resumeMerge(ctx, merge).catch((error: unknown) =>
      ctx.log.error({ err: error, mergeId: merge._id }, 'a merge could not be resumed'),
    );
  }
}

async function resumeMerge(ctx: ServiceContext, merge: CompanyMergeDoc): Promise<void> {
  const { _id, state } = merge;
  const claim = await claimJournal(mergeJournal(), _id, { from: [state], to: state });
  if (claim === null) return;
  if (state === 'merged') {
    await moveReferences(merge, claim);
    return endWork(claim, 'merged');
  }
  const refusal = state === 'merging' ? await continueMerge(merge, claim) : await continueUndo(ctx, merge, claim);
  if (refusal !== null) ctx.log.warn({ mergeId: _id, reason: refusal.message }, 'a merge was not possible any more');
}
