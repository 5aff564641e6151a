import { stripMarks } from '@workbench/text/fold';
import { stemmer } from 'stemmer';
import { conceptOf } from './meaning/concept-of.ts';

/** Articles, auxiliaries and prepositions; negations and modal verbs are none of them. */
const FUNCTION_WORDS: readonly string[] = [
  'der die das den dem des ein eine einen einem einer eines hat haben hatte und im in am auf aus bei beim mit nach zu zum zur ' +
    'für über um als auch sich seit ihr ihre ihren ihrem ihrer sein seine seinen seinem seiner es er sie dort rund bereits ab ein vor weg fort zurück nun jetzt',
  'd l le la les un une des du de au aux et a ont est sont en dans sur pour avec que qui dont où son sa ses leur leurs ce cette ' +
    'il elle depuis chez y compte compter',
  'el la los las un una unos unas del de al y e ha han es son en con para que su sus se desde este esta lo ya tiene tienen cuenta',
];
const LANGUAGES = FUNCTION_WORDS.map((words) => new Set(words.split(' ').map((word) => stripMarks(word))));
/** One word of a language may be a word or a name of another: "hat", "Die". */
const WORDS_MIN = 2;

const PASSIVE = /(?<!\p{L})(?:wurden?|worden|wird|werden|été|fut|furent|est|sont|fue|fueron|sido)(?!\p{L})/iu;

/**
 * The stems of the German, French or Spanish words of a sentence that say nothing by themselves. Where a source is in
 * another voice they decide who did what, and none of them is left out. Words for a direction ("von", "par") always count.
 */
export function functionWordStems(sentence: string, sources: readonly string[]): Set<string> {
  const words = new Set(plainWords(sentence));
  const nearest = nearestOf(sources, words);
  const both = [...words, ...plainWords(nearest)];
  const language = LANGUAGES.map((all) => both.filter((word) => all.has(word))).sort((a, b) => b.length - a.length)[0];
  if (language === undefined || language.length < WORDS_MIN) return new Set();
  const free = [...language, ...[...words].filter((word) => PASSIVE.test(word))];
  return new Set(free.flatMap((word) => [stemmer(word), conceptOf(word)]));
}

/** What a company resolves itself and a register enters without saying who did it. */
const RESOLVED =
  /(?<!\p{L})(?:stammkapital|grundkapital|sitz|satzung|gesellschaftsvertrag|unternehmensgegenstand|geschäftsanschrift|geschäftsjahr|prokura|einzelprokura|gesamtprokura|geschäftsführer(?:in)?|vorstand|capital|siège(?: social)?|objet social|statuts|dénomination(?: sociale)?|gérante?|domicilio(?: social)?|objeto social|estatutos|denominación social|administrador[ae]?s?|registered office|share capital)(?!\p{L})/iu;
const AGENT = /(?<!\p{L})(?:von (?:der|dem|den)|vom|durch|par|por|by)(?!\p{L})/iu;
const ACTIVE =
  /(?<!\p{L})(?:hat|haben|hatte|(?:a|ont|avait)(?! été)(?=\s\p{L}+(?:é|i|u|is|it)e?s?(?!\p{L}))|(?:ha|han|había)(?! sido)|(?:has|have|had)(?! been))(?!\p{L})/iu;
/** "Der Sitz der X wurde verlegt": X did it. */
export const isOwnResolution = (source: string): boolean =>
  RESOLVED.test(source) && !AGENT.test(source) && !ACTIVE.test(source);

/** The source that shares most words. */
function nearestOf(sources: readonly string[], words: ReadonlySet<string>): string {
  const shared = (one: string) =>
    (
      stripMarks(one)
        .toLowerCase()
        .match(/\p{L}+/gu) ?? []
    ).filter((word) => words.has(word)).length;
  return sources.reduce((best, one) => (shared(one) > shared(best) ? one : best), sources[0] ?? '');
}

const plainWords = (text: string): string[] =>
  stripMarks(text)
    .toLowerCase()
    .match(/\p{L}+/gu) ?? [];
