const CLAUSE = /[,;:–—]|\s-\s|\b(?:and|but|while|as)\b/gi;

/** The words of the same clause before a position of a text: a hedge in an earlier clause does not reach it. */
export function clauseBefore(text: string, index: number): string {
  const before = text.slice(Math.max(0, index - 90), index);
  let start = 0;
  for (const match of before.matchAll(CLAUSE)) start = match.index + match[0].length;
  // A mark right before the position leaves nothing: then the preceding clause still governs it ("plans to, and will").
  return before.slice(start).trim() === '' ? before : before.slice(start);
}
