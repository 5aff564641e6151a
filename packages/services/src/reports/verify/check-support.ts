import {
  actorOf,
  antecedentOf,
  type EventMention,
  eventMentionsIn,
  hasActorMismatch,
  isNamedForOther,
  subjectOf,
} from '../../shared/statements/actor-mismatch.ts';
import {
  areSameHedges,
  hasSameCertainty,
  hedgesAt,
  hedgesIn,
  takesBack,
  withoutContrast,
} from '../../shared/statements/certainty.ts';
import { type Clause, clausesOf } from '../../shared/statements/clauses.ts';
import { isCommonWord } from '../../shared/statements/common-words.ts';
import { companyNameVariants } from '../../shared/statements/company-names.ts';
import { withCommonVerbs } from '../../shared/statements/event-synonyms.ts';
import { isNumberOfOther } from '../../shared/statements/number-owners.ts';
import { eventPositions, eventsIn, meaningfulStems, stemsOf } from '../../shared/statements/word-stems.ts';
import type { CheckedCitation, VerificationContext } from './check-citation.ts';
import { unsupportedOpenings } from './check-openings.ts';
import { unsupportedNumber, unsupportedWord } from './check-words.ts';

/** Why a sentence is not borne out by these citations; null when it is. */
export function checkSupport(
  said: string,
  cited: readonly CheckedCitation[],
  context: VerificationContext,
): string | null {
  const sentence = withCommonVerbs(said);
  const citations = cited.map((one) => ({
    ...one,
    sourceSentences: one.sourceSentences.map(withCommonVerbs),
    surroundingSentences: one.surroundingSentences.map(withCommonVerbs),
  }));
  const openings = unsupportedOpenings(sentence, citations, context);
  if (openings !== undefined) return openings;
  const about = { names: companyNameVariants(context.company), isOwn: false };
  const sourceSentences = citations.flatMap((one) => one.sourceSentences);
  const events = reportedEvents(sentence, context);
  // A neighbouring sentence supports only what it does not hedge, and only by the same actor.
  const nearbySentences = citations
    .flatMap((one) => one.surroundingSentences)
    .filter(
      (one) =>
        sourceSentences.includes(one) || (hasSameCertainty(one, sentence) && !hasActorMismatch(sentence, [one], about)),
    );
  const telling =
    events.size === 0
      ? nearbySentences.map((one) => partOfSubject(one, sentence, context))
      : tellingSentences(sentence, events, sourceSentences, nearbySentences, context);
  const support = { citations, sentences: telling };
  return (
    (events.size > 0 && telling.length === 0 ? null : unsupportedNumber(sentence, support, context)) ??
    unsupportedEvent(sentence, sourceSentences, context) ??
    unsupportedWord(sentence, support, context) ??
    unsupportedCertainty(sentence, sourceSentences, nearbySentences, context) ??
    takenBackAfter(sentence, events, citations) ??
    (hasActorMismatch(sentence, sourceSentences, about) || isNamedForOther(sentence, sourceSentences, about)
      ? 'Its source says this about another party'
      : null) ??
    numberOfOther(sentence, telling, context)
  );
}

/** A company may be called Partners or Capital: its name is no event. */
export const reportedEvents = (text: string, { company }: VerificationContext) =>
  eventsIn(companyNameVariants(company).reduce((rest, name) => rest.replaceAll(name, ' '), text));

/** Words that continue what the sentence before says: "The round was led by …". */
const CONTINUATION =
  /^(?:the|this|that|these|those|its|their) (?:\w+ ){0,2}?(?:round|deal|money|funds|proceeds|funding|investment|financing|capital|transaction|acquisition|purchase|takeover|agreement|partnership|alliance|contract|product|launch|plant|factory|office|site|facility|lab|laboratory|building|hub|campus|move|appointment|award|new)\b|^(?:led|backed|located|priced|built)\b/i;

/**
 * The parts of the sources that say the same event of the same party with the same certainty: an event takes its
 * numbers, names and words from these alone.
 */
