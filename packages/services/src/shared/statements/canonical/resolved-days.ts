import { stripMarks } from '@workbench/text/fold';
import { daysIn } from '../days.ts';
import { withResolvedDays } from './resolve-days.ts';

/** Sunday first, as JavaScript counts them; in English, German, French and Spanish, without accents. */
const WEEKDAYS = [
  'sunday|sonntag|dimanche|domingo',
  'monday|montag|lundi|lunes',
  'tuesday|dienstag|mardi|martes',
  'wednesday|mittwoch|mercredi|miercoles',
  'thursday|donnerstag|jeudi|jueves',
  'friday|freitag|vendredi|viernes',
  'saturday|samstag|sonnabend|samedi|sabado',
].map((names) => new RegExp(`(?<!\\p{L})(?:${names})(?!\\p{L})`, 'iu'));
const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * The days that a text states: "9 juin 2026", "yesterday", and "on Tuesday" as the last one up to the day of its article.
 * @param day of the article; null: only days in full are known
 * @returns as "2026-06-09"
 */
export function resolvedDaysIn(text: string, day: string | null): Set<string> {
  const days = daysIn(withResolvedDays(text, day));
  if (day === null) return days;
  const plain = stripMarks(text);
  for (let back = 0; back < WEEKDAYS.length; back++) {
    const date = new Date(Date.parse(`${day}T00:00:00Z`) - back * DAY_MS);
    if (WEEKDAYS[date.getUTCDay()]?.test(plain)) days.add(date.toISOString().slice(0, 10));
  }
  return days;
}
