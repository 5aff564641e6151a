/** A stored name as people write it: "ludwig van o'neil-bach" → "Ludwig van O'Neil-Bach". */
export function toDisplayName(stored: string): string {
  return stored.replace(/\p{L}+/gu, (word, at: number) =>
    at > 0 && /^(van|von|de|der|den|da|dos|du|la|le|el|al|bin|zu)$/.test(word)
      ? word
      : word.charAt(0).toUpperCase() + word.slice(1),
  );
}
