import { type FieldRule, valueName } from '@workbench/services/companies/filter';
import { Field } from '~/components/ui/controls/Field';
import { Input } from '~/components/ui/controls/Input';
import { Select } from '~/components/ui/controls/Select';
import type { ConditionDraft } from './condition-draft';
import type { KnownNames } from './use-filter-names';
import { ValuesPicker } from './ValuesPicker';

interface ValueFieldsProps {
  draft: ConditionDraft;
  rule: FieldRule;
  names: KnownNames;
  onChange: (change: Partial<ConditionDraft>) => void;
}

/** What the operator of a condition needs: values, a range, days, or nothing. */
export function ValueFields({ draft, rule, names, onChange }: ValueFieldsProps) {
  const { field, op } = draft;
  const { kind, choices, unit } = rule;
  if (op === 'isEmpty' || op === 'isNotEmpty') return null;
  if (op === 'olderThan' || op === 'newerThan') {
    return (
      <Field label="Days">
        {(control) => (
          <Input
            {...control}
            inputMode="numeric"
            autoComplete="off"
            value={draft.days}
            onChange={(event) => onChange({ days: event.target.value })}
          />
        )}
      </Field>
    );
  }
  if (op === 'between') {
    const type = kind === 'day' ? 'date' : 'text';
    return (
      <div className="grid grid-cols-2 gap-2">
        <Bound label={withUnit('From', unit)} type={type} value={draft.from} onChange={(from) => onChange({ from })} />
        <Bound label={withUnit('To', unit)} type={type} value={draft.to} onChange={(to) => onChange({ to })} />
      </div>
    );
  }
  if (choices === undefined) {
    return (
      <ValuesPicker
        field={field}
        rule={rule}
        names={names}
        values={draft.values}
        onChange={(values) => onChange({ values })}
      />
    );
  }
  return op === 'is' || op === 'isNot' ? (
    <OneChoice draft={draft} rule={rule} choices={choices} onChange={onChange} />
  ) : (
    <Choices draft={draft} rule={rule} choices={choices} onChange={onChange} />
  );
}

const withUnit = (label: string, unit: string | undefined): string =>
  unit === undefined ? label : `${label} (${unit})`;

interface BoundProps {
  label: string;
  type: 'date' | 'text';
  value: string;
  onChange: (value: string) => void;
}

function Bound({ label, type, value, onChange }: BoundProps) {
  return (
    <Field label={label}>
      {(control) => (
        <Input
          {...control}
          type={type}
          {...(type === 'text' && { inputMode: 'decimal', placeholder: 'any' })}
          autoComplete="off"
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}

interface ChoicesProps extends Omit<ValueFieldsProps, 'names'> {
  choices: readonly string[];
}

function OneChoice({ draft, rule, choices, onChange }: ChoicesProps) {
  return (
    <Field label={rule.label}>
      {(control) => (
        <Select
          {...control}
          value={draft.values[0] ?? ''}
          onChange={(event) => onChange({ values: event.target.value === '' ? [] : [event.target.value] })}
        >
          <option value="">Choose…</option>
          {choices.map((choice) => (
            <option key={choice} value={choice}>
              {valueName(draft.field, choice)}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}

function Choices({ draft: { field, values }, rule, choices, onChange }: ChoicesProps) {
  return (
    <fieldset className="flex flex-col gap-1">
      <legend className="sr-only">{rule.label}</legend>
      {choices.map((choice) => (
        <label key={choice} className="flex min-h-8 cursor-pointer items-center gap-2">
          <input
            type="checkbox"
            checked={values.includes(choice)}
            onChange={(event) =>
              onChange({ values: event.target.checked ? [...values, choice] : values.filter((one) => one !== choice) })
            }
            className="size-4"
          />
          {capitalize(valueName(field, choice))}
        </label>
      ))}
    </fieldset>
  );
}

const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
