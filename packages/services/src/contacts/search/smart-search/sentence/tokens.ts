/** The characters between a word and the preceding one. */
type Gap = 'start' | 'space' | 'hyphen' | 'comma' | 'slash' | 'stop';

/** A word of the sentence: as written, folded, and its position. */
export interface Token {
  raw: string;
  key: string;
  start: number;
  end: number;
  gap: Gap;
}

/**
 * Words in the order tried: dotted abbreviations ("U.S."), shortened words with their point ("St."), numbers with
 * separators ("1,000", "1 000", "1'000", "2k"), words ("R&D", "C++", "Xi'an"), signs that mean something. No alternative
 * contains nested repetition over the same characters, so the time is linear in the sentence.
 */
const WORD =
  /(?:\p{L}\.){2,}|\b(?:st|sr|jr|asst|dr|dir|resp|ing|dpto|mgr|dept|abt|gte|gral|ltr|leit|vertr|gest|ejec|admin)\.(?=\s)|\.net\b|\d{1,3}(?:[ '’]\d{3})+(?![\p{L}\p{N}])|\d+(?:[.,]\d+)*k?(?![\p{L}\p{N}])|[\p{L}\p{N}\p{M}]+(?:['’&][\p{L}\p{N}]+)*(?:\+\+|#)?|[&+<>≥≤%$€£]/giu;

const LETTERS: Record<string, string> = { ß: 'ss', ø: 'o', ł: 'l', æ: 'ae', đ: 'd', ı: 'i' };

/** Lower case without accents, points and possessive 's; "&" alone counts as "and". */
function foldToken(raw: string): string {
  if (/^\d/.test(raw) && /[ '’]/.test(raw)) return raw.replace(/[ '’]/g, '');
  const plain = raw
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[ßøłæđı]/g, (letter) => LETTERS[letter] ?? letter)
    .replace(/’/g, "'")
    .replace(/'s$/, '');
  if (plain === '&') return 'and';
  return /^\d/.test(plain) ? plain : plain.replace(/\.(?=.|$)/g, (point, at: number) => (at === 0 ? point : ''));
}

function gapOf(between: string): Gap {
  if (/[.;:!?()[\]|"“”„…•]/.test(between)) return 'stop';
  if (between.includes(',')) return 'comma';
  if (between.includes('/')) return 'slash';
  if (/^[-‐‑–—]$/.test(between)) return 'hyphen';
  return /[-–—]/.test(between) ? 'stop' : 'space';
}

export function tokenise(sentence: string): Token[] {
  const tokens: Token[] = [];
  let last = 0;
  for (const match of sentence.matchAll(WORD)) {
    const start = match.index;
    const gap = tokens.length === 0 ? 'start' : gapOf(sentence.slice(last, start));
    const raw = match[0];
    last = start + raw.length;
    tokens.push({ raw, key: foldToken(raw), start, end: last, gap });
  }
  return tokens;
}

/** The words of a vocabulary entry as the tokens of a sentence would spell them. */
export function phraseKey(phrase: string): string {
  return tokenise(phrase)
    .map(({ key }) => key)
    .join(' ');
}

const PLURALS: Record<string, string> = {
  people: 'person',
  clinics: 'clinic',
  mechanics: 'mechanic',
  cosmetics: 'cosmetic',
  wives: 'wife',
  analyses: 'analysis',
  attorneys: 'attorney',
  paramedics: 'paramedic',
};

/** The singular of an English word; words that only look plural ("analytics", "sales") are shortened, too. */
export function singular(word: string): string {
  const known = PLURALS[word.toLowerCase()];
  if (known) return known;
  if (/men$/i.test(word) && word.length > 4) return word.replace(/men$/i, 'man');
  if (/(?:ss|us|is|ics)$/i.test(word) || word.length < 3) return word;
  if (/ies$/i.test(word) && word.length > 4) return word.replace(/ies$/i, 'y');
  if (/(?:sses|ches|shes|xes|zzes)$/i.test(word)) return word.slice(0, -2);
  return /s$/i.test(word) ? word.slice(0, -1) : word;
}

export const isPlural = (word: string) => singular(word) !== word;

const SMALL_WORDS = new Set(['of', 'and', 'for', 'in', 'the', 'to', 'at', 'on', 'de']);

/** "growth hacker" → "Growth Hacker"; words with capitals of their own ("SAP", "iOS") stay as written. */
export function titleCase(phrase: string): string {
  return phrase
    .split(' ')
    .map((word, at) => {
      if (at > 0 && SMALL_WORDS.has(word.toLowerCase())) return word.toLowerCase();
      return word
        .toLowerCase()
        .replace(/(^|-)(\p{L})/gu, (_, before: string, letter: string) => before + letter.toUpperCase());
    })
    .join(' ');
}
