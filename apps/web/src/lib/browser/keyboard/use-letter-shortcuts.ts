import { useEffect, useEffectEvent } from 'react';
import { isOverlayOpen } from './overlay';
import { plainLetter } from './shortcuts';
import { isTypingTarget } from './typing-target';

/** Calls `onLetter` for one of these letters, unless the person is typing or a dialog or menu is open. */
export function useLetterShortcuts<Letter extends string>(
  letters: readonly Letter[],
  isOn: boolean,
  onLetter: (letter: Letter, event: KeyboardEvent) => unknown,
): void {
  // One listener for as long as the screen is there: a letter that follows quickly finds it, whatever is drawn meanwhile.
  const press = useEffectEvent((event: KeyboardEvent) => {
    const pressed = plainLetter(event);
    const letter = letters.find((one) => one === pressed);
    // The document is searched last: other keys do not wait for that.
    if (letter === undefined || !isOn || event.defaultPrevented) return;
    if (isTypingTarget(event.target) || isOverlayOpen()) return;
    event.preventDefault();
    onLetter(letter, event);
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => press(event);
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
}
