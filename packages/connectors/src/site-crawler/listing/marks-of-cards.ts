import type { DateMark } from './date-marks.ts';
import { type MarkupElement, textOf } from './markup-tree.ts';

/** A line of at most so many characters that so many entries have says what they are, and is no title. */
const LABEL_MAX = 40;
const LABEL_COUNT = 3;
/** A page with so many days has one dated thing, or two of one. */
const MARKS_OF_ONE = 2;
/** A day and little more, in characters. */
const DAY_MAX = 30;

/** How many days stand inside each element. */
export function countMarks(marks: readonly DateMark[], tree: MarkupElement): Map<MarkupElement, number> {
  const counts = new Map<MarkupElement, number>();
  for (const { element } of marks) {
    for (let one: MarkupElement | null = element; one !== null; one = one.parentElement) {
      counts.set(one, (counts.get(one) ?? 0) + 1);
      if (one === tree) break;
    }
  }
  return counts;
}

/** An entry that shows its day and begins its teaser with it too, as press releases do, is one entry. */
export function withoutDatelines(marks: readonly DateMark[], counts: ReadonlyMap<MarkupElement, number>): DateMark[] {
  if (marks.length <= MARKS_OF_ONE) return [...marks];
  const lengthOf = ({ element }: DateMark) => textOf(element).length;
  return marks.filter((mark, at) => {
    const beside = [marks[at - 1], marks[at + 1]].filter((one) => one !== undefined);
    return !beside.some(
      (twin) =>
        (twin.day === mark.day || isMention(mark, twin)) &&
        areOfOneCard(mark, twin, counts) &&
        lengthOf(mark) > lengthOf(twin),
    );
  });
}

/** Beside a day that stands alone, one within words is what the title or the teaser is about. */
const isMention = (mark: DateMark, twin: DateMark) =>
  mark.rest !== '' && twin.rest === '' && textOf(twin.element).trim().length <= DAY_MAX;

/** Whether the smallest part of the page around both days has no third one. */
function areOfOneCard(a: DateMark, b: DateMark, counts: ReadonlyMap<MarkupElement, number>): boolean {
  let around: MarkupElement | null = a.element;
  while (around !== null && !around.contains(b.element)) around = around.parentElement;
  return around !== null && counts.get(around) === 2;
}

/** Short lines that several entries have in common: their kind, or who wrote them. */
export function findLabels(entries: readonly string[][]): ReadonlySet<string> {
  const counts = new Map<string, number>();
  for (const lines of entries)
    for (const line of new Set(lines)) if (line.length <= LABEL_MAX) counts.set(line, (counts.get(line) ?? 0) + 1);
  return new Set([...counts].flatMap(([line, count]) => (count >= LABEL_COUNT ? [line] : [])));
}
