import type { TrashEntry } from '@workbench/services/trash/schemas';
import type { TrashListProps } from './trash-list-props';

export function SelectEntry({ entry, selection }: Pick<TrashListProps, 'selection'> & { entry: TrashEntry }) {
  const { id, label, state } = entry;
  const canBeSelected = state === 'trashed';
  return (
    <input
      type="checkbox"
      aria-label={`Select ${label}`}
      className="grid size-4 shrink-0"
      disabled={!canBeSelected}
      checked={canBeSelected && selection.ids.has(id)}
      onChange={(event) => selection.choose([id], event.target.checked)}
    />
  );
}
