import { Field } from '~/components/ui/controls/Field';
import { Input } from '~/components/ui/controls/Input';
import { parseCreditLimit } from '../parse-credit-limit';

interface CreditLimitFieldProps {
  /** As typed. */
  value: string;
  isDisabled: boolean;
  onChange: (cap: string) => void;
}

/** Most credits that an enrichment may spend. */
export function CreditLimitField({ value, isDisabled, onChange }: CreditLimitFieldProps) {
  return (
    <Field
      label="Credit limit"
      hint="Leave blank to use the sources’ daily credit caps."
      error={parseCreditLimit(value) === undefined ? 'Enter a whole number up to 1,000,000 or leave blank' : null}
    >
      {(control) => (
        <Input
          {...control}
          inputMode="numeric"
          autoComplete="off"
          className="max-w-64"
          disabled={isDisabled}
          placeholder="No limit"
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}
