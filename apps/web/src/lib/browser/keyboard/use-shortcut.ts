import { useEffect, useEffectEvent } from 'react';
import { matchesShortcut } from './shortcuts';
import { isTypingTarget } from './typing-target';

/** Calls `onPress` on Ctrl/Cmd plus `key`; by default not while the person is typing. */
export function useShortcut(key: string, onPress: () => void, options: { whileTyping?: boolean } = {}): void {
  const { whileTyping = false } = options;
  const press = useEffectEvent(onPress);

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!matchesShortcut(event, key) || (!whileTyping && isTypingTarget(event.target))) return;
      event.preventDefault();
      press();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [key, whileTyping]);
}
