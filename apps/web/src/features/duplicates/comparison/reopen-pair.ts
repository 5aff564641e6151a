import { invalidateAfter } from '~/lib/api/query-client';
import { toast } from '~/lib/notifications/toast';
import { toastFailure } from '~/lib/notifications/toast-failure';

/** Takes a decision about a pair back. */
export async function reopenPair(
  write: 'duplicates.reopen' | 'contactDuplicates.reopen',
  reopen: () => Promise<unknown>,
  onDone: () => void,
): Promise<void> {
  try {
    await reopen();
    onDone();
    toast({ title: 'Pair Reopened' });
  } catch (error) {
    toastFailure('Failed to Reopen', error);
  }
  await invalidateAfter(write);
}
