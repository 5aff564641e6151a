import { Field } from './Field';
import { Input } from './Input';

interface NameFieldProps {
  value: string;
  maxLength: number;
  placeholder: string;
  onChange: (name: string) => void;
}

/** The required name of what is about to be saved. */
export function NameField({ value, maxLength, placeholder, onChange }: NameFieldProps) {
  return (
    <Field label="Name *">
      {(control) => (
        <Input
          {...control}
          required
          autoComplete="off"
          maxLength={maxLength}
          placeholder={placeholder}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}
