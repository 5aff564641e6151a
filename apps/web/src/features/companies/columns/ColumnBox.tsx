interface ColumnBoxProps {
  label: string;
  isChosen: boolean;
  isDisabled?: boolean;
  onToggle: () => void;
}

/** Shows or hides a column. */
export function ColumnBox({ label, isChosen, isDisabled = false, onToggle }: ColumnBoxProps) {
  return (
    <label className="flex min-w-0 flex-1 items-center gap-2">
      <input
        type="checkbox"
        data-column-box
        checked={isChosen}
        disabled={isDisabled}
        onChange={(event) => {
          focusNeighbor(event.currentTarget);
          onToggle();
        }}
      />
      <span className="truncate" title={label}>
        {label}
      </span>
    </label>
  );
}

/** The box goes to the other group, where it would lose the focus; the next one of its group keeps the place. */
function focusNeighbor(box: HTMLInputElement): void {
  const boxes = [...(box.closest('fieldset')?.querySelectorAll<HTMLInputElement>('input[data-column-box]') ?? [])];
  const index = boxes.indexOf(box);
  const other = box.closest('[role="dialog"]')?.querySelector<HTMLInputElement>('input[data-column-box]:not(:focus)');
  (boxes[index + 1] ?? boxes[index - 1] ?? other)?.focus();
}
