import { MONTHS } from '@workbench/text/months';
import { stemmer } from 'stemmer';
import { canonicalText } from '../../../shared/statements/canonical/canonical-text.ts';
import { conceptOf } from '../../../shared/statements/meaning/concept-of.ts';
import { statesOtherTime } from '../../../shared/statements/stated-times.ts';
import type { MessageRequest } from '../../schemas.ts';
import { daysInDigits, shortMonthsIn } from '../mentions/days-in-digits.ts';
import { type FoundNumber, findNumbers } from '../mentions/find-numbers.ts';
import { wordsIn } from '../words/fold-preserving-length.ts';
import { NEUTRAL_WORDS, SYNONYM_GROUPS_BY_WORD } from '../words/synonyms.ts';

/** What a message may say: the words and numbers of the request's fields and facts. */
export interface Grounding {
  supportsName: (word: string) => boolean;
  /**
   * Every word that means something is there, inflected or in another of the four languages; and most words of the
   * object, when it has any.
   */
  supportsMeaning: (text: string, object?: string) => boolean;
  /** @param isOfDate the number is a year, or a day beside a month: the day of a fact supports it */
  supportsNumber: (number: FoundNumber, isOfDate?: boolean) => boolean;
}

/** Suffixes of a name: "Leipziger", "Northwinds", "Berliner". */
const NAME_ENDING = /^(?:s|es|er|ers|ern|n|en|isch\w*|ian|ish|e)$/;

export function groundingOf(request: MessageRequest): Grounding {
  const { facts, recipientName, recipientTitle, recipientCompany, recipientIndustry } = request;
  const fields = [
    recipientName,
    recipientTitle,
    recipientCompany,
    recipientIndustry,
    request.campaignGoal,
    request.senderName,
    request.senderTitle,
  ];
  // In common words and figures, too: "took on half a dozen" is "hired 6".
  const tellings = facts.flatMap(({ text, date }) => [text, canonicalText(text, date)]);
  const sourceText = [...fields, ...tellings].join('\n');
  const words = new Set(wordsIn(sourceText));
  // The sender's company may be named; its words support no statement: "Growth Partners" proves no growth.
  const names = new Set([...words, ...[request.senderCompany, ...facts.map(({ source }) => source)].flatMap(wordsIn)]);
  const stems = new Set([...words].map((word) => stemmer(word)));
  const noted = daysInDigits(sourceText);
  const months = [
    ...noted.map(({ month }) => month),
    ...shortMonthsIn(sourceText),
    ...facts.flatMap(({ text, date }) => (statesOtherTime([text], date) ? [] : monthOf(date))),
  ];
  const groups = new Set([...words, ...months].flatMap((word) => groupsOfVerb(word) ?? []));
  const concepts = new Set([...words].map(conceptOf));
  // "Half a dozen" is no dozen.
  const figures = facts.map(({ text, date }) => canonicalText(text, date));
  const numbers = findNumbers([...fields, ...figures].join('\n'));
  const dateNumbers = [
    ...noted.flatMap(({ day }) => findNumbers(String(day))),
    ...facts.flatMap(({ text, date }) =>
      statesOtherTime([text], date) ? [] : findNumbers((date ?? '').replaceAll('-', ' / ')),
    ),
  ];

  const isIn = (group: number) => groups.has(group);
  // What a group knows is decided by the group: "is hiring" is not "hired".
  const hasWord = (word: string) =>
    words.has(word) ||
    (groupsOfVerb(word)?.some(isIn) ??
      (concepts.has(conceptOf(word)) ||
        stems.has(stemmer(word)) ||
        [...words].some((known) => isInflected(known, word))));
  return {
    supportsName: (word) =>
      wordsIn(word).every(
        (part) =>
          names.has(part) ||
          (SYNONYM_GROUPS_BY_WORD.get(part) ?? []).some(isIn) ||
          [...names].some((name) => isNameVariant(name, part)),
      ),
    supportsMeaning: (text, object = '') => {
      const own = meaningfulWords(text);
      const around = meaningfulWords(object);
      const isFitting = around.length === 0 ? own.length > 0 : around.filter(hasWord).length * 2 > around.length;
      return own.every(hasWord) && isFitting;
    },
    supportsNumber: ({ values, unit }, isOfDate = true) =>
      [...numbers, ...(isOfDate ? dateNumbers : [])].some(
        (known) => known.unit === unit && known.values.some((value) => values.includes(value)),
      ),
  };
}

/** Groups list a verb in the singular: "ganaron" is "ganó". */
const groupsOfVerb = (word: string) =>
  SYNONYM_GROUPS_BY_WORD.get(word) ??
  [word.replace(/aron$/, 'o'), word.replace(/ieron$/, 'io'), word.replace(/n$/, '')]
    .map((singular) => SYNONYM_GROUPS_BY_WORD.get(singular))
    .find((groups) => groups !== undefined);

/** "Leipziger" of "Leipzig", "Lieferanten" of "Lieferantenbewertung". */
const isNameVariant = (name: string, part: string) =>
  (part.length > 4 && name.startsWith(part)) ||
  (name.length > 2 && part.startsWith(name) && NAME_ENDING.test(part.slice(name.length)));

const meaningfulWords = (text: string) => wordsIn(text).filter((word) => !NEUTRAL_WORDS.has(word) && !/^\d/.test(word));

/** "eröffnete" and "eröffnet": most of the longer one is the shorter one. */
function isInflected(a: string, b: string): boolean {
  const longest = Math.max(a.length, b.length);
  let same = 0;
  while (same < longest && a[same] === b[same]) same++;
  return same >= 4 && same >= longest * 0.7;
}

function monthOf(date: string | null): string[] {
  const month = date === null ? undefined : MONTHS.slice(Number(date.slice(5, 7)) - 1)[0];
  return month === undefined ? [] : [month.toLowerCase()];
}
