import type { MessageRequest } from '../schemas.ts';
import type { ChooseVariant } from './choose-variant.ts';
import { cleanCompany, cleanTitle } from './clean-fields.ts';
import type { SlotValues } from './fill-sentence.ts';
import type { Goal } from './goal.ts';
import { greetingName, readNameIn } from './names/greeting-name.ts';
import { workplaceIn } from './phrasebook/company-names.ts';
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

/** Whether the recipient is greeted by the given name: never one whose title the sender knows, in a formal message. */
export const isFamiliarGreeting = ({ language, tone, isFormal, recipientName }: MessageRequest): boolean => {
  if (!isFormal) return true;
  const { honorifics, isKnight } = readNameIn(recipientName, language);
  return language !== 'de' && tone !== 'professional' && honorifics.length === 0 && !isKnight;
};

/** Values of the fields that are known. A field that is empty or a placeholder ("n/a") leaves its slots out. */
export function slotValues(request: MessageRequest, goal: Goal | null): SlotValues {
  const { language } = request;
  const isFamiliar = isFamiliarGreeting(request);
  const company = cleanCompany(request.recipientCompany);
  const title = titleIn(cleanTitle(request.recipientTitle, company), language);
  const known = {
    name: [greetingName(request.recipientName, language, isFamiliar), 'recipientName'],
    company: [company, 'recipientCompany'],
    workplace: [company === '' ? '' : workplaceIn(company, language), 'recipientCompany'],
    title: [title, 'recipientTitle'],
    goal: [goal?.text ?? '', 'campaignGoal'],
    link: [goal?.link ?? '', 'campaignGoal'],
    before: [goal?.before ?? '', 'campaignGoal'],
    after: [goal?.after ?? '', 'campaignGoal'],
  } as const;
  return Object.fromEntries(
    Object.entries(known).flatMap(([slot, [text, restsOn]]) => (text === '' ? [] : [[slot, { text, restsOn }]])),
  );
}
