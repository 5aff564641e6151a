import { OWN_COLUMNS_MAX } from '@workbench/services/companies/limits';
import type { ImportColumn, ImportPreview, OwnColumn } from '@workbench/services/companies/schemas';
import { MappedColumn } from '~/components/column-mapping/MappedColumn';
import { MappedColumns } from '~/components/column-mapping/MappedColumns';
import { mapColumn, mappingOf } from '~/components/column-mapping/map-column';
import { Button } from '~/components/ui/controls/Button';
import { useOwnColumns } from '../../custom/use-own-columns';
import {
  FIELD_GROUPS,
  freeName,
  importColumnState,
  isRepeatable,
  newColumnField,
  otherNewNames,
  ownColumnOptions,
  ownOption,
  proposedName,
  readNewColumn,
} from './column-mapping';
import { NewColumnFields } from './NewColumnFields';

interface ColumnMappingProps {
  preview: Pick<ImportPreview, 'columns' | 'missing'>;
  /** The columns before anything was chosen by hand. */
  proposed: readonly ImportColumn[];
  isDisabled: boolean;
  /** The option `mapping`; blank for what was recognised. */
  onChange: (mapping: string) => void;
}

/** Which column of the file is what: recognised, chosen by hand or left out, and why. */
export function ColumnMapping({ preview, proposed, isDisabled, onChange }: ColumnMappingProps) {
  const { columns, missing } = preview;
  const own = useOwnColumns().columns;
  return (
    <MappedColumns
      isByHand={columns.some(({ by }) => by === 'hand')}
      isDisabled={isDisabled}
      onReset={() => onChange('')}
      notice={
        missing.length > 0 && (
          <div role="status" className="flex flex-wrap items-center gap-3 text-ui">
            <p>No column was recognised as {missing.join(', ')}. Choose it below.</p>
            {missing.every((field) => field === 'industry') && (
              <Button
                variant="outline"
                size="sm"
                disabled={isDisabled}
                onClick={() => onChange(JSON.stringify(mappingOf(columns)))}
              >
                Import without industry
              </Button>
            )}
          </div>
        )
      }
    >
      {columns.map((column, at) => (
        <ColumnRow
          // biome-ignore lint/suspicious/noArrayIndexKey: headers may be blank or repeat
          key={at}
          column={column}
          position={at + 1}
          proposed={proposed[at] ?? column}
          ownColumns={own}
          newNames={otherNewNames(columns, at)}
          isDisabled={isDisabled}
          onChoose={(field) => onChange(JSON.stringify(mapColumn(columns, at, field, isRepeatable)))}
        />
      ))}
    </MappedColumns>
  );
}

/** The choice that a new own column is; its name and type are in the field. */
const NEW_COLUMN = 'new';

interface ColumnRowProps {
  column: ImportColumn;
  position: number;
  proposed: ImportColumn;
  ownColumns: readonly OwnColumn[];
  /** Own columns that other columns of the file add. */
  newNames: readonly string[];
  isDisabled: boolean;
  onChoose: (field: string) => void;
}

function ColumnRow({ column, position, proposed, ownColumns, newNames, isDisabled, onChoose }: ColumnRowProps) {
  const own = ownOption(proposed);
  const added = readNewColumn(column.field);
  const taken = [...ownColumns.map((one) => one.name), ...newNames];
  const canAdd = added !== null || taken.length < OWN_COLUMNS_MAX;
  const choose = (value: string) => {
    if (value !== NEW_COLUMN) return onChoose(value);
    const name = freeName(proposedName(column, position), taken);
    onChoose(newColumnField({ type: column.ownColumnType, name }));
  };
  const ownGroup = { label: 'Own columns', options: ownColumnOptions(ownColumns) };
  return (
    <MappedColumn
      column={column}
      position={position}
      state={importColumnState(column, proposed)}
      value={added === null ? (column.field ?? '') : NEW_COLUMN}
      noField="Leave out"
      first={own === null ? [] : [own]}
      groups={ownColumns.length > 0 ? [...FIELD_GROUPS, ownGroup] : FIELD_GROUPS}
      last={canAdd ? [{ value: NEW_COLUMN, label: 'New own column…' }] : []}
      isDisabled={isDisabled}
      onChoose={choose}
    >
      {added !== null && (
        <NewColumnFields
          // Another header, or another choice for it, begins again.
          key={column.field}
          column={added}
          taken={taken}
          isDisabled={isDisabled}
          onChange={(next) => onChoose(newColumnField(next))}
        />
      )}
    </MappedColumn>
  );
}
