import { CUSTOM_TEXT_MAX } from '@workbench/services/companies/limits';
import type { OwnColumn } from '@workbench/services/companies/schemas';
import { type ComponentProps, useEffect, useRef } from 'react';
import { Input } from '~/components/ui/controls/Input';
import { Select } from '~/components/ui/controls/Select';

type OwnValueInputProps = Pick<ComponentProps<'input'>, 'id' | 'aria-describedby' | 'aria-invalid'> & {
  column: OwnColumn;
  text: string;
  onChange: (text: string) => void;
};

/** The input that fits the type of a column; it takes the focus. */
export function OwnValueInput({ column: { type, options }, text, onChange, ...control }: OwnValueInputProps) {
  const input = useRef<HTMLInputElement & HTMLSelectElement>(null);
  useEffect(() => input.current?.focus(), []);
  const shared = {
    ...control,
    ref: input,
    value: text,
    onChange: ({ target }: { target: { value: string } }) => onChange(target.value),
  };
  if (type === 'option' || type === 'boolean') {
    const choices = type === 'option' ? options.map((option) => [option, option]) : YES_NO;
    return (
      <Select {...shared} className="w-full">
        <option value="">Empty</option>
        {choices.map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </Select>
    );
  }
  if (type === 'date') return <Input {...shared} type="date" />;
  return (
    <Input
      {...shared}
      autoComplete="off"
      maxLength={CUSTOM_TEXT_MAX}
      inputMode={type === 'number' ? 'decimal' : type === 'url' ? 'url' : undefined}
    />
  );
}

const YES_NO = [
  ['yes', 'Yes'],
  ['no', 'No'],
];
