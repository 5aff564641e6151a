import { Link } from '@tanstack/react-router';
import { ListFilter } from 'lucide-react';
import { useRef } from 'react';
import { Button, buttonClass } from '~/components/ui/controls/Button';
import { Alert } from '~/components/ui/feedback/Alert';
import { EmptyState } from '~/components/ui/feedback/EmptyState';
import { ErrorState } from '~/components/ui/feedback/ErrorState';
import { Skeleton } from '~/components/ui/feedback/Skeleton';
import { FilterBadges } from '../filters/FilterBadges';
import { hasContactFilter } from '../filters/filter-form';
import { SearchExamples } from '../search/SearchExamples';
import { SENTENCE_FIELD } from '../search/url-params';
import type { ContactSearch } from '../search/use-contact-search';
import { correctionsText } from '../search-result-labels';
import { ContactResults } from './ContactResults';
import { UnsearchedFilters } from './UnsearchedFilters';

interface SearchOutcomeProps {
  search: ContactSearch;
  /** An example was chosen: its tab has to be shown. */
  onExample: () => void;
}

/** What stands beneath the form: examples, filters as badges, and results or why there are none. */
export function SearchOutcome({ search, onExample }: SearchOutcomeProps) {
  const region = useRef<HTMLElement>(null);
  const { filters, found, failure, pending } = search;
  const isSearching = pending === 'smart' || pending === 'filters';
  const hasNoFilter = filters !== null && !hasContactFilter(filters);
  function choose(sentence: string) {
    search.change({ sentence });
    onExample();
    // The tab may be drawn only now.
    setTimeout(() => document.querySelector<HTMLInputElement>(`input[name="${SENTENCE_FIELD}"]`)?.focus());
  }
  // Their buttons go with the failure; the focus stays where the outcome will be.
  const retry = () => {
    region.current?.focus();
    search.retry();
  };
  const searchNow = () => {
    region.current?.focus();
    search.searchUnsearched();
  };
  const back = () => {
    region.current?.focus();
    search.backToResults();
  };
  return (
    <section
      ref={region}
      tabIndex={-1}
      aria-label="Search results"
      className="flex min-w-0 flex-col gap-4 pt-5 focus:outline-none"
    >
      {filters !== null && (
        <FilterBadges filters={filters} readings={search.reading?.readings} onChange={search.changeFilters} />
      )}
      {filters !== null && !hasNoFilter && <ReadingNotes search={search} />}
      <UnsearchedFilters search={search} onSearch={searchNow} onBack={back} />
      {failure !== null ? (
        <div className="rounded-lg border border-border bg-card">
          <ErrorState
            title={failure.title}
            error={failure.error}
            onRetry={retry}
            action={
              <Link to="/sources" className={buttonClass('outline', 'sm')}>
                Open Data Sources
              </Link>
            }
          />
          {found !== null && (
            <p className="pb-6 text-center">
              <Button variant="link" size="sm" onClick={back}>
                Back to the previous results
              </Button>
            </p>
          )}
        </div>
      ) : hasNoFilter ? (
        <EmptyState
          icon={ListFilter}
          title="No Filters"
          description="Please enter at least one search filter"
          action={
            found !== null && (
              <Button variant="link" size="sm" onClick={back}>
                Back to the previous results
              </Button>
            )
          }
        />
      ) : found !== null ? (
        <ContactResults key={found.run} search={search} found={found} isStale={isSearching} />
      ) : isSearching ? (
        <Searching />
      ) : search.unsearched !== null ? null : (
        <SearchExamples onChoose={choose} />
      )}
    </section>
  );
}

function ReadingNotes({ search: { reading, sentence, unsearched } }: { search: ContactSearch }) {
  if (reading === null || sentence === null) return null;
  const { leftOver, corrections, reader, notice } = reading;
  return (
    <div className="flex flex-col gap-1 text-ui text-muted-foreground">
      {leftOver.length > 0 && unsearched === null && <p className="break-words">Ignored: {leftOver.join(', ')}</p>}
      {unsearched === null &&
        correctionsText(corrections).map((text) => (
          <p key={text} className="break-words">
            {text}
          </p>
        ))}
      <p>Interpreted by: {reader.name}</p>
      {notice !== null && (
        <Alert variant="warning" role="alert">
          {notice}
        </Alert>
      )}
    </div>
  );
}

const ROWS = ['w-40', 'w-52', 'w-36', 'w-48', 'w-44'];
function Searching() {
  return (
    <div className="rounded-lg border border-border bg-card">
      <p role="status" className="px-4 py-3 text-muted-foreground">
        Searching...
      </p>
      {ROWS.map((width) => (
        <div key={width} className="flex h-16 items-center justify-between gap-4 border-border border-t px-4">
          <Skeleton className={`h-4 ${width}`} />
          <Skeleton className="h-4 w-16" />
        </div>
      ))}
    </div>
  );
}
