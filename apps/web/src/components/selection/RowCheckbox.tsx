import type { KeyboardEvent } from 'react';
import { moveBetweenRows } from '~/lib/browser/keyboard/move-between-rows';
import { extendSelection, ROW_CHECKBOX } from './row-checkbox';

export interface RowCheckboxProps {
  id: string;
  /** Of whom or what the row is. */
  name: string;
  isChosen: boolean;
  onChoose: (id: string, isOn: boolean, hasShift: boolean) => void;
  /** Of the area around it, where a click chooses the row, too. */
  className: string;
}

/** Chooses a row; with Shift, all rows from the one before. The key `x` presses it; arrow keys go along the rows. */
export function RowCheckbox({ id, name, isChosen, onChoose, className }: RowCheckboxProps) {
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const from = event.currentTarget;
    const to = moveBetweenRows<HTMLInputElement>(event, ROW_CHECKBOX);
    if (to !== null && event.shiftKey) extendSelection(from, to);
  };
  return (
    <label className={className}>
      <input
        type="checkbox"
        data-row-checkbox={id}
        className="size-4 shrink-0 scroll-mt-24"
        aria-label={`Select ${name}`}
        aria-keyshortcuts="x"
        checked={isChosen}
        onClick={(event) => onChoose(id, event.currentTarget.checked, event.shiftKey)}
        // Chosen by the click, which knows of the Shift key; the space bar clicks, too.
        onChange={() => undefined}
        onKeyDown={onKeyDown}
      />
    </label>
  );
}
