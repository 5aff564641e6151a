import { checkMessage } from '../check/check-message.ts';
import type { MessageFact, MessageLanguage, MessageRequest } from '../schemas.ts';
import type { MessageClause, WriteMessage, WrittenMessage } from '../written-message.ts';
import { isFormalAddress } from './address-of-goal.ts';
import { byGoal } from './bridge.ts';
import { createVariantChooser } from './choose-variant.ts';
import { composeConnectionRequest } from './compose-connection-request.ts';
import { composeLetter } from './compose-letter.ts';
import { type Composition, slotValues } from './composition.ts';
import { goalProblem } from './goal-problem.ts';
import { fromImperative } from './goal-words/writer-imperative.ts';
import { languageOf } from './language-of.ts';
import { isTitledGreeting } from './names/greeting-name.ts';
import { GERMAN } from './phrasebook/de.ts';
import { ENGLISH } from './phrasebook/en.ts';
import { SPANISH } from './phrasebook/es.ts';
import { FRENCH } from './phrasebook/fr.ts';
import type { Phrasebook } from './phrasebook/phrasebook.ts';
import { readGoal } from './read-goal.ts';
import { isNote, isReason, quoted, readReason, type UnusedFact } from './reasons/read-reason.ts';
import { fitsNoSentence, otherLanguage, SERVICE_NEEDS_NO_NEWS, tooLong, unusedReason } from './refusals.ts';
import { suggestGoal } from './suggest-goal.ts';

const PHRASEBOOKS: Record<MessageLanguage, Phrasebook> = { en: ENGLISH, de: GERMAN, fr: FRENCH, es: SPANISH };
/** Wordings that are tried before a message is left as it is. */
const WORDINGS_MAX = 4;

/**
 * The built-in writer: one reason that a selected fact gives, the goal as a question, and nothing else. Unknown fields
 * are not mentioned, facts are said in the language of the message or not at all, and a fact whose wording the check
 * would mark is left out. A connection request stays within its limit by choosing shorter sentences; nothing is cut.
 * @returns the text and its clauses, which concatenate to the text; or what is wrong with the goal
 */
export const writeMessage: WriteMessage = (asked, { variant, today }) => {
  const isFormal = isFormalAddress(
    fromImperative(asked.campaignGoal, asked.language),
    asked.language,
    // "Frau Lindner" is a Sie, whatever was chosen.
    asked.isFormal || isTitledGreeting(asked.recipientName, true, asked.language),
  );
  const request = { ...asked, isFormal };
  const goalLanguage = languageOf(request.campaignGoal, request.language);
  if (goalLanguage !== request.language) return refused(otherLanguage(goalLanguage, request.language));
  const problem = goalProblem(request.campaignGoal, request.language);
  if (problem !== null) return refused(problem);
  const facts = distinctFacts(request);
  let excluded: UnusedFact[] = [];
  const quotedIds = new Set<string>();
  for (;;) {
    const usable = facts.filter(({ id }) => excluded.every((one) => one.id !== id));
    const { outcome, marked } = firstUnmarked(request, usable, { variant, today, quotedIds });
    if (outcome.problem !== null) return outcome;
    if (marked.length === 0) return { ...outcome, unusedFacts: [...outcome.unusedFacts, ...excluded] };
    const notes = new Set(facts.filter(isNote).map(({ id }) => id));
    const unquoted = marked.filter((id) => !quotedIds.has(id) && !notes.has(id));
    for (const id of unquoted) quotedIds.add(id);
    if (unquoted.length > 0) continue;
    const reason = 'The check could not confirm it in other words.';
    excluded = [...excluded, ...marked.map((id) => ({ id, reason }))];
  }
};

type ComposeOptions = Parameters<WriteMessage>[1] & { /** Facts that are quoted. */ quotedIds: ReadonlySet<string> };

/** The first wording that the check finds nothing in; else the chosen one, with the facts of its marked clauses. */
function firstUnmarked(
  request: MessageRequest,
  facts: readonly MessageFact[],
  { variant, today, quotedIds }: ComposeOptions,
): { outcome: WrittenMessage; marked: string[] } {
  const chosen = compose(request, facts, { variant, today, quotedIds });
  let outcome = chosen;
  for (let wording = 1; outcome.problem === null; wording += 1) {
    if (checkMessage(outcome.text, request).length === 0) return { outcome, marked: [] };
    if (wording === WORDINGS_MAX) return { outcome: chosen, marked: factsOfMarkedClauses(chosen, request) };
    outcome = compose(request, facts, { variant: variant + wording, today, quotedIds });
  }
  return { outcome, marked: [] };
}

function compose(
  request: MessageRequest,
  facts: readonly MessageFact[],
  { variant, today, quotedIds }: ComposeOptions,
): WrittenMessage {
  const goal = readGoal(request);
  if (goal?.isUnfit) return refused(fitsNoSentence(request, goal.why, suggestGoal(request, goal.suggestion)));
  const isService = goal?.kind === 'service';
  const read = facts.map((fact) => {
    if (isService) return { id: fact.id, reason: SERVICE_NEEDS_NO_NEWS };
    const one = readReason(fact, request, today);
    return isReason(one) && quotedIds.has(fact.id) ? quoted(one, fact, request) : one;
  });
  const composition: Composition = {
    request,
    phrasebook: PHRASEBOOKS[request.language],
    values: slotValues(request, goal),
    choose: createVariantChooser(request, variant),
    reasons: byGoal(read.filter(isReason), goal, request.language),
    goal,
  };
  const clauses =
    request.messageType === 'connection_request' ? composeConnectionRequest(composition) : composeLetter(composition);
  if (clauses === null) return refused(tooLong(request));
  const used = new Set(clauses.flatMap(({ restsOn }) => restsOn));
  const unread = read.flatMap((one) => (isReason(one) ? [] : [one]));
  const left = composition.reasons
    .filter(({ factId }) => !used.has(factId))
    .map(({ factId: id }) => ({
      id,
      reason: unusedReason(
        request,
        composition.reasons.some((one) => used.has(one.factId)),
      ),
    }));
  return { problem: null, text: textOf(clauses), clauses, unusedFacts: [...unread, ...left] };
}

/** The facts of the clauses that the check marks; none when other words are marked. */
function factsOfMarkedClauses(
  { text, clauses }: { text: string; clauses: MessageClause[] },
  request: MessageRequest,
): string[] {
  const marks = checkMessage(text, request);
  const ids = new Set(request.facts.map(({ id }) => id));
  let start = 0;
  return clauses.flatMap((clause) => {
    const end = start + clause.text.length;
    const isMarked = marks.some(({ at }) => at >= start && at < end);
    start = end;
    return isMarked ? clause.restsOn.filter((id) => ids.has(id)) : [];
  });
}

const textOf = (clauses: readonly MessageClause[]) => clauses.map(({ text }) => text).join('');
const refused = (message: string): WrittenMessage => ({ problem: message, text: '', clauses: [], unusedFacts: [] });

function distinctFacts({ facts }: MessageRequest): MessageRequest['facts'] {
  const byText = new Map<string, MessageFact>();
  for (const fact of facts)
    if (fact.text.trim() !== '' && !byText.has(keyOf(fact.text))) byText.set(keyOf(fact.text), fact);
  return [...byText.values()];
}

const keyOf = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
