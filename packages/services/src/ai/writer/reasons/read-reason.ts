import type { MessageFact, MessageLanguage, MessageRequest } from '../../schemas.ts';
import { cleanCompany, cleanField } from '../clean-fields.ts';
import { languageOf } from '../language-of.ts';
import { sayGermanEvent } from '../phrasebook/events/de.ts';
import { sayEnglishEvent } from '../phrasebook/events/en.ts';
import { saySpanishEvent } from '../phrasebook/events/es.ts';
import { sayFrenchEvent } from '../phrasebook/events/fr.ts';
import { isBadNews, isNoReason, isOutOfDate, isOwnSentence, isPrivate } from '../phrasebook/fact-kinds.ts';
import type { EventPhrases } from './event.ts';
import { readEvent } from './read-event.ts';
import { toSentenceCase } from './sentence-case.ts';

/** A fact as a message can give it as its reason. */
export interface Reason {
  factId: string;
  /**
   * A clause that follows "that", a headline to be quoted, a sentence that is said as it is, or the name of a product.
   */
  kind: 'clause' | 'headline' | 'own' | 'name';
  text: string;
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
  const reason = (kind: Reason['kind'], text: string): Reason => ({ factId: fact.id, kind, text });
  const company = cleanCompany(request.recipientCompany);
  const names = companyNames(fact, request);
  const text = withSubject(withoutEndMark(cleanField(fact.text)), names[0] ?? '', request);
  if (text === '') return unused('It has no words.');
  if (isNoReason(fact.id, text)) return unused('Where someone is, a headcount or an industry is no reason to write.');
  if (isPrivate(text, request)) return unused('It is private, and no reason to write.');
  if (isBadNews(text)) return unused('Bad news is no reason to write.');
  const age = today === undefined ? null : isOutOfDate(text, fact.date, today);
  if (age === 'old') return unused('It is more than two years old, so it is no news.');
  if (age === 'future') return unused('It is dated in the future, so it has not happened yet.');
  if (isOfOtherSubject(text, names, request)) return unused('It is not about the recipient’s company.');
  const own = languageOf(text, 'en');
  if (languageOf(text, language) === language && isOwnSentence(text, language)) return reason('own', text);
  const event = own === 'en' ? readEvent(toSentenceCase(text, names), names) : null;
  const speaker = company === '' ? cleanCompany(names[0] ?? '') : company;
  if (language === 'en' && own === 'en') {
    if (isPastSentence(text, names)) return reason('clause', text.replace(/ today(?= )/, ''));
    const said = event === null ? null : sayEnglishEvent(speaker, event);
    if (said !== null) return reason('clause', said);
  } else if (event !== null) {
    const said = EVENTS[language](speaker, event);
    if (said !== null) return reason('clause', said);
  }
  const product = readProductName(text);
  if (product !== null) return reason('name', product);
  if (isNote(fact))
    return unused('It is no whole sentence. Write the note as you would say it, for example “We met at …”.');
  if (own === language) {
    const follows = language !== 'de' && language !== 'en' && names.some((name) => text.startsWith(`${name} `));
    return follows ? reason('clause', text) : reason('headline', text);
  }
  return unused(`It can’t be said in ${LANGUAGES[language]}. Add it as a note in ${LANGUAGES[language]}.`);
}

/** "Globex opened a plant" in a note: a whole sentence about someone else. */
const isOfOtherSubject = (text: string, names: readonly string[], { recipientName }: MessageRequest): boolean =>
  /^\p{Lu}\p{L}+ (?:opened|acquired|launched|raised|moved|hired|won|expanded|sold|bought) /u.test(text) &&
  !names.some((name) => text.includes(name)) &&
  !recipientName.split(' ').some((name) => name.length > 2 && text.startsWith(name));

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

const withoutEndMark = (text: string) => text.replace(/[\s.;:,!]+$/, '');

const PAST =
  /^(?:has|have|is|\p{Ll}{3,}ed|won|bought|sold|built|began|grew|led|took|made|went|ran|uses|runs|holds|works|offers|sells|develops)\b/u;
const OF_A_DAY = /\b(?:yesterday|tomorrow|this (?:week|month|morning)|next (?:week|month|quarter|year)|we|our|us)\b/i;

/** "Northwind opened a plant in Leipzig": no headline without articles, and true on any day. */
function isPastSentence(text: string, names: readonly string[]): boolean {
  const name = names.find((one) => text.startsWith(`${one} `));
  if (name === undefined || OF_A_DAY.test(text) || /[.!?;:]\s/.test(text) || text.endsWith('?')) return false;
  const rest = text.slice(name.length + 1).replace(/^(?:today|recently|just|also|now) /, '');
  // "Northwind acquired by Globex" is a headline without its verb.
  if (
    /^(?:\p{Ll}+ed|bought|sold|built|led) (?:by|in|as|among) (?!\d)/u.test(rest) &&
    !/^(?:expanded|moved|succeeded|invested|participated|partnered|specialised|specialized) /.test(rest)
  )
    return false;
  return PAST.test(rest) && toSentenceCase(text, names) === text;
}

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

const isNote = ({ id, source }: MessageFact) => id.startsWith('note.') || /^(?:your )?note$/i.test(source);
