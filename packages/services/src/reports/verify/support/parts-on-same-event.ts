import { actorOf, type EventMention, eventMentionsIn } from '../../../shared/statements/actor-mismatch.ts';
import { hasSameCertainty, hedgesIn, withoutContrast } from '../../../shared/statements/certainty.ts';
import { type Clause, clausesOf } from '../../../shared/statements/clauses.ts';
import { companyNameVariants } from '../../../shared/statements/company-names.ts';
import { eventsIn } from '../../../shared/statements/meaning/event-kinds.ts';
import { meaningfulStems } from '../../../shared/statements/word-stems.ts';
import type { VerificationContext } from '../citation/check-citation.ts';
import { startsWithOther } from './sentence-subject.ts';

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
export function partsOnSameEvent(
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
  if (/^(?:which|who) (?:paid|pays)|^paying/.test(clause.text)) return true;
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
