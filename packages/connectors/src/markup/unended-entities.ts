const SIGNS: Readonly<Record<string, string>> = {
  ndash: '–',
  mdash: '—',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  bdquo: '„',
  hellip: '…',
  bull: '•',
  middot: '·',
  euro: '€',
  trade: '™',
  thinsp: '\u2009',
  ensp: ' ',
  emsp: ' ',
};
const UNENDED = new RegExp(`&(${Object.keys(SIGNS).join('|')})(?![\\p{L}\\p{N};])`, 'gu');

/**
 * Writes out the names of typographic signs that lack their semicolon, which the standard leaves as they are: a reader
 * of "5&ndash 7" is meant to see a dash.
 */
export const decodeUnendedEntities = (text: string): string =>
  text.includes('&') ? text.replace(UNENDED, (whole, name: string) => SIGNS[name] ?? whole) : text;
