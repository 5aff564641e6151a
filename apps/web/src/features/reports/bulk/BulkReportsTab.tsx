import { REPORT_COMPANIES_MAX } from '@workbench/services/reports/limits';
import { Building2, FileStack } from 'lucide-react';
import { useState } from 'react';
import { CompanyChecklist } from '~/components/company-picker/CompanyChecklist';
import { addAllCompanies, toggleCompany } from '~/components/company-picker/selectable-companies';
import { useSelectableCompanies } from '~/components/company-picker/use-selectable-companies';
import { ReportEstimateLine } from '~/components/report-options/ReportEstimateLine';
import { SkipYoungerField } from '~/components/report-options/SkipYoungerField';
import { Button } from '~/components/ui/controls/Button';
import { Input } from '~/components/ui/controls/Input';
import { Card } from '~/components/ui/display/Card';
import { EmptyState } from '~/components/ui/feedback/EmptyState';
import { ErrorState } from '~/components/ui/feedback/ErrorState';
import { READ_FAILURE } from '~/lib/api/errors';
import { formatNumber } from '~/lib/format/format';
import { BulkCompanyStatus } from './BulkCompanyStatus';
import { BulkRunProgress } from './BulkRunProgress';
import { useBulkGeneration } from './use-bulk-generation';

/** Reports on many companies at once: what is chosen, what it will cost, and how far it is. */
export function BulkReportsTab() {
  const [text, setText] = useState('');
  const list = useSelectableCompanies(text);
  const bulk = useBulkGeneration();
  const { selected, isLocked, run } = bulk;

  if (list.error || list.isLoading || (text === '' && list.companies.length === 0)) {
    return (
      <Card>
        {list.error ? (
          <ErrorState title={READ_FAILURE.companies} error={list.error} onRetry={list.retry} />
        ) : list.isLoading ? (
          <p role="status" className="px-6 py-10 text-center text-muted-foreground">
            Loading companies...
          </p>
        ) : (
          <EmptyState icon={Building2} title="No companies available. Add companies from the Search page first." />
        )}
      </Card>
    );
  }
  return (
    <div className="flex min-w-0 flex-col gap-3">
      {run && <BulkRunProgress run={run} companies={list.companies} />}
      <Card className="flex min-w-0 flex-col gap-3 p-4 sm:p-5">
        <div className="flex flex-wrap items-center gap-2">
          <Button
            variant="outline"
            size="sm"
            disabled={isLocked || list.companies.length === 0}
            onClick={() => bulk.select(addAllCompanies(selected, list.companies))}
          >
            Select All ({formatNumber(list.companies.length)})
          </Button>
          <Button
            variant="outline"
            size="sm"
            disabled={isLocked || selected.size === 0}
            onClick={() => bulk.select(new Set())}
          >
            Deselect All
          </Button>
          <span role="status" className="text-muted-foreground tabular-nums">
            {formatNumber(selected.size)} selected
          </span>
          <Button className="sm:ml-auto" disabled={isLocked} onClick={bulk.start}>
            <FileStack aria-hidden />
            {bulk.isStarting ? 'Starting...' : `Generate ${formatNumber(selected.size)} Reports`}
          </Button>
        </div>
        {!bulk.isRunning && (
          <div className="flex flex-col gap-1">
            <SkipYoungerField value={bulk.skipYounger} isDisabled={isLocked} onChange={bulk.setSkipYounger} />
            <ReportEstimateLine selected={selected} skipYoungerThanDays={bulk.skipDays} />
          </div>
        )}
        <Input
          type="search"
          aria-label="Search companies"
          placeholder="Search by name, domain, or industry..."
          maxLength={200}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        {list.isCut && (
          <p className="text-ui text-muted-foreground">
            The first {formatNumber(REPORT_COMPANIES_MAX)} companies are shown. Search to find others. A run can include
            up to {formatNumber(REPORT_COMPANIES_MAX)}.
          </p>
        )}
        {list.companies.length === 0 ? (
          <p role="status" className="py-6 text-center text-muted-foreground">
            {list.isSearching ? 'Searching companies…' : 'No matching companies.'}
          </p>
        ) : (
          <CompanyChecklist
            label="Companies"
            className="max-h-[max(20rem,calc(100dvh-24rem))]"
            companies={list.companies}
            listKey={text}
            selected={selected}
            isDisabled={isLocked}
            onToggle={(id) => bulk.select(toggleCompany(selected, id))}
            aside={(company) => (
              <BulkCompanyStatus employees={company.aggregatedEmployeeCount} state={run?.states[company.id]} />
            )}
          />
        )}
      </Card>
    </div>
  );
}
