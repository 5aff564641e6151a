import { TRASH_PAGE_MAX } from '@workbench/services/trash/limits';
import type { TrashEntry } from '@workbench/services/trash/schemas';
import { contentsText, sumContents } from '~/components/trash/trash-labels';
import { ConfirmDialog } from '~/components/ui/overlays/ConfirmDialog';
import { errorMessage, READ_FAILURE } from '~/lib/api/errors';
import { trpc } from '~/lib/api/trpc';
import { formatCount } from '~/lib/format/format';

interface PurgeQuestionProps {
  entries: readonly TrashEntry[];
  onConfirm: (entries: readonly TrashEntry[]) => void;
  onClose: () => void;
}

/** Asks before entries are deleted for good. Begins open. */
export function PurgeQuestion({ entries, onConfirm, onClose }: PurgeQuestionProps) {
  const [first] = entries;
  const name = entries.length === 1 && first ? first.label : formatCount(entries.length, 'entry', 'entries');
  const along = contentsText(sumContents(entries));
  return (
    <ConfirmDialog
      title={`Delete ${name} for good?`}
      action="Delete for good"
      onConfirm={() => onConfirm(entries)}
      onClose={onClose}
    >
      {along !== '' && <span className="block">Goes along: {along}.</span>}
      <span className="block">This can’t be undone.</span>
    </ConfirmDialog>
  );
}

interface EmptyTrashQuestionProps {
  /** With the time of the newest entry that was counted: what is deleted meanwhile stays. */
  onConfirm: (until: string) => void;
  onClose: () => void;
}

/** Asks before all entries are deleted for good, whatever is filtered on screen. Begins open. */
export function EmptyTrashQuestion({ onConfirm, onClose }: EmptyTrashQuestionProps) {
  const list = trpc.trash.list.useQuery(
    { limit: TRASH_PAGE_MAX },
    { staleTime: 0, gcTime: 0, refetchOnMount: 'always' },
  );
  const { entries = [], total = 0, nextCursor = null } = list.data ?? {};
  const until = entries[0]?.deletedAt;
  const along = contentsText(sumContents(entries));
  return (
    <ConfirmDialog
      title="Empty the trash?"
      action={total === 0 ? 'Empty trash' : `Delete ${formatCount(total, 'entry', 'entries')} for good`}
      isActionDisabled={until === undefined}
      onConfirm={() => until !== undefined && onConfirm(until)}
      onClose={onClose}
    >
      {list.data === undefined && (
        <span role={list.error ? 'alert' : 'status'} className="block">
          {list.error ? `${READ_FAILURE.trash}: ${errorMessage(list.error)}` : 'Counting what is in the trash…'}
        </span>
      )}
      {until !== undefined && (
        <span className="block">
          All {formatCount(total, 'entry', 'entries')}
          {along !== '' && nextCursor === null && `, with ${along},`} will be deleted for good.
        </span>
      )}
      <span className="block">This can’t be undone.</span>
    </ConfirmDialog>
  );
}
