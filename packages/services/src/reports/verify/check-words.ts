import { splitDays } from '../../shared/statements/days.ts';
import { functionWordStems } from '../../shared/statements/function-words.ts';
import { conceptWord } from '../../shared/statements/meaning/concept-of.ts';
import { isNumberStated, type StatedNumber, statedNumbersIn } from '../../shared/statements/stated-numbers.ts';
import { statesOtherTime } from '../../shared/statements/stated-times.ts';
import { otherTenseStems } from '../../shared/statements/verb-roots.ts';
import { HIRING_STEMS, meaningfulStems, stemsOf } from '../../shared/statements/word-stems.ts';
import type { CheckedCitation, VerificationContext } from './check-citation.ts';

/** That it is a plan is compared by itself: "will open" supports "plans to open". */
const PLAN_STEMS = stemsOf('plan plans planned intend intends aim aims expect expects scheduled');

interface Support {
  citations: CheckedCitation[];
  /** What a sentence may take its words and numbers from. */
  sentences: string[];
}

const hasBoard = (citations: CheckedCitation[]) => citations.some(({ item }) => item.kind === 'job_board');

export function unsupportedNumber(
  sentence: string,
  { citations, sentences }: Support,
  { company, counted }: VerificationContext,
): string | null {
  // The day of an article is not the day of what it says about another year.
  const dates = citations.flatMap(({ item, quoted }) => (statesOtherTime(quoted, item.date) ? [] : (item.date ?? [])));
  const { days, months, unclear, rest } = splitDays(sentence);
  const known = sentences.map(splitDays);
  const isKnownDay = (day: string) => dates.includes(day) || known.some((one) => one.days.includes(day));
  const isKnownMonth = (month: string) =>
    dates.some((date) => date.startsWith(month)) ||
    known.some((one) => one.months.includes(month) || one.days.some((day) => day.startsWith(month)));
  const foreign =
    days.find((day) => !isKnownDay(day)) ??
    months.find((month) => !isKnownMonth(month)) ??
    unclear.find((words) => !sentences.some((text) => text.includes(words)));
  if (foreign !== undefined) return `The day ${foreign} is not in its source`;
  const figures: StatedNumber[] = [
    ...[...sentences, company.name].flatMap(statedNumbersIn),
    ...dates.map((date) => ({ value: Number(date.slice(0, 4)), unit: '' })),
    ...(hasBoard(citations) ? [...counted].map((value) => ({ value, unit: '' })) : []),
  ];
  const missing = statedNumbersIn(rest).find((figure) => !isNumberStated(figure, figures));
  return missing === undefined ? null : `The number ${formatStatedNumber(missing)} is not in its source`;
}

const formatStatedNumber = ({ value, unit }: StatedNumber) =>
  `${value.toLocaleString('en')}${unit === '' ? '' : ` ${unit}`}`;

export function unsupportedWord(
  sentence: string,
  { citations, sentences }: Support,
  { company }: VerificationContext,
): string | null {
  const publishers = citations.map(({ item }) => item.publisher);
  const known = stemsOf([company.name, company.domain, ...sentences, ...publishers].join(' '));
  const words = [...meaningfulStems(splitDays(sentence).rest)];
  const functionWords = functionWordStems(sentence, sentences);
  const otherTenses = otherTenseStems(sentence, sentences);
  const missing = words.find(
    (stem) =>
      !functionWords.has(stem) &&
      !otherTenses.has(stem) &&
      !known.has(stem) &&
      !PLAN_STEMS.has(stem) &&
      !(hasBoard(citations) && HIRING_STEMS.has(stem)),
  );
  return missing === undefined ? null : `“${conceptWord(missing)}…” is not in its source`;
}
