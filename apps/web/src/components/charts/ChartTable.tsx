import type { ReactNode } from 'react';
import { cn } from '~/lib/cn';

interface ChartTableProps {
  caption: string;
  columns: readonly { label: string; isNumber?: boolean }[];
  rows: readonly { key: string; cells: readonly ReactNode[] }[];
}

/** A plain table of a chart's figures. The first column names the row. */
export function ChartTable({ caption, columns, rows }: ChartTableProps) {
  return (
    <table className="w-full text-left">
      <caption className="sr-only">{caption}</caption>
      <thead className="sticky top-0 bg-muted">
        <tr>
          {columns.map(({ label, isNumber }) => (
            <th key={label} scope="col" className={cn('px-3 py-1.5 font-medium text-xs', isNumber && 'text-right')}>
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, cells: [head, ...rest] }) => (
          <tr key={key} className="border-border border-t">
            <th scope="row" className="break-words px-3 py-1.5 font-normal">
              {head}
            </th>
            {rest.map((cell, index) => (
              <td
                key={columns[index + 1]?.label}
                className={cn('px-3 py-1.5', columns[index + 1]?.isNumber && 'text-right')}
              >
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
