import type { Company } from '@workbench/services/companies/schemas';
import { Badge } from '~/components/ui/display/Badge';
import { Card } from '~/components/ui/display/Card';
import { DomainLink } from '~/components/ui/display/DomainLink';
import { ErrorState } from '~/components/ui/feedback/ErrorState';
import { READ_FAILURE } from '~/lib/api/errors';
import { trpc } from '~/lib/api/trpc';
import { REPORT_STATUS_BADGE } from '../report-labels';
import { DeleteReportButton } from './DeleteReportButton';
import { LazyReport } from './LazyReport';
import { OlderVersion } from './OlderVersion';
import { ReportVersionSelect } from './ReportVersionSelect';
import { FailedReport, GeneratingReport, NoReport } from './UnfinishedReports';
import type { CompanyReportState } from './use-company-report';

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
      {/* What has arrived takes the place of what told that it is read: below the versions, which it brings along. */}
      <div key={current === undefined ? 'reading' : 'read'} className="px-4 pb-5 sm:px-5">
        {isOlder ? (
          <OlderVersion
            version={version}
            companyId={company.id}
            onShowNewest={() => onShowVersion(undefined)}
            shown={shown}
          />
        ) : (
          <CurrentState company={company} state={state} onGenerate={onGenerate} />
        )}
      </div>
    </Card>
  );
}

function CurrentState({ company, state, onGenerate }: Pick<ReportCardProps, 'company' | 'state' | 'onGenerate'>) {
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
  return <LazyReport report={current} company={company} />;
}
