/** Finds the checkbox of a row. */
export const ROW_CHECKBOX = 'input[data-row-checkbox]';

interface Checkbox {
  checked: boolean;
  click: () => void;
}

/** Shift and an arrow key: the next row is chosen, too; going back leaves out the row that one comes from. */
export function extendSelection(from: Checkbox, to: Checkbox): void {
  if (!to.checked) {
    if (!from.checked) from.click();
    to.click();
  } else if (from.checked) from.click();
}
