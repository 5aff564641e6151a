import { once } from '@workbench/text/once';

/** Figures and dates are written as the reader's region writes them; the words around them are English. */
export const LANGUAGE = 'en';

/** With a true minus: it is as wide as a plus, and no line breaks after it. */
const withMinus = (text: string) => text.replace('-', '−');

/**
 * Every number and date on screen, by `Intl`. Without a locale: the browser's. Each format is made when it is first
 * needed: that takes milliseconds, which the first screen would wait for.
 */
export function createFormats(locale?: string) {
  const numberIn = (options: Intl.NumberFormatOptions) => once(() => new Intl.NumberFormat(locale, options));
  const dateIn = (options: Intl.DateTimeFormatOptions) => {
    const format = once(() => new Intl.DateTimeFormat(locale, options));
    return (at: number) => format().format(at);
  };
  const whole = numberIn({ maximumFractionDigits: 0 });
  const compact = numberIn({ notation: 'compact', maximumFractionDigits: 1 });
  const change = numberIn({
    style: 'percent',
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
    signDisplay: 'exceptZero',
  });
  const decimals = new Map<string, () => Intl.NumberFormat>();
  const decimalIn = (style: 'decimal' | 'percent', digitsMin: number, digitsMax: number) => {
    const key = `${style} ${digitsMin} ${digitsMax}`;
    const format =
      decimals.get(key) ?? numberIn({ style, minimumFractionDigits: digitsMin, maximumFractionDigits: digitsMax });
    decimals.set(key, format);
    return format();
  };
  return {
    /** "." or ",". */
    decimalMark: once(() => decimalMarkOf(locale)),
    number: (value: number) => whole().format(value),
    /** For axes: "4,000", but "20M". */
    short: (value: number) => (Math.abs(value) < 10_000 ? whole : compact)().format(value),
    decimal: (value: number, digitsMax: number, digitsMin = 0) =>
      withMinus(decimalIn('decimal', digitsMin, digitsMax).format(value)),
    percent: (value: number, digits: number) => decimalIn('percent', digits, digits).format(value / 100),
    change: (percent: number) => withMinus(change().format(percent / 100)),
    date: dateIn({ year: 'numeric', month: 'short', day: 'numeric' }),
    // A calendar day is stored as midnight UTC: the same day for readers in every time zone.
    day: dateIn({ year: 'numeric', month: 'short', day: 'numeric', timeZone: 'UTC' }),
    weekDay: dateIn({ weekday: 'short', month: 'short', day: 'numeric', timeZone: 'UTC' }),
    dateTime: dateIn({ dateStyle: 'medium', timeStyle: 'short' }),
    exactTime: dateIn({ dateStyle: 'medium', timeStyle: 'medium' }),
    time: dateIn({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }),
    dayTime: dateIn({ month: 'short', day: 'numeric', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }),
  };
}

function decimalMarkOf(locale?: string): string {
  const parts = new Intl.NumberFormat(locale, { minimumFractionDigits: 1 }).formatToParts(1.5);
  return parts.find(({ type }) => type === 'decimal')?.value ?? '.';
}

export const FORMATS = createFormats();
