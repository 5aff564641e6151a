import type { MessageLanguage } from '../../schemas.ts';
import { inFrench } from './french-to-the-recipient.ts';
import { inGerman } from './german-to-the-recipient.ts';
import { ofPerson } from './verbs-of-you.ts';

/** Someone else is named, and "he" may be that one. */
const SOMEONE =
  /\b(?:colleague|boss|partner|founder|customer|client|manager|consultant|Mr|Mrs|Ms|Kolleg\w+|Chef\w*|Kund\w+|Partner\w*|Herrn?|Frau|collègue|client\w*|responsable|associé\w*|compañer[oa]|cliente|soci[oa]|jef[ea])\b/;

/** A goal that speaks of the recipient as "him", as it is said to them. */
export function toTheRecipient(goal: string, language: MessageLanguage, isFormal: boolean): string {
  // In Spanish "le" is said to the recipient, whoever else is named.
  if (SOMEONE.test(goal) && language !== 'es') return goal;
  return { en: inEnglish, de: inGerman, fr: inFrench, es: inSpanish }[language](goal, isFormal);
}

const inEnglish = (goal: string) =>
  goal
    .replace(/^(?:he|she|they) (?:should|must|has to|have to|needs? to) (.+?)[.?]?$/i, 'Could you $1?')
    .replace(/\b(does|is|has|was) (?:he|she)\b/gi, (_all, verb: string) => `${ofPerson(verb)} you`)
    .replace(/(?<=\b(?:send|give|offer|tell|email|bring|lend|let) )(?:her|him)(?= \p{L})/giu, 'you')
    .replace(/\b(?:he|she)['’]s\b/gi, 'you are')
    .replace(/\b(?:he|she)['’](?=d\b|ll\b)/gi, 'you’')
    .replace(
      /\b(?:he|she) ((?:still|already|currently|also|even|really) )?(\w+)/gi,
      (_all, adverb, verb) => `you ${adverb ?? ''}${ofPerson(verb)}`,
    )
    .replace(/\b(?:himself|herself)\b/gi, 'yourself')
    .replace(
      /(?<=\b(?:help|let|make|have|watch|save|get) )her(?= (?:(?:to|not|\d+|time|money|hours) |(?:close|save|cut|reduce|get|find|grow|build|run|plan|improve|win|reach|manage|hire|sell|automate|track|meet|start|move|choose|use|see|learn|understand|keep|make|do)\b))/gi,
      'you',
    )
    .replace(/\bhim\b/gi, 'you')
    .replace(
      /\bher(?= (?:to|as|for|of|about|if|whether|that|on|with|from|how|what|why|when|the|our|my|an?|some|\d+)\b|[.,;!?]|$)/gi,
      'you',
    )
    .replace(/\b(?:his|her)\b/gi, 'your');

const SPANISH_PLURAL: Record<string, string> = {
  necesitan: 'necesita',
  tienen: 'tiene',
  usan: 'usa',
  utilizan: 'utiliza',
  quieren: 'quiere',
  buscan: 'busca',
  pueden: 'puede',
  están: 'está',
  trabajan: 'trabaja',
};
const SPANISH_ACTS =
  'presentar|mostrar|enseñar|enviar|mandar|reenviar|proponer|ofrecer|explicar|pedir|preguntar|recordar|invitar|contar|agradecer|ayudar|dar|hacer|contactar|llamar|comentar|facilitar|recomendar|felicitar';
const SPANISH_CLITIC = new RegExp(`(?<!\\p{L})(${SPANISH_ACTS})(?:les?|te|os)(?!\\p{L})`, 'giu');

/** "¿Le interesaría?" among people who say "tú". */
const spanishQuestion = (goal: string) =>
  /^(?:¿|le |podría|tendría|querría|estaría|aceptaría|haría|vendría)/iu.test(goal)
    ? goal
        .replace(/^(¿?)le (?=interes|gustaría|parece|vendría|viene|apetece)/iu, (_all, mark: string) => `${mark}te `)
        .replace(/^(¿?(?:podr|tendr|querr|estar|aceptar|har|vendr)ía)(?!\p{L}|n)/iu, '$1s')
    : goal;

const inSpanish = (typed: string, isFormal: boolean) =>
  (isFormal
    ? typed
    : spanishQuestion(typed)
        .replace(/(?<=(?<!\p{L})(?:si|qué|cuándo) )le (?=interes|gustar|viene|parece|apetece)/giu, 'te ')
        .replace(/(?<=pedir(?:le|te)? que )(\p{L}+[ea])(?= )/giu, '$1s')
        .replace(/(?<!\p{L})su(s?)(?= )/gu, 'tu$1')
  )
    .replace(SPANISH_CLITIC, isFormal ? '$1le' : '$1te')
    .replace(
      /(?<!\p{L})(felicitar|invitar|convencer|informar|llamar|ayudar|contactar)l[ao]s?(?!\p{L})/giu,
      isFormal ? '$1le' : '$1te',
    )
    .replace(/(?<!\p{L})(\p{L}{2,}[aei]r)les?(?!\p{L})/giu, isFormal ? '$1le' : '$1te')
    .replace(
      /(?<=^(?:ver|saber|averiguar|preguntar) si )(necesitan|tienen|usan|utilizan|quieren|buscan|pueden|están|trabajan)(?!\p{L})/iu,
      (verb) => `${SPANISH_PLURAL[verb.toLowerCase()] ?? verb}${isFormal ? '' : 's'}`,
    )
    .replace(/(?<!\p{L})con (?:él|ella)(?!\p{L})/giu, isFormal ? 'con usted' : 'contigo')
    .replace(
      /^que (?:me|nos) (?:diga|digas|cuente|cuentes|confirme|confirmes) (?=si |quién |cuándo |qué |cómo )/iu,
      'saber ',
    );

const LEFT: Record<MessageLanguage, RegExp> = {
  en: /\b(?:he|she|him|her|his|himself|herself)\b/i,
  de: /(?<!\p{L})(?:ihm|ihn|er)(?!\p{L})/u,
  fr: /(?<!\p{L})(?:lui|elle|s[’']il|qu[’']il)(?!\p{L})/iu,
  es: /(?<!\p{L})(?:él|ella)(?!\p{L})/iu,
};

/** The word by which a goal still speaks of the recipient as someone else; null where it speaks to them. */
export const thirdPersonIn = (goal: string, language: MessageLanguage): string | null =>
  SOMEONE.test(goal) ? null : (LEFT[language].exec(toTheRecipient(goal, language, true))?.[0] ?? null);
