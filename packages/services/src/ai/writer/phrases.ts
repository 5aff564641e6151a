import type { MessageClause } from '../written-message.ts';
import { cleanCompany } from './clean-fields.ts';
import { type Composition, isFamiliarGreeting } from './composition.ts';
import { canFill, fillSentence, type SlotValues, slotsOf } from './fill-sentence.ts';
import { isTitledGreeting } from './names/greeting-name.ts';
import type { Slot } from './phrasebook/phrasebook.ts';
import type { Reason } from './reasons/read-reason.ts';

/** A clause with the form that it was said in. */
export interface Phrase {
  clause: MessageClause;
  sentence: string;
}

export const phraseOf = (form: string | undefined, { request }: Composition, values: SlotValues): Phrase[] =>
  form === undefined ? [] : [{ clause: fillSentence(form, values, request), sentence: form }];

/** The forms that use the most of what is known. */
export function bestForms(forms: readonly string[], values: SlotValues, without: readonly Slot[] = []): string[] {
  const usable = forms.filter((form) => canFill(form, values) && !slotsOf(form).some((slot) => without.includes(slot)));
  const most = Math.max(0, ...usable.map((form) => slotsOf(form).length));
  return usable.filter((form) => slotsOf(form).length === most);
}

/** @param without slots that must stay out, as the name when there is no room for it */
export function greeting(composition: Composition, without: readonly Slot[] = []): Phrase[] {
  const { phrasebook, request, values, choose } = composition;
  const { language, recipientName, tone } = request;
  const isTitled = language !== 'de' && isTitledGreeting(recipientName, isFamiliarGreeting(request), language);
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

export const earlierMessage = (composition: Composition): Phrase[] =>
  phraseOf(composition.choose(composition.phrasebook.earlierMessage, 'earlier'), composition, composition.values);

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
