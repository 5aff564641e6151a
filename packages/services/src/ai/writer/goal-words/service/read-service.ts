import type { MessageLanguage } from '../../../schemas.ts';
import type { Goal } from '../../goal.ts';
import { plainGoal, upperFirst } from '../../goal.ts';
import { ofYou } from '../../phrasebook/goals/english-words.ts';
import { twoActs } from '../two-requests.ts';
import { GERMAN_SERVICE } from './de.ts';
import { ENGLISH_SERVICE } from './en.ts';
import { SPANISH_SERVICE } from './es.ts';
import { FRENCH_SERVICE } from './fr.ts';
import type { ServiceForms } from './service-forms.ts';

/** "Invoice 12 is overdue" is an overdue invoice. */
const IS_UNPAID =
  / (?:is|ist|est|está)(?: (?:still|noch|encore|toujours|todavía|aún))? (unpaid|overdue|open|outstanding|offen|unbezahlt|überfällig|ausstehend|impayée|en retard|échue|pendiente|impagada|vencida)$/iu;

const FORMS: Record<MessageLanguage, ServiceForms> = {
  en: ENGLISH_SERVICE,
  de: GERMAN_SERVICE,
  fr: FRENCH_SERVICE,
  es: SPANISH_SERVICE,
};

/** A goal that thanks, reminds, or sends something, in whole sentences; null for any other goal. */
export function readService(typed: string, language: MessageLanguage, isFormal: boolean): Goal | null {
  const { say, ...forms } = FORMS[language];
  const plain = plainGoal(typed).replace(/^to (?=\p{L})/iu, '');
  const goal = language === 'en' ? ofYou(plain) : plain;
  if (/[?!;]|(?<!\d|\b(?:Nr|No|no|núm|n))\.\s/.test(goal)) return null;
  const invoice = forms.invoice.exec(goal.replace(IS_UNPAID, ' $1'))?.groups;
  if (invoice !== undefined)
    return said(
      say.invoice(invoice.rest ?? invoice.rest2 ?? invoice.rest3 ?? invoice.rest4 ?? invoice.rest5 ?? '', isFormal),
    );
  const isOneAct = twoActs(goal, language) === null;
  const thanks = forms.thanks.exec(goal)?.groups;
  const what = thanks?.what ?? thanks?.what2;
  if (what !== undefined && (isOneAct || thanks?.rest !== undefined)) {
    const rest = thanks?.rest === undefined ? null : sentIn(thanks.rest, language, isFormal);
    return thanks?.rest !== undefined && rest === null
      ? null
      : said([say.thanks(what, isFormal), rest ?? ''].join(' ').trim());
  }
  const congratulated = forms.congratulations.exec(goal)?.groups;
  const on = congratulated?.what ?? congratulated?.what2;
  if (on !== undefined && isOneAct) return said(say.congratulations(on));
  const apology = forms.apology.exec(goal)?.groups;
  const sorry = apology?.what ?? apology?.what2;
  if (sorry !== undefined && isOneAct) return said(say.apology(sorry, isFormal));
  const reminder = isOneAct ? forms.reminder.exec(goal)?.groups : undefined;
  const of = reminder?.what ?? reminder?.what2;
  if (of !== undefined) return said(say.reminder(of, isFormal));
  const sent = sentIn(goal, language, isFormal);
  return sent === null ? null : said(sent);
}

function sentIn(goal: string, language: MessageLanguage, isFormal: boolean): string | null {
  const { thing, verb } = FORMS[language].sent.exec(goal)?.groups ?? {};
  // "Send the report and find a date" is more than to send.
  const isMore =
    / (?:and|und|et|y) (?!(?:the|our|my|an?|this|your|das|den|die|unser\p{Ll}*|eine?n?|le|la|les|notre|nos|une?|el|los|las|nuestr\p{L}+)(?!\p{L}))/iu.test(
      thing ?? '',
    );
  return thing === undefined || verb === undefined || isMore ? null : FORMS[language].say.sent(thing, verb, isFormal);
}

const said = (text: string): Goal => ({ kind: 'service', text: upperFirst(text) });
