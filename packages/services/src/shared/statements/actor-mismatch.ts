import { clausesOf, isVerb } from './clauses.ts';
import { EVENT_VERB, isCommonWord } from './common-words.ts';
import { type CompanyContext, findCompanyMentions, isTitleCase } from './company-names.ts';
import { isFirstPerson, isThirdParty } from './event-actor.ts';
import { eventOfWord, isMutualEvent } from './meaning/event-kinds.ts';

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

export interface EventMention {
  event: number;
  start: number;
  end: number;
}

/** The product's verbs of headlines leave out those that are rare there. */
const MORE_VERBS =
  /^(?:acquir|invest|purchas|commission|sack|resign|dismiss|retir|depart|liquidat|certif|approv|merg|divest)\w*$|^(?:fires|fired|fines|fined|finances|financed|shuts?|recalled|investigated|hacked|doubled|tripled)$/i;

/** The verbs of events that have an actor: partners act alike. */
export function eventMentionsIn(text: string): EventMention[] {
  return [...text.matchAll(/\p{L}+/gu)].flatMap(({ 0: word, index }) => {
    const isVerb = EVENT_VERB.test(word) || MORE_VERBS.test(word) || isProgressive(text.slice(0, index), word);
    const event = isVerb ? eventOfWord(word) : undefined;
    return event === undefined || isMutualEvent(event) ? [] : [{ event, start: index, end: index + word.length }];
  });
}

/** "Is suing": as active as "sues". */
const isProgressive = (before: string, word: string) =>
  /ing$/.test(word) && /\b(?:is|are|was|were|been|be)\s(?:\w+ly\s|now\s|also\s)?$/i.test(before);
/** "The recalled bar was made by Contoso": a thing belongs to its maker. */
const MADE_BY =
  /\b(?:made|built|produced|manufactured|sold|owned|operated|run|supplied|developed|designed) by (\p{Lu}[\p{L}\d&.-]+(?:\s\p{Lu}[\p{L}\d&.-]+)*)/u;

const PASSIVE = /\b(?:was|were|been|being|is|are|be|gets?|got)\s(?:\w+ly\s|since\s|later\s|also\s|now\s)?$/i;
/** "GripOne, launched by Northwind". */
const BY = /^\s(?:\w+ly\s|in \d{4}\s|last \w+\s)?by\b/;

export function actorOf(sentence: string, mention: EventMention, about: CompanyContext): Actor {
  const { text, start, end } = clauseWithSubject(sentence, mention, about);
  const before = text.slice(0, start);
  const mentions = findCompanyMentions(text, about).filter((one) => !isThirdParty(text, one));
  const isBefore = mentions.some((one) => one.end <= start) || isFirstPerson(before);
  const isAfter = mentions.some((one) => one.start >= end);
  const isPassive = PASSIVE.test(before) && !isProgressive(before, text.slice(start, end));
  if (isPassive || BY.test(text.slice(end))) {
    const by = /\bby\s(.*)$/u.exec(text.slice(end))?.[1] ?? '';
    if (isBefore) return 'other to company';
    if (by === '') return isAfter ? 'unnamed' : 'unnamed';
    if (isAfter && findCompanyMentions(by, about).length > 0) return 'company';
    return mentionsProperName(by) ? 'other' : 'unnamed';
  }
  if (isBefore)
    return hasNearerSubject(text, mentions.filter((one) => one.end <= start).at(-1)?.end ?? 0, start)
      ? 'other'
      : 'company';
  if (isAfter && mentionsProperName(before)) return 'other to company';
  if (OTHER_PARTY.test(before)) return isAfter ? 'other to company' : 'other';
  const maker = isAfter ? null : MADE_BY.exec(text.slice(end));
  return mentionsProperName(before) || (maker !== null && mentionsProperName(maker[1] ?? '')) ? 'other' : 'unnamed';
}

/**
 * Whether the sources name the company only to identify another party ("a rival of Northwind"), and the claim names
 * the company itself.
 */
export function isNamedForOther(claim: string, sources: readonly string[], about: CompanyContext): boolean {
  const isItself = (text: string) => findCompanyMentions(text, about).some((one) => !isRelated(text, one));
  const named = sources.filter((one) => findCompanyMentions(one, about).length > 0);
  return named.length > 0 && isItself(claim) && !named.some((one) => isItself(one) || isFirstPerson(one));
}

