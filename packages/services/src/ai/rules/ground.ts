import { stemmer } from 'stemmer';
import type { MessageRequest } from '../schemas.ts';
import { type FoundNumber, findNumbers } from './find-numbers.ts';
import { wordsIn } from './fold-text.ts';
import { GROUPS_OF, NEUTRAL } from './word-groups.ts';

/** What a message may say: the words and numbers of the request's fields and facts. */
export interface Ground {
  hasName: (word: string) => boolean;
  /**
   * Every word that means something is there, inflected or in another of the four languages; and most words of the
   * object, when it has any.
   */
  hasMeaning: (text: string, object?: string) => boolean;
  hasNumber: (number: FoundNumber) => boolean;
}

/** What may stand behind a name: "Leipziger", "Northwinds", "Berliner". */
const NAME_ENDING = /^(?:s|es|er|ers|ern|n|en|isch\w*|ian|ish|e)$/;

export function groundOf(request: MessageRequest): Ground {
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
  const told = [...fields, ...facts.map(({ text }) => text)].join('\n');
  const words = new Set(wordsIn(told));
  const names = new Set([...words, ...facts.flatMap(({ source }) => wordsIn(source))]);
  const stems = new Set([...words].map((word) => stemmer(word)));
  const groups = new Set(
    [...words, ...facts.flatMap(({ date }) => monthOf(date))].flatMap((word) => GROUPS_OF.get(word) ?? []),
  );
  const numbers = [
    ...findNumbers(told),
    ...facts.flatMap(({ date }) => findNumbers((date ?? '').replaceAll('-', ' / '))),
  ];

  const isIn = (group: number) => groups.has(group);
  // What a group knows is decided by the group: "is hiring" is not "hired".
  const hasWord = (word: string) =>
    words.has(word) ||
    (GROUPS_OF.get(word)?.some(isIn) ??
      (stems.has(stemmer(word)) || [...words].some((known) => isInflected(known, word))));
  return {
    hasName: (word) =>
      wordsIn(word).every(
        (part) =>
          names.has(part) ||
          (GROUPS_OF.get(part) ?? []).some(isIn) ||
          [...names].some((name) => isNameForm(name, part)),
      ),
    hasMeaning: (text, object = '') => {
      const own = meaningOf(text);
      const around = meaningOf(object);
      const isFitting = around.length === 0 ? own.length > 0 : around.filter(hasWord).length * 2 > around.length;
      return own.every(hasWord) && isFitting;
    },
    hasNumber: ({ values, unit }) =>
      numbers.some((known) => known.unit === unit && known.values.some((value) => values.includes(value))),
  };
}

/** "Leipziger" of "Leipzig", "Lieferanten" of "Lieferantenbewertung". */
const isNameForm = (name: string, part: string) =>
  (part.length > 4 && name.startsWith(part)) ||
  (name.length > 2 && part.startsWith(name) && NAME_ENDING.test(part.slice(name.length)));

const meaningOf = (text: string) => wordsIn(text).filter((word) => !NEUTRAL.has(word) && !/^\d/.test(word));

/** "eröffnete" and "eröffnet": most of the longer one is the shorter one. */
function isInflected(a: string, b: string): boolean {
  const longest = Math.max(a.length, b.length);
  let same = 0;
  while (same < longest && a[same] === b[same]) same++;
  return same >= 4 && same >= longest * 0.7;
}

const MONTHS = 'january february march april may june july august september october november december'.split(' ');
const monthOf = (date: string | null) => MONTHS.slice(Number(date?.slice(5, 7)) - 1).slice(0, date === null ? 0 : 1);
