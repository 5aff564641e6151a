import { useNavigate } from '@tanstack/react-router';
import type { Company } from '@workbench/services/companies/schemas';
import { FileText, Sparkles } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { CompanyCombobox } from '~/components/company-picker/CompanyCombobox';
import { Button } from '~/components/ui/controls/Button';
import { Card } from '~/components/ui/display/Card';
import { Alert } from '~/components/ui/feedback/Alert';
import { EmptyState } from '~/components/ui/feedback/EmptyState';
import { ErrorState } from '~/components/ui/feedback/ErrorState';
import { READ_FAILURE } from '~/lib/api/errors';
import { trpc } from '~/lib/api/trpc';
import { toastSlip } from '~/lib/notifications/toast-slip';
import type { ReportParams } from '../url-params';
import { LatestReports } from './LatestReports';
import { ReportCard } from './ReportCard';
import { useCompanyReport } from './use-company-report';

interface SingleReportTabProps {
  companyId: string | undefined;
  /** Of the version to show; undefined: the report as it stands. */
  reportId: string | undefined;
}

/** The report of one company, chosen here or by the address. */
export function SingleReportTab({ companyId, reportId }: SingleReportTabProps) {
  const company = trpc.companies.get.useQuery({ id: companyId ?? '' }, { enabled: companyId !== undefined });
  if (companyId === undefined) {
    return (
      <div className="flex min-w-0 flex-col gap-4">
        <Chooser company={null}>
          <GenerateButton onClick={toastNoCompanySelected} />
        </Chooser>
        <LatestReports />
      </div>
    );
  }
  if (company.data === undefined) {
    const isMissing = company.error?.data?.code === 'NOT_FOUND';
    return (
      <div className="flex min-w-0 flex-col gap-4">
        <Chooser company={null}>
          <GenerateButton isDisabled onClick={toastNoCompanySelected} />
        </Chooser>
        <Card>
          {isMissing ? (
            <EmptyState
              icon={FileText}
              title="Company not found"
              description="It may have been removed. Select another company."
            />
          ) : company.error ? (
            <ErrorState title={READ_FAILURE.company} error={company.error} onRetry={() => void company.refetch()} />
          ) : (
            <p role="status" className="px-6 py-10 text-center text-muted-foreground">
              Loading company…
            </p>
          )}
        </Card>
      </div>
    );
  }
  // Another company begins again: nothing of the one before is left on screen.
  return <SelectedCompany key={companyId} company={company.data} reportId={reportId} />;
}

function SelectedCompany({ company, reportId }: { company: Company; reportId: string | undefined }) {
  const navigate = useNavigate({ from: '/company-reports' });
  const state = useCompanyReport(company.id);
  const showVersion = (id: string | undefined) =>
    void navigate({
      resetScroll: false,
      search: ({ report: _report, ...rest }: ReportParams) => (id === undefined ? rest : { ...rest, report: id }),
    });
  const generate = () => {
    showVersion(undefined);
    state.generate();
  };
  return (
    <div className="flex min-w-0 flex-col gap-4">
      <Chooser company={company}>
        <GenerateButton
          isDisabled={state.isStarting || state.isGenerating}
          label={state.isStarting ? 'Starting...' : state.isGenerating ? 'Analyzing...' : undefined}
          onClick={generate}
        />
      </Chooser>
      {company.domain === '' && <NoDomainWarning name={company.name} />}
      <ReportCard
        company={company}
        state={state}
        reportId={reportId}
        onShowVersion={showVersion}
        onGenerate={generate}
      />
    </div>
  );
}

function toastNoCompanySelected(): void {
  toastSlip('No Company Selected', 'Please select a company first');
}

function Chooser({ company, children }: { company: Company | null; children: ReactNode }) {
  const navigate = useNavigate({ from: '/company-reports' });
  const id = useId();
  return (
    <Card className="flex flex-col gap-2 p-4 sm:p-5 print:hidden">
      <label htmlFor={id} className="font-medium text-ui">
        Company
      </label>
      <div className="flex flex-col gap-2 sm:flex-row sm:items-start">
        <div className="relative min-w-0 flex-1 sm:max-w-xl">
          <CompanyCombobox
            id={id}
            label="Company"
            chosen={company}
            onChoose={(chosen) => void navigate({ search: { company: chosen }, resetScroll: false })}
          />
        </div>
        {children}
      </div>
      <AnalystLine />
    </Card>
  );
}

/** Said before the start, because a model costs something. */
function AnalystLine() {
  const { data } = trpc.reports.analysts.useQuery({});
  if (data === undefined) return null;
  return (
    <p className="text-ui text-muted-foreground">
      {data.model === null ? 'Written by the built-in analyst (free).' : `Written by the language model ${data.model}.`}
    </p>
  );
}

interface GenerateButtonProps {
  isDisabled?: boolean;
  label?: string | undefined;
  onClick: () => void;
}

function GenerateButton({ isDisabled = false, label = 'Generate Report', onClick }: GenerateButtonProps) {
  return (
    <Button disabled={isDisabled} onClick={onClick}>
      <Sparkles aria-hidden />
      {label}
    </Button>
  );
}

function NoDomainWarning({ name }: { name: string }) {
  return (
    <Alert variant="warning" role="alert" className="print:hidden">
      {name} has no domain. Reports rely on the company’s site, so generation will fail until a domain is added.
    </Alert>
  );
}
