type ShortcutEvent = Pick<
  KeyboardEvent,
  'key' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey' | 'isComposing' | 'repeat' | 'getModifierState'
>;

/**
 * Whether the event is Ctrl or Cmd plus `key` (lower case) and nothing else. With Caps Lock the key reads `B`;
 * AltGr reports itself as Ctrl+Alt on some systems and only by its modifier state on others.
 */
export function matchesShortcut(event: ShortcutEvent, key: string): boolean {
  if (event.isComposing || event.repeat) return false;
  if (event.shiftKey || event.altKey || event.getModifierState('AltGraph')) return false;
  return (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === key;
}

/** The letter of a key that is pressed alone, in lower case; null for a combination, a repetition and any other key. */
export function plainLetter(event: ShortcutEvent): string | null {
  if (event.isComposing || event.repeat || event.ctrlKey || event.metaKey || event.altKey) return null;
  if (event.getModifierState('AltGraph')) return null;
  return /^[a-z]$/i.test(event.key) ? event.key.toLowerCase() : null;
}
