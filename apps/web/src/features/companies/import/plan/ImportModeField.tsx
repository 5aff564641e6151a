import type { ImportMode } from '@workbench/services/companies/schemas';
import { useId } from 'react';
import { Label } from '~/components/ui/controls/Label';
import { Select } from '~/components/ui/controls/Select';
import { IMPORT_MODES, MODE_HINT } from './import-modes';

interface ImportModeFieldProps {
  mode: ImportMode;
  isDisabled: boolean;
  onChange: (mode: ImportMode) => void;
}

/** What the rows may do to companies that are tracked, and to those that are not. */
export function ImportModeField({ mode, isDisabled, onChange }: ImportModeFieldProps) {
  const id = useId();
  return (
    <div className="flex min-w-0 flex-col gap-1.5 sm:max-w-md">
      <Label htmlFor={id}>Import mode</Label>
      <Select
        id={id}
        aria-describedby={`${id}-hint`}
        disabled={isDisabled}
        value={mode}
        onChange={({ target }) => {
          const chosen = IMPORT_MODES.find(({ value }) => value === target.value);
          if (chosen) onChange(chosen.value);
        }}
      >
        {IMPORT_MODES.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </Select>
      <p id={`${id}-hint`} className="text-muted-foreground text-xs">
        {MODE_HINT[mode]}
      </p>
    </div>
  );
}
