import type { LocatedNumber } from '../stated-numbers.ts';
import { meaningfulStems } from '../word-stems.ts';
import { headNouns, type NumberSegment, numberSegments } from './number-segments.ts';

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
  // What is said of the seven is not said of the 23.
  if (own.isWhole && !claimed.isWhole && saysMoreThanCount(claimed)) return false;
  if (own.unit !== '' && own.unit !== '%' && !hasSameRole(claimed, own)) return false;
  const ownStems = new Set([...meaningfulStems(own.words), ...meaningfulStems(own.shared)]);
  const otherStems = new Set(all.filter((one) => one !== own).flatMap((one) => [...meaningfulStems(one.words)]));
  const isOthers = (stem: string) => !ownStems.has(stem) && otherStems.has(stem) && !companyWords.has(stem);
  return ![...meaningfulStems(claimed.words)].some(isOthers);
}

const COUNTING = meaningfulStems('has have owns runs operates employs comprises total sites people');
const saysMoreThanCount = ({ after }: NumberSegment) =>
  [...meaningfulStems(after)].filter((stem) => !COUNTING.has(stem)).length > 1;

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
