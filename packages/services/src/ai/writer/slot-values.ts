import type { MessageFact, MessageRequest } from '../schemas.ts';
import { cleanField, cleanIndustry, cleanName, cleanTitle, firstNameOf, withArticle } from './clean-fields.ts';
import { infinitiveOf } from './goal-infinitive.ts';
import type { Slot } from './phrasebook/phrasebook.ts';

/** What fills a slot, and the field or fact that it is from. */
interface SlotValue {
  text: string;
  restsOn: string;
}
export type SlotValues = Partial<Record<Slot, SlotValue>>;

/** Values of the fields that are known. A field that is empty or a placeholder ("n/a") leaves its slots out. */
export function slotValues(request: MessageRequest): SlotValues {
  const { language, tone, isFormal } = request;
  const isFamiliar = language === 'de' ? !isFormal : tone === 'friendly' || !isFormal;
  const company = cleanField(request.recipientCompany);
  const title = cleanTitle(request.recipientTitle, company);
  const goal = withoutEndMark(cleanField(request.campaignGoal));
  const name = isFamiliar ? firstNameOf(request.recipientName) : cleanName(request.recipientName);
  return knownSlots({
    name: [name, 'recipientName'],
    company: [company, 'recipientCompany'],
    title: [title, 'recipientTitle'],
    aTitle: [title === '' ? '' : withArticle(title), 'recipientTitle'],
    industry: [cleanIndustry(request.recipientIndustry, language), 'recipientIndustry'],
    goal: [goal, 'campaignGoal'],
    goalTo: [infinitiveOf(goal, language) ?? '', 'campaignGoal'],
    sender: [cleanName(request.senderName), 'senderName'],
    senderTitle: [cleanTitle(request.senderTitle, ''), 'senderTitle'],
  });
}

/** A fact as it is worded; within a sentence only if it is one sentence that begins with its subject. */
export function factValues(fact: MessageFact, company: string, request: MessageRequest): SlotValues {
  const text = addressRecipient(withoutEndMark(cleanField(fact.text)), request);
  const isAbout = (company !== '' && text.startsWith(`${company} `)) || text.startsWith(YOU_ARE);
  const isInside = isAbout && !/[.!?]\s/.test(text) && !/[?!]$/.test(text);
  return knownSlots({ fact: [text, fact.id], factThat: [isInside ? text : '', fact.id] });
}

const YOU_ARE = 'you are ';

/**
 * A recipient is not addressed by their own name: "Nina Becker is based in Berlin" becomes "you are based in Berlin".
 */
function addressRecipient(text: string, { recipientName, language }: MessageRequest): string {
  const start = `${recipientName} is `;
  const isOfRecipient = language === 'en' && recipientName !== '' && text.startsWith(start);
  return isOfRecipient ? YOU_ARE + text.slice(start.length) : text;
}

const withoutEndMark = (text: string) => text.replace(/[\s.;:,]+$/, '');

const knownSlots = (entries: Partial<Record<Slot, [string, string]>>): SlotValues =>
  Object.fromEntries(
    Object.entries(entries).flatMap(([slot, [text, restsOn]]) => (text === '' ? [] : [[slot, { text, restsOn }]])),
  );
