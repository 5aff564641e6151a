/** Figures and dates are written as the reader's region writes them; the words around them are English. */
export const LANGUAGE = 'en';

/** With a true minus: it is as wide as a plus, and no line breaks after it. */
const withMinus = (text: string) => text.replace('-', '−');

/** Every number and date on screen, by `Intl`. Without a locale: the browser's. */
export function createFormats(locale?: string) {
  const whole = new Intl.NumberFormat(locale, { maximumFractionDigits: 0 });
  const change = new Intl.NumberFormat(locale, {
    style: 'percent',
    maximumFractionDigits: 1,
    signDisplay: 'exceptZero',
  });
  const date = new Intl.DateTimeFormat(locale, { year: 'numeric', month: 'short', day: 'numeric' });
  // A calendar day is stored as midnight UTC: the same day for readers in every time zone.
  const day = new Intl.DateTimeFormat(locale, { year: 'numeric', month: 'short', day: 'numeric', timeZone: 'UTC' });
  const weekDay = new Intl.DateTimeFormat(locale, {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    timeZone: 'UTC',
  });
  const dateTime = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });
  const exactTime = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'medium' });
  const time = new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  const dayTime = new Intl.DateTimeFormat(locale, {
    month: 'short',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  return {
    /** "." or ",". */
    decimalMark: decimalMarkOf(locale),
    number: (value: number) => whole.format(value),
    decimal: (value: number, digitsMax: number, digitsMin = 0) =>
      withMinus(
        new Intl.NumberFormat(locale, {
          maximumFractionDigits: digitsMax,
          minimumFractionDigits: digitsMin,
        }).format(value),
      ),
    percent: (value: number, digits: number) =>
      new Intl.NumberFormat(locale, {
        style: 'percent',
        minimumFractionDigits: digits,
        maximumFractionDigits: digits,
      }).format(value / 100),
    change: (percent: number) => withMinus(change.format(percent / 100)),
    date: (at: number) => date.format(at),
    day: (at: number) => day.format(at),
    weekDay: (at: number) => weekDay.format(at),
    dateTime: (at: number) => dateTime.format(at),
    exactTime: (at: number) => exactTime.format(at),
    time: (at: number) => time.format(at),
    dayTime: (at: number) => dayTime.format(at),
  };
}

function decimalMarkOf(locale?: string): string {
  const parts = new Intl.NumberFormat(locale, { minimumFractionDigits: 1 }).formatToParts(1.5);
  return parts.find(({ type }) => type === 'decimal')?.value ?? '.';
}

export const FORMATS = createFormats();
