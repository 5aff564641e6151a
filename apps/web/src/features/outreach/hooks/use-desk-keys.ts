import { useEffect, useEffectEvent } from 'react';
import { isTypingTarget, plainLetter } from '~/lib/shortcuts';
import { DESK_KEYS, type DeskKey } from '../lib/desk-keys';

/** Calls `onKey` for a letter of the desk, unless the person is typing or a dialog or menu is open. */
export function useDeskKeys(isOn: boolean, onKey: (key: DeskKey) => unknown): void {
  // One listener for as long as the desk is there: a letter that follows quickly finds it, whatever is drawn meanwhile.
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!isOn || event.defaultPrevented || isTypingTarget(event.target) || isSomethingOpen()) return;
    const letter = plainLetter(event);
    const known = DESK_KEYS.find(({ key }) => key === letter);
    if (known === undefined) return;
    event.preventDefault();
    onKey(known.key);
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => press(event);
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
}

const isSomethingOpen = () =>
  document.querySelector('[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]') !== null;
