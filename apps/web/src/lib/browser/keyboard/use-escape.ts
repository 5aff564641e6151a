import { useEffect, useEffectEvent } from 'react';
import { isOverlayOpen } from './overlay';
import { isTypingTarget } from './typing-target';

/** Calls `onEscape` for the Escape key, unless the person is typing or it closes a dialog or menu. */
export function useEscape(isOn: boolean, onEscape: () => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!isOn || event.key !== 'Escape' || event.defaultPrevented) return;
    if (!isTypingTarget(event.target) && !isOverlayOpen()) onEscape();
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => press(event);
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
}
