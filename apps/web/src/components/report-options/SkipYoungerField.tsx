import { SKIP_DAYS_MAX } from '@workbench/services/reports/limits';
import { useId } from 'react';
import { Input } from '~/components/ui/controls/Input';
import { parseSkipDays } from './skip-days';

interface SkipYoungerFieldProps {
  /** As typed; empty means that all are written again. */
  value: string;
  isDisabled: boolean;
  onChange: (text: string) => void;
}

export function SkipYoungerField({ value, isDisabled, onChange }: SkipYoungerFieldProps) {
  const id = useId();
  const isWrong = parseSkipDays(value) === null;
  return (
    <div className="flex flex-col gap-1">
      <div className="flex flex-wrap items-center gap-2 text-ui">
        <label htmlFor={id}>Skip companies with a report from the last</label>
        <Input
          id={id}
          inputMode="numeric"
          placeholder="0"
          className="max-w-16 text-right"
          aria-describedby={isWrong ? `${id}-unit ${id}-error` : `${id}-unit`}
          aria-invalid={isWrong || undefined}
          disabled={isDisabled}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
        <span id={`${id}-unit`}>days</span>
      </div>
      {isWrong && (
        <p id={`${id}-error`} role="alert" className="text-destructive text-xs">
          Enter a whole number from 0 to {SKIP_DAYS_MAX}
        </p>
      )}
    </div>
  );
}
