import { Link } from '@tanstack/react-router';
import { getQueryKey } from '@trpc/react-query';
import { FileText } from 'lucide-react';
import { buttonClass } from '~/components/ui/controls/Button';
import { Card, CardContent } from '~/components/ui/display/Card';
import { EmptyState } from '~/components/ui/feedback/EmptyState';
import { PagedList } from '~/components/ui/feedback/PagedList';
import { READ_FAILURE } from '~/lib/api/errors';
import { trpc, trpcClient } from '~/lib/api/trpc';
import { usePaged } from '~/lib/api/use-paged';
import { formatDate } from '~/lib/format/format';

/** The versions of the company's report, newest first. */
export function ReportsTab({ id }: { id: string }) {
  const reports = usePaged(getQueryKey(trpc.timeline.reports, { id }, 'infinite'), (cursor, signal) =>
    trpcClient.timeline.reports.query({ id, ...cursor }, { signal }),
  );
  return (
    <Card>
      <CardContent className="pt-5">
        <PagedList
          query={reports}
          failure={READ_FAILURE.reports}
          moreLabel="Show earlier versions"
          empty={
            <EmptyState
              icon={FileText}
              title="No report yet"
              description="A report reads the company’s site, news and job boards, and cites each statement."
              action={
                <Link to="/company-reports" search={{ company: id }} className={buttonClass('outline', 'sm')}>
                  Go to reports
                </Link>
              }
            />
          }
        >
          {(versions) => (
            <ul aria-label="Report versions" className="divide-y divide-border">
              {versions.map((report) => (
                <li key={report.id} className="flex flex-wrap items-baseline gap-x-3 py-2 first:pt-0">
                  <Link
                    to="/company-reports"
                    search={{ company: id, report: report.id }}
                    className="font-medium text-link underline-offset-4 hover:underline"
                  >
                    Version {report.version}
                  </Link>
                  <span>{formatDate(report.generatedAt)}</span>
                  <span className="text-muted-foreground">{report.analyst}</span>
                </li>
              ))}
            </ul>
          )}
        </PagedList>
      </CardContent>
    </Card>
  );
}
