import { foldPreservingLength } from '../words/fold-preserving-length.ts';
import type { FoundNumber } from './find-numbers.ts';

const DURATION =
  /^(?:[\s-]*(?:(?:or|to|oder|bis|ou|a|o|-) ?\d+ )?(?:minutes?|mins?|minuten?|minutos?|minutige\w*)|[\s-]*(?:or|to|oder|bis|ou|a|o|-)\s?\w+[\s-]+(?:minut\w*|mins?))\b/i;
const SMALL_THING =
  /^\s*(?:(?:or|to|oder|bis|ou|o|a) \w+ )?(?:\w+ )?(?:lines?|sentences?|questions?|options?|slots?|dates?|ideas?|thoughts?|things?|words?|points?|times?|ways?|zeilen|satze|fragen|termine|ideen|gedanken|worte|punkte|lignes?|mots?|phrases?|idees?|creneaux|points?|lineas?|palabras|preguntas|frases|opciones|minutes?|minuten|minutos)\b/i;
const TALK =
  /\b(?:call|chat|talk|conversation|meeting|meet|coffee|demo|exchange|intro\w*|time|free|speak|discuss|show|tell|walk|spare|look|gesprach|telefonat|austausch|kaffee|termin|zeit|sprechen|telefonieren|kennenlernen|reden|zeig\w*|appel|echange\w*|cafe|discuter|parler|rendez|temps|disponible|entretien|montrer|llamada|charla\w*|hablar|reunion|tiempo|conversar|conversacion|intercambio|cita|mostrar\w*)\b/i;
const RESULT =
  /\b(?:sav\w+|cut\w*|reduc\w+|from \d|within|every|per|each|spar\w+|jede\w*|pro|gagn\w+|chaque|ahorr\w+|cada)\b/i;
const CLOCK = /^(?::\d\d)?\s?(?:am|pm|a\.m\.|p\.m\.|o'clock|uhr|h\d{0,2}|horas?)\b/i;
const BEFORE_CLOCK = /(?:\bat|\bum|\ba|\bvers|\bgegen|\ba las|\baround|\d:)\s?$/i;
const PROPOSES =
  /\?|\b(?:would|could|available|free|suits?|how about|passt|konnte\w*|hatten|dispon\w+|podria\w*|pourr\w+|libre)\b/i;
const REQUEST_OF_TIME =
  /\b(?:would|could|do you have|have you|find|suits?|auriez|avez|hatten|haben|passen|passt|tendria|tiene)\b.*\?\s*$/i;
const MONTH_NAMES =
  'January|February|March|April|May|June|July|August|September|October|November|December|Januar|Februar|Marz|Mai|Juni|Juli|Oktober|Dezember|janvier|fevrier|mars|avril|juin|juillet|aout|septembre|octobre|novembre|decembre|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre';
const DAY_OF_MONTH = new RegExp(`^(?:st|nd|rd|th|\\.)? (?:of |de )?(?:${MONTH_NAMES})\\b`);

/** Whether a number asks for time or is the sender's own size: "15 minutes", "two questions", "at 10:30?". */
export function isProposalNumber(
  { at, text: numberText, values, unit }: FoundNumber,
  text: string,
  sentence: string,
): boolean {
  if (unit !== 'plain') return false;
  const value = values[0] ?? 0;
  const after = foldPreservingLength(text.slice(at + numberText.length, at + numberText.length + 40));
  const before = foldPreservingLength(text.slice(Math.max(0, at - 12), at));
  const folded = foldPreservingLength(sentence);
  if (numberText === '24' && after.startsWith('/7')) return true;
  if (numberText === '7' && before.endsWith('24/')) return true;
  if (value <= 5 && /^\p{L}+$/u.test(numberText) && SMALL_THING.test(after)) return !RESULT.test(folded);
  const isShort = value <= 60 && DURATION.test(after);
  if (isShort) return (TALK.test(folded) || REQUEST_OF_TIME.test(folded)) && !RESULT.test(folded);
  if (!PROPOSES.test(folded)) return false;
  const isClock =
    value < 60 &&
    (CLOCK.test(after) ||
      (BEFORE_CLOCK.test(before) && !/^\s*\p{L}/u.test(after.replace(/^:\d\d/, ''))) ||
      /^:\d\d/.test(after));
  return isClock || (value <= 31 && (DAY_OF_MONTH.test(after) || new RegExp(`(?:${MONTH_NAMES}) $`).test(before)));
}

const MONTH = new RegExp(`\\b(?:${MONTH_NAMES})\\b`, 'g');
const MONTH_BEFORE =
  /(?:\b(?:in|of|since|until|by|last|this|early|late|mid|during|from|im|seit|ende|anfang|mitte|en|de|depuis|desde|\d{1,2}(?:st|nd|rd|th|\.|er)?)[ -])$/i;

/** Months in use as such: "in May", "3 March", not "May I". */
export function findMonths(text: string): { month: string; at: number }[] {
  const folded = foldPreservingLength(text);
  return [...folded.matchAll(MONTH)].flatMap(({ 0: month, index }) => {
    const isDated =
      MONTH_BEFORE.test(folded.slice(Math.max(0, index - 12), index)) ||
      /^\.? \d/.test(folded.slice(index + month.length));
    return isDated ? [{ month: text.slice(index, index + month.length), at: index }] : [];
  });
}

/** Whether a number is a year, or a day beside a month or in a date of digits. */
export function isOfDate({ at, text: numberText, unit }: FoundNumber, text: string): boolean {
  if (unit !== 'plain') return false;
  if (/^(?:19|20)\d\d$/.test(numberText)) return true;
  const before = foldPreservingLength(text.slice(Math.max(0, at - 14), at));
  const after = foldPreservingLength(text.slice(at + numberText.length, at + numberText.length + 24));
  const isInDigits = /\d[./-]\s?$/.test(before) || /^\s?[./-]\d/.test(after);
  return isInDigits || DAY_OF_MONTH.test(after) || new RegExp(`(?:${MONTH_NAMES})\\.? (?:the )?$`).test(before);
}
