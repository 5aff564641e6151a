/** "a, b or c"; with a comma alone: "a, b, c". Pure. */
export function joinWords(words: readonly string[], last: 'and' | 'or' | ','): string {
  if (last === ',' || words.length < 2) return words.join(', ');
  return `${words.slice(0, -1).join(', ')} ${last} ${words.at(-1)}`;
}
