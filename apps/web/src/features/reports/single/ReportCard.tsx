import type { Company } from '@workbench/services/companies/schemas';
import type { CompanyReport } from '@workbench/services/reports/schemas';
import { lazy, Suspense } from 'react';
import { Button } from '~/components/ui/controls/Button';
import { Badge } from '~/components/ui/display/Badge';
import { Card } from '~/components/ui/display/Card';
import { DomainLink } from '~/components/ui/display/DomainLink';
import { ErrorState } from '~/components/ui/feedback/ErrorState';
import { READ_FAILURE } from '~/lib/api/errors';
import { trpc } from '~/lib/api/trpc';
import { REPORT_STATUS_BADGE } from '../report-labels';
import { DeleteReportButton } from './DeleteReportButton';
import { ReportVersionSelect } from './ReportVersionSelect';
import { FailedReport, GeneratingReport, NoReport } from './UnfinishedReports';
import type { CompanyReportState } from './use-company-report';

const CompletedReport = lazy(() =>
  import('../report/CompletedReport').then((module) => ({ default: module.CompletedReport })),
);

interface ReportCardProps {
  company: Company;
  state: CompanyReportState;
  reportId: string | undefined;
  onShowVersion: (id: string | undefined) => void;
  onGenerate: () => void;
}

/** A company's report as it stands, or the version that was asked for. */
export function ReportCard({ company, state, reportId, onShowVersion, onGenerate }: ReportCardProps) {
  const { report } = state;
  const current = report.data;
  const isOlder = reportId !== undefined && reportId !== current?.id;
  const version = trpc.reports.version.useQuery({ reportId: reportId ?? '' }, { enabled: isOlder });
  const shown = isOlder ? version.data : (current ?? undefined);
  const badge = current ? REPORT_STATUS_BADGE[current.status] : null;
  return (
    <Card aria-label={`Report on ${company.name}`} className="min-w-0 print:border-0">
      <header className="flex flex-wrap items-start justify-between gap-3 px-4 pt-4 pb-3 sm:px-5">
        <div className="flex min-w-0 flex-col gap-1">
          <h2 className="break-words font-semibold text-lg leading-7">{company.name}</h2>
          <div className="flex flex-wrap items-center gap-2">
            <DomainLink domain={company.domain} />
            {badge && (
              <Badge variant={badge.tone} className="print:hidden">
                {badge.label}
              </Badge>
            )}
          </div>
        </div>
        {current && current.versions.length > 0 && (
          <div className="flex flex-wrap items-center gap-2">
            <ReportVersionSelect report={current} shownId={isOlder ? reportId : undefined} onShow={onShowVersion} />
            {shown?.companyId === company.id && (
              <DeleteReportButton report={shown} onDeleted={() => onShowVersion(undefined)} />
            )}
          </div>
        )}
      </header>
      <div className="px-4 pb-5 sm:px-5">
        {isOlder ? (
          <OlderVersion
            version={version}
            companyId={company.id}
            onShowNewest={() => onShowVersion(undefined)}
            shown={shown}
          />
        ) : (
          <CurrentState state={state} onGenerate={onGenerate} />
        )}
      </div>
    </Card>
  );
}

function CurrentState({ state, onGenerate }: { state: CompanyReportState; onGenerate: () => void }) {
  const { report } = state;
  const current = report.data;
  if (current === undefined) {
    return report.error ? (
      <ErrorState title={READ_FAILURE.report} error={report.error} onRetry={() => void report.refetch()} />
    ) : (
      <p role="status" className="py-8 text-center text-muted-foreground">
        Loading report…
      </p>
    );
  }
  if (current === null) return <NoReport />;
  if (current.status === 'generating') {
    return <GeneratingReport pollError={report.error} onRetry={() => void report.refetch()} />;
  }
  if (current.status === 'failed' || current.reportData === null) {
    return <FailedReport report={current} isStarting={state.isStarting} onRetry={onGenerate} />;
  }
  return <Completed report={current} />;
}

interface OlderVersionProps {
  version: { error: unknown; refetch: () => Promise<unknown> };
  shown: CompanyReport | undefined;
  companyId: string;
  onShowNewest: () => void;
}

function OlderVersion({ version, shown, companyId, onShowNewest }: OlderVersionProps) {
  const isForeign = shown !== undefined && shown.companyId !== companyId;
  if (isForeign || (shown !== undefined && shown.reportData === null)) {
    return (
      <div role="alert" className="flex flex-col items-center gap-2 py-8 text-center">
        <p>This version belongs to another company.</p>
        <Button variant="outline" size="sm" onClick={onShowNewest}>
          Show latest
        </Button>
      </div>
    );
  }
  if (shown === undefined && version.error) {
    return (
      <div className="flex flex-col items-center">
        <ErrorState title={READ_FAILURE.report} error={version.error} onRetry={() => void version.refetch()} />
        <Button variant="link" size="sm" onClick={onShowNewest}>
          Show latest
        </Button>
      </div>
    );
  }
  if (shown === undefined) {
    return (
      <p role="status" className="py-8 text-center text-muted-foreground">
        Loading report…
      </p>
    );
  }
  return (
    <div className="flex flex-col gap-3">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-md bg-muted px-3 py-2 text-ui">
        You are viewing version {shown.version}.
        <Button variant="link" size="sm" className="-my-1 print:hidden" onClick={onShowNewest}>
          Show latest version
        </Button>
      </p>
      <Completed report={shown} />
    </div>
  );
}

function Completed({ report }: { report: CompanyReport }) {
  return (
    <Suspense
      fallback={
        <p role="status" className="py-8 text-center text-muted-foreground">
          Loading report…
        </p>
      }
    >
      <CompletedReport key={report.id} report={report} />
    </Suspense>
  );
}
