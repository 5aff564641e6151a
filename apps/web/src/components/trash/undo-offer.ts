import type { ToastInput } from '~/lib/notifications/toast-state';
import { restoreEntries } from './restore';

/** For the toast of a deletion; none when nothing went into the trash. */
export function undoOffer(trashIds: readonly string[], name: string): ToastInput['offer'] {
  if (trashIds.length === 0) return undefined;
  return { label: 'Undo', run: () => void restoreEntries(trashIds, name) };
}
