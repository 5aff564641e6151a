import type { TrashEntry } from '@workbench/services/trash/schemas';
import { Trash2, Undo2 } from 'lucide-react';
import { TRASH_STATE_LABEL } from '~/components/trash/trash-labels';
import { Button } from '~/components/ui/controls/Button';
import { Badge } from '~/components/ui/display/Badge';
import type { TrashListProps } from './trash-list-props';

interface TrashEntryActionsProps extends Pick<TrashListProps, 'actions' | 'onPurge'> {
  entry: TrashEntry;
}

/** Restore, and delete for good; while something works on the entry, what that is. */
export function TrashEntryActions({ entry, actions, onPurge }: TrashEntryActionsProps) {
  const stateLabel = TRASH_STATE_LABEL[entry.state];
  if (stateLabel !== null) return <Badge>{stateLabel}</Badge>;
  const isBusy = actions.busyIds.has(entry.id);
  return (
    <div className="flex justify-end gap-2">
      <Button
        variant="outline"
        size="sm"
        aria-label={`Restore ${entry.label}`}
        disabled={isBusy}
        onClick={() => void actions.restore([entry])}
      >
        <Undo2 aria-hidden />
        {isBusy ? 'Working…' : 'Restore'}
      </Button>
      <Button
        variant="ghost"
        size="icon-sm"
        aria-label={`Delete ${entry.label} for good`}
        title="Delete for good"
        disabled={isBusy}
        onClick={() => onPurge(entry)}
      >
        <Trash2 aria-hidden />
      </Button>
    </div>
  );
}
