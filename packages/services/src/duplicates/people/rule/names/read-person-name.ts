import { cleanText } from '@workbench/identity/clean-text';
import { nameKey } from '@workbench/identity/name-key';
import { PARTICLES, splitName, TITLES } from '@workbench/identity/split-name';
import { fold } from '@workbench/text/fold';
import { toLatin } from '../../../rule/names/transliterate.ts';

/** A person's name as it is compared. */
export interface ReadPersonName {
  whole: string;
  /** Given name first, without titles, particles and "Jr."; in one spelling. */
  words: NameWord[];
  /** With particles and without blanks: "ClaraBerg", "Vandenberg". */
  joined: string;
  /** "jr", "sr", "2": father and son. */
  suffix: string | null;
  isHidden: boolean;
}

export interface NameWord {
  folded: string;
  even: string;
}

const SUFFIXES: Readonly<Record<string, string>> = {
  jr: 'jr',
  jun: 'jr',
  junior: 'jr',
  sr: 'sr',
  sen: 'sr',
  senior: 'sr',
  ii: '2',
  iii: '3',
  iv: '4',
};
const SHORT_PARTICLES = new Set(['den', 'dem', 'het', 'y', 'e', 'v', 'd', 'zum', 'los', 'las', 'dos', 'das']);

export function readPersonName(name: string, isHidden = false): ReadPersonName {
  const text = cleanText(name);
  const { firstName, lastName } = splitName(text);
  const written = `${firstName} ${lastName}`.split(/[\s-]+/).filter((word) => word !== '' && !TITLES.test(word));
  const suffix = suffixOf(text);
  const parts = suffix === null ? written : written.filter((word, at) => at === 0 || !isSuffix(word));
  const informative = parts.filter((word, at) => at === 0 || !isParticle(word));
  const read = (words: readonly string[]) => words.flatMap((word) => latinWords(nameKey(word) ?? word)).map(toWord);
  return {
    whole: text,
    words: read(informative.length > 1 ? informative : parts),
    joined: read(parts)
      .map(({ even }) => even)
      .join(''),
    suffix,
    isHidden,
  };
}

/** "v. d." in small letters is short for a particle; "M." is an initial. */
function isParticle(word: string): boolean {
  const lower = word.toLowerCase();
  const plain = lower.replace(/\.$/, '');
  return word === lower && (PARTICLES.has(plain) || SHORT_PARTICLES.has(plain));
}

const isSuffix = (word: string) => fold(word) in SUFFIXES;

function suffixOf(text: string): string | null {
  const words = fold(text).split(' ');
  return words.length > 2 ? (SUFFIXES[words.at(-1) ?? ''] ?? null) : null;
}

const latinWords = (text: string) => toLatin(fold(text)).split(' ').filter(Boolean);

const toWord = (folded: string): NameWord => ({ folded, even: evenNameWord(folded) });

/**
 * One spelling for what people and their colleagues write in two: "Müller" and "Mueller", "Kristina" and "Christina",
 * "MacDonald" and "McDonald". For comparing only.
 */
function evenNameWord(word: string): string {
  return word
    .replace(/^mac(?=[a-z]{4})/, 'mc')
    .replace(/(?:ae|oe|ue|aa)/g, (pair) => pair.charAt(0))
    .replace(/ph/g, 'f')
    .replace(/th/g, 't')
    .replace(/sch/g, 'sh')
    .replace(/ch|ck|c(?!$)/g, 'k')
    .replace(/c$/, 'k')
    .replace(/tz|ts/g, 'z')
    .replace(/w/g, 'v')
    .replace(/^[jy](?=[aeiou])/, 'j')
    .replace(/(?!^)[jy]/g, 'i')
    .replace(/(.)\1+/g, '$1');
}
