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
  // Letters differ, not bytes: those of one alphabet have the first byte in common.
  while (at > from && (isInner(text, at, end) || isInner(query, queryAt, query.length))) {
    at--;
    queryAt--;
  }
  const rest = lettersIn(text, at, end);
  const queryRest = lettersIn(query, queryAt, query.length);
  if (queryRest === 0 && (part === 'beginning' || rest <= errors)) return true;
  if (errors === 0) return false;
  if (rest === 0) return queryRest <= errors;
  if (part === 'whole' && Math.abs(rest - queryRest) > errors) return false;
  const [next, queryNext] = [at + lengthAt(text, at), queryAt + lengthAt(query, queryAt)];
  const [second, querySecond] = [next + lengthAt(text, next), queryNext + lengthAt(query, queryNext)];
  const isSwapped =
    rest > 1 &&
    queryRest > 1 &&
    isSame(text, at, next, query, queryNext, querySecond) &&
    isSame(text, next, second, query, queryAt, queryNext);
  return (
    isSimilar(comparison, next, queryNext, errors - 1) ||
    isSimilar(comparison, next, queryAt, errors - 1) ||
    isSimilar(comparison, at, queryNext, errors - 1) ||
    (isSwapped && isSimilar(comparison, second, querySecond, errors - 1))
  );
}

const CONTINUATION_FROM = 0x80;
const LEAD_FROM = 0xc0;

const isContinuation = (byte: number): boolean => byte >= CONTINUATION_FROM && byte < LEAD_FROM;

const isInner = (bytes: Uint8Array, at: number, end: number): boolean => at < end && isContinuation(bytes[at] ?? 0);

function lettersIn(bytes: Uint8Array, from: number, end: number): number {
  let letters = 0;
  for (let at = from; at < end; at++) if (!isContinuation(bytes[at] ?? 0)) letters++;
  return letters;
}

/** Bytes of the letter that begins there. */
function lengthAt(bytes: Uint8Array, from: number): number {
  let at = from + 1;
  while (at < bytes.length && isContinuation(bytes[at] ?? 0)) at++;
  return at - from;
}

function isSame(one: Uint8Array, from: number, end: number, other: Uint8Array, otherFrom: number, otherEnd: number) {
  if (end - from !== otherEnd - otherFrom) return false;
  for (let at = from; at < end; at++) if (one[at] !== other[otherFrom + at - from]) return false;
  return true;
}
