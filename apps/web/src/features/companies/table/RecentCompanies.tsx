import { Link } from '@tanstack/react-router';
import { useEffect, useMemo } from 'react';
import { buttonClass } from '~/components/ui/controls/Button';
import { Card, CardHeader, CardTitle } from '~/components/ui/display/Card';
import { Table } from '~/components/ui/display/Table';
import { EmptyState } from '~/components/ui/feedback/EmptyState';
import { ErrorState } from '~/components/ui/feedback/ErrorState';
import { READ_FAILURE } from '~/lib/api/errors';
import { trpc } from '~/lib/api/trpc';
import { cn } from '~/lib/cn';
import { defaultLayout } from '../columns/table-layout';
import { rememberList } from '../page/shown-lists';
import { CompanyRow } from './CompanyRow';
import { CompanyTableSkeleton } from './CompanyTableSkeleton';
import { companyHeads } from './company-heads';
import { RECENT_QUERY } from './recent-query';
import { useMinimumSources } from './use-minimum-sources';

/** The companies that were added last. */
export function RecentCompanies({ onOpen }: { onOpen: (id: string) => void }) {
  const page = trpc.companies.page.useQuery(RECENT_QUERY);
  const minimumSources = useMinimumSources();
  const layout = useMemo(() => defaultLayout(minimumSources), [minimumSources]);
  const recent = page.data;
  useEffect(() => {
    if (recent !== undefined) rememberList('recent', { q: '', sort: RECENT_QUERY.sort, pages: [recent] });
  }, [recent]);
  if (page.isPending) return <CompanyTableSkeleton rows={RECENT_QUERY.limit} />;
  return (
    <Card className="min-w-0">
      <CardHeader className="flex-row items-center justify-between">
        <CardTitle>Recent Companies</CardTitle>
        <Link to="/search" className={cn(buttonClass('link', 'sm'), '-mr-3')}>
          View all
        </Link>
      </CardHeader>
      {page.isError ? (
        <ErrorState title={READ_FAILURE.companies} error={page.error} onRetry={() => void page.refetch()} />
      ) : page.data.items.length === 0 ? (
        <EmptyState title="No companies yet" description="Add a company or import a list to see it here." />
      ) : (
        <div className="@container overflow-hidden rounded-b-lg border-border border-t">
          <Table
            columns={companyHeads(layout, RECENT_QUERY.sort)}
            aria-rowcount={page.data.items.length + 1}
            className="table-fixed"
          >
            {page.data.items.map((company, index) => (
              <CompanyRow key={company.id} company={company} layout={layout} ariaRowIndex={index + 2} onOpen={onOpen} />
            ))}
          </Table>
        </div>
      )}
    </Card>
  );
}
