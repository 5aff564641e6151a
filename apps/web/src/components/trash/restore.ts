import { useMutation } from '@tanstack/react-query';
import type { Restored } from '@workbench/services/trash/schemas';
import { invalidateAfter } from '~/lib/api/query-client';
import { trpcClient } from '~/lib/api/trpc';
import { toast } from '~/lib/notifications/toast';
import { toastFailure } from '~/lib/notifications/toast-failure';

/**
 * Brings entries back, the last one first; stops at the first refusal and says why.
 * @param name of all of them together
 */
export async function restoreEntries(trashIds: readonly string[], name: string): Promise<Restored[]> {
  const restored: Restored[] = [];
  try {
    for (const id of trashIds.toReversed()) restored.push(await trpcClient.trash.restore.mutate({ id }));
    const notes = restored.flatMap((one) => one.notes);
    const [only] = restored;
    const subject = restored.length === 1 && only ? only.label : name;
    toast({ title: 'Restored', description: [`${subject} is back.`, ...notes].join(' ') });
  } catch (error) {
    toastFailure('Failed to Restore', error);
  } finally {
    void invalidateAfter('trash.restore');
  }
  return restored;
}

/** For a button that restores one entry. */
export function useRestore(name: string, onRestored?: (restored: Restored) => void) {
  const restore = useMutation({
    mutationFn: (trashId: string) => restoreEntries([trashId], name),
    onSuccess: ([restored]) => restored && onRestored?.(restored),
  });
  return { isRestoring: restore.isPending, restore: restore.mutate };
}