function tellingSentences(
  sentence: string,
  events: ReadonlySet<number>,
  sourceSentences: readonly string[],
  nearbySentences: readonly string[],
  context: VerificationContext,
): string[] {
  const contrasted = withoutContrast(sentence) !== sentence;
  const statesEvent = (one: string) => [...reportedEvents(one, context)].some((event) => events.has(event));
  const isLinked = (one: string) =>
    !sourceSentences.includes(one) &&
    (CONTINUATION.test(one.trim()) || (statesEvent(one) && !startsWithOther(one, context)));
  const around = nearbySentences.filter((one) => (sourceSentences.includes(one) ? statesEvent(one) : isLinked(one)));
  return around.map((one) => relevantPart(contrasted ? one : withoutContrast(one), sentence, events, context));
}

/** "Contoso is valued at …": a neighbour with a subject of its own. */
const startsWithOther = (sentence: string, { company }: VerificationContext) => {
  const name = /^(?:The |An? )?(\p{Lu}[\p{L}\d&.-]+)/u.exec(sentence.trim())?.[1] ?? '';
  return (
    name !== '' &&
    !company.name.includes(name) &&
    !/^(?:The|It|They|In|On|At|This|That|We|Our|Its|A|An|Revenue|Sales|Led|With|For|By|After)$/.test(name)
  );
};

/** Without the clauses whose subject is another party that the claim does not name. */
function partOfSubject(source: string, sentence: string, context: VerificationContext): string {
  const subjectOfOther = ({ text }: Clause, index: number, all: Clause[]) => {
    const isRelative = /^(?:which|who|whose)\b/.test(text);
    if (!isRelative && all[index]?.isSubordinate && !namesCompany) return false;
    const before = all[index - 1]?.text ?? '';
    const subject = isRelative || all[index]?.isSubordinate ? antecedentOf(before) : subjectOf(text);
    const name = /\p{Lu}[\p{L}\d&.-]*/u.exec(subject)?.[0] ?? '';
    const hasVerb = isRelative || subject.length < text.trim().length;
    return (
      hasVerb && name !== '' && startsWithOther(`${name} x`, context) && !isCommonWord(name) && !sentence.includes(name)
    );
  };
  const namesCompany =
    companyNameVariants(context.company).some((name) => sentence.includes(name)) ||
    /^(?:it|we|the company)\b/i.test(sentence);
  const clauses = clausesOf(source);
  const own = clauses.filter((clause, index, all) => !subjectOfOther(clause, index, all));
  return own.length === clauses.length ? source : own.map(({ text }) => text).join(' | ');
}

/** Without the clauses on other events, on other parties, and of another certainty. */
function relevantPart(
  source: string,
  sentence: string,
  events: ReadonlySet<number>,
  context: VerificationContext,
): string {
  const clauses = clausesOf(source);
  if (clauses.length < 2) return source;
  const own = clauses.filter((clause) => isRelevant(clause, source, sentence, events, context));
  return own.length === 0 ? source : own.map(({ text }) => text).join(' | ');
}

function isRelevant(
  clause: Clause,
  source: string,
  sentence: string,
  events: ReadonlySet<number>,
  context: VerificationContext,
): boolean {
  const said = reportedEvents(clause.text, context);
  const shared = [...said].some((event) => events.has(event));
  const about = { names: companyNameVariants(context.company), isOwn: false };
  const mention = eventMentionsIn(source).find((one) => one.start >= clause.start && one.end <= clause.end);
  if (said.size > 0 && !shared) return false;
  if (shared || said.size === 0) {
    const isOthers = mention !== undefined && isAnothers(source, mention, sentence, about);
    if (isOthers) return false;
  }
  if (said.size === 0 && source.charAt(clause.start - 2) === ';' && !continues(clause.text, context)) return false;
  if (said.size === 0 && clause.isSubordinate) {
    const [first] = [...meaningfulStems(clause.text)];
    return first !== undefined && meaningfulStems(sentence).has(first);
  }
  if (said.size === 0)
    return (
      hasSameCertainty(clause.text, sentence) ||
      hedgesIn(clause.text).size === 0 ||
      /^(?:which|who|whose)\b/.test(clause.text)
    );
  return true;
}

