import { Button } from '~/components/ui/controls/Button';
import { InlineError } from '~/components/ui/feedback/InlineError';
import { formatCount } from '~/lib/format/format';
import type { FoundContacts } from '../search/search-store';
import type { ContactSearch } from '../search/use-contact-search';
import { searchCredits, selectPeopleSources } from '../search-result-labels';

interface LoadMoreContactsProps {
  search: ContactSearch;
  found: FoundContacts;
  isStale: boolean;
}

/** The next page, with what it costs at most. Never by itself: each page may be paid for. */
export function LoadMoreContacts({ search, found, isStale }: LoadMoreContactsProps) {
  if (found.next === null) return null;
  const isLoading = search.pending === 'more';
  const credits = selectPeopleSources(search.sources.data ?? [], found.source)
    .filter(({ connected }) => connected)
    .reduce((sum, source) => sum + searchCredits(source, found.perPage), 0);
  return (
    <div className="flex flex-wrap items-center justify-center gap-3">
      <Button
        variant="outline"
        className="aria-disabled:opacity-55"
        aria-disabled={isLoading || isStale}
        onClick={search.loadMore}
      >
        {isLoading ? 'Loading…' : 'Load more'}
      </Button>
      {credits > 0 && (
        <span className="text-muted-foreground text-xs">up to {formatCount(credits, 'credit', 'credits')}</span>
      )}
      {search.moreFailure !== null && <InlineError>Failed to load more results: {search.moreFailure}</InlineError>}
    </div>
  );
}
