/** Name of a product as a headline writes it, where the analyst has left the capitals out: "Console home page is live". Pure. */
export function spellAsTitle(name: string, titles: readonly string[]): string {
  if (name === '' || /\p{Lu}/u.test(name)) return name;
  // By a pattern, which finds where it stands in the title itself: some small letters are longer than their capitals.
  const words = new RegExp(`(?<!${LETTER})${escaped(name)}(?!${LETTER})`, 'giu');
  const spelled = titles.flatMap((title) => [...title.matchAll(words)].map(([found]) => found));
  return spelled.find((one) => CAPITAL_WORD.test(one)) ?? name;
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const LETTER = '[\\p{L}\\p{M}\\p{N}]';
/** "Tide table", "iPhone case". */
const CAPITAL_WORD = /^\S*\p{Lu}/u;
