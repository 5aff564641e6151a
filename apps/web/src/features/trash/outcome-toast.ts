import type { TrashEntry } from '@workbench/services/trash/schemas';
import { formatCount, formatNumber } from '../../lib/format/format.ts';
import type { ToastInput } from '../../lib/notifications/toast-state.ts';

const TITLES = {
  restore: { done: 'Restored', failed: 'Failed to Restore' },
  purge: { done: 'Deleted for Good', failed: 'Failed to Delete' },
} as const;

/** Says how many went through and what came back otherwise; a single refusal in its own words, several at their entries. Pure. */
export function outcomeToast(
  action: keyof typeof TITLES,
  entries: readonly Pick<TrashEntry, 'id' | 'label'>[],
  refused: ReadonlyMap<string, string>,
  notes: readonly string[] = [],
): ToastInput {
  const done = entries.filter(({ id }) => !refused.has(id));
  const [first] = done;
  if (refused.size === 0 && first !== undefined) {
    const subject = done.length === 1 ? first.label : formatCount(done.length, 'entry', 'entries');
    return { title: TITLES[action].done, description: [`${subject}.`, ...notes].join(' ') };
  }
  const [reason = ''] = refused.values();
  const title = TITLES[action].failed;
  if (entries.length === 1) return { title, description: reason, variant: 'destructive' };
  const counts = `${formatNumber(done.length)} of ${formatNumber(entries.length)} done`;
  const description = [`${counts}; the reason is beside each other entry.`, ...notes].join(' ');
  return { title, description, variant: 'destructive' };
}
