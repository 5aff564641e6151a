import { REPORT_COMPANIES_MAX } from '@workbench/services/reports/limits';
import { useState } from 'react';
import { CompanyChecklist } from '~/components/company-picker/CompanyChecklist';
import { addAllCompanies, toggleCompany } from '~/components/company-picker/selectable-companies';
import { useSelectableCompanies } from '~/components/company-picker/use-selectable-companies';
import { Button } from '~/components/ui/controls/Button';
import { Input } from '~/components/ui/controls/Input';
import { EmptyState } from '~/components/ui/feedback/EmptyState';
import { ErrorState } from '~/components/ui/feedback/ErrorState';
import { READ_FAILURE } from '~/lib/api/errors';
import { formatNumber } from '~/lib/format/format';

interface CampaignCompanyPickerProps {
  selected: ReadonlySet<string>;
  isDisabled: boolean;
  onChange: (selected: ReadonlySet<string>) => void;
}

/** The companies that have a domain, to be ticked one by one or all at once. */
export function CampaignCompanyPicker({ selected, isDisabled, onChange }: CampaignCompanyPickerProps) {
  const [text, setText] = useState('');
  const list = useSelectableCompanies(text);
  const companies = list.companies.filter(({ domain }) => domain !== '');
  const withoutDomain = text === '' && !list.isCut ? list.companies.length - companies.length : 0;
  const available = list.total - withoutDomain;

  if (list.error) return <ErrorState title={READ_FAILURE.companies} error={list.error} onRetry={list.retry} />;
  if (list.isLoading) {
    return (
      // As high as the list, so that nothing below jumps when that arrives.
      <p
        role="status"
        className="flex h-[27.5rem] min-h-56 shrink items-center justify-center text-muted-foreground sm:min-h-40"
      >
        Loading companies...
      </p>
    );
  }
  if (text === '' && companies.length === 0) {
    return (
      <EmptyState
        title="No companies available with domain information."
        description="Import companies first to create a campaign."
      />
    );
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset does not shrink, so the list in it would not scroll
    <div role="group" aria-label="Companies" className="flex min-h-56 flex-col gap-2 sm:min-h-40 sm:shrink">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p role="status" className="tabular-nums">
          {formatNumber(selected.size)} of {formatNumber(available)} companies selected
        </p>
        <div className="flex flex-wrap gap-2">
          <Button
            variant="outline"
            size="sm"
            disabled={isDisabled || companies.length === 0}
            onClick={() => onChange(addAllCompanies(selected, companies))}
          >
            Select All
          </Button>
          <Button
            variant="outline"
            size="sm"
            disabled={isDisabled || selected.size === 0}
            onClick={() => onChange(new Set())}
          >
            Deselect All
          </Button>
        </div>
      </div>
      <Input
        type="search"
        aria-label="Search companies"
        placeholder="Search by name, domain, or industry..."
        className="shrink-0"
        maxLength={200}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      {list.isCut && (
        <p className="text-ui text-muted-foreground">
          The first {formatNumber(REPORT_COMPANIES_MAX)} companies are shown. Search to find others. A campaign can
          include up to {formatNumber(REPORT_COMPANIES_MAX)}.
        </p>
      )}
      {companies.length === 0 ? (
        <p role="status" className="py-6 text-center text-muted-foreground">
          {list.isSearching ? 'Searching companies…' : 'No matching companies.'}
        </p>
      ) : (
        <CompanyChecklist
          label="Available companies"
          className="h-[22rem] max-h-[80vh] min-h-24 shrink"
          companies={companies}
          listKey={text}
          selected={selected}
          isDisabled={isDisabled}
          onToggle={(id) => onChange(toggleCompany(selected, id))}
        />
      )}
    </div>
  );
}
