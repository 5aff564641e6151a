import type { ComponentProps, ReactNode } from 'react';
import { cn } from '~/lib/cn';
import { SortButton, type SortDirection } from './SortButton';

export interface TableColumn {
  label: string;
  /** Where labels repeat. */
  id?: string;
  /** Numbers stand on the right, digit under digit: their cells carry NUMBER_CELL. */
  isNumber?: boolean;
  /** Beneath the label. */
  note?: string;
  /** Rows can be ordered by it. */
  sort?: { direction: SortDirection; onToggle: () => void } | undefined;
  /** The label is for screen readers alone, as above icons. */
  isLabelHidden?: boolean | undefined;
  /** Of its head: its width in a table of fixed layout. */
  className?: string | undefined;
  /** Its width, where no class can name it. */
  widthPx?: number | undefined;
}

interface TableProps extends ComponentProps<'table'> {
  columns: readonly (string | TableColumn)[];
  /** For screen readers, where nothing on screen names the table. */
  caption?: string;
  /** Before the columns: a box that selects all rows. */
  lead?: ReactNode;
  /** The last cell of each row holds buttons. */
  hasActions?: boolean;
  /** The rows, each with TABLE_ROW or FIXED_ROW. */
  children: ReactNode;
}

/** Of a row with a height of its own: lines between rows, not between columns. */
export const FIXED_ROW = '*:border-border *:border-t *:px-3 hover:bg-accent/40';
/** Of a row as high as what it holds. */
export const TABLE_ROW = `${FIXED_ROW} *:py-1.5`;
export const NUMBER_CELL = 'whitespace-nowrap text-right tabular-nums';

/** The table of every screen; inside a ScrollRegion, whose label names it. The head stays while the rows scroll. */
export function Table({ columns, caption, lead, hasActions = false, className, children, ...props }: TableProps) {
  return (
    <table className={cn('w-full text-left', className)} {...props}>
      {caption !== undefined && <caption className="sr-only">{caption}</caption>}
      <thead className="sticky top-0 z-10 bg-muted text-muted-foreground text-xs">
        <tr
          aria-rowindex={props['aria-rowcount'] === undefined ? undefined : 1}
          className="*:h-8 *:whitespace-nowrap *:px-3 *:font-medium"
        >
          {lead !== undefined && (
            <th scope="col" className="w-10">
              {lead}
            </th>
          )}
          {columns.map((column) => (
            <ColumnHead key={typeof column === 'string' ? column : (column.id ?? column.label)} column={column} />
          ))}
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

/**
 * Stands for rows of a long table that are not drawn. One cell: a column more than the head shows would widen the table.
 */
export function RowSpace({ heightPx }: { heightPx: number }) {
  if (heightPx <= 0) return null;
  return (
    <tr aria-hidden>
      <td style={{ height: heightPx }} />
    </tr>
  );
}

function ColumnHead({ column }: { column: string | TableColumn }) {
  if (typeof column === 'string') return <th scope="col">{column}</th>;
  const { label, isNumber, isLabelHidden, note, sort, className, widthPx } = column;
  return (
    <th
      scope="col"
      aria-sort={sort?.direction}
      style={widthPx === undefined ? undefined : { width: widthPx }}
      className={cn(isNumber && 'text-right', className)}
    >
      {sort ? <SortButton label={label} {...sort} /> : isLabelHidden ? <span className="sr-only">{label}</span> : label}
      {note !== undefined && <span className="block pb-1 font-normal">{note}</span>}
    </th>
  );
}
