import { verbRoot } from '../../../../shared/statements/verb-roots.ts';
import { isSmallWord, wordsOf } from '../wording/sentence-words.ts';

interface Span {
  start: number;
  end: number;
}

const YEAR = String.raw`(?<![\d.,])(?:19|20)\d\d(?![\d]|[.,]\d)`;
/** They place something in time, and say nothing of what happened. */
const TIME_WORD =
  /^(?:it|that|this|was|were|happened|took|place|all|then|il|y|c|ce|cela|était|c['’]était|remonte|date|fut|vor|das|dies|es|war|geschah|liegt|zurück|damals|eso|esto|fue|era|ocurrió|hacía|two|three|four|five|six|seven|eight|nine|ten|twenty|decade|decades|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|zwanzig|jahren|jahrzehnten|deux|trois|quatre|cinq|sept|huit|neuf|dix|vingt|années|décennies|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|veinte|décadas|in|on|at|back|early|late|mid|since|by|end|beginning|year|years|month|week|quarter|half|spring|summer|autumn|fall|winter|ago|last|next|previous|anfang|mitte|ende|jahr|jahre|jahres|sommer|herbst|frühjahr|frühling|bereits|schon|erst|année|an|ans|début|fin|été|printemps|automne|hiver|dès|année|año|años|principios|mediados|finales|verano|otoño|primavera|invierno|hace|ya|january|february|march|april|may|june|july|august|september|october|november|december|januar|februar|märz|mai|juni|juli|oktober|dezember|janvier|février|mars|avril|juin|juillet|août|septembre|octobre|novembre|décembre|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre)$/iu;

const PARTICIPLE_FIRST =
  /^(?:\p{Lu}\p{L}*(?:ed|built|born|é|ée|és|ées|ado|ada|ido|ida)|Ge\p{L}+(?:t|en)|After|Following|Having|Despite|Nach|Trotz|Après|Malgré|Tras|Pese a)(?!\p{L})/u;
/** Parts of a sentence that hang on a word of it; what they say need not be of the time of the rest. */
const SIDE: readonly RegExp[] = [
  // In parentheses or dashes.
  /\([^)]*\)|\s[–—]\s[^–—]*(?:\s[–—]\s|$)/gu,
  // "… that it opened in 2017", up to the year.
  new RegExp(
    String.raw`(?<=\p{L})\s(?:that|which|who|whom|whose|where|when|qui|que|qu['’]\p{L}+|dont|où|quand|donde|cuando|quien|quienes|cuy[oa]s?)\s[^,;]*?${YEAR}`,
    'giu',
  ),
  // "die 2014 stillgelegte Weberei".
  new RegExp(
    String.raw`(?<=(?:^|\s)(?:der|die|das|den|dem|des|eine?[rsnm]?|ihre?[rsnm]?|seine?[rsnm]?|unsere?[rsnm]?|im|am|vom|zum|zur)\s)(?:(?:im|seit|erst|bereits|schon|\p{L}+|jahr)\s){0,3}${YEAR}\s(?:\p{L}+\s){0,4}?\p{Ll}{3,}(?:te|ten|ter|tes|tem|ene|enen|ener|enes|enem)(?=\s\p{L})`,
    'giu',
  ),
  // "the foundry built in 1962", "l'usine construite en 1962".
  new RegExp(
    String.raw`(?<=\p{L}\s)(?<!(?:has|have|had|was|were|been|is|are|be|it|they|we|he|she|a|ont|est|sont|été|ha|han|fue|fueron|sido|hat|haben|wurde|wurden|dort|there|and|et|y|und)\s)\p{Ll}{3,}(?:ed|ilt|ught|ade|old|orn|é|ée|és|ées|ie|is|ise|ite|ado|ada|ados|adas|ido|ida|idos|idas)\s(?:\p{L}+\s){0,3}?(?:in|on|since|from|en|depuis|dès|desde)\s(?:\p{L}+\s){0,3}?${YEAR}`,
    'gu',
  ),
  // "the 2021 fire", "la loi de 2021", "aus dem Jahr 1974".
  new RegExp(
    String.raw`(?<=(?:^|\s)(?:the|its|an?|their|his|her|our)\s)${YEAR}(?:-\p{Ll}+)?\s\p{Ll}+|(?<!\p{Ll})\p{Ll}{3,}\s(?:de|del)\s${YEAR}|(?:aus dem jahre? |aus |dating from |datant de |que data de )${YEAR}`,
    'giu',
  ),
];

/** The parts between commas but the first, and that one if it begins with a participle. */
function commaParts(text: string): Span[] {
  const parts: Span[] = [];
  let start = 0;
  for (const { index } of [...text.matchAll(/[,;](?=\s)/g), { index: text.length }]) {
    const part = text.slice(start, index);
    if (start > 0 || PARTICIPLE_FIRST.test(part)) parts.push({ start, end: index });
    start = index + 1;
  }
  return parts.length === 1 && start === text.length + 1 && parts[0]?.start === 0 ? [] : parts;
}

/** What "and" joins; a time that the sentence begins with is that of both. */
function joinedParts(text: string): Span[] {
  const isTimeFirst = TIME_WORD.test(wordsOf(text)[0]?.text ?? '') || /^\d/.test(text);
  const cuts = [...text.matchAll(/\s(?:and|but|und|aber|et|mais|y|pero)\s/giu)].map(({ 0: word, index }) => ({
    from: index,
    to: index + word.length,
  }));
  if (isTimeFirst || cuts.length === 0) return [];
  const starts = [0, ...cuts.map(({ to }) => to)];
  return starts.map((start, index) => ({ start, end: cuts[index]?.from ?? text.length }));
}

const sideParts = (text: string): Span[] => [
  ...SIDE.flatMap((pattern) =>
    [...text.matchAll(pattern)].map(({ 0: words, index }) => ({ start: index, end: index + words.length })),
  ),
  ...commaParts(text),
];

const without = (text: string, spans: readonly Span[]) =>
  spans.reduce((rest, { start, end }) => rest.slice(0, start) + ' '.repeat(end - start) + rest.slice(end), text);

/** The words of a text that say what happened, by meaning and by root. */
function tellingWords(text: string, names: readonly string[]): Set<string> {
  const rest = names.reduce((words, name) => words.replaceAll(name, ' '), text);
  return new Set(
    wordsOf(rest)
      .filter((word) => !isSmallWord(word) && !TIME_WORD.test(word.text) && !/^\d/.test(word.text))
      .flatMap(({ text: word, meaning }) => (/^\p{Ll}/u.test(word) ? [meaning, verbRoot(word)] : [meaning])),
  );
}

/** "Since its purchase in 2018 …": the year of what the claim says. */
const sinceItself = (sentence: string, isBeside: (text: string) => boolean): string =>
  sentence.replace(/(?<!\p{L})(since|seit|depuis|desde)(\s[^,;]*)/giu, (all, word: string, rest: string) =>
    isBeside(rest) ? all : ' '.repeat(word.length) + rest,
  );

/**
 * Of quoted sentences the parts that say when the claim happened: "Acme, founded in 1962, has opened …" is not of 1962. A part
 * that hangs on another word is left out if the claim has no word of it.
 */
export function partsOfItsTime(claim: string, quoted: readonly string[], names: readonly string[]): string[] {
  const main = tellingWords(without(claim, sideParts(claim)), names);
  const claimed = main.size > 1 ? main : tellingWords(claim, names);
  const sharedWith = (text: string) => [...tellingWords(text, names)].filter((word) => claimed.has(word)).length;
  const isBeside = (text: string) => tellingWords(text, names).size > 0 && sharedWith(text) === 0;
  const best = quoted.reduce((at, one, index) => (sharedWith(one) > sharedWith(quoted[at] ?? '') ? index : at), 0);
  return quoted.flatMap((sentence, index) => {
    if (index > best && isBeside(sentence)) return [];
    const beside = [...sideParts(sentence), ...joinedParts(sentence)].filter(({ start, end }) =>
      isBeside(sentence.slice(start, end)),
    );
    return [sinceItself(without(sentence, beside), isBeside)];
  });
}
