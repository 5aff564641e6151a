import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { cn } from '~/lib/cn';

export interface TableColumn {
  label: string;
  /** Numbers stand on the right, digit under digit: their cells carry NUMBER_CELL. */
  isNumber?: boolean;
  /** Of a column that can be sorted by: how it is now, and what a click does. */
  sort?: { direction: 'ascending' | 'descending' | 'none'; onToggle: () => void };
}

interface TableProps {
  columns: readonly (string | TableColumn)[];
  /** For screen readers, where nothing on screen names the table. */
  caption?: string;
  /** Before the columns: a box that selects all rows. */
  lead?: ReactNode;
  /** The last cell of each row holds buttons. */
  hasActions?: boolean;
  className?: string;
  /** The rows, each with TABLE_ROW. */
  children: ReactNode;
}

/** Of a row: lines between rows, not between columns. */
export const TABLE_ROW = '*:border-border *:border-t *:px-3 *:py-1.5 hover:bg-accent/40';
export const NUMBER_CELL = 'whitespace-nowrap text-right tabular-nums';

/** The table of every screen; inside a ScrollRegion, whose label names it. The head stays while the rows scroll. */
export function Table({ columns, caption, lead, hasActions = false, className, children }: TableProps) {
  return (
    <table className={cn('w-full text-left', className)}>
      {caption !== undefined && <caption className="sr-only">{caption}</caption>}
      <thead className="sticky top-0 z-10 bg-muted text-muted-foreground text-xs">
        <tr className="*:h-8 *:whitespace-nowrap *:px-3 *:font-medium">
          {lead !== undefined && (
            <th scope="col" className="w-10">
              {lead}
            </th>
          )}
          {columns.map((column) => {
            const {
              label,
              isNumber = false,
              sort,
            } = typeof column === 'string' ? ({ label: column } as TableColumn) : column;
            return (
              <th key={label} scope="col" aria-sort={sort?.direction} className={isNumber ? 'text-right' : undefined}>
                {sort === undefined ? label : <SortButton label={label} {...sort} />}
              </th>
            );
          })}
          {hasActions && (
            <th scope="col">
              <span className="sr-only">Actions</span>
            </th>
          )}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}

const SORT_ICON = { ascending: ArrowUp, descending: ArrowDown, none: ChevronsUpDown };

function SortButton({ label, direction, onToggle }: { label: string } & NonNullable<TableColumn['sort']>) {
  const Icon = SORT_ICON[direction];
  return (
    <button
      type="button"
      onClick={onToggle}
      className={cn(
        'inline-flex h-8 touch:h-11 items-center gap-1 rounded font-medium hover:text-foreground',
        direction !== 'none' && 'text-foreground',
      )}
    >
      {label}
      <Icon aria-hidden className="size-3.5" />
    </button>
  );
}