const isRelated = (text: string, mention: { start: number; end: number }) =>
  isThirdParty(text, mention) &&
  !/\b(?:from|than|outside|around|near|left|leaves|before|like|beats?)[\s.-]+$/i.test(text.slice(0, mention.start));

/** A party without a name that is not the company. */
const OTHER_PARTY =
  /\b(?:(?:its|their|the|a|one of its|another|the company['’]s|our) (?:[\w-]+ ){0,2}(?:rivals?|competitors?|customers?|clients?|suppliers?|parent(?: company)?|owners?|investors?|shareholders?|neighbou?rs?|landlords?|regulators?|city|government|partners?|former \w+|founders?|co-founders?)|rivals|competitors|someone else|another (?:company|firm|party))\b/i;

/** "Northwind said Contoso acquired": another name follows and is right before the verb. */
function hasNearerSubject(text: string, from: number, to: number): boolean {
  if (isTitleCase(text)) return false;
  const name =
    /(?:[,:;–—]|\b(?:that|when|as|because|while|says?|said|how|whose|where|of whom|after|before))\s+(?:\w+\s)?(\p{Lu}[\p{L}\d&.-]+)(?:\s\p{Lu}[\p{L}\d&.-]+)*\s+(?:has |have |had |is |was |also |today |recently |would |will )*$/u.exec(
      text.slice(from, to),
    );
  return name !== null && !isCommonWord(name[1] ?? '');
}

/** The clause of an event; one without a subject of its own has that of the clause that it follows. */
function clauseWithSubject(
  sentence: string,
  { start, end }: EventMention,
  about: CompanyContext,
): { text: string; start: number; end: number } {
  const clauses = clausesOf(sentence);
  const at = clauses.findIndex((one) => start >= one.start && start < one.end);
  const clause = clauses[at];
  if (clause === undefined) return { text: sentence, start, end };
  const hasSubject = (before: string) =>
    findCompanyMentions(before, about).length > 0 ||
    mentionsProperName(before) ||
    /\b(?:it|they|he|she|we|the company|who)\b/i.test(before) ||
    OTHER_PARTY.test(before);
  if (hasSubject(sentence.slice(clause.start, start))) {
    // "Contoso, which acquired Adatum": the name before the relative is the subject.
    if (!/^(?:which|who|whose)\b/.test(clause.text))
      return { text: clause.text, start: start - clause.start, end: end - clause.start };
  }
  // A main clause goes on after what stood within it; a relative one belongs to the name right before it.
  const earlier = clauses.slice(0, at).findLast((one) => clause.isSubordinate || !one.isSubordinate);
  if (earlier === undefined) return { text: clause.text, start: start - clause.start, end: end - clause.start };
  const isRelative = /^(?:which|who|whose)\b/.test(clause.text);
  const subject = isRelative ? antecedentOf(earlier.text) : subjectOf(earlier.text);
  const lead = `${subject} `;
  return { text: lead + clause.text, start: lead.length + start - clause.start, end: lead.length + end - clause.start };
}

/** The words before the first verb. */
export function subjectOf(clause: string): string {
  for (const { 0: word, index } of clause.matchAll(/[\p{L}'’-]+/gu)) {
    if (index > 0 && isVerb(word)) return clause.slice(0, index).trim();
  }
  return clause.trim();
}

/** The last name of the words before "which". */
export const antecedentOf = (clause: string) =>
  /(?:\p{Lu}[\p{L}\d&.'’-]*\s?)+(?=[^\p{Lu}]*$)/u.exec(clause)?.[0].trim() ?? clause.trim();

/** Whether a name occurs: a capitalised word that is not of common use. */
export const mentionsProperName = (text: string) =>
  (text.match(/(?<![\p{L}\d])\p{Lu}[\p{L}\d&.-]*/gu) ?? []).some(
    (word) =>
      !isCommonWord(word) && !/^(?:They|He|She|You|I|Someone|Everyone|Congratulations|Hi|Dear|Hello)$/.test(word),
  );
