import { useNavigate } from '@tanstack/react-router';
import type { CompanySort } from '@workbench/services/companies/schemas';
import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react';
import { Button } from '~/components/ui/controls/Button';
import { Card } from '~/components/ui/display/Card';
import { errorMessage, READ_FAILURE } from '~/lib/api/errors';
import type { RowSelection } from '~/lib/state/use-row-selection';
import { neededDetails } from '../columns/table-layout';
import { useTableLayout } from '../columns/use-table-layout';
import { PAGE_SIZE } from '../page/company-list';
import { rememberList } from '../page/shown-lists';
import { ChoiceOfRows } from '../selection/ChoiceOfRows';
import { CHOICE_COLUMN } from '../selection/choice-column';
import { CompanyTable } from '../table/CompanyTable';
import { CompanyTableSkeleton } from '../table/CompanyTableSkeleton';
import type { Found } from '../table/company-labels';
import { loadedRows } from '../table/loaded-rows';
import type { CompaniesParams } from '../url-params';
import { ListFailure } from './ListFailure';
import { useCompanyPages } from './use-company-pages';
import { useListParams } from './use-list-params';
import { useListStart } from './use-list-start';
import { usePageInUrl } from './use-page-in-url';

interface CompanyListProps {
  q: string;
  sort: CompanySort;
  /** As text; empty for none. */
  filter: string;
  choice: RowSelection;
  onSort: (sort: CompanySort) => void;
  onOpen: (id: string) => void;
  onFound: (found: Found | null) => void;
  onFilterRemoved: () => void;
  /** Shown instead of a table without rows. */
  empty: ReactNode;
}

/** Reads the companies that belong to a text, a filter and an order, page by page as they are scrolled to. */
export function CompanyList({
  q,
  sort,
  filter,
  choice,
  onSort,
  onOpen,
  onFound,
  onFilterRemoved,
  empty,
}: CompanyListProps) {
  const search = useListParams();
  const navigate = useNavigate({ from: '/search' });
  const { view, columns, density } = search;
  const listKey = `${sort} ${q} ${filter}`;
  const [start, restart] = useListStart(search, listKey);
  const layout = useTableLayout(search);
  const pages = useCompanyPages({ q, sort, filter, include: neededDetails(layout), startAfter: start.after });
  const [pageIndex, setPageIndex] = useState(0);
  const onFirstRow = useCallback((row: number) => setPageIndex(Math.floor(row / PAGE_SIZE)), []);
  const rows = useMemo(() => loadedRows(pages.data?.pages ?? [], PAGE_SIZE), [pages.data]);
  const newest = pages.data?.pages.at(-1);
  const loadedPages = pages.data?.pages;
  useEffect(() => {
    if (loadedPages === undefined) return;
    rememberList('search', { q, sort, filter, look: { view, columns, density }, pages: loadedPages });
  }, [q, sort, filter, view, columns, density, loadedPages]);
  const isStale = pages.isPlaceholderData;

  usePageInUrl({ start, pageIndex, cursors: isStale ? undefined : pages.data?.pageParams });
  const total = newest?.total;
  const { totalIsCapped = false, isSimilar = false } = newest ?? {};
  useEffect(
    () => onFound(total === undefined ? null : { total, totalIsCapped, isSimilar }),
    [onFound, total, totalIsCapped, isSimilar],
  );

  const { fetchNextPage } = pages;
  const onEnd = useCallback(() => void fetchNextPage(), [fetchNextPage]);
  const canLoadMore = pages.hasNextPage && !pages.isFetching && !pages.isFetchNextPageError && !isStale;
  const showFirst = () => {
    restart();
    void navigate({
      replace: true,
      resetScroll: false,
      search: ({ page: _page, after: _after, ...rest }: CompaniesParams) => rest,
    });
  };

  if (pages.isPending) return <CompanyTableSkeleton rows={8} />;
  if (!pages.data || (pages.isError && !pages.isFetchNextPageError)) {
    return (
      <ListFailure
        error={pages.error}
        q={q}
        hasFilter={filter !== '' && start.after === null}
        // A cursor that the server no longer knows fails for ever; the beginning of the list does not.
        onRetry={start.after === null ? () => void pages.refetch() : showFirst}
        onFilterRemoved={onFilterRemoved}
      />
    );
  }
  if (rows.count === 0 && start.page === 1) return <Card>{empty}</Card>;
  return (
    <ChoiceOfRows rows={rows} choice={choice}>
      <CompanyTable
        rows={rows}
        offset={(start.page - 1) * PAGE_SIZE}
        total={totalIsCapped || total === undefined ? null : total}
        listKey={`${listKey} ${start.after}`}
        layout={layout}
        leading={CHOICE_COLUMN}
        sort={sort}
        isStale={isStale}
        onSort={onSort}
        onOpen={onOpen}
        onEnd={canLoadMore ? onEnd : undefined}
        onFirstRow={onFirstRow}
        before={
          start.page > 1 && (
            <Button variant="link" size="sm" onClick={showFirst}>
              Show earlier rows
            </Button>
          )
        }
        after={
          (pages.isFetchingNextPage || pages.isFetchNextPageError) && (
            <ListEnd error={pages.isFetchingNextPage ? null : pages.error} onRetry={onEnd} />
          )
        }
      />
    </ChoiceOfRows>
  );
}

/** What stands beneath the last row while the next page is read, or when that failed. */
function ListEnd({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  if (error) {
    return (
      <span role="alert" className="inline-flex flex-wrap items-center justify-center gap-2">
        {READ_FAILURE.companies}: {errorMessage(error)}
        <Button variant="outline" size="sm" onClick={onRetry}>
          Retry
        </Button>
      </span>
    );
  }
  return <span role="status">Loading companies...</span>;
}
