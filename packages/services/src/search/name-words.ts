/** Whether a name has all words of a text, whatever their case and order. Pure. */

const wordsOf = (text: string): string[] => text.toLowerCase().split(/\s+/).filter(Boolean);

export function hasWords(name: string, text: string): boolean {
  const lower = name.toLowerCase();
  return wordsOf(text).every((word) => lower.includes(word));
}

/** The same as conditions of a query. */
export const wordsPattern = (text: string): RegExp[] =>
  wordsOf(text).map((word) => new RegExp(word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'), 'i'));
