import { readShortcutsEnabled } from '~/lib/browser/letter-shortcuts';
import { useLetterShortcuts } from '~/lib/browser/use-letter-shortcuts';

const CHECKBOX = 'input[data-row-checkbox]';

/** The key `x` chooses the row that has the focus, or leaves it out again; without one it goes to the first row. */
export function useSelectKey(): void {
  useLetterShortcuts(['x'], readShortcutsEnabled(), () => {
    const row = document.activeElement?.closest('li, tr, [role="row"]');
    const focused = row?.querySelector<HTMLInputElement>(CHECKBOX);
    const box = focused ?? document.querySelector<HTMLInputElement>(CHECKBOX);
    if (!focused) box?.focus();
    box?.click();
  });
}
