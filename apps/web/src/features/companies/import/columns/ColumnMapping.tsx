import { OWN_COLUMNS_MAX } from '@workbench/services/companies/limits';
import type { ImportColumn, ImportPreview, OwnColumn } from '@workbench/services/companies/schemas';
import { useId } from 'react';
import { Button } from '~/components/ui/controls/Button';
import { Select } from '~/components/ui/controls/Select';
import { cn } from '~/lib/cn';
import { useOwnColumns } from '../../custom/use-own-columns';
import {
  columnState,
  FIELD_GROUPS,
  freeName,
  mappingOf,
  mappingWith,
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
  const titleId = useId();
  const isByHand = columns.some(({ by }) => by === 'hand');
  const own = useOwnColumns().columns;
  return (
    <section aria-labelledby={titleId} className="flex flex-col gap-2">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 id={titleId} className="font-medium">
          Columns
        </h3>
        {isByHand && (
          <Button variant="ghost" size="sm" disabled={isDisabled} onClick={() => onChange('')}>
            Use recognised columns
          </Button>
        )}
      </div>
      {missing.length > 0 && (
        <div role="status" className="flex flex-wrap items-center gap-3 text-ui">
          <p>No column was recognised as {missing.join(', ')}. Choose it below.</p>
          {missing.every((field) => field === 'industry') && (
            <Button variant="outline" size="sm" disabled={isDisabled} onClick={() => onChange(mappingOf(columns))}>
              Import without industry
            </Button>
          )}
        </div>
      )}
      <ul className="max-h-[32rem] divide-y divide-border overflow-y-auto rounded-md border border-border">
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
            onChoose={(field) => onChange(mappingWith(columns, at, field))}
          />
        ))}
      </ul>
    </section>
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
  const id = useId();
  const name = column.header || `Column ${position}`;
  const state = columnState(column, proposed);
  const own = ownOption(proposed);
  const added = readNewColumn(column.field);
  const taken = [...ownColumns.map((one) => one.name), ...newNames];
  const canAdd = added !== null || taken.length < OWN_COLUMNS_MAX;
  const choose = (value: string) => {
    if (value !== NEW_COLUMN) return onChoose(value);
    const name = freeName(proposedName(column, position), taken);
    onChoose(newColumnField({ type: column.ownColumnType, name }));
  };
  return (
    <li className="grid gap-x-4 gap-y-1.5 px-3 py-2 sm:grid-cols-[minmax(0,1fr)_16rem]">
      <div className="min-w-0">
        <label htmlFor={id} className="break-words font-medium">
          {name}
        </label>
        <p className="truncate text-muted-foreground text-xs" title={column.samples.join(' · ')}>
          {column.samples.length > 0 ? column.samples.join(' · ') : 'No cells'}
        </p>
      </div>
      <div className="flex min-w-0 flex-col gap-1">
        <Select
          id={id}
          className="w-full"
          aria-describedby={`${id}-state`}
          disabled={isDisabled}
          value={added === null ? (column.field ?? '') : NEW_COLUMN}
          onChange={(event) => choose(event.target.value)}
        >
          <option value="">Leave out</option>
          {own !== null && <option value={own.value}>{own.label}</option>}
          {FIELD_GROUPS.map(({ label, options }) => (
            <optgroup key={label} label={label}>
              {options.map((option) => (
                <option key={option.value} value={option.value}>
                  {option.label}
                </option>
              ))}
            </optgroup>
          ))}
          {ownColumns.length > 0 && (
            <optgroup label="Own columns">
              {ownColumnOptions(ownColumns).map((option) => (
                <option key={option.value} value={option.value}>
                  {option.label}
                </option>
              ))}
            </optgroup>
          )}
          {canAdd && <option value={NEW_COLUMN}>New own column…</option>}
        </Select>
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
        <p id={`${id}-state`} className={cn('text-xs', state.isLeftOut ? 'text-muted-foreground' : 'text-foreground')}>
          {state.text}
        </p>
      </div>
    </li>
  );
}
