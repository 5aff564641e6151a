import type { MessageLanguage } from '../schemas.ts';

/** Words that only one of the languages has, in small letters. */
const WORDS: Record<MessageLanguage, RegExp> = {
  en: /\b(?:the|and|you|your|our|we|us|is|are|was|has|have|of|to|for|with|about|their|they|them|this|that|how|what|who|book|introduce|discuss|talk|call|meeting|learn|show|from|by)\b/g,
  de: /\b(?:der|die|das|und|ein|eine|einen|einem|einer|unser|unsere|unseren|wir|ich|ist|hat|haben|mit|für|über|zum|zur|vom|ihr|ihre|ihren|wie|sie|uns|auf|bei|nicht|von|kurz|kurzes|kurzer|gespräch|vorstellen|vereinbaren|zeigen|besprechen)\b/g,
  fr: /(?<![\p{L}])(?:le|les|une|des|du|et|nous|notre|nos|votre|vos|est|pour|avec|sur|au|aux|dans|chez|leur|leurs|qui|vous|je|comment|présenter|proposer|échanger|parler|montrer|discuter|appel|rendez-vous|à|l[’']|d[’'])(?![\p{L}])/gu,
  es: /(?<![\p{L}])(?:el|los|las|una|nos|conocimos|hablamos|coincidimos|feria|del|y|nuestra|nuestro|nuestras|nuestros|con|para|por|sobre|su|sus|al|cómo|qué|presentar|mostrar|hablar|llamada|reunión|que|hemos|ha)(?![\p{L}])/gu,
};

/** Spelled as only one of the languages spells. */
const LETTERS: Partial<Record<MessageLanguage, RegExp>> = { de: /[äß]/g, fr: /[èêëœùç]/g, es: /[ñ¿¡áóí]/g };

/**
 * The language that most words of a text are of.
 * @param unknown where none of its words is of a language: names and numbers are of every one
 */
export function languageOf<Unknown>(text: string, unknown: Unknown): MessageLanguage | Unknown {
  const lower = text.toLowerCase();
  const scores = (Object.keys(WORDS) as MessageLanguage[]).map((language) => {
    const letters = LETTERS[language];
    const count =
      (lower.match(WORDS[language]) ?? []).length +
      (letters === undefined ? 0 : (lower.match(letters) ?? []).length / 2);
    return { language, count };
  });
  const [best, next] = scores.sort((a, b) => b.count - a.count);
  return best === undefined || best.count === 0 || best.count === next?.count ? unknown : best.language;
}
