import type { LeadPreview } from '@workbench/services/leads/schemas';
import { ScrollRegion } from '~/components/ui/display/ScrollRegion';
import { TABLE_ROW, Table } from '~/components/ui/display/Table';

/** The header with what each column is taken for, and the first rows. */
export function LeadPreviewTable({ preview: { headers, mapping, rows } }: { preview: LeadPreview }) {
  const columns = headers.map((header, column) => ({
    // Headers may be blank or repeat.
    id: String(column),
    label: header || '(unnamed)',
    note: mapping[column] ? `→ ${mapping[column]}` : 'kept, not mapped',
  }));
  return (
    <ScrollRegion aria-label="First rows">
      <Table columns={columns}>
        {rows.map((cells, row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows of a table have no identity
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
