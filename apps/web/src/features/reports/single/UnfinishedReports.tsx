import type { CompanyReport } from '@workbench/services/reports/schemas';
import { FileText, Loader, RotateCw, TriangleAlert } from 'lucide-react';
import { Button } from '~/components/ui/controls/Button';
import { EmptyState } from '~/components/ui/feedback/EmptyState';
import { errorMessage, READ_FAILURE } from '~/lib/api/errors';
import { formatCount } from '~/lib/format/format';

export function NoReport() {
  return (
    <EmptyState
      icon={FileText}
      title="No Report Available"
      description="Click Generate Report to research this company."
    />
  );
}

interface GeneratingReportProps {
  /** Of the last question how far it is; null when it was answered. */
  pollError: unknown;
  onRetry: () => void;
}

export function GeneratingReport({ pollError, onRetry }: GeneratingReportProps) {
  return (
    <div className="flex flex-col items-center gap-2 px-6 py-10 text-center">
      <Loader aria-hidden className="size-8 text-muted-foreground motion-safe:animate-spin" />
      <p role="status" className="font-medium">
        Analyzing...
      </p>
      <p className="max-w-md text-pretty text-muted-foreground">
        Reading the company’s site, job board, filings and news. This may take 1-2 minutes and continues if you leave
        this page.
      </p>
      {pollError !== null && (
        <p role="alert" className="flex flex-wrap items-center justify-center gap-2 text-ui text-destructive">
          {READ_FAILURE.report}: {errorMessage(pollError)}
          <Button variant="outline" size="sm" onClick={onRetry}>
            Retry
          </Button>
        </p>
      )}
    </div>
  );
}

interface FailedReportProps {
  report: CompanyReport;
  isStarting: boolean;
  onRetry: () => void;
}

export function FailedReport({ report, isStarting, onRetry }: FailedReportProps) {
  const older = report.versions.length;
  return (
    <div role="alert" className="flex flex-col items-center gap-2 px-6 py-8 text-center">
      <span
        aria-hidden
        className="mb-1 flex size-10 items-center justify-center rounded-full bg-destructive-soft text-destructive"
      >
        <TriangleAlert className="size-5" />
      </span>
      <p className="max-w-prose break-words font-medium">{report.errorMessage || 'Failed to generate report'}</p>
      {older > 0 && (
        <p className="text-muted-foreground">
          {formatCount(older, 'earlier version', 'earlier versions')} available: choose one above.
        </p>
      )}
      <Button variant="outline" size="sm" className="mt-2" disabled={isStarting} onClick={onRetry}>
        <RotateCw aria-hidden />
        Try again
      </Button>
    </div>
  );
}
