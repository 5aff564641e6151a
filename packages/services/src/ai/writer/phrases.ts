import type { MessageClause } from '../written-message.ts';
import { cleanCompany } from './clean-fields.ts';
import { type Composition, isFamiliarGreeting } from './composition.ts';
import { canFill, fillSentence, type SlotValues, slotsOf } from './fill-sentence.ts';
import { upperFirst } from './goal.ts';
import { isTitledGreeting } from './names/greeting-name.ts';
import type { Slot } from './phrasebook/phrasebook.ts';
import type { Reason } from './reasons/read-reason.ts';

/** A clause with the form that it was said in. */
export interface Phrase {
  clause: MessageClause;
  sentence: string;
}

const phraseOf = (form: string | undefined, { request }: Composition, values: SlotValues): Phrase[] =>
  form === undefined ? [] : [{ clause: fillSentence(form, values, request), sentence: form }];

/** The forms that use the most of what is known. */
function bestForms(forms: readonly string[], values: SlotValues, without: readonly Slot[] = []): string[] {
  const usable = forms.filter((form) => canFill(form, values) && !slotsOf(form).some((slot) => without.includes(slot)));
  const most = Math.max(0, ...usable.map((form) => slotsOf(form).length));
  return usable.filter((form) => slotsOf(form).length === most);
}

/** @param without slots that must stay out, as the name when there is no room for it */
export function greeting(composition: Composition, without: readonly Slot[] = []): Phrase[] {
  const { phrasebook, request, values, choose } = composition;
  const { language, recipientName, tone } = request;
  const isTitled = language !== 'de' && isTitledGreeting(recipientName, isFamiliarGreeting(request));
  const { formal, familiar } = phrasebook.greetings;
  const ofTone = isTitled ? formal.professional : (request.isFormal ? formal : familiar)[tone];
  return phraseOf(choose(bestForms(ofTone, values, without), 'greeting'), composition, values);
}

/** @param position the first one, or another one after it */
export function reason(composition: Composition, { factId, kind, text }: Reason, position: 'first' | 'next'): Phrase[] {
  const { phrasebook, choose, request } = composition;
  const company = cleanCompany(request.recipientCompany);
  // A product that is called as its company is not read about in two words.
  const about = company === '' || text.includes(company) ? undefined : composition.values.company;
  const { company: _, ...others } = composition.values;
  const values = { ...others, ...(about && { company: about }), reason: { text, restsOn: factId } };
  return phraseOf(choose(bestForms(phrasebook.reasons[position][kind], values), 'reason'), composition, values);
}

export const interest = (composition: Composition): Phrase[] =>
  phraseOf(composition.choose(composition.phrasebook.interest, 'interest'), composition, composition.values);

/** One honest line without a reason: as much of title and company as is known. */
export function plain(composition: Composition, without: readonly Slot[] = []): Phrase[] {
  const { phrasebook, request, values, choose, goal } = composition;
  // Who may try something need not be the right person for anything.
  if (goal?.kind === 'try') return [];
  const forms = phrasebook.plain[goal === null ? 'without_goal' : 'with_goal'][request.messageType];
  // Without a goal nothing else in the message is worded in several ways.
  return phraseOf(choose(bestForms(forms, values, without), goal === null ? 'line' : 'plain'), composition, values);
}

export const earlierMessage = (composition: Composition): Phrase[] =>
  phraseOf(composition.choose(composition.phrasebook.earlierMessage, 'earlier'), composition, composition.values);

/** More than a short call is for. */
const LONG_GOAL = 160;
const CALL = /telefon|anruf|gespräch|\bcall\b|phone|\bappel|llamada/i;

/**
 * The goal as a question, in each of its wordings, the chosen one first and then the shorter ones.
 * @param isAnnounced whether the sentence before says that a question follows
 */
export function goalQuestions(composition: Composition, isAnnounced = false): Phrase[][] {
  const { phrasebook, request, choose, goal } = composition;
  if (goal === null) return [];
  const isShort =
    request.messageType === 'connection_request' ||
    (['wish', 'learn', 'statement'].includes(goal.kind) && goal.text.length > LONG_GOAL);
  const isBare = isAnnounced && goal.kind === 'question';
  const kind = isBare ? 'proposal' : goal.kind;
  const ofLength = phrasebook.goalQuestions[isShort ? 'request' : 'letter'][kind];
  // Who asks for a call asks for it once.
  const isCall = CALL.test(goal.text);
  const once = isCall ? ofLength.filter((form) => !CALL.test(form)) : ofLength;
  const forms = once.length > 0 ? once : phrasebook.goalQuestions.request[kind];
  const asked = { text: isBare ? upperFirst(goal.text) : goal.text, restsOn: 'campaignGoal' };
  const values = { ...composition.values, goal: asked };
  const link = goal.link === undefined ? undefined : phrasebook.link[0];
  return preferred(choose(forms, 'ask'), forms).map((form) => [
    ...phraseOf(form, composition, values),
    ...phraseOf(link, composition, values),
  ]);
}

/** The question of a message without a goal, in the same order. */
export function callsToAction(composition: Composition): Phrase[][] {
  const { phrasebook, request, values, choose } = composition;
  const ofTone = phrasebook.callsToAction[request.messageType];
  const chosen = choose(ofTone[request.tone], 'ask');
  return preferred(chosen, Object.values(ofTone).flat()).map((form) => phraseOf(form, composition, values));
}

const preferred = (chosen: string | undefined, forms: readonly string[]): (string | undefined)[] => [
  chosen,
  ...forms.filter((form) => form !== chosen).toSorted((a, b) => a.length - b.length || a.localeCompare(b)),
];

export function courtesy(composition: Composition): Phrase[] {
  const { phrasebook, values, choose, goal } = composition;
  const hasDetails = goal !== null && ['show', 'invite', 'statement'].includes(goal.kind);
  const forms = [...phrasebook.courtesies, ...(hasDetails ? phrasebook.offers : [])];
  return phraseOf(choose(forms, 'courtesy'), composition, values);
}

export function closing(composition: Composition): Phrase[] {
  const { phrasebook, request, values, choose } = composition;
  return phraseOf(choose(phrasebook.closings[request.tone], 'closing'), composition, values);
}
