import { isCommonWord } from '../common-words.ts';
import type { CompanyMention } from '../company-names.ts';

/** A name in a sentence, or a pronoun that stands for the company. */
export interface Party {
  /** The last word of it, which a shorter mention has as well. */
  name: string;
  isCompany: boolean;
  start: number;
  end: number;
  /** "From Contoso", "a rival of Contoso". */
  isBehindPreposition: boolean;
}

const NAME =
  /(?<![\p{L}\d])\p{Lu}[\p{L}\d&.’'-]*[\p{L}\d](?:\s(?:\p{Lu}[\p{L}\d&.’'-]*[\p{L}\d]|de|von|van|la|le|y|&))*(?:\s\p{Lu}[\p{L}\d&.’'-]*[\p{L}\d])?/gu;
/** Times have capitals in German, and the first word of a sentence has one everywhere. */
const TIME =
  /^(?:Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember|(?:Mon|Diens|Donners|Frei|Sams|Sonn)tag|Mittwoch|Seither|Seitdem|Seit|Nun|Jetzt|Damit|Dafür|Dort|Heute|Gestern|Zuvor|Inzwischen|Bereits|Hier|Hoy|Ayer|Désormais|Ainsi)(?!\p{L})/u;
const SELF = /(?<!\p{L})(?:we|wir|nous|nosotros|hemos)(?!\p{L})/giu;
const ARTICLE =
  "(?:(?:the|its|der|die|das|den|dem|des|la|le|les|el|los|las|eine?[rmns]?|une?|a|an|su|sus|son|sa|ses|ihre[rmns]?|seine[rmns]?)\\s|l['’])?";

/** "Die Leitung der Acme Pumpen". */
const GENITIVE = /\p{Lu}\p{L}+\s(?:der|des)\s$/u;

/** What stands right before a name that a preposition governs. @param prepositions alternatives, each with its blank */
export const governedBy = (prepositions: string): RegExp =>
  new RegExp(`(?<!\\p{L})(?:(?:${prepositions})\\s|d['’])${ARTICLE}(?:\\p{Ll}+\\s){0,2}$`, 'u');
const PREPOSITION = governedBy(
  'wegen|ohne|trotz|seit|of|from|to|at|with|for|in|into|by|against|than|on|von|vom|zu|zum|zur|an|am|bei|beim|mit|für|im|aus|gegen|durch|über|nach|neben|de|du|des|del|à|au|aux|chez|par|pour|avec|dans|en|sur|por|para|con|a|al',
);

/** The parties of a sentence in their order. */
export function partiesIn(text: string, mentions: readonly CompanyMention[]): Party[] {
  const isFree = (start: number, end: number) => !mentions.some((one) => start < one.end && end > one.start);
  const spans = [
    ...mentions.map(({ start, end }) => ({ start, end, isCompany: true })),
    ...[...text.matchAll(SELF)].map(({ 0: word, index }) => ({
      start: index,
      end: index + word.length,
      isCompany: true,
    })),
    ...[...text.matchAll(NAME)].flatMap(({ 0: words, index }) =>
      isFree(index, index + words.length) && !words.split(/\s/).every(isCommonWord) && !TIME.test(words)
        ? [{ start: index, end: index + words.length, isCompany: false }]
        : [],
    ),
  ];
  return spans
    .sort((a, b) => a.start - b.start)
    .map((one) => ({
      ...one,
      name: text.slice(one.start, one.end).split(/\s/).at(-1) ?? '',
      isBehindPreposition: GENITIVE.test(leadOf(text, one.start)) || PREPOSITION.test(leadOf(text, one.start)),
    }));
}

/** The words before a position; the first word of the sentence without its capital. */
export const leadOf = (text: string, start: number, from = 0): string =>
  (text.charAt(0).toLowerCase() + text.slice(1)).slice(Math.max(from, start - 45), start);
