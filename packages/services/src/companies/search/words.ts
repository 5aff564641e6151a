/**
 * What a company can be found by. Names, domains and industries are folded (lower case, no accents) and cut into words;
 * each stored word carries the digit of its rank in front, so that one index range is one rank, in order.
 */
export const WORD_RANK = { nameStart: '1', name: '2', domain: '3', industry: '4' } as const;
export const WORD_RANKS = Object.values(WORD_RANK);

const NAME_WORDS_MAX = 24;
const WORDS_MAX = 40;
const WORD_LENGTH_MAX = 80;
/** Above every character of a folded word: closes a prefix range. */
export const PREFIX_RANGE_END = '\u{10FFFF}';

const NON_ASCII = /[^\u0020-\u007e]/;
const MARKS = /\p{M}+/gu;
const CONTROLS = /\p{Cc}+/gu;
/** Letters that Unicode does not decompose into a plain one and a mark. */
const PLAIN_LETTERS: Record<string, string> = { ß: 'ss', ø: 'o', ł: 'l', æ: 'ae', œ: 'oe', đ: 'd', ı: 'i', þ: 'th' };
const UNDECOMPOSED = /[ßøłæœđıþ]/g;
const SPACES = /\s+/g;
/** Letters, digits and the two signs that names contain ("C++", "C#"). */
const SEPARATORS = /[^\p{L}\p{N}+#]+/u;
const EDGE_PUNCTUATION = /^[^\p{L}\p{N}+#]+|[^\p{L}\p{N}+#]+$/gu;
/** A pasted address is searched by its host. */
const WEB_ADDRESS = /^[a-z]+:\/\/(?:www\.)?([^/?#]*).*$/;
/** Labels that say nothing about the company: no one searches for "com". */
const DOMAIN_NOISE = new Set(['com', 'co', 'net', 'org', 'gov', 'ac', 'edu']);

/** Lower case, without accents, single spaces: "Éclair  GmbH" → "eclair gmbh". */
export function foldForSearch(text: string): string {
  if (!NON_ASCII.test(text)) return text.toLowerCase().replace(SPACES, ' ').trim();
  return text
    .replace(CONTROLS, ' ')
    .normalize('NFKD')
    .replace(MARKS, '')
    .toLowerCase()
    .replace(UNDECOMPOSED, (letter) => PLAIN_LETTERS[letter] ?? letter)
    .replace(SPACES, ' ')
    .trim();
}

/** The ranked words of one company, without repeats. */
export function companySearchWords(company: { nameKey: string; domain: string; industry: string | null }): string[] {
  const words = new Set<string>();
  const add = (rank: string, word: string, max = WORDS_MAX) => {
    if (word !== '' && words.size < max) words.add(rank + word.slice(0, WORD_LENGTH_MAX));
  };
  for (const word of storedWords(company.nameKey)) {
    const rank = company.nameKey.startsWith(word) ? WORD_RANK.nameStart : WORD_RANK.name;
    add(rank, word, NAME_WORDS_MAX);
  }
  add(WORD_RANK.domain, company.domain);
  for (const label of laterLabels(company.domain)) add(WORD_RANK.domain, label);
  if (company.industry !== null)
    for (const word of storedWords(foldForSearch(company.industry))) add(WORD_RANK.industry, word);
  return [...words];
}

/** The words of a query: a token with an inner full stop ("booking.com") stays whole, as it is stored whole too. */
export function companyQueryWords(text: string): string[] {
  const words = new Set<string>();
  for (const chunk of foldForSearch(text).split(' ')) {
    const bare = chunk.replace(WEB_ADDRESS, '$1').replace(EDGE_PUNCTUATION, '');
    if (bare.includes('.')) words.add(bare.slice(0, WORD_LENGTH_MAX));
    else for (const piece of bare.split(SEPARATORS)) if (piece !== '') words.add(piece.slice(0, WORD_LENGTH_MAX));
  }
  return [...words];
}

function* storedWords(folded: string): Generator<string> {
  for (const chunk of folded.split(' ')) {
    const bare = chunk.replace(EDGE_PUNCTUATION, '');
    if (bare.includes('.')) yield bare;
    yield* bare.split(SEPARATORS);
  }
}

/** "big-acme.co.uk" → ["acme"]: the first label is found as the beginning of the whole domain. */
function laterLabels(domain: string): string[] {
  if (!domain.includes('-') && domain.indexOf('.') === domain.lastIndexOf('.')) return [];
  const labels = domain.slice(0, domain.lastIndexOf('.')).split(/[.-]/);
  return labels.slice(1).filter((label) => !DOMAIN_NOISE.has(label));
}
