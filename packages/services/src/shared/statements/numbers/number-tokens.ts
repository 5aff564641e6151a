import { stripMarks } from '@workbench/text/fold';
import { withMetres } from './metres.ts';
import { NUMBER_WORDS, SCALE_WORDS } from './number-words.ts';

/** Blanks part thousands alone: "1 200" is one figure, "Q3 2025" and "2025 300" are two. */
const GROUPED = '(?<![\\p{L}\\d])[1-9]\\d{0,2}(?:[\\u00a0\\u202f ]\\d{3})+(?!\\d)(?:[.,]\\d+(?!\\d))?';
const TOKENS = new RegExp(`${GROUPED}|\\d(?:[\\d.,'’]*\\d)?|\\p{L}+`, 'gu');

/** The words and figures of a text in their order, without accents, in small letters. */
export const tokensOf = (text: string): string[] =>
  (
    stripMarks(withMetres(text.normalize('NFC')))
      .replace(MILLIONS, ' million ')
      .replace(/(?<=\d)[Bb](?![\p{L}\d])/gu, ' billion ')
      .toLowerCase()
      .match(TOKENS) ?? []
  ).flatMap(splitToken);

/** A capital "M" is no metre. */
const MILLIONS = /(?<=\d\s?)M(?:io)?(?:EUR|USD|€)?(?![\p{L}\d])|(?<=\d\s?)m(?=[€$£])/gu;

/** The numbers that a figure can mean: "1.200" is 1,200 or 1.2. */
export function readingsOfFigure(figure: string): number[] {
  const digits = figure.replace(/[\u00a0\u202f '’]/g, '');
  const last = Math.max(digits.lastIndexOf('.'), digits.lastIndexOf(','));
  const plain = (some: string) => some.replace(/[.,]/g, '');
  const whole = Number(plain(digits));
  if (last < 0) return [whole];
  const decimal = Number(`${plain(digits.slice(0, last))}.${digits.slice(last + 1)}`);
  if (/^\d{1,3}[.,]000$/.test(digits)) return [whole];
  return /^(?:\d+[.,]\d{1,2}|\d+[.,]\d{4,}|0[.,]\d+)$/.test(digits) ? [decimal] : [whole, decimal];
}

/** Figures side by side may be several: "in 2025 40 people", "29.06.2026". */
export const partsOfFigure = (token: string): number[] =>
  /^\d/.test(token) && !/^\d{1,3}(?:[.,]\d{3})+$/.test(token) ? token.split(/\D+/).map(Number) : [];

/** German writes a number as one word: "zweihundertfünfzig". */
const GERMAN_PARTS = new RegExp(
  [...NUMBER_WORDS.keys(), ...SCALE_WORDS.keys(), 'und']
    .filter((word) => word.length > 2)
    .sort((a, b) => b.length - a.length)
    .join('|'),
  'g',
);

function splitToken(token: string): string[] {
  if (NUMBER_WORDS.has(token) || SCALE_WORDS.has(token)) return [token];
  const parts = token.match(GERMAN_PARTS) ?? [];
  return parts.length > 1 && parts.join('') === token ? parts : [token];
}
