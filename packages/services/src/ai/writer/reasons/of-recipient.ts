import type { MessageLanguage, MessageRequest } from '../../schemas.ts';
import { readPersonName } from '../names/person-name.ts';

const APPOINTED =
  /\b(?:appoint\w*|nam(?:es|ed)|promot\w+|joins|joined|becomes|became|hires|hired)\b|ernennt|ernannt|beruft|berufen|wird (?:neue\w* )?\p{Lu}|(?<!\p{L})(?:nomm\p{L}+|promu\p{L}*|rejoint|devient)|(?<!\p{L})(?:nombra\p{L}*|ascien\p{L}+|se incorpora|ficha)/iu;

const CONGRATULATIONS: Record<MessageLanguage, [formal: string, familiar: string]> = {
  en: ['Congratulations on your appointment', 'Congratulations on your appointment'],
  de: ['Herzlichen Glückwunsch zu Ihrer Ernennung', 'Herzlichen Glückwunsch zu deiner Ernennung'],
  fr: ['Toutes mes félicitations pour votre nomination', 'Toutes mes félicitations pour ta nomination'],
  es: ['Enhorabuena por su nombramiento', 'Enhorabuena por tu nombramiento'],
};

/** Whether a fact names the recipient, who is not told of as a third person. */
export function namesRecipient(text: string, { recipientName }: MessageRequest): boolean {
  const { full, given, family } = readPersonName(recipientName);
  const isTitled =
    family !== '' &&
    new RegExp(
      `(?:Herrn?|Frau|Mr|Mrs|Ms|Dr|M|Mme|Monsieur|Madame|Sra?|Señora?)\\.? ${family.replace(/[^\p{L} ]/gu, '.')}`,
      'u',
    ).test(text);
  return (
    isTitled ||
    (full.includes(' ') &&
      (text.includes(full) || (given !== '' && family !== '' && text.includes(`${given} ${family}`))))
  );
}

/** "Northwind appoints Ana Keller" is said to Ana Keller; null where it tells something else of her. */
export const saidToRecipient = (text: string, { language, isFormal }: MessageRequest): string | null =>
  APPOINTED.test(text) ? CONGRATULATIONS[language][isFormal ? 0 : 1] : null;

/** Whether the sender has noted something of the recipient as of someone else: "Ana wants two of them". */
export const isNotedOf = (text: string, { recipientName }: MessageRequest): boolean => {
  const { given, family } = readPersonName(recipientName);
  return (
    /^(?:he|she|er|il|elle|él|ella|doctora?|docteure?)(?!\p{L})/iu.test(text) ||
    [given, family].some(
      (name) =>
        name.length > 2 && new RegExp(`(?<!\\p{L})${name.replace(/[^\p{L} ]/gu, '.')}(?!\\p{L})`, 'u').test(text),
    )
  );
};
