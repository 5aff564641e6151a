import type { MessageLanguage } from '../../schemas.ts';
import { withoutSlips } from './common-slips.ts';
import { capitaliseNouns } from './german-capitals.ts';
import { spellOut } from './spelt-out.ts';

/** What the sender notes for themselves behind the goal: "- he decides, I think". */
const ASIDE =
  /\s+(?:[-–—]\s*|\()(?:he|she|they|I think|er|sie entscheide|il|elle|él|ella)(?:['’]s)?(?!\p{L})[^.?!)]*\)?$/iu;
const OF_THEM = /\s*\((?:he|she|they|er|sie|il|elle|él|ella)\s[^)]*\)/giu;
const ANSWERED = /^(?:re|aw|fwd?|wg|tr|rv)\s*:\s*/i;
/** "scrap rates - quick intro call?": what about, and then what. */
const SUBJECT_FIRST: Record<MessageLanguage, [RegExp, string]> = {
  en: [
    /^([^-–?.!]+?) [-–] ((?:an? )?(?:(?:quick|short|brief|intro) )*(?:call|chat|demo|meeting|coffee))\??$/i,
    '$2 about $1',
  ],
  de: [
    /^([^-–?.!]+?) [-–] ((?:kurzes? |kurzer )?(?:Telefonat|Gespräch|Anruf|Termin|Treffen|Call))\??$/i,
    '$2 zum Thema $1',
  ],
  fr: [
    /^([^-–?.!]+?) [-–] ((?:un |une )?(?:court |petit )?(?:appel|échange|rendez-vous|rdv|point|démo))\s?\??$/i,
    '$2 au sujet de $1',
  ],
  es: [/^([^-–?.!]+?) [-–] ((?:una? )?(?:breve )?(?:llamada|reunión|charla|demo))\??$/i, '$2 sobre $1'],
};
const MINUTES_BEHIND =
  /, (\d+ (?:minutes|Minuten|minutos)(?: (?:next week|nächste Woche|la semaine prochaine|la próxima semana|on \w+day))?(?:, [^,.]+)?)$/;

const IS_CAPITALS = /^[^\p{Ll}]*\p{Lu}{3,}[^\p{Ll}]*$/u;
const ACRONYM =
  /(?<!\p{L})(?:ai|it|ot|hr|ki|ia|sap|erp|crm|api|roi|seo|b2b|iso|esg|vr|ux|poc|saas|ceo|cfo|cto|coo|cio|ciso|rh|co2|iot|plm|mes|pdf|eu|uk|us|usa|dsgvo|gdpr|rgpd)(?!\p{L})/gu;
const ENGLISH_NAMES =
  /\b(?:january|february|april|june|july|august|september|october|november|december|monday|tuesday|wednesday|thursday|friday|saturday|sunday|i)\b/g;

/** The goal without what only a note has: short forms, an aside, capitals throughout. @param names that keep theirs */
export function cleanGoal(typed: string, language: MessageLanguage, names: readonly string[]): string {
  const said = typed
    .replace(OF_THEM, '')
    .replace(ASIDE, '')
    .replace(ANSWERED, '')
    .replace(...SUBJECT_FIRST[language])
    .replace(/([!?])\1+/g, '$1');
  const lower = IS_CAPITALS.test(said) && said.includes(' ') ? withoutCapitals(said, language, names) : said;
  const spelt = withoutSlips(spellOut(lower, language), language);
  const cased = language === 'de' && !/\p{Lu}/u.test(lower.slice(1)) ? capitaliseNouns(spelt) : spelt;
  return cased.replace(MINUTES_BEHIND, ' ($1)').replace(/\s+/g, ' ').trim();
}

function withoutCapitals(text: string, language: MessageLanguage, names: readonly string[]): string {
  const lower = text.toLowerCase().replace(ACRONYM, (word) => word.toUpperCase());
  const cased =
    language === 'en' ? lower.replace(ENGLISH_NAMES, (word) => word.slice(0, 1).toUpperCase() + word.slice(1)) : lower;
  return names
    .filter((name) => name.length > 2)
    .reduce((said, name) => said.replaceAll(name.toLowerCase(), name), cased);
}
