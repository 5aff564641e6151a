import type { MessageLanguage } from '../../schemas.ts';
import { isFrenchInfinitive } from './french-infinitive.ts';
import { hasFiniteVerb, mainClause } from './whole-sentence.ts';

const GERMAN_SMALL =
  /^(?:der|die|das|den|dem|des|ein(?:e[nmrs]?)?|unser\p{Ll}*|mein\p{Ll}*|dein\p{Ll}*|kein\p{Ll}*|ihr(?:e[nmrs]?)?|diese[nmrs]?|und|oder|sowie|aber|mit|ohne|für|über|zum|zur|zu|vom|von|am|an|auf|bei|beim|im|in|ins|um|wegen|nach|vor|aus|per|als|ab|bis|durch|gegen|seit|unter|zwischen|statt|via|x)$/u;
const GERMAN_ADJECTIVE = /^\p{Ll}[\p{Ll}-]*(?:e|en|er|es|em)$/u;
/** Adjectives and adverbs before a noun that have no ending. */
const GERMAN_UNDECLINED =
  /^(?:gratis|online|live|remote|lila|rosa|zwei|drei|vier|fünf|sechs|zehn|rund|etwa|circa|ca\.)$/u;
const GERMAN_RELATIVE = /, (?:\p{Ll}+ )?(?:der|die|das|den|dem|deren|dessen)\s.*$/u;

/** Every small word of it belongs to a noun behind it: "Kosten senken" is none. */
function isGermanNounPhrase(text: string): boolean {
  const words = mainClause(text.replace(GERMAN_RELATIVE, ''), 'de')
    .replace(/(?: und|,)$/, '')
    .split(/[\s/]+/)
    .map((word) => word.replace(/^[(„"]+|[)“",;:]+$/gu, ''));
  const isNoun = (word: string | undefined) => word !== undefined && /^[\p{Lu}\d&–-]/u.test(word);
  const leadsToNoun = (at: number): boolean => {
    const next = words[at + 1];
    if (next === undefined) return false;
    return (
      isNoun(next) ||
      /^(?:und|oder)$/.test(next) ||
      ((GERMAN_ADJECTIVE.test(next) || GERMAN_SMALL.test(next)) && leadsToNoun(at + 1))
    );
  };
  return (
    words.some(isNoun) &&
    !/^(?:wir|ich|er|sie|es|du|Sie|Ihnen|dir|dich)$/u.test(words[0] ?? '') &&
    words.every(
      (word, at) =>
        isNoun(word) ||
        word === '' ||
        ((GERMAN_SMALL.test(word) || GERMAN_ADJECTIVE.test(word) || GERMAN_UNDECLINED.test(word)) && leadsToNoun(at)),
    )
  );
}

/** Words that no noun phrase begins with: pronouns, conjunctions, verbs. */
const BEGINS_OTHERWISE: Record<Exclude<MessageLanguage, 'de'>, RegExp> = {
  en: /^follow(?:ing)?[- ]up after |^(?:say|complain|inform|notify|hand|negotiate|touch|circle|volunteer|apply|announce|I|we|you|he|she|they|it|if|because|that|so|not|please|to|and|but|would|let|see|make|move|be|do|go|keep|finali[sz]e|close|sort|agree|decide|push|follow|put|add|fix|solve|finish|continue|proceed|respond|reply|return|pay|settle|resolve|order|stop|resume|restart|replace|upgrade|extend|cancel|postpone|reschedule)\b|^(?!(?:about|of|for|with|on|in|at|and|or|all|both|before|after|behind|beyond|during|against|what|how|why|whether|which|who|not|than|over|under|into|using|around|re|\p{L}+(?:ing|ed|ly|s|al|ic|ve|ful|tion|ment|ness|ity|ance|ence))\b)\p{Ll}+ (?:the|our|my|your|an?|their|this|these|it|you|us|them)(?!\p{L})/iu,
  fr: /^(?:je|j[’']|tu|il|elle|on|nous|vous|ils|elles|lui|leur|se|s[’']|me|m[’']|te|t[’']|si|que|qu[’']|qui|et|mais|ne|pas|ça|cela|c[’']|comment|quand|où|pourquoi)(?!\p{L})/iu,
  es: /^(?:yo|tú|él|ella|usted|nosotros|ellos|me|te|se|le|les|nos|os|lo|si|que|quien|quién|y|pero|no|cómo|cuándo|dónde|qué|\p{L}+[aei]r(?:l[aeo]s?|te|se|me|nos)?(?= (?:el|la|los|las|un|una|con|de|en|a|al|su|sus|tu|tus|nuestr|que|si|cómo|y)))(?!\p{L})/iu,
};

/** Whether a goal names a thing, and can stand behind "about". Only what is sure to be one is one. */
export const isNounPhrase = (text: string, language: MessageLanguage): boolean => {
  if (hasFiniteVerb(text, language)) return false;
  if (language === 'de') return isGermanNounPhrase(text);
  if (BEGINS_OTHERWISE[language].test(text)) return false;
  return !(language === 'fr' && isFrenchInfinitive(text));
};
