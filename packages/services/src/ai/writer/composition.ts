import type { MessageLanguage, MessageRequest } from '../schemas.ts';
import type { ChooseVariant } from './choose-variant.ts';
import { cleanCompany, cleanField, cleanTitle } from './clean-fields.ts';
import type { SlotValues } from './fill-sentence.ts';
import { type Goal, splitLink } from './goal.ts';
import { greetingName } from './names/greeting-name.ts';
import { firstNameOf } from './names/person-name.ts';
import { readGermanGoal } from './phrasebook/goals/de.ts';
import { readEnglishGoal } from './phrasebook/goals/en.ts';
import { readSpanishGoal } from './phrasebook/goals/es.ts';
import { readFrenchGoal } from './phrasebook/goals/fr.ts';
import type { Phrasebook } from './phrasebook/phrasebook.ts';
import { titleIn } from './phrasebook/titles.ts';
import type { Reason } from './reasons/read-reason.ts';

/** All inputs of a message's sentences. */
export interface Composition {
  request: MessageRequest;
  phrasebook: Phrasebook;
  values: SlotValues;
  choose: ChooseVariant;
  /** What can be given as the reason, the best first. */
  reasons: readonly Reason[];
  goal: Goal | null;
}

/** Whether the recipient is greeted by the given name. */
export const isFamiliarGreeting = ({ language, tone, isFormal }: MessageRequest): boolean =>
  language === 'de' ? !isFormal : tone !== 'professional' || !isFormal;

/** "Bei der Universität Wien", "bei der Deutschen Bank": the name alone would be wrong behind a preposition. */
const NEEDS_ARTICLE =
  /^(?:(?:Fachhoch|Hoch)schule|Universität|Technische|Freie|Stadt(?:werke)?|Gemeinde|(?:Land)?[Kk]reis(?:sparkasse)?|Sparkasse|Ministerium|Amt|Bundes\p{L}+|Landes\p{L}+|Handelskammer|Industrie- und|Stiftung|Deutsche[rs]?|Österreichische[rs]?|Schweizerische[rs]?)(?!\p{L})/u;

/** Values of the fields that are known. A field that is empty or a placeholder ("n/a") leaves its slots out. */
export function slotValues(request: MessageRequest, goal: Goal | null): SlotValues {
  const { language } = request;
  const isFamiliar = isFamiliarGreeting(request);
  const company = cleanCompany(request.recipientCompany);
  const title = titleIn(cleanTitle(request.recipientTitle, company), language);
  const known = {
    name: [greetingName(request.recipientName, language, isFamiliar), 'recipientName'],
    company: [language === 'de' && NEEDS_ARTICLE.test(company) ? '' : company, 'recipientCompany'],
    title: [title, 'recipientTitle'],
    goal: [goal?.text ?? '', 'campaignGoal'],
    link: [goal?.link ?? '', 'campaignGoal'],
  } as const;
  return Object.fromEntries(
    Object.entries(known).flatMap(([slot, [text, restsOn]]) => (text === '' ? [] : [[slot, { text, restsOn }]])),
  );
}

/** "Get Marta to sign" is said to Marta. */
function withoutName(goal: string, recipientName: string): string {
  const names = [recipientName, firstNameOf(recipientName)].filter((name) => name.length > 2);
  return names.reduce(
    (text, name) => text.replaceAll(new RegExp(`(?<= )${name.replace(/[^\p{L}\p{N} ]/gu, '.')}(?= |$)`, 'gu'), 'them'),
    goal,
  );
}

/** What the goal asks for; null without one. */
export function readGoal({ campaignGoal, language, isFormal, recipientName }: MessageRequest): Goal | null {
  const typed = cleanField(campaignGoal);
  if (typed === '') return null;
  const { words, link } = splitLink(typed);
  const hasLink = link !== null;
  const read: Record<MessageLanguage, () => Goal> = {
    en: () => readEnglishGoal(withoutName(words, recipientName), hasLink),
    de: () => readGermanGoal(words, isFormal, hasLink),
    fr: () => readFrenchGoal(words, isFormal, hasLink),
    es: () => readSpanishGoal(words, isFormal, hasLink),
  };
  const goal = read[language]();
  return link === null ? goal : { ...goal, link };
}
