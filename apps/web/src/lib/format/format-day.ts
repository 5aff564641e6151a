import { DASH } from './format';
import { FORMATS } from './formats';

/** A calendar day that is stored as midnight UTC: the same day for readers in every time zone. */
export function formatDay(value: string | Date | null): string {
  if (value === null) return DASH;
  const at = new Date(value).getTime();
  return Number.isNaN(at) ? 'Unknown' : FORMATS.day(at);
}

/** A text of the server with its days, "on 2026-06-30", as the reader's region writes them. */
export function formatDaysIn(text: string): string {
  return text.replaceAll(/\b\d{4}-\d\d-\d\d\b(?![\w-])/g, (day) => {
    const at = Date.parse(day);
    return Number.isNaN(at) ? day : FORMATS.day(at);
  });
}

/** The reader's own day as a date field holds it: "2026-11-21". */
export function toDateField(at: Date): string {
  const two = (part: number) => String(part).padStart(2, '0');
  return `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;
}
