import type { EmployeesBySource } from '@workbench/services/analytics/schemas';
import { formatNumber } from '~/lib/format/format';
import { ChartTable } from '../ChartTable';
import { CompaniesLink } from '../CompaniesLink';
import { averagedCompanies } from './source-filter';

/** All sources, also those that are not drawn. */
export function SourceTable({ rows }: { rows: readonly EmployeesBySource[] }) {
  return (
    <ChartTable
      caption="Average employee count by source"
      columns={[
        { label: 'Source' },
        { label: 'Average employees', isNumber: true },
        { label: 'Companies', isNumber: true },
      ]}
      rows={rows.map(({ source, employees, companies }) => ({
        key: source,
        cells: [
          source,
          formatNumber(employees),
          <CompaniesLink key="companies" filter={averagedCompanies(source)}>
            {formatNumber(companies)}
          </CompaniesLink>,
        ],
      }))}
    />
  );
}
