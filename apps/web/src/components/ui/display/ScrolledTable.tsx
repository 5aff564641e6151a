import { type ReactNode, useId } from 'react';
import { cn } from '~/lib/cn';
import { ScrollRegion } from './ScrollRegion';
import { TABLE_ROW, Table } from './Table';

interface ScrolledTableProps {
  title: string;
  columns: readonly string[];
  rows: readonly { key: string; cells: readonly ReactNode[] }[];
}

/** A titled table of a few columns, which scrolls when it is long. */
export function ScrolledTable({ title, columns, rows }: ScrolledTableProps) {
  const titleId = useId();
  return (
    <>
      <h3 id={titleId} className="font-medium">
        {title}
      </h3>
      <ScrollRegion aria-labelledby={titleId} className="max-h-72">
        <Table columns={columns} className="min-w-md">
          {rows.map(({ key, cells }) => (
            <tr key={key} className={cn(TABLE_ROW, 'align-top')}>
              {columns.map((column, index) => (
                <td key={column} className="break-words">
                  {cells[index]}
                </td>
              ))}
            </tr>
          ))}
        </Table>
      </ScrollRegion>
    </>
  );
}
