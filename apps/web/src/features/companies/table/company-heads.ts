import type { CompanySort } from '@workbench/services/companies/schemas';
import type { TableColumn } from '~/components/ui/display/Table';
import { cn } from '~/lib/cn';
import type { TableLayout } from '../columns/company-column';
import { ariaSort, type SortColumn, toggleSort } from './company-sort';

/** The heads of the companies' table; without `onSort` they are plain text. */
export function companyHeads(
  { columns, isFitted }: TableLayout,
  sort: CompanySort,
  onSort?: (sort: CompanySort) => void,
): TableColumn[] {
  const by = (column: SortColumn | undefined): TableColumn['sort'] =>
    column && onSort && { direction: ariaSort(sort, column), onToggle: () => onSort(toggleSort(sort, column)) };
  return [
    { label: 'Company', sort: by('name') },
    ...columns.map(({ id, label, className, fitted, widthPx, sort: column }) => ({
      id,
      label,
      className: cn(className, isFitted && fitted),
      widthPx: isFitted ? undefined : widthPx,
      sort: by(column),
    })),
    { label: 'Details', isLabelHidden: true, className: 'w-12' },
  ];
}
