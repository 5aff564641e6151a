import { useNavigate } from '@tanstack/react-router';
import { Download, FileUp } from 'lucide-react';
import { useId, useState } from 'react';
import { PageHeader } from '~/components/layout/PageHeader';
import { Button, buttonClass } from '~/components/ui/controls/Button';
import { SearchBox } from '~/components/ui/controls/SearchBox';
import { Select } from '~/components/ui/controls/Select';
import { formatCount } from '~/lib/format/format';
import { CustomerEntries } from './CustomerEntries';
import { CustomerStates } from './CustomerStates';
import { ImportCustomersDialog } from './import/ImportCustomersDialog';
import { type CustomersParams, parseCustomersParams } from './url-params';
import { type CustomerList, useCustomers } from './use-customers';

/** Companies that discovery, contact search and campaigns leave out, each with the reason; the address owns the filter. */
export function CustomersPage({ params }: { params: CustomersParams }) {
  const [isImporting, setImporting] = useState(false);
  const list = useCustomers(params);
  const isFiltered = params.q !== undefined || params.reason !== undefined;
  return (
    <div className="min-w-0">
      <PageHeader
        title="List of Customers"
        subtitle="Companies left out of discovery, contact search and outreach campaigns, each with the reason."
        actions={
          <>
            <a href="/api/customers/export" download className={buttonClass('outline')}>
              <Download aria-hidden />
              Export
            </a>
            <Button onClick={() => setImporting(true)}>
              <FileUp aria-hidden />
              Import a file
            </Button>
          </>
        }
      />
      <FilterBar params={params} list={list} />
      <CustomerStates list={list} isFiltered={isFiltered} onImport={() => setImporting(true)}>
        <CustomerEntries entries={list.entries} />
      </CustomerStates>
      {isImporting && <ImportCustomersDialog onClose={() => setImporting(false)} />}
    </div>
  );
}

function FilterBar({ params, list: { reasons, total } }: { params: CustomersParams; list: CustomerList }) {
  const reasonId = useId();
  const navigate = useNavigate({ from: '/customers' });
  const change = (part: CustomersParams) =>
    void navigate({ search: parseCustomersParams({ ...params, ...part }), replace: true });
  return (
    <div className="flex flex-wrap items-center gap-3 pb-3">
      <SearchBox
        value={params.q ?? ''}
        label="Search the list of customers"
        placeholder="Search by name, domain or id…"
        onSearch={(q) => change({ q })}
      />
      <label htmlFor={reasonId} className="sr-only">
        Reason
      </label>
      <Select id={reasonId} value={params.reason ?? ''} onChange={(event) => change({ reason: event.target.value })}>
        <option value="">All reasons</option>
        {reasons.map(({ reason, entries }) => (
          <option key={reason} value={reason}>
            {reason} ({entries})
          </option>
        ))}
      </Select>
      <p role="status" className="text-muted-foreground">
        {total !== undefined && formatCount(total, 'entry', 'entries')}
      </p>
    </div>
  );
}
