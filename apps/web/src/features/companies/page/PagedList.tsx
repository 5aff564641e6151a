import type { ReactNode } from 'react';
import { Button } from '~/components/ui/controls/Button';
import { InlineError } from '~/components/ui/feedback/InlineError';
import { StaleDataNotice } from '~/components/ui/feedback/StaleDataNotice';
import { errorMessage } from '~/lib/api/errors';
import { PanelQueryState } from '../detail/PanelQueryState';
import type { PagedQuery } from './use-paged';

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

/** A list of one company in all its states: loading, failed, empty, there, out of date, and with more to come. */
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
