import type { UndoneMerge } from '@workbench/services/duplicates/schemas';
import { invalidateAfter } from '~/lib/api/query-client';
import { trpcClient } from '~/lib/api/trpc';
import { formatDate } from '~/lib/format/format';
import { toast } from '~/lib/notifications/toast';
import { toastFailure } from '~/lib/notifications/toast-failure';

/** Of the edits that stay, said by name; the others are counted. */
const EDITS_NAMED_MAX = 5;

/** Makes two companies of one again, and says which later edits stay. */
export async function undoMerge(mergeId: string, onDone?: () => void): Promise<void> {
  try {
    const { keptEdits } = await trpcClient.duplicates.undoMerge.mutate({ mergeId });
    onDone?.();
    toast({ title: 'Merge Undone', description: keptText(keptEdits) });
  } catch (error) {
    toastFailure('Failed to Undo the Merge', error);
  }
  await invalidateAfter('duplicates.undoMerge');
}

/** Says what was changed since the merge and stays. Pure. */
function keptText(edits: UndoneMerge['keptEdits']): string {
  if (edits.length === 0) return 'Both companies are as they were.';
  const named = edits.slice(0, EDITS_NAMED_MAX).map(({ field, at }) => `${field} (${formatDate(at)})`);
  const more = edits.length - named.length;
  return `Changed since the merge, and kept: ${named.join(', ')}${more > 0 ? ` and ${more} more` : ''}.`;
}
