import type { TrashEntry } from '@workbench/services/trash/schemas';
import { contentsText, DELETED_BY, TRASH_KIND_LABEL } from '~/components/trash/trash-labels';
import { Card } from '~/components/ui/display/Card';
import { InlineError } from '~/components/ui/feedback/InlineError';
import { formatRelativeTime } from '~/lib/format/format';
import { useNow } from '~/lib/state/use-now';
import { DaysLeft } from './DaysLeft';
import { SelectEntry } from './SelectEntry';
import { TrashEntryActions } from './TrashEntryActions';
import type { TrashListProps } from './trash-list-props';

/** The same as the table, a card for each entry. */
export function TrashCards({ entries, ...list }: TrashListProps) {
  return (
    <Card>
      <ul aria-label="Trash" className="divide-y divide-border">
        {entries.map((entry) => (
          <TrashCard key={entry.id} entry={entry} {...list} />
        ))}
      </ul>
    </Card>
  );
}

function TrashCard({ entry, actions, selection, onPurge }: Omit<TrashListProps, 'entries'> & { entry: TrashEntry }) {
  const now = useNow();
  const along = contentsText(entry.contents);
  const refusal = actions.refusals.get(entry.id);
  return (
    <li className="flex gap-3 p-3">
      <div className="pt-1">
        <SelectEntry entry={entry} selection={selection} />
      </div>
      <div className="flex min-w-0 flex-1 flex-col gap-1">
        <p className="break-words font-medium">{entry.label}</p>
        <p className="text-muted-foreground text-ui">
          {TRASH_KIND_LABEL[entry.kind]}
          {along !== '' && ` with ${along}`}
        </p>
        <p className="text-muted-foreground text-ui">
          {DELETED_BY[entry.deletedBy]}, {formatRelativeTime(entry.deletedAt, now)} · kept for{' '}
          <DaysLeft entry={entry} now={now} />
        </p>
        {refusal !== undefined && <InlineError>{refusal}</InlineError>}
        <TrashEntryActions entry={entry} actions={actions} onPurge={onPurge} />
      </div>
    </li>
  );
}
