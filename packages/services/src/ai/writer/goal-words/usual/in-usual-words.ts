import type { MessageLanguage } from '../../../schemas.ts';
import { GERMAN_USUAL } from './de.ts';
import { ENGLISH_USUAL } from './en.ts';
import { SPANISH_USUAL } from './es.ts';
import { FRENCH_USUAL } from './fr.ts';
import type { Rewrite } from './rewrite.ts';

const USUAL: Record<MessageLanguage, Rewrite[]> = {
  en: ENGLISH_USUAL,
  de: GERMAN_USUAL,
  fr: FRENCH_USUAL,
  es: SPANISH_USUAL,
};

/** A goal that is typed as notes are, in the words of a goal that is read: "agendar demo" is "agendar una demo". */
export const inUsualWords = (goal: string, language: MessageLanguage, isFormal: boolean): string =>
  USUAL[language]
    .reduce(
      (text, [typed, read]) => (typeof read === 'string' ? text.replace(typed, read) : text.replace(typed, read)),
      goal,
    )
    .replace(/\[([^|\]]*)\|([^\]]*)\]/g, (_all, formal: string, familiar: string) => (isFormal ? formal : familiar));
