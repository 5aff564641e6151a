/** Letters and digits are one byte or more, never these: they are what separates the words of a folded name. */
const isSeparator = (byte: number): boolean => byte < 0x80 && !isWordByte(byte);

const isWordByte = (byte: number): boolean =>
  (byte >= 0x61 && byte <= 0x7a) || (byte >= 0x30 && byte <= 0x39) || byte === 0x2b || byte === 0x23;

/** How much of a word of a name the query's word is compared with. */
export type WordPart = 'whole' | 'beginning';

/**
 * Whether a word of the text is the query's word but for so many errors: a letter too much, too few, another one, or two
 * neighbours in the wrong order. Both are UTF-8, folded. Pure.
 */
export function hasSimilarWord(text: Uint8Array, query: Uint8Array, errors: number, part: WordPart): boolean {
  for (let from = 0; from < text.length; ) {
    while (from < text.length && isSeparator(text[from] ?? 0)) from++;
    let end = from;
    while (end < text.length && !isSeparator(text[end] ?? 0)) end++;
    if (end > from && isSimilar({ text, end, query, part }, from, 0, errors)) return true;
    from = end;
  }
  return false;
}

interface Comparison {
  text: Uint8Array;
  end: number;
  query: Uint8Array;
  part: WordPart;
}

function isSimilar(comparison: Comparison, from: number, queryFrom: number, errors: number): boolean {
  const { text, end, query, part } = comparison;
  let [at, queryAt] = [from, queryFrom];
  while (at < end && queryAt < query.length && text[at] === query[queryAt]) {
    at++;
    queryAt++;
  }
  const rest = end - at;
  const queryRest = query.length - queryAt;
  if (queryRest === 0 && (part === 'beginning' || rest <= errors)) return true;
  if (errors === 0) return false;
  if (rest === 0) return queryRest <= errors;
  if (part === 'whole' && Math.abs(rest - queryRest) > errors) return false;
  const isSwapped = text[at] === query[queryAt + 1] && text[at + 1] === query[queryAt] && rest > 1;
  return (
    isSimilar(comparison, at + 1, queryAt + 1, errors - 1) ||
    isSimilar(comparison, at + 1, queryAt, errors - 1) ||
    isSimilar(comparison, at, queryAt + 1, errors - 1) ||
    (isSwapped && isSimilar(comparison, at + 2, queryAt + 2, errors - 1))
  );
}
