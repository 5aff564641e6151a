import { useEffect, useEffectEvent } from 'react';
import { isTypingTarget, plainLetter } from './shortcuts';

/** Calls `onLetter` for one of these letters, unless the person is typing or a dialog or menu is open. */
export function useLetterShortcuts<Letter extends string>(
  letters: readonly Letter[],
  isOn: boolean,
  onLetter: (letter: Letter, event: KeyboardEvent) => unknown,
): void {
  // One listener for as long as the screen is there: a letter that follows quickly finds it, whatever is drawn meanwhile.
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!isOn || event.defaultPrevented || isTypingTarget(event.target) || isOverlayOpen()) return;
    const pressed = plainLetter(event);
    const letter = letters.find((one) => one === pressed);
    if (letter === undefined) return;
    event.preventDefault();
    onLetter(letter, event);
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => press(event);
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
}

export const isOverlayOpen = () =>
  document.querySelector('[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]') !== null;
