import type { MessageLanguage } from '../schemas.ts';

/** Words that only one of the languages has, in small letters. */
const WORDS: Record<MessageLanguage, RegExp> = {
  en: /(?<!\p{L})(?:the|and|you|your|our|we|us|is|are|was|has|have|of|to|for|with|about|their|they|them|this|that|how|what|who|book|introduce|discuss|talk|learn|show|from|by|offer|ask|get|find|free|quick|short|share|send|would|could|did|know|move|thank|remind|please|my|if|him|her|on|an|am|i|intro|trial|trials|notes|compare|reminder|overdue|invoice|quote)(?!\p{L})/gu,
  de: /(?<!\p{L})(?:der|die|das|und|ein|eine|einen|einem|einer|unser|unsere|unseren|wir|ich|ist|hat|haben|mit|für|über|zum|zur|vom|ihr|ihre|ihren|wie|sie|uns|auf|bei|nicht|von|kurz|kurzes|kurzer|gespräch|du|dich|dir|dein|deine|deinen|euch|habt|seid|magst|hast|kannst|könntest|könnten|können|möchte|würde|ob|wer|was|wann|dass|oder|auch|noch|mal|gern|gerne|im|am|an|den|dem|des|es|rechnung|angebot|termin|danken|schicken|erinnern|einladen|buchen|vorstellen|vereinbaren|zeigen|besprechen)(?!\p{L})/gu,
  fr: /(?<![\p{L}])(?:le|les|une|des|du|et|nous|notre|nos|votre|vos|est|pour|avec|sur|au|aux|dans|chez|leur|leurs|qui|vous|je|comment|présenter|proposer|échanger|savoir|si|parler|montrer|discuter|appel|rendez-vous|à|un|de|en|vos|tu|te|tes|on|merci|remercier|relancer|devis|facture|ne|pas|essai|gratuit|gratuite|ses|sa|\p{L}*[éèêç]\p{L}*(?:er|ir|re))(?![\p{L}])|(?<!\p{L})(?:[ldjcs]|qu)[’'](?=\p{L})/gu,
  es: /(?<![\p{L}])(?:el|los|las|una|nos|conocimos|hablamos|coincidimos|feria|del|y|nuestra|nuestro|nuestras|nuestros|con|para|por|sobre|su|sus|al|cómo|qué|presentar|mostrar|hablar|llamada|reunión|que|hemos|ha|si|saber|alguna?|una?|ofrecer|quisiera|quiero|confirmar|usted|es|un|de|en|tu|tus|te|le|les|gracias|factura|presupuesto|agradecer\p{L}*|enviar\p{L}*|gratis)(?![\p{L}])/gu,
};

/** Words of English that the other languages have, too. */
const LOANS = /(?<!\p{L})(?:call|meeting|demo|feedback|software|workshop|webinar|gratis|interview|podcast)(?!\p{L})/gu;

/** Spelled as only one of the languages spells. */
const LETTERS: Partial<Record<MessageLanguage, RegExp>> = { de: /[äß]/g, fr: /[èêëœùç]/g, es: /[ñ¿¡áóí]/g };

/**
 * The language that most words of a text are of.
 * @param unknown where none of its words is of a language: names and numbers are of every one
 */
export function languageOf<Unknown>(text: string, unknown: Unknown): MessageLanguage | Unknown {
  const lower = text.toLowerCase().replace(LOANS, ' ');
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
