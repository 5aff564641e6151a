import { MONTHS } from '@workbench/text/months';
import { foldPreservingLength } from '../words/fold-preserving-length.ts';

/** As people note down a day: "20.11.", "1.10.2026", "on 8/10"; "24/7" and "1/3" are none, nor is a version "3.5". */
const IN_DIGITS =
  /(?<![\d.,/])(\d{1,2})\.(\d{1,2})\.(?:\d{2,4})?(?!\d)|(?<=(?<!\p{L})(?:on|by|until|from|since|of|le|du|au|el|del|al|am|bis|vom|seit) )(?!24\/7)(\d{1,2})\/(\d{1,2})(?:\/\d{2,4})?(?![\d/])/giu;
/** "4 Feb", "Feb 4th", "3. Okt.": by the beginning that the name of the month has in each of the four languages. */
const SHORT_MONTHS = [
  'ja|jan|janv|ene',
  'feb|fev|fevr',
  'mar|mrz',
  'apr|avr|abr',
  'may|mai',
  'jun|juin',
  'jul|juil',
  'aug|aout|ago',
  'sept?',
  'oct|okt',
  'nov',
  'dec|dez|dic',
];
const BESIDE_DAY = SHORT_MONTHS.map(
  (short) =>
    new RegExp(
      `\\b\\d{1,2}(?:st|nd|rd|th|\\.)? (?:${short})\\b|\\b(?:${short})\\.? \\d{1,2}\\b|\\b(?:by|from|in|im|bis|until|since|ab|seit|en|fin|ende|anfang|early|late) (?:${short})\\b`,
      'i',
    ),
);

export interface NotedDay {
  day: number;
  /** Its English name. */
  month: string;
}

/** Days of a text in digits, in either order where both are possible. */
export function daysInDigits(text: string): NotedDay[] {
  return [...text.matchAll(IN_DIGITS)].flatMap(([, day, month, first, second]) => {
    const isSlashed = first !== undefined;
    const pair = isSlashed ? [Number(first), Number(second)] : [Number(day), Number(month)];
    const orders = isSlashed ? [pair, pair.toReversed()] : [pair];
    return orders.flatMap(([day = 0, month = 0]) => {
      const name = MONTHS[month - 1];
      return day >= 1 && day <= 31 && name !== undefined ? [{ day, month: name.toLowerCase() }] : [];
    });
  });
}

/** English names of the months that a text has in short form beside a day. */
export function shortMonthsIn(text: string): string[] {
  const folded = foldPreservingLength(text);
  return MONTHS.filter((_, at) => BESIDE_DAY[at]?.test(folded)).map((name) => name.toLowerCase());
}