/** After a semicolon another subject begins another story, unless it takes up the event: "; the round was led by …". */
const continues = (text: string, { company }: VerificationContext) =>
  CONTINUATION.test(text.trim()) ||
  /^(?:it|they|we|he|she|its|their|our|with|in|at)\b/i.test(text.trim()) ||
  companyNameVariants(company).some((name) => text.startsWith(name));

function isAnothers(
  source: string,
  mention: EventMention,
  sentence: string,
  about: { names: string[]; isOwn: boolean },
): boolean {
  const actor = actorOf(source, mention, about);
  if (actor !== 'other') return false;
  return !eventMentionsIn(sentence).some(
    (one) => one.event === mention.event && actorOf(sentence, one, about) === 'other',
  );
}

function unsupportedEvent(sentence: string, sourceSentences: string[], context: VerificationContext): string | null {
  const events = new Set(sourceSentences.flatMap((one) => [...reportedEvents(one, context)]));
  const missing = [...reportedEvents(sentence, context)].find((event) => !events.has(event));
  if (missing === undefined) return null;
  const word = sentence.slice(eventPositions(missing, sentence)[0]).split(/[^\p{L}]/u)[0];
  return `What it says has happened is not in the quoted words: “${word}”`;
}

const UNCERTAIN = 'Its source denies or doubts it';

/**
 * The certainty must match: that of each event at its position, that of everything else in every sentence with only its
 * words.
 */
function unsupportedCertainty(
  sentence: string,
  sourceSentences: string[],
  nearbySentences: string[],
  context: VerificationContext,
): string | null {
  const events = [...reportedEvents(sentence, context)];
  const year = context.year ?? null;
  for (const event of events) {
    const positions = eventPositions(event, sentence);
    const isSupported = positions.every((position) => {
      const hedges = hedgesAt(sentence, position, year);
      return sourceSentences.some((source) =>
        eventPositions(event, source).some((at) => areSameHedges(hedgesAt(source, at, year), hedges)),
      );
    });
    if (!isSupported) return UNCERTAIN;
  }
  const isNew = [...hedgesIn(sentence)].some((hedge) => !nearbySentences.some((source) => hedgesIn(source).has(hedge)));
  if (isNew) return UNCERTAIN;
  if (events.length > 0) return null;
  const name = meaningfulStems(context.company.name);
  const words = [...meaningfulStems(sentence)].filter((stem) => !name.has(stem));
  const parts = nearbySentences.flatMap((source) => clausesOf(source).map(({ text }) => text));
  const certainStems = stemsOf(parts.filter((part) => hasSameCertainty(part, sentence)).join(' '));
  const uncertainStems = stemsOf(parts.filter((part) => !hasSameCertainty(part, sentence)).join(' '));
  return words.some((stem) => uncertainStems.has(stem) && !certainStems.has(stem)) ? UNCERTAIN : null;
}

/** What the sentence after the quoted one takes back is no event: "The deal later fell through." */
function takenBackAfter(sentence: string, events: ReadonlySet<number>, citations: CheckedCitation[]): string | null {
  if (events.size === 0 || hedgesIn(sentence).has('denied')) return null;
  const isTakenBack = citations.some(({ after }) => after !== null && takesBack(after));
  return isTakenBack ? UNCERTAIN : null;
}

function numberOfOther(sentence: string, telling: readonly string[], { company }: VerificationContext): string | null {
  const other = isNumberOfOther(sentence, telling, meaningfulStems(`${company.name} ${company.domain}`));
  return other === null ? null : `In its source the number ${other.value.toLocaleString('en')} is about something else`;
}
