import { DEED_VERB, isPlainWord } from '../analyse/rules/common-words.ts';
import { type About, findMentions } from '../analyse/rules/company-names.ts';
import { isSomebodyElse, speaksOfItself } from '../analyse/rules/whose-deed.ts';
import { eventOf, isMutual } from './words.ts';

/** Who does a deed: the company, somebody to the company, somebody else, or nobody that is named. */
type Actor = 'company' | 'other to company' | 'other' | 'unnamed';

/**
 * Whether a source tells a deed of a claim of another one than the claim does: "Fabrikam acquired Northwind" does not
 * bear out "Northwind acquired Fabrikam". Deeds that are named by nouns alone are not told apart.
 */
export function isAnothersDeed(claim: string, sources: readonly string[], about: About): boolean {
  return deedsIn(claim).some((deed) => {
    // "It raised $40 million" is said of the company that the report is about.
    const claimed = actorOf(claim, deed, about);
    const actor = claimed === 'unnamed' ? 'company' : claimed;
    const told = sources.flatMap((source) =>
      deedsIn(source)
        .filter(({ event }) => event === deed.event)
        .map((same) => actorOf(source, same, about)),
    );
    return told.length > 0 && !told.some((one) => one === actor || one === 'unnamed');
  });
}

interface Deed {
  event: number;
  start: number;
  end: number;
}

/** The product's verbs of headlines leave out those that are rare there. */
const MORE_VERBS =
  /^(?:acquir|invest|purchas|resign|dismiss|retir|depart|liquidat|certif|approv|merg|divest)\w*$|^(?:fires|fired|fines|fined|finances|financed)$/i;

function deedsIn(text: string): Deed[] {
  return [...text.matchAll(/\p{L}+/gu)].flatMap(({ 0: word, index }) => {
    const event = DEED_VERB.test(word) || MORE_VERBS.test(word) ? eventOf(word) : undefined;
    return event === undefined || isMutual(event) ? [] : [{ event, start: index, end: index + word.length }];
  });
}

const PASSIVE = /\b(?:was|were|been|being|is|are|be|gets?|got)\s(?:\w+ly\s)?$/i;
/** "GripOne, launched by Northwind". */
const BY = /^\sby\b/;

function actorOf(text: string, { start, end }: Deed, about: About): Actor {
  const before = text.slice(0, start);
  const mentions = findMentions(text, about).filter((mention) => !isSomebodyElse(text, mention));
  const isBefore = mentions.some((mention) => mention.end <= start) || speaksOfItself(before);
  const isAfter = mentions.some((mention) => mention.start >= end);
  if (PASSIVE.test(before) || BY.test(text.slice(end))) {
    if (isBefore) return 'other to company';
    if (!isAfter) return BY.test(text.slice(end)) ? 'other' : 'unnamed';
    return /\bby\b/.test(text.slice(end)) ? 'company' : 'unnamed';
  }
  if (isBefore) return 'company';
  if (isAfter && hasName(before)) return 'other to company';
  return hasName(before) ? 'other' : 'unnamed';
}

/** Whether somebody is named: a word in capitals that is none of common use. */
const hasName = (text: string) =>
  (text.match(/(?<![\p{L}\d])\p{Lu}[\p{L}\d&.-]*/gu) ?? []).some((word) => !isPlainWord(word));
