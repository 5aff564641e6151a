import { Link } from '@tanstack/react-router';
import { Trash2 } from 'lucide-react';
import { RestoreButton } from '~/components/trash/RestoreButton';
import { contentsText, DELETED_BY, daysLeft } from '~/components/trash/trash-labels';
import { buttonClass } from '~/components/ui/controls/Button';
import { EmptyState } from '~/components/ui/feedback/EmptyState';
import { ErrorState } from '~/components/ui/feedback/ErrorState';
import { READ_FAILURE } from '~/lib/api/errors';
import { trpc } from '~/lib/api/trpc';
import { formatCount, formatDate } from '~/lib/format/format';
import { useNow } from '~/lib/state/use-now';

/** What is shown of a company that lies in the trash: who deleted it and when, and Restore. */
export function TrashedCompany({ trashId }: { trashId: string }) {
  const entry = trpc.trash.get.useQuery({ id: trashId }, { staleTime: 0, refetchOnMount: 'always' });
  const now = useNow();
  if (entry.data === undefined) {
    return entry.error ? (
      <ErrorState title={READ_FAILURE.trash} error={entry.error} onRetry={() => void entry.refetch()} />
    ) : (
      <p role="status" className="py-10 text-center text-muted-foreground">
        Loading…
      </p>
    );
  }
  const { kind, label, contents, deletedAt, deletedBy } = entry.data;
  const along = contentsText(contents);
  return (
    <EmptyState
      icon={Trash2}
      title={kind === 'demo' ? 'This company is in the trash with the demo data' : `${label} is in the trash`}
      description={
        <>
          {DELETED_BY[deletedBy]} deleted it on {formatDate(deletedAt)}. It is kept for{' '}
          {formatCount(daysLeft(entry.data, now), 'more day', 'more days')}.{along !== '' && ` With it went ${along}.`}
        </>
      }
      action={
        <div className="flex flex-wrap justify-center gap-2">
          <RestoreButton trashId={trashId} name={label} variant="default" size="default" />
          <Link to="/trash" className={buttonClass('outline')}>
            Open Trash
          </Link>
        </div>
      }
    />
  );
}
