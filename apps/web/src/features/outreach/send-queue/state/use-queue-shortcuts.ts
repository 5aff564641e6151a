import { useLetterShortcuts } from '~/lib/browser/keyboard/use-letter-shortcuts';
import { QUEUE_SHORTCUTS, type QueueShortcut } from './queue-shortcuts';

const LETTERS = QUEUE_SHORTCUTS.map(({ key }) => key);

/** Calls `onKey` for a letter of the desk, unless the person is typing or a dialog or menu is open. */
export function useQueueShortcuts(isOn: boolean, onKey: (key: QueueShortcut) => unknown): void {
  useLetterShortcuts(LETTERS, isOn, onKey);
}
