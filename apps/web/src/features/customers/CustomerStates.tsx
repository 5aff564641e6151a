import { Handshake, SearchX } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '~/components/ui/controls/Button';
import { Card } from '~/components/ui/display/Card';
import { EmptyState } from '~/components/ui/feedback/EmptyState';
import { ErrorState } from '~/components/ui/feedback/ErrorState';
import { Skeleton } from '~/components/ui/feedback/Skeleton';
import { StaleDataNotice } from '~/components/ui/feedback/StaleDataNotice';
import { READ_FAILURE } from '~/lib/api/errors';
import type { CustomerList } from './use-customers';

const SKELETON_ROWS = ['a', 'b', 'c', 'd'];

interface CustomerStatesProps {
  list: CustomerList;
  isFiltered: boolean;
  onImport: () => void;
  /** The entries, when there are any. */
  children: ReactNode;
}

/** The list in all its states. */
export function CustomerStates({ list, isFiltered, onImport, children }: CustomerStatesProps) {
  if (list.data === undefined) {
    return <Card>{list.error ? <Failure list={list} /> : <Loading />}</Card>;
  }
  if (list.entries.length === 0) {
    return (
      <Card>
        {isFiltered ? (
          <EmptyState icon={SearchX} title="No entry matches" description="Try another word or reason." />
        ) : (
          <EmptyState
            icon={Handshake}
            title="No customers yet"
            description="Import the customers in your CRM, and their employees are no longer offered as new contacts."
            action={<Button onClick={onImport}>Import a file</Button>}
          />
        )}
      </Card>
    );
  }
  return (
    <>
      {list.isRefetchError && <StaleDataNotice failure={READ_FAILURE.customers} error={list.error} className="pb-2" />}
      {children}
      {list.hasNextPage && (
        <div className="flex flex-wrap items-center gap-3 pt-3">
          <Button variant="outline" disabled={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
            {list.isFetchingNextPage ? 'Loading…' : 'Show more'}
          </Button>
          <p role="alert" className="text-destructive">
            {list.isFetchNextPageError && 'Failed to load more entries. Try again.'}
          </p>
        </div>
      )}
    </>
  );
}

function Failure({ list }: { list: CustomerList }) {
  return <ErrorState title={READ_FAILURE.customers} error={list.error} onRetry={() => void list.refetch()} />;
}

function Loading() {
  return (
    <div className="flex flex-col gap-2 p-4">
      <p role="status" className="sr-only">
        Loading the list of customers…
      </p>
      {SKELETON_ROWS.map((row) => (
        <Skeleton key={row} className="h-9 w-full" />
      ))}
    </div>
  );
}
