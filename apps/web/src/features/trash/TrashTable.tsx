import type { TrashEntry } from '@workbench/services/trash/schemas';
import { contentsText, DELETED_BY, TRASH_KIND_LABEL } from '~/components/trash/trash-labels';
import { ScrollRegion } from '~/components/ui/display/ScrollRegion';
import { TABLE_ROW, Table } from '~/components/ui/display/Table';
import { InlineError } from '~/components/ui/feedback/InlineError';
import { DASH, formatDate, formatRelativeTime } from '~/lib/format/format';
import { useNow } from '~/lib/state/use-now';
import { DaysLeft } from './DaysLeft';
import { SelectEntry } from './SelectEntry';
import { TrashEntryActions } from './TrashEntryActions';
import type { TrashListProps } from './trash-list-props';

const COLUMNS = ['Name', 'Kind', 'Goes with it', 'Deleted by', 'Deleted', 'Kept for'];

/** The entries of the trash, newest first, a line each. */
export function TrashTable({ entries, actions, selection, onPurge }: TrashListProps) {
  const selectable = entries.filter(({ state }) => state === 'trashed').map(({ id }) => id);
  const isAllSelected = selectable.length > 0 && selectable.every((id) => selection.ids.has(id));
  return (
    <ScrollRegion aria-label="Trash" className="bg-card">
      <Table
        columns={COLUMNS}
        hasActions
        lead={
          <input
            type="checkbox"
            aria-label="Select all shown"
            className="grid size-4"
            checked={isAllSelected}
            onChange={(event) => selection.choose(selectable, event.target.checked)}
          />
        }
      >
        {entries.map((entry) => (
          <Row key={entry.id} entry={entry} actions={actions} selection={selection} onPurge={onPurge} />
        ))}
      </Table>
    </ScrollRegion>
  );
}

function Row({ entry, actions, selection, onPurge }: Omit<TrashListProps, 'entries'> & { entry: TrashEntry }) {
  const now = useNow();
  const refusal = actions.refusals.get(entry.id);
  return (
    <tr className={TABLE_ROW}>
      <td>
        <SelectEntry entry={entry} selection={selection} />
      </td>
      <th scope="row" className="min-w-44 max-w-80 font-medium">
        <span className="block break-words">{entry.label}</span>
        {refusal !== undefined && <InlineError className="font-normal">{refusal}</InlineError>}
      </th>
      <td className="whitespace-nowrap">{TRASH_KIND_LABEL[entry.kind]}</td>
      <td className="min-w-40 max-w-72 text-muted-foreground">{contentsText(entry.contents) || DASH}</td>
      <td className="whitespace-nowrap">{DELETED_BY[entry.deletedBy]}</td>
      <td className="whitespace-nowrap" title={formatDate(entry.deletedAt)}>
        {formatRelativeTime(entry.deletedAt, now)}
      </td>
      <td className="whitespace-nowrap tabular-nums">
        <DaysLeft entry={entry} now={now} />
      </td>
      <td>
        <TrashEntryActions entry={entry} actions={actions} onPurge={onPurge} />
      </td>
    </tr>
  );
}
