import type { CompanySort } from '@workbench/services/companies/schemas';
import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import { cn } from '~/lib/cn';
import { ariaSort, type SortColumn, toggleSort } from './company-sort';

interface CompanyTableHeadProps {
  sort: CompanySort;
  /** Without it the headers are plain text. */
  onSort?: ((sort: CompanySort) => void) | undefined;
}

export function CompanyTableHead({ sort, onSort }: CompanyTableHeadProps) {
  const header = (column: SortColumn, label: string) =>
    onSort ? <SortButton column={column} label={label} sort={sort} onSort={onSort} /> : label;
  const sorted = (column: SortColumn) => (onSort ? ariaSort(sort, column) : undefined);
  return (
    <thead className="sticky top-0 z-10 bg-muted text-left text-muted-foreground text-xs">
      <tr aria-rowindex={1} className="h-10 *:font-medium">
        <th scope="col" aria-sort={sorted('name')} className="pr-3 pl-4">
          {header('name', 'Company')}
        </th>
        <th scope="col" className="hidden w-[22%] px-3 @3xl:table-cell @4xl:w-[17%]">
          Industry
        </th>
        <th scope="col" aria-sort={sorted('employeeCount')} className="w-28 px-3 text-right">
          {header('employeeCount', 'Employees')}
        </th>
        <th scope="col" className="hidden w-40 px-3 text-right @4xl:table-cell">
          12-Month Change
        </th>
        <th scope="col" className="hidden w-[24%] px-3 @lg:table-cell @4xl:w-[20%]">
          Location
        </th>
        <th scope="col" className="hidden w-30 px-3 @lg:table-cell">
          Data Quality
        </th>
        <th scope="col" className="w-12">
          <span className="sr-only">Details</span>
        </th>
      </tr>
    </thead>
  );
}

interface SortButtonProps {
  column: SortColumn;
  label: string;
  sort: CompanySort;
  onSort: (sort: CompanySort) => void;
}

function SortButton({ column, label, sort, onSort }: SortButtonProps) {
  const direction = ariaSort(sort, column);
  const Icon = direction === 'ascending' ? ArrowUp : direction === 'descending' ? ArrowDown : ChevronsUpDown;
  return (
    <button
      type="button"
      onClick={() => onSort(toggleSort(sort, column))}
      className={cn(
        'inline-flex h-8 items-center gap-1 rounded font-medium hover:text-foreground',
        direction !== 'none' && 'text-foreground',
      )}
    >
      {label}
      <Icon aria-hidden className="size-3.5" />
    </button>
  );
}
