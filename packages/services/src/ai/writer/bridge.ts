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

/** Whether a question follows that is about something else than a talk. */
const isQuestion = ({ kind }: Goal) => kind === 'question' || kind === 'answer';

/** What news has to do with the goal, in one sentence, and in a few words; empty where there is nothing to join. */
export function bridges(composition: Composition, reason: Reason | undefined): { full: Phrase[]; short: Phrase[] } {
  const { request, goal, choose } = composition;
  if (reason === undefined || reason.category === null || goal === null) return { full: [], short: [] };
  const { begins, ends, short } = BRIDGES[request.language];
  const ofCategory = begins[reason.category];
  const begin = ofCategory[themeOf(goal.text)] ?? ofCategory.any;
  const kind = isQuestion(goal) ? 'question' : 'talk';
  // A follow-up has said why it is written.
  const usable = request.messageType === 'follow_up' ? ends[kind].slice(0, 1) : ends[kind];
  const end = reason.category === 'award' ? '.' : (choose(usable, 'bridge') ?? '.');
  const phrase = (sentence: string): Phrase[] => [
    { clause: { ...fillSentence(sentence, {}, request), restsOn: [reason.factId] }, sentence },
  ];
  return { full: phrase(begin + end), short: phrase(short[kind]) };
}

/** The reasons that have most to do with the goal first; a note of the sender's own keeps its place. */
export function byGoal(reasons: readonly Reason[], goal: Goal | null, language: MessageLanguage): Reason[] {
  const theme: GoalTheme = goal === null ? 'any' : themeOf(goal.text);
  if (theme === 'any') return [...reasons];
  const fits = ({ category }: Reason) => category === null || BRIDGES[language].begins[category][theme] !== undefined;
  return [...reasons].sort((a, b) => Number(fits(b)) - Number(fits(a)));
}
