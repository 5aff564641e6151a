import { ErrorState } from '~/components/ui/feedback/ErrorState';
import { trpc } from '~/lib/api/trpc';
import { formatCount, formatDate } from '~/lib/format/format';
import { OUTREACH_READ_FAILURE } from '../outreach-labels';

interface LeadListTargetPickerProps {
  chosenId: string | null;
  onChoose: (id: string) => void;
}

/** One import of leads to choose, with all who are on it. */
export function LeadListTargetPicker({ chosenId, onChoose }: LeadListTargetPickerProps) {
  const lists = trpc.leads.lists.useQuery({}, { refetchOnMount: 'always' });
  if (lists.data === undefined) {
    return lists.error ? (
      <ErrorState title={OUTREACH_READ_FAILURE.lists} error={lists.error} onRetry={() => void lists.refetch()} />
    ) : (
      <p role="status">Loading lead lists…</p>
    );
  }
  if (lists.data.length === 0) {
    return <p className="py-6 text-center text-muted-foreground">No lead lists yet. Each lead import creates one.</p>;
  }
  return (
    <fieldset className="flex max-h-80 min-w-0 flex-col overflow-y-auto rounded-md border border-border p-1">
      <legend className="sr-only">Lead list</legend>
      {lists.data.map(({ id, name, leadCount, importedAt }) => (
        <label key={id} className="flex min-h-10 cursor-pointer items-center gap-3 rounded px-2 py-1 hover:bg-accent">
          <input
            type="radio"
            name="lead-list"
            className="size-4 shrink-0"
            checked={chosenId === id}
            onChange={() => onChoose(id)}
          />
          <span className="flex min-w-0 flex-1 flex-col">
            <span className="truncate font-medium">{name}</span>
            <span className="text-muted-foreground text-xs">
              {formatCount(leadCount, 'lead', 'leads')} · imported {formatDate(importedAt)}
            </span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
