import { MONTHS } from '@workbench/text/months';

const DAY = new RegExp(`\\b(${MONTHS.join('|')})\\s+(\\d{1,2}),\\s*(\\d{4})`, 'g');

interface NamedDay {
  at: number;
  day: Date;
}

/**
 * Day of a count at an index of its sentence: the one before it where the sentence begins with a day, else the one
 * behind it. null when the sentence names none.
 * @param counts indexes of all counts of the sentence, in order
 */
export function dayOfCount(sentence: string, index: number, counts: readonly number[]): Date | null {
  const days = daysIn(sentence);
  const [first] = days;
  if (first === undefined) return null;
  const isDayFirst = first.at < (counts[0] ?? 0);
  const own = isDayFirst ? days.findLast(({ at }) => at < index) : days.find(({ at }) => at > index);
  return (own ?? first).day;
}

/** Whether the sentence names a later day, as in "1,900 employees in 2024; as of December 31, 2025, we had 1,250". */
export function isOfEarlierDay(sentence: string, index: number, counts: readonly number[]): boolean {
  const own = dayOfCount(sentence, index, counts);
  return own !== null && daysIn(sentence).some(({ day }) => day > own);
}

function daysIn(sentence: string): NamedDay[] {
  return [...sentence.matchAll(DAY)].map(({ index, 1: month = '', 2: day, 3: year }) => ({
    at: index,
    day: new Date(Date.UTC(Number(year), MONTHS.indexOf(month), Number(day))),
  }));
}
