import type { MessageFact, MessageRequest } from '../schemas.ts';
import type { MessageClause } from '../types.ts';
import type { Choose } from './choose.ts';
import { canSay, say, slotsOf } from './sentence.ts';
import { factValues, type SlotValues } from './slot-values.ts';
import type { LanguageTemplates, Slot } from './templates/template.ts';

/** All that the sentences of one message are made of. */
export interface Writing {
  request: MessageRequest;
  templates: LanguageTemplates;
  values: SlotValues;
  choose: Choose;
  /** Picked facts, none told twice. */
  facts: MessageFact[];
}

/** A clause with the form that it was said in. */
export interface Phrase {
  clause: MessageClause;
  sentence: string;
}

/** The forms that tell the most of what is known. */
function bestForms(forms: readonly string[], values: SlotValues, without: readonly Slot[]): string[] {
  const usable = forms.filter((form) => canSay(form, values) && !slotsOf(form).some((slot) => without.includes(slot)));
  const most = Math.max(0, ...usable.map((form) => slotsOf(form).length));
  return usable.filter((form) => slotsOf(form).length === most);
}

function phraseOf(form: string | undefined, { request }: Writing, values: SlotValues): Phrase[] {
  return form === undefined ? [] : [{ clause: say(form, values, request.isFormal), sentence: form }];
}

/** @param without slots that must stay out, as the name when there is no room for it */
export function greeting(writing: Writing, without: readonly Slot[] = []): Phrase[] {
  const forms = bestForms(writing.templates.greetings[writing.request.tone], writing.values, without);
  return phraseOf(writing.choose(forms, 'greeting'), writing, writing.values);
}

/** What the message begins with: as much of title and company as there is; the industry when there is nothing else. */
export function opening(writing: Writing, without: readonly Slot[] = []): Phrase[] {
  const { templates, values, request, choose } = writing;
  const forms = bestForms(templates.openings[request.messageType], values, without);
  return phraseOf(choose(forms, 'opening'), writing, values);
}

export function industry(writing: Writing): Phrase[] {
  const forms = writing.templates.industry.filter((form) => canSay(form, writing.values));
  return phraseOf(writing.choose(forms, 'industry'), writing, writing.values);
}

export function goal(writing: Writing): Phrase[] {
  const { templates, values, choose } = writing;
  const usable = templates.goals.filter((form) => canSay(form, values));
  // Inside of a sentence reads better than after a colon.
  const inside = usable.filter((form) => form.includes('{goalTo}'));
  return phraseOf(choose(inside.length > 0 ? inside : usable, 'goal'), writing, values);
}

/** @param index place among the facts of the message: no two are told with the same words before them */
export function fact(writing: Writing, told: MessageFact, index: number): Phrase[] {
  const { templates, choose } = writing;
  const values = { ...writing.values, ...factValues(told, writing.values.company?.text ?? '', writing.request) };
  const { first, next } = templates.facts;
  if (index === 0)
    return phraseOf(
      choose(
        first.filter((form) => canSay(form, values)),
        'fact',
      ),
      writing,
      values,
    );
  const isSayable = canSay('{fact}', values);
  return isSayable ? phraseOf(next[(index - 1) % next.length], writing, values) : [];
}

export function ask(writing: Writing): Phrase[] {
  const { templates, request, choose, values } = writing;
  return phraseOf(choose(templates.asks[request.messageType][request.tone], 'ask'), writing, values);
}

/** The shortest way to ask. */
export function shortestAsk(writing: Writing): Phrase[] {
  const { templates, request, values } = writing;
  const forms = Object.values(templates.asks[request.messageType]).flat();
  const shortest = forms.toSorted((a, b) => a.length - b.length || a.localeCompare(b))[0];
  return phraseOf(shortest, writing, values);
}

export function courtesy(writing: Writing): Phrase[] {
  return phraseOf(writing.choose(writing.templates.courtesies, 'courtesy'), writing, writing.values);
}

export function closing(writing: Writing): Phrase[] {
  return phraseOf(writing.choose(writing.templates.closings[writing.request.tone], 'closing'), writing, writing.values);
}
