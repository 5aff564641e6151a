import { clausesOf } from './clauses.ts';
import { type LocatedNumber, locatedNumbersIn, toPlainNumbers } from './stated-numbers.ts';
import { eventOfWord, meaningfulStems } from './word-stems.ts';

interface NumberSegment extends LocatedNumber {
  /** The words that belong to this number. */
  words: string;
  /** Words before it that it shares with the number before: "hired 12 engineers and 5 managers". */
  shared: string;
  before: string;
  after: string;
}

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
    segments.push({ ...number, words: `${before} ${after}`, shared, before, after });
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
function headNouns(after: string): string {
  const words = /^[\s-]?((?:[\p{L}\d'’&-]+[\s-]?){0,4})/u.exec(after)?.[1] ?? '';
  return (
    words
      .split(
        /\b(?:in|at|with|from|to|for|by|of|on|across|who|that|which|are|is|were|was|have|has|work|works|worked|and|or|as|through|this|last|during|under|over|per|than|more|fewer|after|since|will)\b/i,
      )[0]
      ?.trim() ?? ''
  );
}

const PEOPLE =
  /\b(?:people|employees|staff|workers|jobs|team members|colleagues|heads|persons|workforce|headcount|personnel|strong)\b/i;
const ROLES: [string, RegExp][] = [
  [
    'total',
    /\b(?:total|to date|so far|overall|altogether|in all|cumulative|since (?:its|their) (?:founding|foundation|start))\b/i,
  ],
  ['valuation', /\b(?:valu(?:ed|es|ing|ation)|worth|market cap\w*)\b/i],
  ['revenue', /\b(?:revenues?|turnover|sales|income|arr)\b/i],
  ['profit', /\b(?:profits?|earn(?:s|ed|ings)|ebitda)\b/i],
  ['loss', /\b(?:loss(?:es)?|lost|deficit)\b/i],
  ['debt', /\b(?:debts?|loans?|borrow\w*|credit|bonds?)\b/i],
  ['fine', /\b(?:fine[sd]?|penalt\w+|settlement|damages)\b/i],
  ['order', /\b(?:orders?|contracts?|backlog)\b/i],
  ['grant', /\b(?:grants?|subsid\w+)\b/i],
  ['price', /\b(?:acqui\w+|bought|buys?|purchas\w+|pays?|paid|price|sold|sells?)\b/i],
  ['cost', /\b(?:costs?|spen[dt]\w*|budget|invest(?:s|ed|ing)|saves?|saved|savings)\b/i],
  ['raise', /\b(?:rais\w+|round|series|fund(?:ing|s|ed|raise)|secur\w+|financing|investment|seed)\b/i],
  ['market', /\b(?:market|industry|sector)\b/i],
];
/** Most that a number may be, or not the number itself: a claim without these words says something else. */
const BOUND =
  /\b(?:up to|as much as|as many as|at most|no more than|fewer than|less than|below|under|short of|almost|nearly|close to|about to|at least|more than|over|above|from|target of|goal of|instead of|rather than|not)\s(?:the |a |its |another |just |some )?$/i;
const LOWER =
  /\b(?:up to|as much as|as many as|at most|no more than|fewer than|less than|below|under|short of|target of|goal of|from|not|instead of|rather than)\b/i;

/** What money is: a valuation, a price, a raise …; the word after it counts before the one ahead of it. */
function rolesOf(segment: NumberSegment): Set<string> {
  const around = `${segment.shared} ${segment.before}  ${segment.after}`;
  const own = headNouns(segment.after);
  const roles = ROLES.filter(([, pattern]) => pattern.test(own)).map(([role]) => role);
  if (roles.length === 0) roles.push(...ROLES.filter(([, pattern]) => pattern.test(around)).map(([role]) => role));
  return new Set(roles);
}

/** Whether a number of a claim belongs to something else in its source: another noun, party, department or sum. */
export function isNumberOfOther(
  claim: string,
  sources: readonly string[],
  companyWords: ReadonlySet<string>,
): LocatedNumber | null {
  const sourceSegments = sources.map(numberSegments);
  for (const claimed of numberSegments(claim)) {
    const holders = sourceSegments.filter((segments) => segments.some((one) => isSame(one, claimed)));
    if (holders.length === 0) continue;
    const isSupported = holders.some((segments) =>
      segments.some((one) => isSame(one, claimed) && fits(claimed, one, segments, companyWords)),
    );
    if (!isSupported) return claimed;
  }
  return null;
}

const isSame = (a: LocatedNumber, b: LocatedNumber) =>
  a.value === b.value && (a.unit === b.unit || b.unit === '' || a.unit === '');

function fits(
  claimed: NumberSegment,
  own: NumberSegment,
  all: NumberSegment[],
  companyWords: ReadonlySet<string>,
): boolean {
  const bound = BOUND.exec(own.before)?.[0] ?? '';
  if (LOWER.test(bound) && !LOWER.test(BOUND.exec(claimed.before)?.[0] ?? '')) return false;
  if (own.unit === '' && !hasSameNoun(claimed, own)) return false;
  if (own.unit !== '' && own.unit !== '%' && !hasSameRole(claimed, own)) return false;
  const ownStems = new Set([...meaningfulStems(own.words), ...meaningfulStems(own.shared)]);
  const otherStems = new Set(all.filter((one) => one !== own).flatMap((one) => [...meaningfulStems(one.words)]));
  const isOthers = (stem: string) => !ownStems.has(stem) && otherStems.has(stem) && !companyWords.has(stem);
  return ![...meaningfulStems(claimed.words)].some(isOthers);
}

function hasSameRole(claimed: NumberSegment, own: NumberSegment): boolean {
  const [a, b] = [rolesOf(claimed), rolesOf(own)];
  if (b.has('total') && !a.has('total')) return false;
  a.delete('total');
  b.delete('total');
  return a.size === 0 || b.size === 0 || [...a].some((role) => b.has(role));
}

function hasSameNoun(claimed: NumberSegment, own: NumberSegment): boolean {
  const noun = headNouns(claimed.after);
  const stems = [...meaningfulStems(noun)];
  if (stems.length === 0) return true;
  const around = `${own.shared} ${own.before.split(/\s/).slice(-5).join(' ')} ${own.after}`;
  if (PEOPLE.test(noun) && PEOPLE.test(around)) return true;
  const known = meaningfulStems(around);
  return stems.some((stem) => known.has(stem)) && known.has(stems.at(-1) ?? '');
}
