import type { ImportPreview, ImportRowKind, PlannedRow } from '@workbench/services/companies/schemas';
import { useId, useState } from 'react';
import { Button } from '~/components/ui/controls/Button';
import { Label } from '~/components/ui/controls/Label';
import { Select } from '~/components/ui/controls/Select';
import { ScrolledTable } from '~/components/ui/display/ScrolledTable';
import { InlineError } from '~/components/ui/feedback/InlineError';
import { DASH, formatNumber } from '~/lib/format/format';
import { useOwnColumns } from '../../custom/use-own-columns';
import type { CsvForm } from '../csv-file/use-csv-form';
import { ROW_KINDS } from './import-modes';
import { plannedFieldLabel } from './planned-field-label';
import { usePlanRows } from './use-plan-rows';

interface PlannedRowsProps {
  file: File;
  form: CsvForm;
  preview: ImportPreview;
}

/** What the import would do with each row, before anything is written. */
export function PlannedRows({ file, form, preview }: PlannedRowsProps) {
  const id = useId();
  const [kind, setKind] = useState<ImportRowKind | ''>('');
  const rows = usePlanRows({ file, form, kind, preview });
  const { counts } = preview.plan;
  const kinds = Object.keys(ROW_KINDS) as ImportRowKind[];
  return (
    <div className="flex flex-col gap-2">
      <div className="flex min-w-0 flex-wrap items-center gap-2">
        <Label htmlFor={id}>Rows shown</Label>
        <Select
          id={id}
          value={kind}
          onChange={({ target }) => setKind(kinds.find((one) => one === target.value) ?? '')}
        >
          <option value="">All rows</option>
          {kinds.map((one) => (
            <option key={one} value={one}>
              {ROW_KINDS[one]}: {formatNumber(counts[one])}
            </option>
          ))}
        </Select>
      </div>
      {rows.error !== null && <InlineError>{rows.error.message}</InlineError>}
      {rows.isLoading && (
        <p role="status" className="text-muted-foreground text-ui">
          Reading the file…
        </p>
      )}
      {rows.items?.length === 0 && <p className="text-muted-foreground text-ui">No rows of this kind.</p>}
      {rows.items !== undefined && rows.items.length > 0 && (
        <ScrolledTable
          title="Row by row"
          columns={['Line', 'Company', 'What happens', 'Changes']}
          rows={rows.items.map((row) => ({
            key: String(row.line),
            cells: [formatNumber(row.line), companyOf(row), ROW_KINDS[row.kind], <Changes key="changes" row={row} />],
          }))}
        />
      )}
      {rows.hasNextPage && (
        <div>
          <Button
            variant="outline"
            size="sm"
            disabled={rows.isFetchingNextPage}
            onClick={() => void rows.fetchNextPage()}
          >
            {rows.isFetchingNextPage ? 'Loading…' : 'Show more rows'}
          </Button>
        </div>
      )}
    </div>
  );
}

const companyOf = ({ name, domain }: PlannedRow) => [name, domain].filter(Boolean).join(' · ') || DASH;

function Changes({ row: { fields, reason } }: { row: PlannedRow }) {
  const own = useOwnColumns().columns;
  if (fields.length === 0) return reason ?? DASH;
  return (
    <ul>
      {fields.map(({ field, before, after }) => (
        // A row may add several notes.
        <li key={field + after}>
          <span className="text-muted-foreground">{plannedFieldLabel(field, own)}:</span>{' '}
          {before !== null && `${before} → `}
          {after ?? DASH}
        </li>
      ))}
    </ul>
  );
}
