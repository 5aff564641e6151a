import { Field } from '~/components/ui/Field';
import { Input } from '~/components/ui/Input';

/** As the server allows. */
const REASON_MAX = 200;

interface ReasonFieldProps {
  value: string;
  isDisabled: boolean;
  onChange: (reason: string) => void;
}

/** Why somebody is put on the do-not-contact list. */
export function ReasonField({ value, isDisabled, onChange }: ReasonFieldProps) {
  return (
    <Field label="Reason (optional)" hint="Kept in plain words: name nobody in it.">
      {(control) => (
        <Input
          {...control}
          autoComplete="off"
          maxLength={REASON_MAX}
          placeholder="e.g., objected by phone"
          disabled={isDisabled}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}
