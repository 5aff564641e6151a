import { MONTHS } from '@workbench/text/months';
import { statesOtherTime, yearsIn } from '../../../shared/statements/stated-times.ts';
import type { MessageFact } from '../../schemas.ts';
import { findMonths } from '../mentions/proposal-numbers.ts';
import { foldPreservingLength, wordsIn } from '../words/fold-preserving-length.ts';
import { SYNONYM_GROUPS_BY_WORD } from '../words/synonyms.ts';

const RECENT =
  /\b(?:just|recent(?:ly)?|latest|newly|freshly|this (?:week|month|quarter|year)|today|yesterday|last (?:week|month)|these days|new|(?:this|diesen|ce|este|dieses) (?:month|spring|summer|autumn|winter|monat|mois|mes|jahr|ano)|kurzlich|gerade|neulich|recemment|vient|venez|recientemente|acaba\w*)\b/i;

const isOld = ({ text, date }: MessageFact) => statesOtherTime([text], date ?? '9999-06-15');

/** "You have just opened" of what a fact has of another year. */
export const isOldSaidAsRecent = (sentence: string, fact: MessageFact): boolean =>
  RECENT.test(foldPreservingLength(sentence)) && isOld(fact);

/** A month, a year and "recently" are those of the fact itself. */
export function isOfTime({ sentence }: { sentence: string }, fact: MessageFact): boolean {
  if (isOldSaidAsRecent(sentence, fact)) return false;
  const { text, date } = fact;
  const years = yearsIn(text);
  const day = date === null || isOld(fact) ? '' : date;
  if (yearsIn(sentence).some((year) => !years.includes(year) && !day.startsWith(`${year}`))) return false;
  const known = new Set(
    [...wordsIn(text), ...(day === '' ? [] : monthWords(day))].flatMap(
      (word) => SYNONYM_GROUPS_BY_WORD.get(word) ?? [],
    ),
  );
  return findMonths(sentence).every(({ month }) =>
    wordsIn(month)
      .flatMap((word) => SYNONYM_GROUPS_BY_WORD.get(word) ?? [])
      .some((group) => known.has(group)),
  );
}

const monthWords = (day: string) =>
  MONTHS.slice(Number(day.slice(5, 7)) - 1, Number(day.slice(5, 7))).map((name) => name.toLowerCase());
