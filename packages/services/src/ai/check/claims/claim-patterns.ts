import type { MessageLanguage } from '../../schemas.ts';
import type { ClaimPattern } from './claim-pattern.ts';
import { GERMAN } from './de.ts';
import { ENGLISH } from './en.ts';
import { SPANISH } from './es.ts';
import { FRENCH } from './fr.ts';

export const CLAIM_PATTERNS: Record<MessageLanguage, ClaimPattern[]> = {
  en: ENGLISH,
  de: GERMAN,
  fr: FRENCH,
  es: SPANISH,
};
