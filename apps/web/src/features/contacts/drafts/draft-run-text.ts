import { formatCount, formatNumber } from '../../../lib/format/format.ts';
import type { DraftCounts } from './write-drafts.ts';

/** "28 drafts written. 1 had a message already. 1 skipped: on the do-not-contact list." Pure. */
export function draftRunText({ written, kept, skipped }: DraftCounts): string {
  return [
    `${formatCount(written, 'draft', 'drafts')} written.`,
    kept > 0 && `${formatNumber(kept)} had a message already.`,
    skipped > 0 && `${formatNumber(skipped)} skipped: on the do-not-contact list.`,
  ]
    .filter(Boolean)
    .join(' ');
}
