import { ScrollRegion } from './ScrollRegion';
import { TABLE_ROW, Table } from './Table';

interface FirstRowsProps {
  headers: readonly string[];
  /** Beneath each header: what its column becomes. */
  notes: readonly string[];
  rows: readonly (readonly string[])[];
}

/** The beginning of a file that is to be imported. */
export function FirstRows({ headers, notes, rows }: FirstRowsProps) {
  const columns = headers.map((header, column) => ({
    // Headers may be blank or repeat.
    id: String(column),
    label: header || '(unnamed)',
    note: notes[column] ?? '',
  }));
  return (
    <ScrollRegion aria-label="First rows">
      <Table columns={columns}>
        {rows.map((cells, row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows of a file have no identity
          <tr key={row} className={TABLE_ROW}>
            {columns.map(({ id }, column) => (
              <td key={id} className="max-w-60 truncate" title={cells[column]}>
                {cells[column]}
              </td>
            ))}
          </tr>
        ))}
      </Table>
    </ScrollRegion>
  );
}
