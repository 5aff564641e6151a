import type { MessageFact, MessageRequest } from '../schemas.ts';
import type { MessageClause } from '../written-message.ts';
import type { ChooseVariant } from './choose-variant.ts';
import { canFill, fillSentence, slotsOf } from './fill-sentence.ts';
import type { Phrasebook, Slot } from './phrasebook/phrasebook.ts';
import { factValues, type SlotValues } from './slot-values.ts';

/** All inputs of a message's sentences. */
export interface Composition {
  request: MessageRequest;
  phrasebook: Phrasebook;
  values: SlotValues;
  choose: ChooseVariant;
  /** Selected facts, without duplicates. */
  facts: MessageFact[];
}

/** A clause with the form that it was said in. */
export interface Phrase {
  clause: MessageClause;
  sentence: string;
}

/** The forms that use the most of what is known. */
function bestForms(forms: readonly string[], values: SlotValues, without: readonly Slot[]): string[] {
  const usable = forms.filter((form) => canFill(form, values) && !slotsOf(form).some((slot) => without.includes(slot)));
  const most = Math.max(0, ...usable.map((form) => slotsOf(form).length));
  return usable.filter((form) => slotsOf(form).length === most);
}

function phraseOf(form: string | undefined, { request }: Composition, values: SlotValues): Phrase[] {
  return form === undefined ? [] : [{ clause: fillSentence(form, values, request.isFormal), sentence: form }];
}

/** @param without slots that must stay out, as the name when there is no room for it */
export function greeting(composition: Composition, without: readonly Slot[] = []): Phrase[] {
  const forms = bestForms(composition.phrasebook.greetings[composition.request.tone], composition.values, without);
  return phraseOf(composition.choose(forms, 'greeting'), composition, composition.values);
}

/** The opening: as much of title and company as is known; the industry when nothing else is. */
export function opening(composition: Composition, without: readonly Slot[] = []): Phrase[] {
  const { phrasebook: templates, values, request, choose } = composition;
  const forms = bestForms(templates.openings[request.messageType], values, without);
  return phraseOf(choose(forms, 'opening'), composition, values);
}

export function industry(composition: Composition): Phrase[] {
  const forms = composition.phrasebook.industry.filter((form) => canFill(form, composition.values));
  return phraseOf(composition.choose(forms, 'industry'), composition, composition.values);
}

export function goal(composition: Composition): Phrase[] {
  const { phrasebook: templates, values, choose } = composition;
  const usable = templates.goals.filter((form) => canFill(form, values));
  // Inside of a sentence reads better than after a colon.
  const inside = usable.filter((form) => form.includes('{goalTo}'));
  return phraseOf(choose(inside.length > 0 ? inside : usable, 'goal'), composition, values);
}

/** @param index position among the message's facts: no two are introduced by the same words */
export function fact(composition: Composition, messageFact: MessageFact, index: number): Phrase[] {
  const { phrasebook: templates, choose } = composition;
  const values = {
    ...composition.values,
    ...factValues(messageFact, composition.values.company?.text ?? '', composition.request),
  };
  const { first, next } = templates.facts;
  if (index === 0)
    return phraseOf(
      choose(
        first.filter((form) => canFill(form, values)),
        'fact',
      ),
      composition,
      values,
    );
  const isSayable = canFill('{fact}', values);
  return isSayable ? phraseOf(next[(index - 1) % next.length], composition, values) : [];
}

export function callToAction(composition: Composition): Phrase[] {
  const { phrasebook: templates, request, choose, values } = composition;
  return phraseOf(choose(templates.callsToAction[request.messageType][request.tone], 'ask'), composition, values);
}

/** The shortest closing question. */
export function shortestCallToAction(composition: Composition): Phrase[] {
  const { phrasebook: templates, request, values } = composition;
  const forms = Object.values(templates.callsToAction[request.messageType]).flat();
  const shortest = forms.toSorted((a, b) => a.length - b.length || a.localeCompare(b))[0];
  return phraseOf(shortest, composition, values);
}

export function courtesy(composition: Composition): Phrase[] {
  return phraseOf(composition.choose(composition.phrasebook.courtesies, 'courtesy'), composition, composition.values);
}

export function closing(composition: Composition): Phrase[] {
  return phraseOf(
    composition.choose(composition.phrasebook.closings[composition.request.tone], 'closing'),
    composition,
    composition.values,
  );
}
