import type { CompanySort } from '@workbench/services/companies/schemas';
import { SortButton } from '~/components/ui/display/SortButton';
import { cn } from '~/lib/cn';
import type { LeadingColumn, TableLayout } from '../columns/company-column';
import { ariaSort, type SortColumn, toggleSort } from './company-sort';

interface CompanyTableHeadProps {
  layout: TableLayout;
  leading?: LeadingColumn | undefined;
  sort: CompanySort;
  /** Without it the headers are plain text. */
  onSort?: ((sort: CompanySort) => void) | undefined;
}

export function CompanyTableHead({ layout, leading, sort, onSort }: CompanyTableHeadProps) {
  const { columns, isFitted } = layout;
  const header = (column: SortColumn, label: string) =>
    onSort ? (
      <SortButton label={label} direction={ariaSort(sort, column)} onToggle={() => onSort(toggleSort(sort, column))} />
    ) : (
      label
    );
  const sorted = (column: SortColumn) => (onSort ? ariaSort(sort, column) : undefined);
  return (
    <thead className="sticky top-0 z-10 bg-muted text-left text-muted-foreground text-xs">
      <tr aria-rowindex={1} className="h-10 *:font-medium">
        {leading && (
          <th scope="col" className="w-10 pl-4">
            {leading.head}
          </th>
        )}
        <th scope="col" aria-sort={sorted('name')} className="pr-3 pl-4">
          {header('name', 'Company')}
        </th>
        {columns.map(({ id, label, className, fitted, widthPx, sort: column }) => (
          <th
            key={id}
            scope="col"
            aria-sort={column && sorted(column)}
            style={isFitted ? undefined : { width: widthPx }}
            className={cn(className, isFitted && fitted)}
          >
            {column ? header(column, label) : label}
          </th>
        ))}
        <th scope="col" className="w-12">
          <span className="sr-only">Details</span>
        </th>
      </tr>
    </thead>
  );
}
