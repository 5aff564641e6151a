import { SUPPRESSION_REASON_MAX } from '@workbench/services/contacts/limits';
import { Field } from '~/components/ui/controls/Field';
import { Input } from '~/components/ui/controls/Input';

interface SuppressionReasonFieldProps {
  value: string;
  isDisabled: boolean;
  onChange: (reason: string) => void;
}

/** Why someone is put on the do-not-contact list. */
export function SuppressionReasonField({ value, isDisabled, onChange }: SuppressionReasonFieldProps) {
  return (
    <Field label="Reason (optional)" hint="Stored as plain text: don’t include names.">
      {(control) => (
        <Input
          {...control}
          autoComplete="off"
          maxLength={SUPPRESSION_REASON_MAX}
          placeholder="e.g., objected by phone"
          disabled={isDisabled}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}
