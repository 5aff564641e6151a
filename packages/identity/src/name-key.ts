import { fold } from '@workbench/text/fold';
import { cleanText } from './clean-text.ts';

const TITLE = /^(?:dr|prof|mr|mrs|ms|mx|sir|herr|frau)\.?$/i;
/** Names too, without their dot: "Ing Wei Tan". */
const DOTTED_TITLE = /^(?:(?:ing|hon|dipl|dr|prof)\.|dipl\.?-?ing\.?)$/i;
/** "MD" is left out: it is short for Mohammed, too. */
const DEGREE = /^(?:ph\.?d|mba|m\.?sc|b\.?sc|ll\.?m|esq)\.?$/i;
/** A name of fewer words would be too many people. */
const WORDS_MIN = 2;

/**
 * A person's name in its one spelling: lower case, without accents, punctuation, double blanks, titles before it and
 * degrees after it; null without a letter or a digit. Pure. Particles, initials and "Jr." are part of a name, and so is
 * the order of its words.
 */
export function nameKey(name: string): string | null {
  const words = cleanText(name)
    .split(/[\s,|]+/)
    .filter(Boolean);
  const folded = fold(withoutTitles(words).join(' ')).split(' ');
  return withoutTitles(folded).join(' ') || null;
}

/**
 * Under which someone is kept of whom no more is known: "name:marta oliveira|acme". Signs that no name has stay where
 * there is nothing else. Pure.
 */
export function nameAtCompanyKey(name: string, company: string): string {
  return `name:${nameKey(name) ?? plain(name)}|${fold(cleanText(company)) || plain(company)}`;
}

function withoutTitles(words: readonly string[]): string[] {
  let [start, end] = [0, words.length];
  const isLongEnough = () => end - start > WORDS_MIN;
  while (isLongEnough() && matches(words[start], TITLE, DOTTED_TITLE)) start++;
  while (isLongEnough() && matches(words[end - 1], DEGREE)) end--;
  return words.slice(start, end);
}

const matches = (word = '', ...patterns: RegExp[]): boolean => patterns.some((pattern) => pattern.test(word));

/** The bar stands between name and company, so that it can't stand in one. */
const plain = (text: string): string =>
  cleanText(text)
    .toLowerCase()
    .replace(/[\s|]+/g, ' ')
    .trim();
