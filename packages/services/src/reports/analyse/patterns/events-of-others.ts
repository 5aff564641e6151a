import { MONEY } from './money.ts';

/** The company is masked: `Xxxx`. Capitals mark names, so these patterns say nothing of a headline in title case. */
const ADVERB = '(?: \\p{Ll}{2,12}(?:ly|ment|mente))?';
const OTHER_NAME = '(?:(?!Xx)\\p{Ll}[\\p{Ll}-]{1,16} |a ){0,3}(?!Xx)\\p{Lu}';
const HELP =
  'helps?|helped|advises?|advised|assists?|assisted|supports?|supported|enables?|enabled|hilft|half|ber[äa]t|beriet|unterstützte?|aide|a aidé|accompagne|conseille|ayuda|ayudó|asesora|asesoró|apoya';
const EQUIP =
  'equips?|equipped|fits? out|fitted out|furnish(?:es|ed)|stattet|richtet|équipe|a équipé|aménage|equipa|equipó|acondiciona';
const BUILD =
  'builds?|built|designs?|designed|constructs?|constructed|fits? out|baut|errichtet|plant|construit|conçoit|construye|diseña';

const HELPS_OTHER = new RegExp(`\\bXx{1,80}${ADVERB} (?:${HELP}|${EQUIP}) (?:à |a )?${OTHER_NAME}`, 'u');
const BUILDS_FOR_OTHER = new RegExp(
  `\\bXx{1,80}${ADVERB} (?:${BUILD}) [^!?;|]{0,60}\\b(?:for|für|pour|para) ${OTHER_NAME}`,
  'u',
);
const MOVES_OTHER = /\bXx{1,80} (?:relocates?|relocated|moves?|moved) (?:the )?(?!Xx)\p{Lu}/u;
/** "Contoso opens new plant with Xxxx arms": whose name stands first does it, by means of the company. */
const WITH_THE_COMPANY =
  /^(?!Xx)\p{Lu}(?:(?!\bXx)[^!?;|]){2,90}\b(?:with|using|thanks to|mit|avec|grâce à|con|gracias a) (?:\p{Ll}{2,10} ){0,2}Xx/u;

const CAUSE =
  "hospices?|hospitals?|charit(?:y|ies)|foundations?|appeal|good causes?|cancer|research into|children(?:'s|’s)|air ambulance|food banks?|shelter|refugees|victims|orphanages?|unicef|red cross|macmillan|hospiz|tierheim|kinderhilfe|krebshilfe|spendenaktion|telethon|téléthon|association|hôpital|cruz roja|banco de alimentos";
const FOR_A_CAUSE = new RegExp(
  `(?:${MONEY}) (?:for|towards?|für|pour|para) (?:[\\p{L}.'’-]{1,16} ){0,4}(?:${CAUSE})(?![\\p{L}-])`,
  'iu',
);
/** A sum too small for a funding round, raised for someone else. */
const COLLECTED =
  /[$€£]\s?(?:\d{1,2}[,.]\d{3}|\d{1,3})(?![\d.,]|\s?(?:k|m|bn|b|mn|million|billion|mio|mrd)\b) (?:for|für|pour|para) /iu;

const TITLE_CASE_SHARE = 0.6;

/** Nearly every word of a headline in title case has a capital: which of them are names, they do not tell. */
function isTitleCase(text: string): boolean {
  const words = text.split(/\s+/).filter((word) => /^\p{L}{4,}/u.test(word));
  return words.filter((word) => /^\p{Lu}/u.test(word)).length > words.length * TITLE_CASE_SHARE;
}

/** Whether a headline is of money for a cause: collected, not invested. */
export const isCollection = (text: string): boolean => FOR_A_CAUSE.test(text) || COLLECTED.test(text);

/** Whether a headline is of what another party did with the help of the company, as a customer does. */
export const isEventOfCustomer = (text: string): boolean =>
  !isTitleCase(text) &&
  [HELPS_OTHER, BUILDS_FOR_OTHER, MOVES_OTHER, WITH_THE_COMPANY].some((pattern) => pattern.test(text));
