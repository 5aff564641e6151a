import type { ReactNode } from 'react';
import { errorMessage } from '~/lib/api/errors';
import type { PagedQuery } from '~/lib/api/use-paged';
import { Button } from '../controls/Button';
import { InlineError } from './InlineError';
import { PanelQueryState } from './PanelQueryState';
import { StaleDataNotice } from './StaleDataNotice';

interface PagedListProps<T> {
  query: PagedQuery<T>;
  /** One of READ_FAILURE. */
  failure: string;
  /** Said in place of the list when there is nothing in it. */
  empty: ReactNode;
  /** Of the button that reads the next page. */
  moreLabel: string;
  children: (items: T[]) => ReactNode;
}

/** A list in all its states: loading, failed, empty, there, out of date, and with more to come. */
export function PagedList<T>({ query, failure, empty, moreLabel, children }: PagedListProps<T>) {
  return (
    <PanelQueryState query={query} failure={failure}>
      {(items) =>
        items.length === 0 ? (
          empty
        ) : (
          <>
            {query.isRefetchError && <StaleDataNotice failure={failure} error={query.error} className="pb-2" />}
            {children(items)}
            {query.isFetchNextPageError && (
              <InlineError className="pt-3">
                {failure}: {errorMessage(query.error)}
              </InlineError>
            )}
            {query.hasNextPage && (
              <Button
                variant="outline"
                size="sm"
                className="mt-3"
                disabled={query.isFetchingNextPage}
                onClick={() => void query.fetchNextPage()}
              >
                {query.isFetchingNextPage ? 'Loading…' : moreLabel}
              </Button>
            )}
          </>
        )
      }
    </PanelQueryState>
  );
}
