import { translateSentence } from '../languages/translate-sentence.ts';
import type { Position } from '../sentence/find-words.ts';
import { findTitles } from '../titles/find-titles.ts';

/** Where the request goes on behind what the writer offers: "… und suchen", "… et nous cherchons", "… y queremos". */
const GERMAN_REQUEST = '(?:suchen?|brauchen?|möchten?|wollen|will|würden?|wer|welche|zeig|finde?)';
const FRENCH_REQUEST =
  "(?:(?:nous |je |j['’])?(?:re)?cherch(?:ons|e)|(?:nous |je )?(?:voulons|veux|voudrions|voudrais|souhaitons|souhaite)|trouve|montre|qui)";
const SPANISH_REQUEST = '(?:buscamos|busco|queremos|quiero|necesitamos|necesito|quisi[eé]ra(?:mos)?|quién|muestra)';

/** "We sell …", "we are …", "as a maker of …" in German, French and Spanish, up to a sign, the customers or the request. */
const OWN_BUSINESS: readonly RegExp[] = [
  new RegExp(
    `(?<![\\p{L}])(?<opening>(?:wir|ich)\\s+(?:verkaufen?|vertreiben?|bieten?|entwickeln?|produzieren?|bauen?|liefern?|stellen\\s(?=[^.,;]*\\sher(?![\\p{L}]))|sind\\s+(?:ein|eine|Hersteller|Anbieter)(?![\\p{L}])))[^.,;:!?]*?(?=\\s+und\\s+(?:\\p{L}+\\s+)?${GERMAN_REQUEST}(?![\\p{L}])|\\s+an\\s|[.,;:!?]|$)`,
    'giu',
  ),
  /(?<![\p{L}])(?<opening>als\s+(?:hersteller|anbieter|verkäufer|händler)\s+(?:von|für)\s)[^.,;:!?]*?(?=\s+(?:möchten?|suchen?|wollen|brauchen?|würden?)(?![\p{L}])|[.,;:!?]|$)/giu,
  new RegExp(
    `(?<![\\p{L}])(?<opening>nous\\s+(?:vendons|proposons|fabriquons|développons|offrons|produisons|commercialisons|sommes\\s+une?)|je\\s+vends|pour\\s+vendre\\s+(?:notre|nos|mon|mes))(?![\\p{L}])[^.,;:!?]*?(?=\\s+et\\s+${FRENCH_REQUEST}(?![\\p{L}])|\\s+(?:aux|à\\s+des)\\s|[.,;:!?]|$)`,
    'giu',
  ),
  new RegExp(
    `(?<![\\p{L}])(?<opening>vendemos|vendo|ofrecemos|fabricamos|desarrollamos|producimos|distribuimos|somos\\s+una?|para\\s+vender\\s+nuestr\\p{L}+)(?![\\p{L}])[^.,;:!?]*?(?=\\s+y\\s+${SPANISH_REQUEST}(?![\\p{L}])|\\s+a\\s|[.,;:!?]|$)`,
    'giu',
  ),
];

/** "… und", "… qui": where a request may go on, with a word of its own before whom it is for. */
const JOINT = /\s+(?:und|sowie|et|qui|que|y|e)\s+(?=\S+\s)/giu;

/** Where the titles of a text start; "verkaufen" behind "wir" is none. */
function titleStarts(text: string, openings: readonly Position[]): number[] {
  const { sentence } = translateSentence(text);
  return sentence.tokens
    .filter(({ start }, at) => !isIn(openings, start) && findTitles(sentence, at) !== null)
    .map(({ start }) => start);
}
const isIn = (parts: readonly Position[], at: number) => parts.some(({ start, end }) => start <= at && at < end);

/**
 * "Wir entwickeln Sensoren und interessieren uns für Einkaufsleiter": verbs of a request have no end, so the one title of
 * a sentence is whom it asks for, from the last "und" before it on. Directly behind the "und", the writer is named: "ein
 * Startup und Entwickler".
 */
function beforeRequest({ start, end }: Position, text: string, titles: readonly number[]): Position {
  if (titles.length === 0 || !titles.every((at) => start <= at && at < end)) return { start, end };
  const joint = [...text.slice(start, Math.min(...titles)).matchAll(JOINT)].at(-1);
  return joint ? { start, end: start + joint.index } : { start, end };
}

/** Where a sentence in another language says what its writer is or offers. */
export function findOwnBusinessAbroad(text: string): Position[] {
  const found = OWN_BUSINESS.flatMap((pattern) => [...text.matchAll(pattern)]).map(({ 0: part, index, groups }) => ({
    part: { start: index, end: index + part.length },
    opening: { start: index, end: index + (groups?.opening ?? '').length },
  }));
  if (found.length === 0) return [];
  const titles = titleStarts(
    text,
    found.map(({ opening }) => opening),
  );
  return found.map(({ part }) => beforeRequest(part, text, titles));
}
