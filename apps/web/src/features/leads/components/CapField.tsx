import { Field } from '~/components/ui/Field';
import { Input } from '~/components/ui/Input';
import { readCap } from '../lib/import-text';

interface CapFieldProps {
  /** As typed. */
  cap: string;
  isDisabled: boolean;
  onChange: (cap: string) => void;
}

/** Most credits that an enrichment may spend. */
export function CapField({ cap, isDisabled, onChange }: CapFieldProps) {
  return (
    <Field
      label="Spend at most (credits)"
      hint="Blank: as much as the sources' daily caps allow."
      error={readCap(cap) === undefined ? 'A whole number up to 1,000,000, or nothing' : null}
    >
      {(control) => (
        <Input
          {...control}
          inputMode="numeric"
          autoComplete="off"
          className="max-w-64"
          disabled={isDisabled}
          placeholder="No further limit"
          value={cap}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}
