import { resolvedDaysIn } from '../../../shared/statements/canonical/resolved-days.ts';
import { daysBetween, daysIn, isCalendarDay, isFutureDay } from '../../../shared/statements/days.ts';
import { statesOtherTime, yearsIn } from '../../../shared/statements/stated-times.ts';
import type { CheckedCitation } from '../citation/check-citation.ts';
import { withoutInstructions } from '../citation/injected-instructions.ts';
import { isOfEarlierYear } from '../contradictions/time/earlier-year.ts';
import { partsOfItsTime } from '../contradictions/time/time-of-event.ts';
import { statesDay } from './day-in-evidence.ts';

/** How near to the quote or to the beginning of a text a day must be, in characters. */
const DATELINE = 300;

/** What has a day, and the one that the analyst gives; null for none. */
export interface DatedText {
  text: string;
  claimed: string | null;
}

/** The day under which an item is shown, and a claimed one that its source does not have. */
export interface ShownDay {
  day: string | null;
  refused: string | null;
}

/** What a day is looked for in. */
interface DaySources {
  passages: readonly CheckedCitation[];
  /** Of the company. */
  names: readonly string[];
  now: Date;
}

/** The day of the evidence; a claimed day counts if the text contains it. Otherwise the item is undated. */
export function dayByRules(dated: DatedText | null, { passages, names, now }: DaySources): ShownDay {
  if (dated === null) return { day: null, refused: null };
  const { text, claimed } = dated;
  // What an article says about another year did not happen on the day of the article.
  const sourceDay =
    passages
      .filter(
        ({ item, quoted, after }) =>
          !statesOtherTime(partsOfItsTime(text, quoted, names), item.date) && !isOfEarlierYear(item, quoted, after),
      )
      .map(({ item: { date } }) => date)
      .find((date) => date !== null && !isFutureDay(date, now)) ?? null;
  if (claimed === null || claimed === sourceDay) return { day: sourceDay, refused: null };
  const isStated =
    isPast(claimed, now) &&
    passages.some(
      ({ item, quoted, surroundingSentences: around }) =>
        quoted.some((one) => resolvedDaysIn(one, item.date).has(claimed)) ||
        daysIn([...around, withoutInstructions(item).text.slice(0, DATELINE)].join('\n')).has(claimed),
    );
  return isStated ? { day: claimed, refused: null } : { day: sourceDay, refused: claimed };
}

/**
 * The claimed day if its source has it, for a reading decides whether it is that of the event; with a doubt if its source is
 * from soon after it and may call it "last Tuesday"; else that of the rules.
 */
export function dayForReading(dated: DatedText | null, sources: DaySources): ShownDay & { isDoubted: boolean } {
  const claimed = dated?.claimed ?? null;
  const items = sources.passages.map(({ item }) => withoutInstructions(item));
  if (claimed !== null && isPast(claimed, sources.now)) {
    const claim = { day: claimed, refused: null };
    if (items.some((item) => statesDay(item, claimed))) return { ...claim, isDoubted: false };
    if (items.some(({ date }) => isSoonAfter(date, claimed))) return { ...claim, isDoubted: true };
  }
  return { ...dayByRules(dated, sources), isDoubted: false };
}

/** So long after an event a text may still name its day by another one: "two weeks ago". */
const SOON_DAYS = 31;
const isSoonAfter = (date: string | null, day: string) =>
  date !== null && date > day && daysBetween(date, day) <= SOON_DAYS;

const isPast = (day: string, now: Date) => isCalendarDay(day) && !isFutureDay(day, now);

/** "In 2015 …": undated, and old. */
export function isOfPastYear(passages: readonly CheckedCitation[], now: Date): boolean {
  const years = passages.flatMap(({ quoted }) => quoted.flatMap(yearsIn));
  return years.length > 0 && Math.max(...years) < now.getUTCFullYear() - 1;
}
