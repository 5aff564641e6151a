import type { CompanyMergeDoc } from '@workbench/db';
import type { JournalClaim } from '../../shared/moves/journal-lease.ts';
import { mergeLinks } from './links/move-links.ts';
import { mergePairs } from './move-pairs.ts';
import { mergeReports } from './move-reports.ts';

/** What refers to the other company refers to the survivor. Repeatable, also later for what was under way. */
export async function moveReferences(merge: CompanyMergeDoc, { renew }: Pick<JournalClaim, 'renew'>): Promise<void> {
  await mergeLinks(merge, renew);
  await mergeReports(merge, renew);
  await mergePairs(merge, renew);
}
