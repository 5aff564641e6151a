import type { ReadSpan } from '../read-sentence.ts';
import { overlaps, type Position } from '../sentence/find-words.ts';
import { tokeniseSentence } from '../sentence/tokenised-sentence.ts';
import { phraseKey } from '../sentence/tokens.ts';
import type { AnsweredValue } from './answered-values.ts';

type Filter = ReadSpan['items'][number]['filter'];

/** Filters whose values are no part of a title, an industry or a level: what the rules read as one is one. */
const ON_THEIR_OWN: ReadonlySet<Filter> = new Set(['locations', 'companySize', 'companyNames', 'keywords']);
/** Filters of which a part of the sentence may say several, and a model only some. */
const COUNTED: ReadonlySet<Filter> = new Set(['jobTitles', 'locations', 'industries', 'companyNames']);

const isWithin = (inner: Position, outer: Position) => outer.start <= inner.start && inner.end <= outer.end;

/** What lies in both. */
const intersect = (ones: readonly Position[], others: readonly Position[]): Position[] =>
  ones.flatMap((one) =>
    others
      .filter((other) => overlaps(one, other))
      .map((other) => ({ start: Math.max(one.start, other.start), end: Math.min(one.end, other.end) })),
  );

/** What is left of positions without some parts. */
const without = (positions: readonly Position[], parts: readonly Position[]): Position[] =>
  parts.reduce<Position[]>(
    (rest, part) =>
      rest.flatMap((one) =>
        overlaps(one, part)
          ? [
              { start: one.start, end: part.start },
              { start: part.end, end: one.end },
            ].filter(({ start, end }) => start < end)
          : [one],
      ),
    [...positions],
  );

const isSame = (one: string, other: string) => phraseKey(one) === phraseKey(other);
const isNamedIn = (value: string, { items }: ReadSpan) =>
  items.every((item) => ` ${phraseKey(value)} `.includes(` ${phraseKey(item.value)} `));

/** "Heads of sales and marketing" are two titles: with one value for them, one is unsaid. */
function isSaid(span: ReadSpan, filter: Filter, all: readonly AnsweredValue[]): boolean {
  const values = all
    .filter((one) => one.filter === filter && one.positions.some((position) => overlaps(position, span)))
    .map(({ value }) => value);
  return !COUNTED.has(filter) || new Set(values).size >= span.items.filter((item) => item.filter === filter).length;
}

/** Whether a part that the rules read says something else than a value whose words it lies in. */
function isOthers(span: ReadSpan, { filter, value, positions }: AnsweredValue, there: readonly ReadSpan[]): boolean {
  if (isNamedIn(value, span)) return false;
  const isOfFilter = (one: ReadSpan) => one.items.some((item) => item.filter === filter);
  if (isOfFilter(span)) return there.filter(isOfFilter).length > 1;
  const isTitle = span.items.some((item) => item.filter === 'jobTitles' || item.filter === 'seniorities');
  const isOwn =
    span.items.some((item) => ON_THEIR_OWN.has(item.filter)) ||
    (isTitle && filter !== 'jobTitles' && filter !== 'seniorities');
  return isOwn && positions.some((position) => isWithin(span, position));
}

/** Parts of which each value that the rules read is a value of the answer. */
export const answeredSpans = (spans: readonly ReadSpan[], all: readonly AnsweredValue[]): ReadSpan[] =>
  spans.filter((span) =>
    span.items.every((item) =>
      all.some(
        (one) =>
          one.filter === item.filter &&
          isSame(one.value, item.value) &&
          one.positions.some((position) => overlaps(position, span)),
      ),
    ),
  );

const numbersIn = (sentence: string, value: string): Position[] =>
  tokeniseSentence(sentence).tokens.filter(({ key }) => /^\d/.test(key) && !phraseKey(value).includes(key));

/**
 * Which words of the sentence a value answers. Where the rules read it, too, only those that they read; else all of its
 * words but numbers and what the rules read as something else ("London" in "CTOs in London" as the words of a title).
 */
export function coveredBy(
  value: AnsweredValue,
  all: readonly AnsweredValue[],
  spans: readonly ReadSpan[],
  sentence: string,
): Position[] {
  if (value.filter === 'companyNames' || value.filter === 'keywords') return value.positions;
  const there = spans.filter((span) => value.positions.some((position) => overlaps(position, span)));
  const same = there.filter(({ items }) =>
    items.some((item) => item.filter === value.filter && isSame(item.value, value.value)),
  );
  if (same.length > 0)
    return intersect(
      value.positions,
      same.filter((span) => isSaid(span, value.filter, all)),
    );
  return without(value.positions, [
    ...there.filter((span) => isOthers(span, value, there)),
    ...numbersIn(sentence, value.value),
  ]);
}
