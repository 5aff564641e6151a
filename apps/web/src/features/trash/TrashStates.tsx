import { SearchX, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '~/components/ui/controls/Button';
import { Card } from '~/components/ui/display/Card';
import { EmptyState } from '~/components/ui/feedback/EmptyState';
import { ErrorState } from '~/components/ui/feedback/ErrorState';
import { Skeleton } from '~/components/ui/feedback/Skeleton';
import { StaleDataNotice } from '~/components/ui/feedback/StaleDataNotice';
import { READ_FAILURE } from '~/lib/api/errors';
import type { useTrash } from './use-trash';

const SKELETON_ROWS = ['a', 'b', 'c', 'd', 'e', 'f'];

interface TrashStatesProps {
  trash: ReturnType<typeof useTrash>;
  isFiltered: boolean;
  /** The entries, when there are any. */
  children: ReactNode;
}

/** The list of the trash in all its states. */
export function TrashStates({ trash, isFiltered, children }: TrashStatesProps) {
  if (trash.data === undefined) {
    return (
      <Card>
        {trash.error ? (
          <ErrorState title={READ_FAILURE.trash} error={trash.error} onRetry={() => void trash.refetch()} />
        ) : (
          <div className="flex flex-col gap-2 p-4">
            <p role="status" className="sr-only">
              Loading the trash…
            </p>
            {SKELETON_ROWS.map((row) => (
              <Skeleton key={row} className="h-8 w-full" />
            ))}
          </div>
        )}
      </Card>
    );
  }
  if (trash.entries.length === 0) {
    return (
      <Card>
        {isFiltered ? (
          <EmptyState icon={SearchX} title="Nothing in the trash matches" description="Try another name or kind." />
        ) : (
          <EmptyState
            icon={Trash2}
            title="The trash is empty"
            description="Deleted companies, contacts, leads, reports, campaigns and other records stay here for 30 days."
          />
        )}
      </Card>
    );
  }
  return (
    <>
      {trash.isRefetchError && <StaleDataNotice failure={READ_FAILURE.trash} error={trash.error} className="pb-2" />}
      {children}
      {trash.hasNextPage && (
        <div className="flex flex-wrap items-center gap-3 pt-3">
          <Button variant="outline" disabled={trash.isFetchingNextPage} onClick={() => void trash.fetchNextPage()}>
            {trash.isFetchingNextPage ? 'Loading…' : 'Show more'}
          </Button>
          <p role="alert" className="text-destructive">
            {trash.isFetchNextPageError && 'Failed to load more entries. Try again.'}
          </p>
        </div>
      )}
    </>
  );
}
