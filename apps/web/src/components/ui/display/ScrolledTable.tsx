import { type ReactNode, useId } from 'react';
import { ScrollRegion } from './ScrollRegion';

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
        <table className="w-full min-w-md text-left">
          <thead className="sticky top-0 bg-muted text-xs">
            <tr className="*:px-3 *:py-1.5 *:font-medium">
              {columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key, cells }) => (
              <tr key={key} className="align-top *:border-border *:border-t *:px-3 *:py-1.5">
                {columns.map((column, index) => (
                  <td key={column} className="break-words">
                    {cells[index]}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
    </>
  );
}
