import { DASH } from './format';
import { FORMATS } from './formats';

/** A calendar day that is stored as midnight UTC: the same day for readers in every time zone. */
export function formatDay(value: string | Date | null): string {
  if (value === null) return DASH;
  const at = new Date(value).getTime();
  return Number.isNaN(at) ? 'Unknown' : FORMATS.day(at);
}

/** The reader's own day as a date field holds it: "2026-11-21". */
export function toDateField(at: Date): string {
  const two = (part: number) => String(part).padStart(2, '0');
  return `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;
}
