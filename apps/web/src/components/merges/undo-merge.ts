import type { UndoneMerge } from '@workbench/services/duplicates/schemas';
import { invalidateAfter } from '~/lib/api/query-client';
import { trpcClient } from '~/lib/api/trpc';
import { formatDate } from '~/lib/format/format';
import { toast } from '~/lib/notifications/toast';
import { toastFailure } from '~/lib/notifications/toast-failure';

/** Of the edits that stay, said by name; the others are counted. */
const EDITS_NAMED_MAX = 5;
const VALUE_MAX = 60;

/** Makes two companies of one again, and says which later edits stay. */
export function undoMerge(mergeId: string, onDone?: () => void): Promise<void> {
  return undo('duplicates.undoMerge', onDone, async () => {
    const { keptEdits, notes } = await trpcClient.duplicates.undoMerge.mutate({ id: mergeId });
    const edits = keptEdits.map(
      ({ field, value, at }) => `${keptField(field)} ${keptValue(value)} (${formatDate(at)})`,
    );
    const exceptions = [keptText(edits), ...notes].filter((text) => text !== null);
    return exceptions.length === 0 ? 'Both companies are as they were.' : exceptions.join(' ');
  });
}

/** Makes two contacts of one again, and says which later changes stay. */
export function undoContactMerge(mergeId: string, onDone?: () => void): Promise<void> {
  return undo('contactDuplicates.undoMerge', onDone, async () => {
    const { keptEdits } = await trpcClient.contactDuplicates.undoMerge.mutate({ id: mergeId });
    return keptText(keptEdits) ?? 'Both contacts are as they were.';
  });
}

async function undo(
  write: 'duplicates.undoMerge' | 'contactDuplicates.undoMerge',
  onDone: (() => void) | undefined,
  run: () => Promise<string>,
): Promise<void> {
  try {
    const description = await run();
    onDone?.();
    toast({ title: 'Merge Undone', description });
  } catch (error) {
    toastFailure('Failed to Undo the Merge', error);
  }
  await invalidateAfter(write);
}

/** As "figure of Wikidata" for `figure:Wikidata`. */
const keptField = (field: string) => field.replace(/^figure:/, 'figure of ');

function keptValue(value: UndoneMerge['keptEdits'][number]['value']): string {
  const text = Array.isArray(value) ? value.join(', ') : String(value ?? '');
  return text === '' ? 'empty' : `“${text.length > VALUE_MAX ? `${text.slice(0, VALUE_MAX)}…` : text}”`;
}

/** Says what was changed since the merge and stays. Pure. */
function keptText(edits: readonly string[]): string | null {
  if (edits.length === 0) return null;
  const more = edits.length - EDITS_NAMED_MAX;
  return `Changed since the merge, and kept: ${edits.slice(0, EDITS_NAMED_MAX).join(', ')}${more > 0 ? ` and ${more} more` : ''}.`;
}
