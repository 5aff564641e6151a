import { PARTICLES, SUFFIXES, TITLES } from '@workbench/identity/split-name';
import { fold } from '@workbench/text/fold';

const DEGREES = /^(?:ba|bsc|esq|jd|llm|mba|md|msc|phd)$/;
/** "Al" is the beginning of many names of which it is no short form. */
const SHORT_FORM_MIN = 3;

/**
 * Whether two full names belong to two people, even if these share an address: the names have no word in common, and no
 * initials or short forms explain one of them ("B. Carter", "Ben", "Benjamin Carter"). Pure. Titles, degrees and
 * particles are ignored, a missing name contradicts nothing, and names in two scripts cannot be compared.
 */
export function namesContradict(one: string, other: string): boolean {
  if (one === other) return false;
  return wordsContradict(nameWords(one), nameWords(other));
}

/** The same of the words of two names, for where one name is compared with many. */
export function wordsContradict(words: readonly string[], others: readonly string[]): boolean {
  if (words.length === 0 || others.length === 0 || isLatin(words) !== isLatin(others)) return false;
  if (words.some((word) => word.length > 1 && others.includes(word))) return false;
  const [text, otherText] = [words.join(''), others.join('')];
  // A name that is written without spaces, or a part of it.
  if (text.startsWith(otherText) || otherText.startsWith(text)) return false;
  const rest = [...others];
  const unexplained = words.filter((word) => {
    const at = rest.findIndex((candidate) => isShortFormOf(word, candidate) || isShortFormOf(candidate, word));
    if (at >= 0) rest.splice(at, 1);
    return at < 0;
  });
  return unexplained.length > 0 && rest.length > 0;
}

function isShortFormOf(short: string, word: string): boolean {
  return (short.length === 1 || short.length >= SHORT_FORM_MIN) && word.startsWith(short);
}

/** "Müller" and "Mueller" become one; whoever is called by such a word alone ("Le", "Van") keeps it. */
export function nameWords(name: string): string[] {
  const words = fold(name).split(' ').filter(Boolean);
  const informative = words.filter((word) => !isUninformative(word));
  return (informative.length > 0 ? informative : words).map((word) => word.replace(/([aou])e/g, '$1'));
}

const isUninformative = (word: string): boolean =>
  PARTICLES.has(word) || TITLES.test(word) || SUFFIXES.test(word) || DEGREES.test(word);

const isLatin = (words: readonly string[]): boolean => words.some((word) => /\p{Script=Latin}/u.test(word));
