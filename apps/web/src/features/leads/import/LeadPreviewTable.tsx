import type { LeadPreview } from '@workbench/services/leads/schemas';
import { ScrollRegion } from '~/components/ui/display/ScrollRegion';

/** The header with what each column is taken for, and the first rows. */
export function LeadPreviewTable({ preview: { headers, mapping, rows } }: { preview: LeadPreview }) {
  return (
    <ScrollRegion aria-label="First rows">
      <table className="w-full text-left">
        <thead className="bg-muted text-xs">
          <tr className="*:px-3 *:py-1.5 *:font-medium">
            {headers.map((header, column) => {
              const field = mapping[column] ?? null;
              return (
                // biome-ignore lint/suspicious/noArrayIndexKey: headers may be blank or repeat
                <th key={column} scope="col" className="whitespace-nowrap align-top">
                  {header || '(unnamed)'}
                  <span className="block font-normal text-muted-foreground">
                    {field === null ? 'kept, not mapped' : `→ ${field}`}
                  </span>
                </th>
              );
            })}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows of a table have no identity
            <tr key={row} className="*:border-border *:border-t *:px-3 *:py-1.5">
              {headers.map((_header, column) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: cells follow their header's position
                <td key={column} className="max-w-60 truncate" title={cells[column]}>
                  {cells[column]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}
