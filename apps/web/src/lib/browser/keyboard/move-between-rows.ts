import type { KeyboardEvent } from 'react';

const ROW = 'li, tr';

/** An arrow key goes from a control of a row to the same of the next or previous row, which is returned. */
export function moveBetweenRows<Control extends HTMLElement>(
  event: KeyboardEvent<HTMLElement>,
  selector: string,
): Control | null {
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return null;
  const step = event.key === 'ArrowDown' ? 'nextElementSibling' : 'previousElementSibling';
  let row = event.currentTarget.closest(ROW)?.[step];
  // A row may have its details in one of their own.
  while (row && row.querySelector(selector) === null) row = row[step];
  const control = row?.querySelector<Control>(selector) ?? null;
  if (control === null) return null;
  event.preventDefault();
  control.focus();
  return control;
}
