export interface RowCheckboxProps {
  id: string;
  /** Of whom or what the row is. */
  name: string;
  isChosen: boolean;
  onChoose: (id: string, isOn: boolean, hasShift: boolean) => void;
}

/** Chooses a row; with Shift, all rows from the one before. The key `x` presses it. */
export function RowCheckbox({ id, name, isChosen, onChoose }: RowCheckboxProps) {
  return (
    <input
      type="checkbox"
      data-row-checkbox
      className="size-4 shrink-0 accent-primary"
      aria-label={`Select ${name}`}
      aria-keyshortcuts="x"
      checked={isChosen}
      onClick={(event) => onChoose(id, event.currentTarget.checked, event.shiftKey)}
      // Chosen by the click, which knows of the Shift key; the space bar clicks, too.
      onChange={() => undefined}
    />
  );
}
