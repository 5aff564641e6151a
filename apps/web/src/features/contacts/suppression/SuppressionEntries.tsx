import type { Suppression } from '@workbench/services/suppression/schemas';
import { useId, useState } from 'react';
import { DeleteQuestion } from '~/components/trash/DeleteQuestion';
import { Button } from '~/components/ui/controls/Button';
import { Badge } from '~/components/ui/display/Badge';
import { ErrorState } from '~/components/ui/feedback/ErrorState';
import { formatCount, formatExactTime } from '~/lib/format/format';
import { useSuppressions } from './use-suppressions';

const IDENTIFIER_KIND_LABEL: Record<Suppression['kinds'][number], string> = {
  email: 'Email',
  profile: 'Profile',
  phone: 'Phone',
  domain: 'Domain',
  'source-id': 'Source ID',
};

const matchesFirst = (entries: readonly Suppression[], ids: readonly string[]) =>
  [true, false].flatMap((isMatch) => entries.filter(({ id }) => ids.includes(id) === isMatch));

/** With the second: entries are hashes, and the moment is what tells two of one day apart. */
const addedText = ({ addedAt }: Suppression) => formatExactTime(addedAt);

const kindsText = ({ kinds }: Suppression) => kinds.map((kind) => IDENTIFIER_KIND_LABEL[kind]).join(', ');

interface SuppressionEntriesProps {
  /** Entries that cover what was checked: they come first. */
  matchingIds: readonly string[];
}

/** What is on the list: of what kind, why and since when; a check says which entry is whose. */
export function SuppressionEntries({ matchingIds }: SuppressionEntriesProps) {
  const list = useSuppressions();
  const [entryToDelete, setEntryToDelete] = useState<Suppression | null>(null);
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className="flex flex-col gap-2">
      <h3 id={headingId} className="font-medium">
        {list.data ? formatCount(list.data.total, 'entry', 'entries') : 'Entries'}
      </h3>
      {list.data === undefined ? (
        list.error ? (
          <ErrorState
            title="Failed to fetch the do-not-contact list"
            error={list.error}
            onRetry={() => void list.refetch()}
          />
        ) : (
          <p role="status">Loading the list…</p>
        )
      ) : list.data.entries.length === 0 ? (
        <p className="text-muted-foreground">The list is empty.</p>
      ) : (
        <ul className="divide-y divide-border">
          {matchesFirst(list.data.entries, matchingIds).map((entry) => (
            <li key={entry.id} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2">
              <div className="min-w-0 flex-1 basis-52">
                <p className="flex flex-wrap items-center gap-2 font-medium">
                  {kindsText(entry)}
                  {matchingIds.includes(entry.id) && <Badge variant="warning">matches the check</Badge>}
                </p>
                <p className="break-words text-ui text-muted-foreground">
                  {entry.reason === '' ? '' : `${entry.reason} · `}
                  Added {addedText(entry)}
                </p>
              </div>
              <Button
                variant="outline"
                size="sm"
                aria-label={`Delete ${kindsText(entry)} added ${addedText(entry)}`}
                onClick={() => setEntryToDelete(entry)}
              >
                Delete
              </Button>
            </li>
          ))}
        </ul>
      )}
      {list.data && list.data.total > list.data.entries.length && (
        <p className="text-ui text-muted-foreground">Showing the newest {list.data.entries.length}.</p>
      )}
      {entryToDelete && (
        <DeleteQuestion
          kind="suppression"
          ids={[entryToDelete.id]}
          name={`the entry added ${addedText(entryToDelete)}`}
          onClose={() => setEntryToDelete(null)}
        />
      )}
    </section>
  );
}
