import { romaniseHan, translateBranches } from './romanise/han.ts';
import { letterByLetter } from './romanise/letters.ts';
import { romaniseHangul, romaniseKana } from './romanise/syllables.ts';

const OTHER_SCRIPT = /[^\P{L}\p{Script=Latin}]/u;
const TRANSLATED = /[\p{sc=Arabic}\p{sc=Han}\p{sc=Hangul}\p{sc=Hiragana}\p{sc=Katakana}]/u;

export const isInOtherScript = (text: string): boolean => OTHER_SCRIPT.test(text);

/** East Asian scripts in Latin letters: before a text is folded, which takes the marks off kana and hangul apart. */
export function romanise(text: string): string {
  if (!TRANSLATED.test(text)) return text;
  return romaniseHan(romaniseHangul(romaniseKana(translateBranches(text.normalize('NFKC')))));
}

/** Folded text in Latin letters, as far as its script has a common romanisation. */
export function toLatin(folded: string): string {
  return OTHER_SCRIPT.test(folded) ? letterByLetter(folded) : folded;
}

/**
 * How a name sounds, whichever script it comes from: consonants alone, as "harumonia" is what Japanese makes of "Harmonia".
 * Short for its length, so it says something only about long names.
 */
export function soundOf(joined: string): string {
  const first = /^[aeiouy]/.test(joined) ? 'a' : '';
  return (
    first +
    joined
      .replace(/ch|sh|ts|th|[czjxs]/g, (sound) => (sound === 'c' ? 'k' : 's'))
      .replace(/ph|kh|[fh]/g, 'h')
      .replace(/[vw]/g, 'b')
      .replace(/l/g, 'r')
      .replace(/[qk]/g, 'k')
      .replace(/[aeiouy]/g, '')
      .replace(/(.)\1+/g, '$1')
  );
}

/**
 * One spelling for what is written in two: "Müller" and "Mueller", "Århus" and "Aarhus", "Yandex" and "Iandeks". For
 * comparing only: different words may get the same one.
 */
export function evenSpelling(word: string): string {
  const known = evened.get(word);
  if (known !== undefined) return known;
  if (evened.size >= EVENED_MAX) evened.clear();
  const even = respell(word);
  evened.set(word, even);
  return even;
}

/** Names share their words, and each is compared many times. */
const evened = new Map<string, string>();
const EVENED_MAX = 20_000;

/** A shorter word has too few letters to lose some: "Ely" and "Eli" are two. */
const SHORT = 4;

function respell(word: string): string {
  const vowels = word.replace(/(?:ae|oe|ue|aa)/g, (pair) => pair.charAt(0));
  if (word.length < SHORT) return vowels;
  return vowels
    .replace(/ks|cks/g, 'x')
    .replace(/ph/g, 'f')
    .replace(/y|j/g, 'i')
    .replace(/shch|sch/g, 'sh')
    .replace(/kh/g, 'h')
    .replace(/tz|ts|cz/g, 'z')
    .replace(/(.)\1+/g, '$1');
}
