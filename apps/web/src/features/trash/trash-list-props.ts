import type { TrashEntry } from '@workbench/services/trash/schemas';
import type { useSelection } from '~/lib/state/use-selection';
import type { TrashActions } from './use-trash-actions';

/** Of the table and of the cards that take its place on a narrow screen. */
export interface TrashListProps {
  entries: readonly TrashEntry[];
  actions: TrashActions;
  selection: ReturnType<typeof useSelection>;
  onPurge: (entry: TrashEntry) => void;
}
