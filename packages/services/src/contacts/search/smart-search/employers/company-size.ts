import { isAttached, keyAt, matchAny, type TokenisedSentence } from '../sentence/tokenised-sentence.ts';
import { type FoundSize, readBand, type Size } from './company-size-bands.ts';
import { readNumber } from './read-number.ts';
import { isAge, OR_FEWER, OR_MORE } from './size-bounds.ts';

const EMPLOYEE_UNITS = new Set(
  'employees employee people ppl staff staffers headcount fte ftes workers persons person heads members employes colleagues'.split(
    ' ',
  ),
);
/** Things that are counted too, but are no employees: "more than 500 clients". */
const OTHER_UNITS =
  /^(?:years?|clients?|customers?|million|billion|m|bn|mn|usd|eur|dollars|euros|percent|%|stores?|locations?|beds|yrs?|months?|offices?|k)$/;
const AT_LEAST = [
  'more than',
  'over',
  'above',
  'at least',
  'greater than',
  'bigger than',
  'larger than',
  'min',
  'minimum',
  'minimum of',
  'a minimum of',
  'no fewer than',
  'no less than',
  'not under',
  'not below',
  'not fewer than',
  'not less than',
  'exceeding',
  '>',
  'upwards of',
  'upward of',
  'starting at',
];
const AT_MOST = [
  'less than',
  'fewer than',
  'under',
  'below',
  'at most',
  'up to',
  'smaller than',
  'max',
  'maximum',
  'maximum of',
  'a maximum of',
  'no more than',
  'not more than',
  '<',
  'no larger than',
  'no bigger than',
  'no greater than',
  'not larger than',
  'not bigger than',
  'not over',
  'not above',
  'not exceeding',
  'never more than',
];
const ABOUT = ['around', 'about', 'roughly', 'approximately', 'approx', 'circa', 'some', 'ca'];
const LEADS = [
  'headcount of',
  'headcount',
  'head count of',
  'company size of',
  'company size',
  'team size of',
  'team size',
  'employee count of',
  'employee count',
  'employees',
  'size',
  'size of',
  'teams of',
  'team of',
  'a team of',
  'staff of',
  'a staff of',
  'workforce of',
  'headcount between',
  'headcount is',
];
/** "employees", "full-time employees", "person" …: the end, or -1. */
function readUnit(sentence: TokenisedSentence, at: number): number {
  const skip = Math.max(at, matchAny(sentence, at, ['full time', 'team', 'total', 'staff']));
  const start = skip > at && EMPLOYEE_UNITS.has(keyAt(sentence, skip)) ? skip : at;
  return EMPLOYEE_UNITS.has(keyAt(sentence, start)) && (isAttached(sentence, start) || start === at) ? start + 1 : -1;
}

function readRange(sentence: TokenisedSentence, at: number): { min: number; max: number; to: number } | null {
  const start = keyAt(sentence, at) === 'between' || keyAt(sentence, at) === 'from' ? at + 1 : at;
  const low = readNumber(sentence, start);
  if (!low || low.isOpen) return null;
  const token = sentence.tokens[low.to];
  const isWord =
    token &&
    (token.key === 'to' ||
      token.key === 'until' ||
      token.key === 'till' ||
      (token.key === 'and' && keyAt(sentence, at) === 'between'));
  const next = isWord ? low.to + 1 : low.to;
  const isDashed =
    token && !isWord && /[-–—]/.test(sentence.text.slice(sentence.tokens[low.to - 1]?.end ?? 0, token.start));
  const high = isWord || isDashed ? readNumber(sentence, next) : null;
  if (!high || high.value < low.value) return null;
  return { min: low.value, max: high.value, to: high.to };
}

const isOther = (sentence: TokenisedSentence, at: number) =>
  OTHER_UNITS.test(keyAt(sentence, at)) || /^[$€£]$/.test(keyAt(sentence, at - 2));

/**
 * A number of employees: a range, a bound or a band ("SMB", "mid-size", "enterprise"). A bare number counts only beside
 * "employees" or a similar word; a bound ("under 50") counts on its own, unless it counts other things.
 */
