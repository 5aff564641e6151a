import { type ReactNode, useId } from 'react';
import { Select } from '~/components/ui/controls/Select';
import { cn } from '~/lib/cn';
import type { ColumnState, FieldGroup, FieldOption, MappableColumn } from './map-column';

interface MappedColumnProps {
  column: Pick<MappableColumn, 'header' | 'samples'>;
  /** From 1. */
  position: number;
  state: ColumnState;
  /** The option that is chosen; '' for none. */
  value: string;
  /** How the option for no field is called. */
  noField: string;
  /** Options before and after the groups. */
  first?: readonly FieldOption[];
  groups: readonly FieldGroup[];
  last?: readonly FieldOption[];
  isDisabled: boolean;
  onChoose: (value: string) => void;
  /** Beneath the choice. */
  children?: ReactNode;
}

/** A column of a table with its first cells, what it is taken for, and why. */
export function MappedColumn({
  column: { header, samples },
  position,
  state,
  value,
  noField,
  first = [],
  groups,
  last = [],
  isDisabled,
  onChoose,
  children,
}: MappedColumnProps) {
  const id = useId();
  const cells = samples.join(' · ');
  return (
    <li className="grid gap-x-4 gap-y-1.5 px-3 py-2 sm:grid-cols-[minmax(0,1fr)_16rem]">
      <div className="min-w-0">
        <label htmlFor={id} className="break-words font-medium">
          {header || `Column ${position}`}
        </label>
        <p className="truncate text-muted-foreground text-xs" title={cells}>
          {cells || 'No cells'}
        </p>
      </div>
      <div className="flex min-w-0 flex-col gap-1">
        <Select
          id={id}
          className="w-full"
          aria-describedby={`${id}-state`}
          disabled={isDisabled}
          value={value}
          onChange={(event) => onChoose(event.target.value)}
        >
          <option value="">{noField}</option>
          {first.map(toOption)}
          {groups.map(({ label, options }) => (
            <optgroup key={label} label={label}>
              {options.map(toOption)}
            </optgroup>
          ))}
          {last.map(toOption)}
        </Select>
        {children}
        <p id={`${id}-state`} className={cn('text-xs', state.isLeftOut ? 'text-muted-foreground' : 'text-foreground')}>
          {state.text}
        </p>
      </div>
    </li>
  );
}

const toOption = ({ value, label }: FieldOption) => (
  <option key={value} value={value}>
    {label}
  </option>
);
