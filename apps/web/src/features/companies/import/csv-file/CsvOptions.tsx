import type { ImportPreview } from '@workbench/services/companies/schemas';
import { type ReactNode, useId } from 'react';
import { Input } from '~/components/ui/controls/Input';
import { Label } from '~/components/ui/controls/Label';
import { Select } from '~/components/ui/controls/Select';
import type { CsvForm } from './use-csv-form';

const DELIMITERS: Record<ImportPreview['delimiter'], string> = {
  ',': 'Comma',
  ';': 'Semicolon',
  '\t': 'Tab',
  '|': 'Pipe',
};
const ENCODINGS: Record<ImportPreview['encoding'], string> = {
  'utf-8': 'UTF-8',
  'utf-16le': 'UTF-16 LE',
  'utf-16be': 'UTF-16 BE',
  'windows-1252': 'Windows-1252',
};

interface CsvOptionsProps {
  form: CsvForm;
  /** What the server found in the file; shown as the choice until the person makes another. */
  detected: Pick<ImportPreview, 'delimiter' | 'encoding' | 'sheet'> | null;
  isDisabled: boolean;
  onChange: (part: Partial<CsvForm>) => void;
}

export function CsvOptions({ form, detected, isDisabled, onChange }: CsvOptionsProps) {
  const id = useId();
  return (
    <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
      <Field id={`${id}-source`} label="Source name" hint="Where these figures come from">
        <Input
          id={`${id}-source`}
          placeholder="CSV"
          maxLength={100}
          disabled={isDisabled}
          value={form.source}
          onChange={(event) => onChange({ source: event.target.value })}
        />
      </Field>
      <Field id={`${id}-asof`} label="As of date" hint="Leave blank for today">
        <Input
          id={`${id}-asof`}
          type="date"
          disabled={isDisabled}
          value={form.asOf}
          onChange={(event) => onChange({ asOf: event.target.value })}
        />
      </Field>
      {detected?.sheet == null ? (
        <>
          <Field
            id={`${id}-encoding`}
            label="Encoding"
            hint={detected && !form.encoding ? 'Detected automatically' : undefined}
          >
            <Choice
              id={`${id}-encoding`}
              names={ENCODINGS}
              value={form.encoding}
              detected={detected?.encoding}
              isDisabled={isDisabled}
              onChange={(encoding) => onChange({ encoding })}
            />
          </Field>
          <Field
            id={`${id}-delimiter`}
            label="Delimiter"
            hint={detected && !form.delimiter ? 'Detected automatically' : undefined}
          >
            <Choice
              id={`${id}-delimiter`}
              names={DELIMITERS}
              value={form.delimiter}
              detected={detected?.delimiter}
              isDisabled={isDisabled}
              onChange={(delimiter) => onChange({ delimiter })}
            />
          </Field>
        </>
      ) : (
        <div className="flex min-w-0 flex-col gap-1.5">
          <p className="font-medium text-ui">Sheet</p>
          <p className="truncate leading-9" title={detected.sheet}>
            {detected.sheet}
          </p>
          <p className="text-muted-foreground text-xs">The first visible sheet of the workbook</p>
        </div>
      )}
    </div>
  );
}

function Field({
  id,
  label,
  hint,
  children,
}: {
  id: string;
  label: string;
  hint: string | undefined;
  children: ReactNode;
}) {
  return (
    <div className="flex min-w-0 flex-col gap-1.5">
      <Label htmlFor={id}>{label}</Label>
      {children}
      <p className="text-muted-foreground text-xs">{hint}</p>
    </div>
  );
}

interface ChoiceProps {
  id: string;
  names: Record<string, string>;
  value: string;
  detected: string | undefined;
  isDisabled: boolean;
  onChange: (value: string) => void;
}

function Choice({ id, names, value, detected, isDisabled, onChange }: ChoiceProps) {
  return (
    <Select id={id} disabled={isDisabled} value={value} onChange={(event) => onChange(event.target.value)}>
      <option value="">{detected ? `Automatic: ${names[detected]}` : 'Automatic'}</option>
      {Object.entries(names).map(([key, name]) => (
        <option key={key} value={key}>
          {name}
        </option>
      ))}
    </Select>
  );
}
