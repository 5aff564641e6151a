import { type ContactMergeDoc, ContactMergeModel } from '@workbench/db';
import type { ServiceContext } from '../../../shared/context.ts';
import { claimJournal } from '../../../shared/moves/journal-lease.ts';
import { contactMergeJournal } from './contact-merge-journal.ts';
import { continueContactMerge } from './merge-contacts.ts';
import { continueContactUndo } from './undo-contact-merge.ts';

/** Continues what a process that is gone had begun. Safe in several processes at once. */
export async function resumeContactMerges(ctx: ServiceContext): Promise<void> {
  const begun = await ContactMergeModel.find({ state: { $in: ['merging', 'undoing'] } }).lean<ContactMergeDoc[]>();
  for (const merge of begun) {
    // One that fails again must not stop those behind it; it is tried again the next time.
    await resumeMerge(ctx, merge).catch((error: unknown) =>
      ctx.log.error({ err: error, mergeId: merge._id }, 'a merge of contacts could not be resumed'),
    );
  }
}

async function resumeMerge(ctx: ServiceContext, merge: ContactMergeDoc): Promise<void> {
  const { _id, state } = merge;
  const claim = await claimJournal(contactMergeJournal(), _id, { from: [state], to: state });
  if (claim === null) return;
  const run = state === 'merging' ? continueContactMerge : continueContactUndo;
  const refusal = await run(ctx, merge, claim);
  if (refusal !== null) ctx.log.warn({ mergeId: _id, reason: refusal.message }, 'a merge was not possible any more');
}
