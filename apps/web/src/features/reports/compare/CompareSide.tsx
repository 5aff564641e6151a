import { useQueryClient } from '@tanstack/react-query';
import type { CompanyReport } from '@workbench/services/reports/schemas';
import { useId } from 'react';
import { CompanyCombobox } from '~/components/company-picker/CompanyCombobox';
import { Select } from '~/components/ui/controls/Select';
import { Card } from '~/components/ui/display/Card';
import { errorMessage, READ_FAILURE } from '~/lib/api/errors';
import { trpc } from '~/lib/api/trpc';
import { formatDate } from '~/lib/format/format';
import { toast } from '~/lib/notifications/toast';
import { readLatestVersion } from './read-latest-version';

interface CompareSideProps {
  label: 'From' | 'To';
  read: { data: CompanyReport | undefined; error: unknown };
  isChosen: boolean;
  onChoose: (reportId: string) => void;
}

/** One side: the company and the version of its report. */
export function CompareSide({ label, read: { data: report, error }, isChosen, onChoose }: CompareSideProps) {
  const queryClient = useQueryClient();
  const id = useId();
  const company = trpc.companies.get.useQuery({ id: report?.companyId ?? '' }, { enabled: report !== undefined });
  const chooseCompany = (companyId: string) =>
    void readLatestVersion(queryClient, companyId).then(
      (latest) => {
        if (latest !== null) onChoose(latest.id);
        else toast({ title: 'No Report Available', description: 'Generate a report of this company first.' });
      },
      (failure: unknown) =>
        toast({ title: READ_FAILURE.report, description: errorMessage(failure), variant: 'destructive' }),
    );
  return (
    <Card aria-label={`${label} report`} className="flex min-w-0 flex-col gap-2 p-4">
      <label htmlFor={`${id}company`} className="font-medium text-ui">
        {label}
      </label>
      <div className="relative min-w-0">
        <CompanyCombobox
          id={`${id}company`}
          label={`${label} company`}
          chosen={company.data ?? null}
          onChoose={chooseCompany}
        />
      </div>
      {isChosen && report === undefined && (
        <p role={error ? 'alert' : 'status'} className="text-ui">
          {error
            ? `${READ_FAILURE.report}: ${errorMessage(error).replace(/\.?$/, '.')} Choose a company.`
            : 'Loading report…'}
        </p>
      )}
      {report !== undefined && (
        <div className="flex flex-wrap items-center gap-2 text-ui">
          <label htmlFor={`${id}version`}>Version</label>
          <Select id={`${id}version`} value={report.id ?? ''} onChange={(event) => onChoose(event.target.value)}>
            {report.versions.map((version) => (
              <option key={version.id} value={version.id}>
                {version.version}: {formatDate(version.generatedAt)}, {version.analyst}
              </option>
            ))}
          </Select>
        </div>
      )}
    </Card>
  );
}
