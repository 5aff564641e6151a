import { MONTHS } from '@workbench/text/months';
import { namesCompany } from '../company-identity/company-name.ts';

const PEOPLE = String.raw`(?:employees|team\s+members|associates|colleagues|people|persons|individuals|teammates|crew\s+members)\b`;
const UP_TO_NOUN = new RegExp(`^.*${PEOPLE}`, 'is');
const FROM_NOUN = new RegExp(`${PEOPLE}.*$`, 'is');
const REPEATED_NOUN = new RegExp(String.raw`^\s+(?:(?:full-time|total|dedicated|talented)\s+)*${PEOPLE}`, 'i');
const ABOUT = String.raw`(?:(?:approximately|about|over|nearly|roughly|around|some|almost|more\s+than)\s+)?`;
/** Words that describe all of a company's people; "hourly", "sales" or "worksite" single some out. */
const DESCRIBES_ALL =
  /\b(?:full|time|equivalent|total|regular|permanent|active|global|worldwide|dedicated|talented|skilled|highly|and|our|its|the|of|number|thousand|million)\b/gi;
const BOTH_TIMES = /\bfull[- ](?:time\s+)?(?:and|or)\s+part[- ]time\b/gi;
/** One of many stores or years: the number is no total. */
const IS_PER_UNIT = /\b(?:(?:each|every|per)\b[^,;]*|averag\w+\s[^,;]*)$/i;
const JOINS_A_NUMBER = new RegExp(String.raw`\b(?:and|or|plus)\s+${ABOUT}$`, 'i');
const IS_OURS = new RegExp(String.raw`\bour\s+${ABOUT}$`, 'i');
const VERB = /\b(?:had|has|have|employ(?:ed|s|ing)?)\b/gi;
/** What may come between the verb and the number: "had, as of May 31, 2025, a total of approximately". */
const LEADS_TO_TOTAL = new RegExp(
  String.raw`\b(?:${MONTHS.join('|')}|approximately|about|over|nearly|roughly|around|some|almost|more|than|in|excess|an?|the|total|aggregate|combined|global|worldwide|diverse|dedicated|talented|workforce|head\s?count|team|staff|of|as|at|and|compared|to|with|our|grown|also|currently|collectively|directly|together|year|end|fiscal|\d{1,2}|\d{4})\b`,
  'gi',
);
/** What may come right behind the number where it counts all; anything else may narrow it. */
const FOLLOWS_TOTAL = new RegExp(
  String.raw`^\s*(?:$|[.,;:()–—]|(?:worldwide|globally|around|throughout|across|compared|of\s+wh|including|during|as\s+(?:of|at)|and)\b|with\s+(?:approximately\s+|about\s+)?\d{1,2}(?:\.\d)?%|at\s+(?:${MONTHS.join('|')}|\d|(?:our\s+|the\s+)?(?:fiscal|year|end|close)|(?:that|such)\s+date)|on\s+(?:(?:\d{1,2}(?:st|nd|rd|th)?\s+)?(?:${MONTHS.join('|')})|an?\s+(?:full-time|consolidated)|(?:our|the)\s+payroll|(?:that|such)\s+date)|(?:(?:located|based|working|employed)\s+)?in\s+(?:\d|total|all\b|(?:the\s+)?aggregate|over|more\s+than|approximately|about|nearly|some|two|three|four|five|six|seven|eight|nine|ten|many|several|multiple|various|numerous|fiscal|${MONTHS.join('|')})|(?:for|in)\s+(?:the|our)\s+(?:fiscal\s+)?year)`,
  'i',
);
/** "Our 5,600 employees work in …" speaks of all of them. */
const OURS_GO_ON = /^\s*(?:work|are|have|live|serve|operate|bring|represent|span|make)\b/i;
const ADDS_PEOPLE = new RegExp(
  String.raw`^\s*,?\s*(?:and|plus|as\s+well\s+as)\s+${ABOUT}\d[\d,]*\s+(?:[a-z-]+\s+){0,4}(?:${PEOPLE}|in\b|at\b)`,
  'i',
);

/**
 * Whether a number of people is only a part of all: of one kind, per store, joined to another number, with options,
 * on leave. In doubt it is.
 * @param words the number with its noun, in either order
 */
export function countsPart(before: string, words: string, after: string, names: readonly string[]): boolean {
  if (isSomeKind(words, names)) return true;
  if (IS_PER_UNIT.test(before) || JOINS_A_NUMBER.test(before)) return true;
  const isOurs = IS_OURS.test(before);
  if (!isOurs && !leadsToTotal(before)) return true;
  // "A workforce of 1,250 full-time employees": the noun comes once more.
  const rest = /\d$/.test(words) ? after.replace(REPEATED_NOUN, '') : after;
  if (ADDS_PEOPLE.test(rest)) return true;
  return !FOLLOWS_TOTAL.test(rest) && !(isOurs && OURS_GO_ON.test(rest));
}

function isSomeKind(words: string, names: readonly string[]): boolean {
  // "The number of employees in Ohio was 300".
  if (/\d$/.test(words) && /\s(?:in|at|for|within|on)\s/i.test(words)) return true;
  if (!/^\d/.test(words) && !/^number\s+of\b/i.test(words)) return false;
  const kind = words
    .replace(/^number\s+of\b/i, '')
    .replace(FROM_NOUN, '')
    .replace(/^[\d.,]+/, '')
    .replace(BOTH_TIMES, ' ');
  const left = kind
    .replace(DESCRIBES_ALL, ' ')
    .replace(/[\s,-]+/g, ' ')
    .trim();
  return left !== '' && !names.some((name) => namesCompany(left, name) || namesCompany(name, left));
}

function leadsToTotal(before: string): boolean {
  const verb = [...before.matchAll(VERB)].at(-1);
  if (verb === undefined) return true;
  // An earlier number of people has the same verb: "1,900 employees, and as of December 31, 2025, 1,250 employees".
  const between = before.slice(verb.index + verb[0].length).replace(UP_TO_NOUN, '');
  return /^[\s,;]*$/.test(between.replace(LEADS_TO_TOTAL, ' '));
}
