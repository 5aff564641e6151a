import type { LeadPreview } from '@workbench/services/leads/schemas';
import { MappedColumn } from '~/components/column-mapping/MappedColumn';
import { MappedColumns } from '~/components/column-mapping/MappedColumns';
import { type ColumnMapping, columnState, mapColumn, mappingOf } from '~/components/column-mapping/map-column';
import { useProposedColumns } from '~/components/column-mapping/use-proposed-columns';
import { Button } from '~/components/ui/controls/Button';
import { Alert } from '~/components/ui/feedback/Alert';
import type { ImportMethod } from '../url-params';
import { LEAD_FIELD_GROUPS } from './lead-field-groups';
import type { AssignedColumns, ImportForm } from './use-import-form';

interface LeadColumnsProps {
  method: ImportMethod;
  form: ImportForm;
  preview: LeadPreview;
  isDisabled: boolean;
}

/** Which column of the table is what, whether the first row names them, and what is missing. */
export function LeadColumns({ method, form: { fields, change }, preview, isDisabled }: LeadColumnsProps) {
  const { firstRow, mapping } = fields.assigned[method] ?? {};
  const proposed = useProposedColumns(preview.columns, mapping !== undefined);
  // The choice shows at once, before the preview is read again.
  const columns = mapping === undefined ? preview.columns : withFields(preview.columns, mapping);
  const assign = (next: AssignedColumns) => change({ assigned: { ...fields.assigned, [method]: next } });
  const map = (next: AssignedColumns['mapping']) =>
    assign({ ...(firstRow && { firstRow }), ...(next && { mapping: next }) });
  return (
    <MappedColumns
      isByHand={mapping !== undefined}
      isDisabled={isDisabled}
      onReset={() => map(undefined)}
      notice={
        <>
          {preview.problem !== null && (
            <Alert
              variant="warning"
              role="status"
              action={
                mapping === undefined &&
                columns.some(({ field }) => field !== null) && (
                  <Button variant="outline" size="sm" disabled={isDisabled} onClick={() => map(mappingOf(columns))}>
                    Use these columns
                  </Button>
                )
              }
            >
              {preview.problem.replace(/\.?$/, '.')}
            </Alert>
          )}
          {method !== 'sheet' && (
            <label className="inline-flex min-h-8 items-center gap-2 text-ui">
              <input
                type="checkbox"
                className="size-4"
                disabled={isDisabled}
                checked={(firstRow ?? preview.firstRow) === 'data'}
                onChange={({ target }) => assign({ firstRow: target.checked ? 'data' : 'header' })}
              />
              The first row is data, not a header
            </label>
          )}
        </>
      }
    >
      {columns.map((column, at) => (
        <MappedColumn
          // biome-ignore lint/suspicious/noArrayIndexKey: headers may be blank or repeat
          key={at}
          column={column}
          position={at + 1}
          state={columnState(column, proposed[at], 'Kept, not used')}
          value={column.field ?? ''}
          noField="Don’t use"
          groups={LEAD_FIELD_GROUPS}
          isDisabled={isDisabled}
          onChoose={(field) => map(mapColumn(columns, at, field))}
        />
      ))}
    </MappedColumns>
  );
}

const withFields = (columns: LeadPreview['columns'], mapping: ColumnMapping): LeadPreview['columns'] =>
  columns.map((column, at) => {
    const field = mapping[at] ?? null;
    if (field === column.field) return column;
    return { ...column, field, reason: field === null ? 'Left out by hand' : null };
  });
