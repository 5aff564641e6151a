import type { MessageLanguage } from '../schemas.ts';

const VERBS: Record<MessageLanguage, RegExp> = {
  en: /^(?:introduce|present|show|discuss|explore|book|schedule|arrange|offer|invite|learn|find|explain|share|propose|suggest|ask|talk|speak|meet|exchange|understand|demonstrate|demo|hear|get|set|start|build|win|sell|promote|connect|help|hire|recruit|pitch|compare|review|sign|open|organise|organize|gain|establish|plan)\b/i,
  de: / (?:vorstellen|besprechen|vereinbaren|anbieten|zeigen|präsentieren|einladen|erklären|vorschlagen|sprechen|austauschen|lernen|finden|kennenlernen|gewinnen|verkaufen|werben|planen|erfahren|bewerben)$/i,
  fr: /^(?:présenter|montrer|discuter|explorer|proposer|inviter|échanger|parler|organiser|convenir|prendre|offrir|expliquer|partager|obtenir|trouver|vendre|recruter|planifier|rencontrer|comprendre)\b/i,
  es: /^(?:presentar|mostrar|hablar|explorar|proponer|invitar|intercambiar|organizar|acordar|ofrecer|explicar|compartir|obtener|encontrar|vender|contratar|planificar|conocer|entender|concertar)\b/i,
};
/** A goal about "them" or of several sentences is no part of a sentence to "you". */
const NOT_EMBEDDABLE =
  /\b(?:them|their|they|him|her|recipients?|prospects?|leads?|ihnen|deren|leur|leurs|ellos)\b|[.!?;:]\s|[?]$/i;
/** German infinitives with an object: only if they begin with a lower-case word inside a sentence. */
const GERMAN_START =
  /^(?:ein|eine|einen|unser|unsere|unseren|mein|meine|meinen|den|die|das|kurz|gemeinsam|neue|über)\b/i;

/** The goal as it follows "I would like to" in its language; null: it follows a colon as typed. */
export function infinitiveOf(goal: string, language: MessageLanguage): string | null {
  const isVerb = VERBS[language].test(goal) && (language !== 'de' || GERMAN_START.test(goal));
  if (!isVerb || NOT_EMBEDDABLE.test(goal)) return null;
  return goal.slice(0, 1).toLowerCase() + goal.slice(1);
}
