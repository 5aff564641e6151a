/** No source counted employees before. */
export const FIRST_YEAR = 1900;

/**
 * A day in an unambiguous spelling: 2026-03-31 (a time after it is ignored), 2026/03/31 or 31.03.2026.
 * null for anything else; 03/04/2026 is March in one country and April in another.
 */
export function parseDateCell(text: string): Date | null {
  const iso = /^(\d{4})([-/])(\d{1,2})\2(\d{1,2})(?:[T ]\d{2}:\d{2}.*)?$/.exec(text);
  if (iso !== null) return day(Number(iso[1]), Number(iso[3]), Number(iso[4]));
  const dotted = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/.exec(text);
  if (dotted !== null) return day(Number(dotted[3]), Number(dotted[2]), Number(dotted[1]));
  return null;
}

function day(year: number, month: number, dayOfMonth: number): Date | null {
  const date = new Date(Date.UTC(year, month - 1, dayOfMonth));
  const exists = date.getUTCMonth() === month - 1 && date.getUTCDate() === dayOfMonth;
  return exists && year >= FIRST_YEAR ? date : null;
}
