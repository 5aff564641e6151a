import { Link } from '@tanstack/react-router';
import type { ReportSummary } from '@workbench/services/reports/schemas';
import { FileText } from 'lucide-react';
import { ReportLead } from '~/components/report-heads/ReportLead';
import { reportCounts } from '~/components/report-heads/report-counts';
import { Button } from '~/components/ui/controls/Button';
import { Card, CardContent, CardDescription, CardHeader, CardTitle } from '~/components/ui/display/Card';
import { ScrollRegion } from '~/components/ui/display/ScrollRegion';
import { NUMBER_CELL, TABLE_ROW, Table } from '~/components/ui/display/Table';
import { EmptyState } from '~/components/ui/feedback/EmptyState';
import { ErrorState } from '~/components/ui/feedback/ErrorState';
import { READ_FAILURE } from '~/lib/api/errors';
import { moveBetweenRows } from '~/lib/browser/keyboard/move-between-rows';
import { NARROW_SCREEN, useMediaQuery } from '~/lib/browser/use-media-query';
import { cn } from '~/lib/cn';
import { formatDate, formatNumber } from '~/lib/format/format';
import { useLatestReports } from './use-latest-reports';

const TITLE = 'Latest reports';
const COLUMNS = [
  'Company',
  'What matters most',
  { label: 'News', isNumber: true },
  { label: 'Openings', isNumber: true },
  'Report',
];

/** While no company is chosen: what was written last, each report one click away. */
export function LatestReports() {
  const isNarrow = useMediaQuery(NARROW_SCREEN);
  const { reports, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useLatestReports();
  if (reports === undefined) {
    return (
      <Card className="min-h-96">
        {error ? (
          <ErrorState title={READ_FAILURE.reports} error={error} onRetry={() => void refetch()} />
        ) : (
          <p role="status" className="px-6 py-10 text-center text-muted-foreground">
            Loading reports…
          </p>
        )}
      </Card>
    );
  }
  if (reports.length === 0) {
    return (
      <Card>
        <EmptyState
          icon={FileText}
          title="No company selected"
          description="Select a company to view or generate its report."
        />
      </Card>
    );
  }
  return (
    <Card className="min-h-96 min-w-0">
      <CardHeader>
        <CardTitle>{TITLE}</CardTitle>
        <CardDescription>No company selected. Select one above, or open its latest report here.</CardDescription>
      </CardHeader>
      {isNarrow ? <ReportCards reports={reports} /> : <ReportTable reports={reports} />}
      {hasNextPage && (
        <CardContent className={cn(isNarrow && 'pt-3')}>
          <Button variant="outline" size="sm" disabled={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {isFetchingNextPage ? 'Loading…' : 'Load more'}
          </Button>
        </CardContent>
      )}
    </Card>
  );
}

/** A report a row; the arrow keys go from one to the next. */
function ReportTable({ reports }: { reports: readonly ReportSummary[] }) {
  return (
    <CardContent>
      <ScrollRegion aria-label={TITLE} className="max-h-[75dvh]">
        <Table columns={COLUMNS} className="min-w-3xl">
          {reports.map((report) => (
            <tr key={report.id} className={cn(TABLE_ROW, 'align-top')}>
              <th scope="row" className="max-w-64 font-normal" onKeyDown={(event) => moveBetweenRows(event, 'th a')}>
                <ReportLink report={report} />
              </th>
              <td className="max-w-md">
                <ReportLead lead={report.lead} />
              </td>
              <td className={NUMBER_CELL}>{formatNumber(report.news)}</td>
              <td className={NUMBER_CELL}>{formatNumber(report.openings)}</td>
              <td className="whitespace-nowrap text-muted-foreground">{formatDate(report.generatedAt)}</td>
            </tr>
          ))}
        </Table>
      </ScrollRegion>
    </CardContent>
  );
}

function ReportCards({ reports }: { reports: readonly ReportSummary[] }) {
  return (
    <ul aria-label={TITLE} className="flex flex-col divide-y divide-border border-border border-t">
      {reports.map((report) => (
        <li key={report.id} className="flex min-w-0 flex-col gap-1.5 px-4 py-3">
          <ReportLink report={report} />
          <ReportLead lead={report.lead} />
          <p className="text-muted-foreground text-xs">{reportCounts(report)}</p>
        </li>
      ))}
    </ul>
  );
}

function ReportLink({ report: { companyId, companyName, domain } }: { report: ReportSummary }) {
  return (
    <div className="min-w-0">
      <Link
        to="/company-reports"
        search={{ company: companyId }}
        className="touch:inline-flex touch:min-h-11 touch:items-center break-words font-medium text-link underline-offset-4 hover:underline"
      >
        {companyName}
      </Link>
      <span className="block break-all text-muted-foreground text-xs">{domain}</span>
    </div>
  );
}
