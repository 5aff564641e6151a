import { findLocation } from '../locations/find-location.ts';
import {
  type FilterSpan,
  isAttached,
  isBoundary,
  keyAt,
  rawAt,
  type TokenisedSentence,
  textOf,
} from '../sentence/tokenised-sentence.ts';
import { COMPANY_NOUNS, FRAME_WORDS } from '../sentence/word-lists.ts';
import { isRightWord } from '../spelling/known-words.ts';

const LETTERS_MIN = 6;
const LONG = 9;
const TOPIC_WORDS_MAX = 3;
/** German, French and Spanish words for people by what they do, folded: "Schornsteinfeger", "ostréiculteurs", "apicultores". */
const DOERS =
  /(?:er|erin|erinnen|ern|isten|istin|istinnen|eur|eure|eurin|oren|anten|antin|enten|loge|logen|login|arzt|arzte|arztin|arzten|meister|mann|frau|leute|krafte|paden|pade|anwalt|anwalte|anwalten|beauftragter?|beauftragten|angestellter?|angestellten|warte?|wirte?|nom|nomen|graph|grafen|graf|eurs|euse|euses|trices?|istes?|iens?|iennes?|iers?|ieres?|logues?|nomes?|graphes?|ores|oras?|dor|tor|istas?|eros?|eras?|logos?|logas?|arios?|arias?|antes?|inos?|anos?)$/;
const PLURAL: readonly [RegExp, string][] = [
  [/((?:[dts]|i)or)(?:es|as?)$/i, '$1'],
  [/(eur|iste|ier|ière|ien|ienne|logue|nome|graphe|euse|trice|ista|ero|era|logo|loga|ario|aria|ante)s$/i, '$1'],
];
/** What the people who are looked for stand behind: the sentence begins, "find", "and". */
const OPENING = /^(?:find|and|or|plus|all|the|for|people)$/;
const NO_PEOPLE =
  /(?:nummer|fenster|wetter|zimmer|sommer|winter|papier|leder|kalender|ordner|rechner|dollar|semester)$/;

export const toSingular = (word: string): string => {
  for (const [pattern, stem] of PLURAL) if (pattern.test(word)) return word.replace(pattern, stem);
  return word.replace(/([aeioàéfn])s$/i, '$1');
};

/** Whether a word was read as an English one. */
export const isTranslatedAt = (sentence: TokenisedSentence, at: number): boolean =>
  textOf(sentence, at, at + 1).toLowerCase() !== rawAt(sentence, at).toLowerCase();

/** Some words of the sentence were read as English ones. */
export const isTranslated = ({ text, tokens }: TokenisedSentence): boolean =>
  tokens.some(({ raw, start, end }) => text.slice(start, end).toLowerCase() !== raw.toLowerCase());

/** Of a word that no vocabulary has; in the plural it is a kind of company rather: "de almazaras". */
const isUnknownAt = (sentence: TokenisedSentence, at: number): boolean =>
  /^\p{Ll}{3,}$/u.test(rawAt(sentence, at)) &&
  !isTranslatedAt(sentence, at) &&
  !isRightWord(keyAt(sentence, at)) &&
  findLocation(sentence, at, { isBesideLocation: true }) === null;

/** "de ski", "de grúa torre" behind a title: the end of what it is about, unless that has a meaning of its own; or -1. */
export function endOfUnknownTopic(sentence: TokenisedSentence, of: number): number {
  if (keyAt(sentence, of) !== 'of' || !isTranslatedAt(sentence, of) || !isAttached(sentence, of)) return -1;
  let to = of + 1;
  while (to < of + 1 + TOPIC_WORDS_MAX && isUnknownAt(sentence, to) && isAttached(sentence, to)) to += 1;
  return to > of + 1 && isBoundary(sentence, to) ? to : -1;
}

/**
 * A title of another language that no vocabulary has, recognised by its form and its position, and searched for as it is
 * written: "ostréiculteurs en Charente-Maritime", "Schornsteinfeger in Thüringen".
 */
export function findTitleAbroad(sentence: TokenisedSentence, from: number): FilterSpan | null {
  const [key, raw] = [keyAt(sentence, from), rawAt(sentence, from)];
  if (key.length < LETTERS_MIN || !/^\p{L}+$/u.test(raw) || !DOERS.test(key) || NO_PEOPLE.test(key)) return null;
  if (FRAME_WORDS.has(key) || COMPANY_NOUNS.has(key) || isRightWord(key)) return null;
  // English words of that form are many, and rarely long.
  const isAbroad = /[^\p{ASCII}]/u.test(raw) || isTranslated(sentence);
  if (!isAbroad && key.length < LONG) return null;
  const to = Math.max(from + 1, endOfUnknownTopic(sentence, from + 1));
  const isOpening = from === 0 || OPENING.test(keyAt(sentence, from - 1));
  if (!isOpening || !isBoundary(sentence, to) || textOf(sentence, from, from + 1) !== raw) return null;
  const next = keyAt(sentence, to);
  const isFollowed =
    /^(?:in|at|of|for|from|near|and|or|with)$/.test(next) || findLocation(sentence, to, { isBesideLocation: true });
  if (!isFollowed) return null;
  const singular = `${toSingular(raw)}${textOf(sentence, from, to).slice(raw.length)}`;
  const value = singular.charAt(0).toUpperCase() + singular.slice(1);
  return { from, to, items: [{ filter: 'jobTitles', value }] };
}
