/** A character that no text contains: it is for private use. */
export const NAME_MASK = '\uE000';

/**
 * Replaces each name by masks, one for each of its characters, so that positions stay. Patterns can then be compiled once:
 * compiling them with the names of each company takes forty times as long as reading its pages.
 * @param names under which the text speaks of the company; none: only "we" is the company
 */
export function nameMasker(names: readonly string[]): (text: string) => string {
  if (names.length === 0) return (text) => text;
  const longestFirst = [...names].sort((a, b) => b.length - a.length).map(literally);
  const anyName = new RegExp(`(?<![\\p{L}\\p{N}])(?:${longestFirst.join('|')})(?![\\p{L}\\p{N}])`, 'giu');
  return (text) => text.replace(anyName, (name) => NAME_MASK.repeat(name.length));
}

const literally = (name: string) => name.replace(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`).replace(/\s+/g, ' ');