export function findCompanySize(sentence: TokenisedSentence, from: number): FoundSize | null {
  const lead = matchAny(sentence, from, LEADS);
  const start = lead > 0 ? lead : from;
  const isPrecededByHave = /^(?:with|of|have|having|has|employing|employ|employs|with:|size)$/.test(
    keyAt(sentence, from - 1),
  );
  const isSizePhrase = lead > 0 || isPrecededByHave;
  const range = readRange(sentence, start);
  if (range) {
    const unit = readUnit(sentence, range.to);
    if (unit > 0 || (isSizePhrase && !isOther(sentence, range.to)))
      return { from, to: Math.max(unit, range.to), size: { min: range.min, max: range.max } };
    return null;
  }
  for (const [phrases, build] of COMPARISONS) {
    const end = matchAny(sentence, start, phrases);
    const number = end > 0 ? readNumber(sentence, end) : null;
    if (!number) continue;
    const unit = readUnit(sentence, number.to);
    if (unit < 0 && (isOther(sentence, number.to) || phrases === ABOUT || isAge(sentence, from, number.to)))
      return null;
    return { from, to: Math.max(unit, number.to), size: build(number.value) };
  }
  const number = readNumber(sentence, start);
  if (number) {
    const unit = readUnit(sentence, number.to);
    if (number.isOpen && (unit > 0 || (isSizePhrase && !isOther(sentence, number.to))))
      return { from, to: Math.max(unit, number.to), size: { min: number.value, max: null } };
    const bounded = readBoundBehind(sentence, number, unit);
    if (bounded) return { from, ...bounded };
    if (
      unit > 0 &&
      (isSizePhrase || sentence.tokens[unit - 1]?.gap === 'hyphen' || keyAt(sentence, unit - 1) === 'person')
    )
      return { from, to: unit, size: { min: number.value, max: number.value } };
    return null;
  }
  return lead > 0 ? null : readBand(sentence, from);
}

/** "200 employees or fewer", "200 or more employees", "200 employees maximum". */
function readBoundBehind(
  sentence: TokenisedSentence,
  { value, to }: { value: number; to: number },
  unit: number,
): Omit<FoundSize, 'from'> | null {
  for (const [phrases, size] of [
    [OR_MORE, { min: value, max: null }],
    [OR_FEWER, { min: null, max: value }],
  ] as const) {
    const beforeUnit = unit < 0 ? matchAny(sentence, to, phrases) : -1;
    const end = beforeUnit > 0 ? readUnit(sentence, beforeUnit) : unit > 0 ? matchAny(sentence, unit, phrases) : -1;
    if (end > 0) return { to: end, size };
  }
  return null;
}

const COMPARISONS: [string[], (value: number) => Size][] = [
  [AT_LEAST, (value) => ({ min: value, max: null })],
  [AT_MOST, (value) => ({ min: null, max: value })],
  [ABOUT, (value) => ({ min: Math.round(value / 2), max: value * 2 })],
];

/** Two sizes of the same companies: both apply; if that is impossible, either; null where no bound is left then. */
export function combineSizes(one: Size | null, other: Size): Size | null {
  if (!one) return other;
  const min = Math.max(one.min ?? 0, other.min ?? 0);
  const max = Math.min(one.max ?? Number.MAX_SAFE_INTEGER, other.max ?? Number.MAX_SAFE_INTEGER);
  if (min <= max) return { min: min === 0 ? null : min, max: max === Number.MAX_SAFE_INTEGER ? null : max };
  const widestMin = one.min === null || other.min === null ? null : Math.min(one.min, other.min);
  const widestMax = one.max === null || other.max === null ? null : Math.max(one.max, other.max);
  return widestMin === null && widestMax === null ? null : { min: widestMin, max: widestMax };
}

/** "50–200", "500+", "up to 50": a size for people to read. */
export function formatCompanySize({ min, max }: Size): string {
  if (min !== null && max !== null) return `${min}–${max}`;
  return min === null ? `up to ${max}` : `${min}+`;
}
