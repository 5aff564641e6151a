import { readShortcutsEnabled } from '~/lib/browser/keyboard/letter-shortcuts';
import { useLetterShortcuts } from '~/lib/browser/keyboard/use-letter-shortcuts';
import { ROW_CHECKBOX } from './row-checkbox';

/** The key `x` chooses the row that has the focus, or leaves it out again; without one it goes to the first row. */
export function useSelectKey(): void {
  useLetterShortcuts(['x'], readShortcutsEnabled(), (_letter, { shiftKey }) => {
    const row = document.activeElement?.closest('li, tr, [role="row"]');
    const focused = row?.querySelector<HTMLInputElement>(ROW_CHECKBOX);
    const box = focused ?? document.querySelector<HTMLInputElement>(ROW_CHECKBOX);
    if (!focused) box?.focus();
    box?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, shiftKey }));
  });
}
