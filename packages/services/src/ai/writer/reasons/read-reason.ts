import type { MessageFact, MessageLanguage, MessageRequest } from '../../schemas.ts';
import { cleanCompany, cleanField } from '../clean-fields.ts';
import { germanSubject, isGermanPlural } from '../phrasebook/company-names.ts';
import { sayGermanEvent } from '../phrasebook/events/de.ts';
import { sayEnglishEvent } from '../phrasebook/events/en.ts';
import { saySpanishEvent } from '../phrasebook/events/es.ts';
import { sayFrenchEvent } from '../phrasebook/events/fr.ts';
import { isOwnSentence } from '../phrasebook/fact-kinds.ts';
import { categoryOf, type ReasonCategory } from './category.ts';
import { isPastSentence, ownClause } from './clauses/own-clause.ts';
import type { EventPhrases } from './event.ts';
import { factLanguage, isForeign } from './fact-language.ts';
import { isNotedOf, namesRecipient, saidToRecipient } from './of-recipient.ts';
import { readEvent } from './read-event.ts';
import { toSentenceCase } from './sentence-case.ts';
import { whyUnused } from './why-unused.ts';

/** A fact as a message can give it as its reason. */
export interface Reason {
  factId: string;
  /**
   * A clause that follows "that", a headline to be quoted, a sentence that is said as it is, or the name of a product.
   */
  kind: 'clause' | 'headline' | 'own' | 'name';
  text: string;
  /** What kind of news it is; null where it is none. */
  category: ReasonCategory | null;
}

/** Why a fact is in no message, in words for the sender. */
export interface UnusedFact {
  id: string;
  reason: string;
}

const EVENTS: EventPhrases = {
  en: sayEnglishEvent,
  de: sayGermanEvent,
  fr: sayFrenchEvent,
  es: saySpanishEvent,
};
const LANGUAGES: Record<MessageLanguage, string> = { en: 'English', de: 'German', fr: 'French', es: 'Spanish' };

/** A fact in the language of the message: in its own words where it is in that language, else as the event it states. */
export function readReason(fact: MessageFact, request: MessageRequest, today?: string): Reason | UnusedFact {
  const { language } = request;
  const unused = (reason: string): UnusedFact => ({ id: fact.id, reason });
  const names = companyNames(fact, request);
  const text = withSubject(withoutEndMark(cleanField(fact.text)), names[0] ?? '', request);
  const why = whyUnused(fact, text, names, request, today);
  if (why !== null) return unused(why);
  if (namesRecipient(text, request)) {
    const said = saidToRecipient(text, request);
    return said === null
      ? unused('It speaks of the recipient by name. Add it as a note to them, as you would say it.')
      : { factId: fact.id, kind: 'own', text: said, category: null };
  }
  if (isForeign(text))
    return unused(`It is in none of the four languages. Add it as a note in ${LANGUAGES[language]}.`);
  if (isNote(fact) && isNotedOf(text, request))
    return unused('It speaks of the recipient. Write the note as you would say it to them, for example “We met at …”.');
  const written = factLanguage(text, names, 'en');
  const event = written === 'en' ? readEvent(toSentenceCase(text, names), names) : null;
  const reason = (kind: Reason['kind'], said: string): Reason => ({
    factId: fact.id,
    kind,
    text: said,
    category: kind === 'own' ? null : categoryOf(text, event),
  });
  if (factLanguage(text, names, language) === language && isOwnSentence(text, language)) return reason('own', text);
  // A round has its article, and its name, in other places of a headline than of a sentence.
  const isHeadline = event?.kind === 'funding' && !isPastSentence(text, names);
  const clause = written === language && !isHeadline ? ownClause(text, names, language) : null;
  if (clause !== null) return reason('clause', clause);
  const company = cleanCompany(request.recipientCompany);
  const speaker = company === '' ? cleanCompany(names[0] ?? '') : company;
  const subject = language === 'de' ? germanSubject(speaker) : speaker;
  const said = event === null ? null : EVENTS[language](subject, event);
  if (said !== null) return reason('clause', language === 'de' && isGermanPlural(speaker) ? inPlural(said) : said);
  if (isNote(fact) && written === language)
    return unused('It is no whole sentence. Write the note as you would say it, for example “We met at …”.');
  const product = readProductName(text);
  if (product !== null && !names.includes(product)) return reason('name', product);
  if (written === language) return reason('headline', text);
  return unused(`It can’t be said in ${LANGUAGES[language]}. Add it as a note in ${LANGUAGES[language]}.`);
}

/** The fact as it was written, between quotation marks, where other words of it could not be confirmed. */
export function quoted(reason: Reason, fact: MessageFact, { language }: MessageRequest): Reason {
  const text = withoutEndMark(cleanField(fact.text));
  const isOfLanguage = factLanguage(text, [fact.company ?? ''].filter(Boolean), 'en') === language;
  return reason.kind === 'clause' && isOfLanguage ? { ...reason, kind: 'headline', text } : reason;
}

export const isReason = (one: Reason | UnusedFact): one is Reason => 'kind' in one;

/** Longest first: "Northwind Robotics Inc." before "Northwind". */
function companyNames({ company }: MessageFact, { recipientCompany }: MessageRequest): string[] {
  const names = [company ?? '', recipientCompany].flatMap((name) => [cleanField(name), cleanCompany(name)]);
  return [...new Set(names)].filter((name) => name.length > 1).sort((a, b) => b.length - a.length);
}

/** "It is hiring" says of whom; a recipient is not addressed by their own name: "Nina Becker asked" is "You asked". */
function withSubject(text: string, company: string, { recipientName }: MessageRequest): string {
  if (company !== '' && /^It (?!was\b)/.test(text)) return company + text.slice(2);
  const name = [recipientName, recipientName.split(' ')[0] ?? ''].find(
    (one) => one.length > 1 && new RegExp(`^${one.replace(/[^\p{L}\p{N} ]/gu, '.')} \\w+ed\\b`, 'u').test(text),
  );
  return name === undefined ? text : `You${text.slice(name.length)}`;
}

/** "Die Stadtwerke haben", and not "hat". */
const inPlural = (clause: string) =>
  clause
    .replace(/(?<= )hat$/, 'haben')
    .replace(/(?<= (?:expandier|arbeit|verleg|such))e?t$/, 'en')
    .replace(/(?<= zusammenarbeit)et$/, 'en');

const withoutEndMark = (text: string) => text.replace(/[\s.;:,!]+$/, '');

/** "HyperGrip: a gripper for boxes" and "Introducing HyperGrip" name a product. */
function readProductName(text: string): string | null {
  const named =
    /^(?<name>\p{Lu}[\p{L}\p{N}]*(?: [\p{Lu}\d][\p{L}\p{N}.]*){0,3}): /u.exec(text) ??
    /^(?:Introducing|Meet) (?<name>\p{Lu}[\p{L}\p{N}]*(?: [\p{Lu}\d][\p{L}\p{N}.]*){0,3})$/u.exec(text) ??
    /^(?<name>\p{Lu}[\p{L}\p{N}]*(?: [\p{Lu}\d][\p{L}\p{N}.]*){0,3}) (?:is now generally available|now generally available|is here|is available now|has landed)$/u.exec(
      text,
    );
  return named?.groups?.name ?? null;
}

/** What the sender has noted down is never said to have been read somewhere. */
export const isNote = ({ id, source }: MessageFact) => id.startsWith('note.') || /^(?:your )?note$/i.test(source);
