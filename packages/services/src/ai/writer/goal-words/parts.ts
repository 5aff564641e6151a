import type { MessageLanguage } from '../../schemas.ts';
import { upperFirst } from '../goal.ts';

/** A goal of several sentences: what is asked, and what is said before and behind it. */
export interface GoalParts {
  before: string;
  request: string;
  after: string;
}

/** A full stop behind a number or an abbreviation ends no sentence. */
const ENDS = /(?<=(?<!\d|\b\p{L}|\b(?:Nr|ca|bzw|etc|Dr|Mr|Mrs|No|approx|Sr|Sra))[.!?;])\s+/u;
/** Where a second sentence follows the first without its mark. */
const JOINS: Record<MessageLanguage, RegExp> = {
  en: /\s*(?:[,:]|\s[-–])\s+(?=(?:we|I)(?:['’]\p{L}+)? \p{L})|,\s+(?=(?:want|would (?:like|love)|love|happy|keen|hoping) to\b)|[,;]\s+(?=would be (?:great|nice|good) to\b)/iu,
  de: /\s*(?:[,:]|\s[-–])\s+(?=(?:wir|ich) \p{Ll})|,\s+(?=(?:möchte|würde) )/iu,
  fr: /\s*(?:[,:]|\s[-–])\s+(?=(?:nous|je) \p{L}|j[’'])/iu,
  es: /\s*(?:[,:]|\s[-–])\s+(?=(?:somos|tenemos|ofrecemos|hacemos|ayudamos|reducimos) )/iu,
};
/** How a sentence of the sender's own begins. */
const SENTENCE: Record<MessageLanguage, RegExp> = {
  en: /^(?:I|we|our|my|you|your|it|this|that|there|they|these|free|no)(?:['’]\p{L}+)? /iu,
  de: /^(?:ich|wir|unser\p{L}*|mein\p{L}*|sie|es|das|dies\p{L}*|damit|so|kostenlos|ohne|mit unser\p{L}*) /iu,
  fr: /^(?:je |j[’']|nous |notre |nos |mon |ma |vous |cela |c[’']est |il s[’']agit |gratuit|sans )/iu,
  es: /^(?:(?:me|nos) \p{L}+|nuestr\p{L}+|mi|es|esto|se trata|gratis|sin|\p{L}+[aei]mos|quiero|quisiera|soy|tengo|ofrezco) /iu,
};
/** What is said of the request, and so behind it. */
const BEHIND =
  /^(?:it|this|that|they|free|no|es|das|dies\p{L}*|damit|so|kostenlos|ohne|cela|c[’']est|il s[’']agit|gratuit|sans|esto|se trata|gratis|sin)(?!\p{L})/iu;
/** Steps for the sender, one depending on another. */
const STEPS =
  /(?:^|[;,.]\s*)(?:if (?:yes|no|not|so|he|she|they)\b|(?:and )?then (?:book|send|call|ask|offer|follow|try)\b|falls (?:ja|nein|nicht)\b|wenn (?:ja|nein|nicht)\b|dann \p{L}+en\b|si (?:oui|non)\b|puis \p{L}+er\b|si (?:no|sí)\b|(?:y )?luego \p{L}+[aei]r\b)|\b(?:ignore|skip) (?:this|it|me)\b/iu;

/** Whether the goal tells the sender what to do step by step. */
export const hasSteps = (goal: string): boolean => STEPS.test(goal);

/** A goal taken apart where just one part of it is no sentence of its own; null for any other goal. */
export function partsOf(goal: string, language: MessageLanguage): GoalParts | null {
  const parts = goal
    .split(ENDS)
    .flatMap((part) => part.split(JOINS[language]))
    .map((part) => part.trim())
    .filter((part) => part !== '');
  if (parts.length < 2) return null;
  const isSaid = (part: string) => SENTENCE[language].test(part) && !part.endsWith('?');
  const requests = parts.filter((part) => !isSaid(part));
  const [request] = requests;
  if (request === undefined || requests.length > 1) return null;
  const said = parts.filter(isSaid);
  return {
    before: sentencesOf(said.filter((part) => !BEHIND.test(part))),
    request,
    after: sentencesOf(said.filter((part) => BEHIND.test(part))),
  };
}

const sentencesOf = (parts: readonly string[]) =>
  parts.map((part) => `${upperFirst(part.replace(/[\s.;,:]+$/, ''))}${/[!?]$/.test(part) ? '' : '.'}`).join(' ');
