import type { MessageLanguage, MessageRequest } from '../schemas.ts';
import { cleanField } from './clean-fields.ts';
import { fillSentence } from './fill-sentence.ts';
import { type Goal, splitLink } from './goal.ts';
import { cleanGoal } from './goal-words/clean-goal.ts';
import { looseEnd } from './goal-words/loose-end.ts';
import { partsOf } from './goal-words/parts.ts';
import { readService } from './goal-words/service/read-service.ts';
import { toTheRecipient } from './goal-words/to-the-recipient.ts';
import { joinActs, twoActs } from './goal-words/two-requests.ts';
import { inUsualWords } from './goal-words/usual/in-usual-words.ts';
import { unfit } from './goal-words/whole-sentence.ts';
import { withoutName } from './goal-words/without-name.ts';
import { fromImperative } from './goal-words/writer-imperative.ts';
import { readGermanGoal } from './phrasebook/goals/de.ts';
import { readEnglishGoal } from './phrasebook/goals/en.ts';
import { readSpanishGoal } from './phrasebook/goals/es.ts';
import { readFrenchGoal } from './phrasebook/goals/fr.ts';
import { WISHES } from './phrasebook/wishes.ts';

/** "Show our tool (20 minutes)": what is behind the act. */
function splitNote(goal: string): { words: string; note: string } {
  const { words, note } = /^(?<words>.*\p{L})(?<note> \(\d[^()]*\))$/u.exec(goal)?.groups ?? {};
  return words === undefined || note === undefined ? { words: goal, note: '' } : { words, note };
}

/** What the goal asks for; null without one. */
export function readGoal(request: MessageRequest): Goal | null {
  const { campaignGoal, language, isFormal, recipientName, recipientCompany } = request;
  const typed = cleanField(campaignGoal);
  if (typed === '') return null;
  const { words: asTyped, link } = splitLink(typed);
  const clean = cleanGoal(asTyped, language, [...recipientCompany.split(' '), ...recipientName.split(' ')]);
  const meant = inUsualWords(fromImperative(clean, language), language, isFormal);
  const named = withoutName(meant, recipientName, language, isFormal);
  const said = toTheRecipient(named, language, isFormal);
  const withLink = (goal: Goal): Goal => ({ ...goal, ...(link !== null && { link }) });
  const service = readService(said, language, isFormal);
  if (service !== null) return withLink(service);
  const parts = partsOf(said, language);
  const asked = parts?.request ?? said;
  const loose = looseEnd(asked, language);
  if (loose !== null) return { ...unfit(asked), why: loose };
  const goal = readRequest(asked, request, link !== null);
  const before = [parts?.before ?? '', goal.before ?? ''].filter(Boolean).join(' ');
  return withLink({ ...goal, before, after: parts?.after ?? '' });
}

/** One request, or two that one message can ask. */
function readRequest(asked: string, request: MessageRequest, hasLink: boolean): Goal {
  const { words, note } = splitNote(asked);
  const whole = () => {
    const goal = readIn(request, words, hasLink);
    return { ...goal, text: goal.text + note };
  };
  const acts = twoActs(words, request.language);
  if (acts === null) return whole();
  const [first, second] = acts.map((act) => readIn(request, act, hasLink)) as [Goal, Goal];
  const service = readService(acts[0], request.language, request.isFormal);
  if (service !== null && !service.text.endsWith('?') && !second.isUnfit)
    return { ...second, text: second.text + note, before: service.text };
  const joined = joinActs(first, second);
  if (joined === 'one') return whole();
  const wish = joined === 'two' ? WISHES[request.language][first.kind] : undefined;
  if (wish === undefined) return { ...unfit(words), why: 'It asks for two things.', suggestion: acts[0] };
  const values = { goal: { text: first.text, restsOn: 'campaignGoal' } };
  return { ...second, text: second.text + note, before: fillSentence(wish, values, request).text };
}

function readIn({ language, isFormal }: MessageRequest, words: string, hasLink: boolean): Goal {
  const read: Record<MessageLanguage, () => Goal> = {
    en: () => readEnglishGoal(words, hasLink),
    de: () => readGermanGoal(words, isFormal, hasLink),
    fr: () => readFrenchGoal(words, isFormal, hasLink),
    es: () => readSpanishGoal(words, isFormal, hasLink),
  };
  return read[language]();
}
