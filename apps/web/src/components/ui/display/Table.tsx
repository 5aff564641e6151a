import type { ReactNode } from 'react';
import { cn } from '~/lib/cn';

export interface TableColumn {
  label: string;
  /** Numbers stand on the right, digit under digit: their cells carry NUMBER_CELL. */
  isNumber?: boolean;
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
            const { label, isNumber = false } = typeof column === 'string' ? { label: column } : column;
            return (
              <th key={label} scope="col" className={isNumber ? 'text-right' : undefined}>
                {label}
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
