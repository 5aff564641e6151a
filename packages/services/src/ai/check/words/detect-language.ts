import type { MessageLanguage } from '../../schemas.ts';
import { wordsIn } from './fold-preserving-length.ts';

/** Small words of one language that are none of the others. */
const FUNCTION_WORDS: Record<MessageLanguage, ReadonlySet<string>> = {
  en: new Set(
    'the and you your is are to of for with would we i that this it how at my from have has been by on hi hello dear saw was were congratulations'.split(
      ' ',
    ),
  ),
  de: new Set(
    'der die das und sie ich ist zu mit fur wir ihr ihre ihnen ihrer ihrem ihren nicht ein eine einen einem einer wie bei auf du dir dich dein deine wurde mein meine meiner als an um wegen mir mich im den dem darf haben hast habe oder zum zur vom guten herzliche freundliche beste viele gruße'.split(
      ' ',
    ),
  ),
  fr: new Set(
    'le les et vous je est des pour avec nous votre un une que chez dans tu sur au du mon ma toi en bonjour cordialement merci pouvons'.split(
      ' ',
    ),
  ),
  es: new Set(
    'el los las y usted es para con su una que en tu del por como mi le te hola saludo saludos gracias un'.split(' '),
  ),
};
/** A share of small words that the other language's quotes cannot bring in. */
const SHARE_MIN = 0.08;

/**
 * The language of a text or of one of its sentences: the expected one when it reads like it, however much it quotes in
 * another; otherwise the one that most of its small words are of.
 */
export function detectLanguage(text: string, expected: MessageLanguage): MessageLanguage {
  const words = wordsIn(text);
  const countOf = (language: MessageLanguage) => words.filter((word) => FUNCTION_WORDS[language].has(word)).length;
  if (countOf(expected) > 0 && countOf(expected) >= words.length * SHARE_MIN) return expected;
  const languages: MessageLanguage[] = [expected, 'en', 'de', 'fr', 'es'];
  return languages.reduce((best, language) => (countOf(language) > countOf(best) ? language : best), expected);
}

/** Several English function words: an English sentence in a message of another language. */
export const mixesEnglish = (text: string) =>
  (text.match(/\b(?:the|your|you|and|with|that|was|are|have)\b/gi) ?? []).length >= 2;
