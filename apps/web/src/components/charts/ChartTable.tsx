import type { ReactNode } from 'react';
import { NUMBER_CELL, TABLE_ROW, Table, type TableColumn } from '../ui/display/Table';

interface ChartTableProps {
  caption: string;
  columns: readonly TableColumn[];
  rows: readonly { key: string; cells: readonly ReactNode[] }[];
}

/** The figures of a chart as a table. The first column names the row. */
export function ChartTable({ caption, columns, rows }: ChartTableProps) {
  return (
    <Table caption={caption} columns={columns}>
      {rows.map(({ key, cells: [head, ...rest] }) => (
        <tr key={key} className={TABLE_ROW}>
          <th scope="row" className="break-words font-normal">
            {head}
          </th>
          {rest.map((cell, index) => (
            <td key={columns[index + 1]?.label} className={columns[index + 1]?.isNumber ? NUMBER_CELL : undefined}>
              {cell}
            </td>
          ))}
        </tr>
      ))}
    </Table>
  );
}
