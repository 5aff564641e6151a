import type { ReactNode } from 'react';
import { ErrorState } from './ErrorState';
import { Skeleton } from './Skeleton';

interface Query<T> {
  data: T | undefined;
  error: unknown;
  refetch: () => unknown;
}

interface PanelQueryStateProps<T> {
  query: Query<T>;
  /** Said when the read fails. */
  failure: string;
  children: (data: T) => ReactNode;
}

/** Loading, failed or there: the three states that every panel has. */
export function PanelQueryState<T>({ query, failure, children }: PanelQueryStateProps<T>) {
  if (query.data !== undefined) return children(query.data);
  if (query.error) return <ErrorState title={failure} error={query.error} onRetry={() => void query.refetch()} />;
  return (
    <div role="status" className="flex flex-col gap-2">
      <span className="sr-only">Loading…</span>
      <Skeleton className="h-8 w-full" />
      <Skeleton className="h-8 w-full" />
      <Skeleton className="h-8 w-2/3" />
    </div>
  );
}

export type PanelQuery<T> = Query<T>;
