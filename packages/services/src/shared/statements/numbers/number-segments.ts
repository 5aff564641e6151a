import { clausesOf } from '../clauses.ts';
import { eventOfWord } from '../meaning/event-kinds.ts';
import { type LocatedNumber, locatedNumbersIn, toPlainNumbers } from '../stated-numbers.ts';
import { meaningfulStems } from '../word-stems.ts';

export interface NumberSegment extends LocatedNumber {
  /** The words that belong to this number. */
  words: string;
  /** Words before it that it shares with the number before: "hired 12 engineers and 5 managers". */
  shared: string;
  before: string;
  after: string;
  /** "Seven of its 23 sites": it is what another number is a part of. */
  isWhole: boolean;
}

const WHOLE =
  /(?<!\p{L})(?:\d[\d,.]*%?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|some|most|half|none)(?: \p{L}+){0,2} of (?:its|their|the|our|all|\p{Lu}[^.,;:]{0,40}['’]s?)(?: \p{Ll}+)? $/iu;
const COORDINATOR = /,\s|;\s|\s(?:and|but|while|whereas|plus|as well as|or)\s/g;
const PREPOSITION =
  /\s(?:at|with|from|to|for|by|after|following|including|of which|of whom|over|on|bringing|valuing|against|out of|among)\s/;
const ROLE_NOUN =
  /\b(?:valuation|valued|worth|revenues?|sales|turnover|profits?|loss(?:es)?|debts?|loans?|total|market|budgets?|costs?|price|stake|fines?|shares?|customers?|employees|people|capacity)\b/i;
const isYear = (plain: string, { start, end }: LocatedNumber) =>
  /^(?:19|20)\d\d$/.test(plain.slice(start, end)) &&
  (/\b(?:in|since|by|until|of|from|for|early|late|\p{Lu}\p{Ll}+)\s$/u.test(plain.slice(0, start)) ||
    !/^\s\p{L}/u.test(plain.slice(end)));

/** The numbers of a sentence, years aside, each with the words that it belongs to. */
export function numberSegments(sentence: string): NumberSegment[] {
  const plain = toPlainNumbers(sentence);
  const numbers = locatedNumbersIn(plain).filter((one) => !isYear(plain, one));
  const clauses = clausesOf(plain);
  const clauseOf = (at: number) =>
    clauses.find(({ start, end }) => at >= start && at < end) ?? { start: 0, end: plain.length };
  const segments: NumberSegment[] = [];
  numbers.forEach((number, index) => {
    const clause = clauseOf(number.start);
    const previous = numbers[index - 1];
    const next = numbers[index + 1];
    const isSameClause = (other: LocatedNumber | undefined): other is LocatedNumber =>
      other !== undefined && other.start >= clause.start && other.end <= clause.end;
    const left = isSameClause(previous)
      ? boundary(plain, previous, number)
      : { at: clause.start, isCoordinated: false };
    const right = isSameClause(next) ? boundary(plain, number, next).at : clause.end;
    const before = plain.slice(left.at, number.start);
    const after = plain.slice(number.end, right);
    const last = segments.at(-1);
    let shared = '';
    if (isSameClause(previous) && last !== undefined) {
      const isDirect = meaningfulStems(before).size === 0;
      const prefix = `${last.shared} ${last.before}`;
      if (left.isCoordinated) shared = isDirect ? prefix : verbsOf(prefix);
      else if (!ROLE_NOUN.test(before + after)) shared = prefix;
      // "240 people in Oslo and 90 in Bergen".
      if (headNouns(after) === '') shared += ` ${headNouns(last.after)}`;
    }
    const isWhole = WHOLE.test(plain.slice(0, number.start));
    segments.push({ ...number, isWhole, words: `${before} ${after}`, shared, before, after });
  });
  // "12 or 15 offices": the noun after the second one is that of the first one, too.
  return segments.map((segment, index) => {
    const next = segments[index + 1];
    return meaningfulStems(segment.after).size > 0 || next === undefined
      ? segment
      : { ...segment, shared: `${segment.shared} ${next.after}` };
  });
}

function boundary(plain: string, a: LocatedNumber, b: LocatedNumber): { at: number; isCoordinated: boolean } {
  const between = plain.slice(a.end, b.start);
  const coordinator = [...between.matchAll(COORDINATOR)].at(-1);
  if (coordinator !== undefined) return { at: a.end + coordinator.index, isCoordinated: true };
  const preposition = PREPOSITION.exec(between);
  if (preposition !== null) return { at: a.end + preposition.index, isCoordinated: false };
  const noun = /^\s?[\p{L}-]+/u.exec(between)?.[0].length ?? 0;
  return { at: a.end + Math.min(noun, between.length), isCoordinated: false };
}

const verbsOf = (text: string) =>
  (text.match(/\p{L}+/gu) ?? [])
    .filter(
      (word) =>
        /^\p{Ll}/u.test(word) &&
        (eventOfWord(word) !== undefined || /(?:ed|s)$/.test(word) || /^(?:has|have|with|hire|employ)$/.test(word)),
    )
    .join(' ');

/** The nouns right after a number. */
export function headNouns(after: string): string {
  const words = /^[\s-]?((?:[\p{L}\d'’&-]+[\s-]?){0,4})/u.exec(after)?.[1] ?? '';
  return (
    words
      .split(
        /\b(?:in|at|with|from|to|for|by|of|on|across|who|that|which|are|is|were|was|have|has|work|works|worked|and|or|as|through|this|last|during|under|over|per|than|more|fewer|after|since|will)\b/i,
      )[0]
      ?.trim() ?? ''
  );
}
