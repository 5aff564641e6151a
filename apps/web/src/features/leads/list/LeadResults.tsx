import { Link } from '@tanstack/react-router';
import { SearchX, Users } from 'lucide-react';
import { type ReactNode, useCallback, useMemo } from 'react';
import { Button, buttonClass } from '~/components/ui/controls/Button';
import { Card } from '~/components/ui/display/Card';
import { EmptyState } from '~/components/ui/feedback/EmptyState';
import { ErrorState } from '~/components/ui/feedback/ErrorState';
import { StaleDataNotice } from '~/components/ui/feedback/StaleDataNotice';
import { errorMessage, READ_FAILURE } from '~/lib/api/errors';
import { cn } from '~/lib/cn';
import { formatNumber } from '~/lib/format/format';
import { isFiltered } from '../lead-filters';
import { leadCountText } from '../lead-labels';
import type { LeadFilters } from '../url-params';
import { LeadRowsSkeleton } from './rows/LeadRowsSkeleton';
import { LeadVirtualList } from './rows/LeadVirtualList';
import { SelectAllLeads } from './SelectAllLeads';
import { useLeadPages } from './use-lead-pages';

interface LeadResultsProps {
  filters: LeadFilters;
  areLeadsMoving: boolean;
  selectedIds: ReadonlySet<string>;
  onChoose: (ids: readonly string[], isChosen: boolean) => void;
  onOpen: (id: string) => void;
  onShowAll: () => void;
  /** What can be done with the chosen. */
  bulk: ReactNode;
}

/** Reads the leads that pass the filters, page by page as they are scrolled to. */
export function LeadResults(props: LeadResultsProps) {
  const { filters, areLeadsMoving, selectedIds, onChoose, onOpen, onShowAll, bulk } = props;
  const pages = useLeadPages(filters, areLeadsMoving);
  const leads = useMemo(() => pages.data?.pages.flatMap((page) => page.leads) ?? [], [pages.data]);
  const newest = pages.data?.pages.at(-1);
  const isNarrowed = isFiltered(filters);
  const { fetchNextPage } = pages;
  const onEnd = useCallback(() => void fetchNextPage(), [fetchNextPage]);
  const canLoadMore = pages.hasNextPage && !pages.isFetching && !pages.isFetchNextPageError && !pages.isPlaceholderData;

  if (pages.isPending) return <LeadRowsSkeleton />;
  if (!pages.data) {
    return (
      <Card>
        <ErrorState title={READ_FAILURE.leads} error={pages.error} onRetry={() => void pages.refetch()} />
      </Card>
    );
  }
  const isBroken = pages.isError && !pages.isFetchNextPageError;
  return (
    <>
      <div className={cn('flex flex-wrap items-center gap-2', leads.length > 0 && 'min-h-8')}>
        {/* Also above an empty list: its dialogs stay open while a filter or another window empties the list. */}
        {bulk}
        <p role="status" className="text-muted-foreground">
          {newest && leads.length > 0 && leadCountText(newest.total, newest.isTotalExact, isNarrowed)}
        </p>
        {newest && selectedIds.size > 0 && selectedIds.size < newest.total && (
          <SelectAllLeads
            key={JSON.stringify(filters)}
            filters={filters}
            total={newest.isTotalExact ? `all ${formatNumber(newest.total)}` : 'all matching'}
            onChoose={onChoose}
          />
        )}
        {isBroken && <StaleDataNotice failure={READ_FAILURE.leads} error={pages.error} />}
      </div>
      {leads.length === 0 ? (
        <Card>{isNarrowed ? <NoMatch onShowAll={onShowAll} /> : <NoLeads />}</Card>
      ) : (
        <LeadVirtualList
          leads={leads}
          total={newest?.isTotalExact ? newest.total : null}
          listKey={JSON.stringify(filters)}
          isStale={pages.isPlaceholderData}
          selectedIds={selectedIds}
          onChoose={onChoose}
          onOpen={onOpen}
          onEnd={canLoadMore ? onEnd : undefined}
          after={
            (pages.isFetchingNextPage || pages.isFetchNextPageError) && (
              <ListEnd error={pages.isFetchingNextPage ? null : pages.error} onRetry={onEnd} />
            )
          }
        />
      )}
    </>
  );
}

function NoLeads() {
  return (
    <EmptyState
      icon={Users}
      title="No leads yet"
      description="Import a Google Sheet, a file or pasted rows, or save people you find as leads."
      action={
        <div className="flex flex-wrap justify-center gap-2">
          <Link to="/lead-enrichment" className={buttonClass('default')}>
            Import leads
          </Link>
          <Link to="/contact-search" className={buttonClass('outline')}>
            Find contacts
          </Link>
        </div>
      }
    />
  );
}

function NoMatch({ onShowAll }: { onShowAll: () => void }) {
  return (
    <EmptyState
      icon={SearchX}
      title="No matching leads"
      description="Try a different search, status or import."
      action={
        <Button variant="outline" onClick={onShowAll}>
          Show all leads
        </Button>
      }
    />
  );
}

/** What stands beneath the last row while the next page is read, or when that failed. */
function ListEnd({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  if (error) {
    return (
      <span role="alert" className="inline-flex flex-wrap items-center justify-center gap-2">
        {READ_FAILURE.leads}: {errorMessage(error)}
        <Button variant="outline" size="sm" onClick={onRetry}>
          Retry
        </Button>
      </span>
    );
  }
  return <span role="status">Loading leads…</span>;
}
