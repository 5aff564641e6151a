import { useEffect, useEffectEvent } from 'react';
import { isTypingTarget, plainLetter } from '~/lib/browser/shortcuts';
import { QUEUE_SHORTCUTS, type QueueShortcut } from './queue-shortcuts';

/** Calls `onKey` for a letter of the desk, unless the person is typing or a dialog or menu is open. */
export function useQueueShortcuts(isOn: boolean, onKey: (key: QueueShortcut) => unknown): void {
  // One listener for as long as the desk is there: a letter that follows quickly finds it, whatever is drawn meanwhile.
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!isOn || event.defaultPrevented || isTypingTarget(event.target) || isOverlayOpen()) return;
    const letter = plainLetter(event);
    const shortcut = QUEUE_SHORTCUTS.find(({ key }) => key === letter);
    if (shortcut === undefined) return;
    event.preventDefault();
    onKey(shortcut.key);
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => press(event);
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
}

const isOverlayOpen = () =>
  document.querySelector('[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]') !== null;
