import { EVENT_VERB, isCommonWord } from '../../shared/statements/common-words.ts';
import { type CompanyContext, findCompanyMentions } from '../../shared/statements/company-names.ts';
import { eventOfWord, isMutualEvent } from '../../shared/statements/word-stems.ts';
import { isFirstPerson, isThirdParty } from '../analyse/attribution/event-actor.ts';

/** The actor of an event: the company, a party with a relation to it, another party, or none named. */
type Actor = 'company' | 'other to company' | 'other' | 'unnamed';

/**
 * Whether the source attributes a claim's event to another actor: "Fabrikam acquired Northwind" does not support
 * "Northwind acquired Fabrikam". Events named by nouns alone are not distinguished.
 */
export function hasActorMismatch(claim: string, sources: readonly string[], about: CompanyContext): boolean {
  return eventMentionsIn(claim).some((claimedEvent) => {
    // "It raised $40 million" is said of the company that the report is about.
    const claimed = actorOf(claim, claimedEvent, about);
    const actor = claimed === 'unnamed' ? 'company' : claimed;
    const sourceActors = sources.flatMap((source) =>
      eventMentionsIn(source)
        .filter(({ event }) => event === claimedEvent.event)
        .map((same) => actorOf(source, same, about)),
    );
    return sourceActors.length > 0 && !sourceActors.some((one) => one === actor || one === 'unnamed');
  });
}

interface EventMention {
  event: number;
  start: number;
  end: number;
}

/** The product's verbs of headlines leave out those that are rare there. */
const MORE_VERBS =
  /^(?:acquir|invest|purchas|resign|dismiss|retir|depart|liquidat|certif|approv|merg|divest)\w*$|^(?:fires|fired|fines|fined|finances|financed)$/i;

function eventMentionsIn(text: string): EventMention[] {
  return [...text.matchAll(/\p{L}+/gu)].flatMap(({ 0: word, index }) => {
    const event = EVENT_VERB.test(word) || MORE_VERBS.test(word) ? eventOfWord(word) : undefined;
    return event === undefined || isMutualEvent(event) ? [] : [{ event, start: index, end: index + word.length }];
  });
}

const PASSIVE = /\b(?:was|were|been|being|is|are|be|gets?|got)\s(?:\w+ly\s)?$/i;
/** "GripOne, launched by Northwind". */
const BY = /^\sby\b/;

function actorOf(text: string, { start, end }: EventMention, about: CompanyContext): Actor {
  const before = text.slice(0, start);
  const mentions = findCompanyMentions(text, about).filter((mention) => !isThirdParty(text, mention));
  const isBefore = mentions.some((mention) => mention.end <= start) || isFirstPerson(before);
  const isAfter = mentions.some((mention) => mention.start >= end);
  if (PASSIVE.test(before) || BY.test(text.slice(end))) {
    if (isBefore) return 'other to company';
    if (!isAfter) return BY.test(text.slice(end)) ? 'other' : 'unnamed';
    return /\bby\b/.test(text.slice(end)) ? 'company' : 'unnamed';
  }
  if (isBefore) return 'company';
  if (isAfter && mentionsProperName(before)) return 'other to company';
  return mentionsProperName(before) ? 'other' : 'unnamed';
}

/** Whether a name occurs: a capitalised word that is not of common use. */
const mentionsProperName = (text: string) =>
  (text.match(/(?<![\p{L}\d])\p{Lu}[\p{L}\d&.-]*/gu) ?? []).some((word) => !isCommonWord(word));
