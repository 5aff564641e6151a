import type { MessageLanguage } from '../schemas.ts';
import type { Composition } from './composition.ts';
import { fillSentence } from './fill-sentence.ts';
import type { Goal } from './goal.ts';
import type { Bridges } from './phrasebook/bridges/bridges.ts';
import { GERMAN_BRIDGES } from './phrasebook/bridges/de.ts';
import { ENGLISH_BRIDGES } from './phrasebook/bridges/en.ts';
import { SPANISH_BRIDGES } from './phrasebook/bridges/es.ts';
import { FRENCH_BRIDGES } from './phrasebook/bridges/fr.ts';
import type { Phrase } from './phrases.ts';
import { type GoalTheme, themeOf } from './reasons/category.ts';
import type { Reason } from './reasons/read-reason.ts';

const BRIDGES: Record<MessageLanguage, Bridges> = {
  en: ENGLISH_BRIDGES,
  de: GERMAN_BRIDGES,
  fr: FRENCH_BRIDGES,
  es: SPANISH_BRIDGES,
};

/** Kinds of goals that come back to something else than the news. */
const isApart = ({ kind }: Goal) => ['question', 'answer', 'reply', 'recall', 'proposal', 'statement'].includes(kind);

/** What news has to do with the goal, in one sentence; empty where they are not sure to have to do with each other. */
export function bridge({ request, goal }: Composition, reason: Reason | undefined): Phrase[] {
  if (reason === undefined || reason.category === null || goal === null) return [];
  const ofCategory = BRIDGES[request.language][reason.category];
  const isFollowUp = request.messageType === 'follow_up';
  const ofTheme = isFollowUp || isApart(goal) ? undefined : ofCategory[themeOf(goal.text)];
  const begin = ofTheme ?? ofCategory.any;
  if (begin === undefined) return [];
  const sentence = `${begin}.`;
  return [{ clause: { ...fillSentence(sentence, {}, request), restsOn: [reason.factId] }, sentence }];
}

/** The reasons that have most to do with the goal first; a note of the sender's own keeps its place. */
export function byGoal(reasons: readonly Reason[], goal: Goal | null, language: MessageLanguage): Reason[] {
  const theme: GoalTheme = goal === null ? 'any' : themeOf(goal.text);
  const shared = ({ text }: Reason) => (goal === null ? 0 : sharedWords(text, goal.text));
  const fits = ({ category }: Reason) => category === null || BRIDGES[language][category][theme] !== undefined;
  return [...reasons].sort((a, b) => shared(b) - shared(a) || Number(fits(b)) - Number(fits(a)));
}

/** How many long words of the goal a reason has, too. */
function sharedWords(text: string, goal: string): number {
  const words = (of: string) => (of.toLowerCase().match(/\p{L}{6,}/gu) ?? []).map((word) => word.slice(0, 6));
  const known = new Set(words(goal));
  return new Set(words(text).filter((word) => known.has(word))).size;
}
