/** How pages write a day; `language` with its region. */
export function sayDay(date: string, language: string, style: 'long' | 'medium' | 'short'): string {
  if (date.length !== 10) return date;
  return new Intl.DateTimeFormat(language === 'en' ? 'en-US' : language, { dateStyle: style, timeZone: 'UTC' }).format(
    new Date(`${date}T00:00:00Z`),
  );
}

/** The parts of a leaf of a calendar. */
export function leafOf(date: string, language: string): { day: string; month: string; year: string } {
  const day = new Date(`${date}T00:00:00Z`);
  const month = new Intl.DateTimeFormat(language, { month: 'short', timeZone: 'UTC' }).format(day);
  return { day: date.slice(8), month, year: date.slice(0, 4) };
}

export const pubDateOf = (date: string) => new Date(`${date}T09:00:00Z`).toUTCString().replace('GMT', '+0000');
