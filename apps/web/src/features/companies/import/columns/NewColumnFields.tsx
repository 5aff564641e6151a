import { OWN_COLUMN_TYPE_LABEL } from '@workbench/services/companies/filter';
import { OWN_COLUMN_NAME_MAX } from '@workbench/services/companies/limits';
import { useState } from 'react';
import { Field } from '~/components/ui/controls/Field';
import { Input } from '~/components/ui/controls/Input';
import { Select } from '~/components/ui/controls/Select';
import { type NewColumn, nameProblem } from './column-mapping';

interface NewColumnFieldsProps {
  column: NewColumn;
  taken: readonly string[];
  isDisabled: boolean;
  onChange: (column: NewColumn) => void;
}

/** An option column needs its options first. */
const TYPES = (Object.keys(OWN_COLUMN_TYPE_LABEL) as NewColumn['type'][]).filter((type) => type !== 'option');

/** Name and type of the own column that a column of a file adds; the name counts when the field is left. */
export function NewColumnFields({ column, taken, isDisabled, onChange }: NewColumnFieldsProps) {
  const [name, setName] = useState(column.name);
  const problem = nameProblem(name, taken);
  const commit = () => {
    const next = name.trim();
    if (problem === null && next !== column.name) onChange({ ...column, name: next });
  };
  return (
    <div className="grid gap-2 sm:grid-cols-2">
      <Field label="Name" error={problem}>
        {(control) => (
          <Input
            {...control}
            autoComplete="off"
            maxLength={OWN_COLUMN_NAME_MAX}
            disabled={isDisabled}
            value={name}
            onBlur={commit}
            onKeyDown={(event) => event.key === 'Enter' && commit()}
            onChange={(event) => setName(event.target.value)}
          />
        )}
      </Field>
      <Field label="Type">
        {(control) => (
          <Select
            {...control}
            className="w-full"
            disabled={isDisabled}
            value={column.type}
            onChange={({ target }) =>
              onChange({ ...column, type: TYPES.find((one) => one === target.value) ?? 'text' })
            }
          >
            {TYPES.map((type) => (
              <option key={type} value={type}>
                {OWN_COLUMN_TYPE_LABEL[type]}
              </option>
            ))}
          </Select>
        )}
      </Field>
    </div>
  );
}
