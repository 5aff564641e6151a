/** Ligatures unfold into up to 18 letters; a key must fit into a page's cursor. */
const NAME_KEY_MAX = 600;

const NON_ASCII = /[^\u0020-\u007e]/;

const MARKS = /\p{M}+/gu;

const CONTROLS = /\p{Cc}+/gu;

/** Letters that Unicode does not decompose into a plain one and a mark. */
const PLAIN_LETTERS: Record<string, string> = {
  ß: 'ss',
  ø: 'o',
  ł: 'l',
  æ: 'ae',
  œ: 'oe',
  đ: 'd',
  ð: 'd',
  ı: 'i',
  þ: 'th',
};

const UNDECOMPOSED = /[ßøłæœđðıþ]/g;

/** Soft hyphens and other signs that no one sees or types. */
const INVISIBLE = /[\u00ad\u200b-\u200f\u2060-\u2064\ufeff]/g;

const SPACES = /\s+/g;

/** Lower case, without accents, single spaces: "Éclair  GmbH" → "eclair gmbh". The beginning of a Greek word may end in a sigma. */
export function foldForSearch(text: string): string {
  return foldSpelling(text).replaceAll('ς', 'σ');
}

function foldSpelling(text: string): string {
  if (!NON_ASCII.test(text)) return text.toLowerCase().replace(SPACES, ' ').trim();
  return text
    .replace(CONTROLS, ' ')
    .replace(INVISIBLE, '')
    .normalize('NFKD')
    .replace(MARKS, '')
    .toLowerCase()
    .replace(UNDECOMPOSED, (letter) => PLAIN_LETTERS[letter] ?? letter)
    .replace(SPACES, ' ')
    .trim();
}

/** By which names are ordered and found by their beginning. */
export function searchNameKey(name: string): string {
  return foldForSearch(name).slice(0, NAME_KEY_MAX).toWellFormed();
}

/** By which whole names are compared; lists keep it. */
export function wholeNameKey(name: string): string {
  return foldSpelling(name).slice(0, NAME_KEY_MAX).toWellFormed();
}
