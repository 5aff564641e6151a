import { once } from '@workbench/text/once';
import { FORMATS, LANGUAGE } from './formats';

/** Shown where a value is unknown: never 0. */
export const DASH = '–';

type Figure = number | null | undefined;
type Moment = string | number | Date | null | undefined;

const isKnown = (value: Figure): value is number => value !== null && value !== undefined && Number.isFinite(value);

/** 12345 → "12,345"; a dash for what is unknown. */
export function formatNumber(value: Figure): string {
  return isKnown(value) ? FORMATS.number(value) : DASH;
}

/** 4000 → "4,000", 20000000 → "20M": where many stand side by side, as along an axis. */
export function formatShort(value: number): string {
  return FORMATS.short(value);
}

/** 1234.5 → "1,234.5", with at most so many decimals; a dash for what is unknown. */
export function formatDecimal(value: Figure, digitsMax = 2, digitsMin = 0): string {
  return isKnown(value) ? FORMATS.decimal(value, digitsMax, digitsMin) : DASH;
}

const plurals = once(() => new Intl.PluralRules(LANGUAGE));

/** "1 company", "1,200 companies". */
export function formatCount(value: number, one: string, many: string): string {
  return `${formatNumber(value)} ${plurals().select(value) === 'one' ? one : many}`;
}

/** 87.345 → "87.3%"; a dash for what is unknown. */
export function formatPercent(value: Figure, digits = 1): string {
  return isKnown(value) ? FORMATS.percent(value, digits) : DASH;
}

/** 12.04 → "+12.0%", -3.5 → "−3.5%". */
export function formatChange(percent: number): string {
  return FORMATS.change(percent);
}

/** "Nov 21, 2026" in the reader's time zone; "Never" without a date and "Unknown" for one that can't be read. */
export function formatDate(value: Moment): string {
  return inWords(value, FORMATS.date);
}

/** "Nov 21, 2026, 2:05 PM" in the reader's time zone. */
export function formatDateTime(value: Moment): string {
  return inWords(value, FORMATS.dateTime);
}

/** The same to the second: of logs. */
export function formatExactTime(value: Moment): string {
  return inWords(value, FORMATS.exactTime);
}

const relativeTime = once(() => new Intl.RelativeTimeFormat(LANGUAGE, { numeric: 'always' }));

const STEPS: readonly [unit: Intl.RelativeTimeFormatUnit, ms: number][] = [
  ['year', 365 * 86_400_000],
  ['month', 30 * 86_400_000],
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
];

/**
 * "5 minutes ago", with the suffix already in it. "Never" without a date, "Unknown" for one that can't be read.
 * A server clock that runs ahead of this one reads "just now", never "in 4 seconds".
 */
export function formatRelativeTime(value: Moment, now = Date.now()): string {
  return inWords(value, (at) => {
    const elapsedMs = Math.max(0, now - at);
    for (const [unit, ms] of STEPS) {
      const count = Math.floor(elapsedMs / ms);
      if (count >= 1) return relativeTime().format(-count, unit);
    }
    return 'just now';
  });
}

function inWords(value: Moment, format: (at: number) => string): string {
  if (value === null || value === undefined || value === '') return 'Never';
  const at = new Date(value).getTime();
  return Number.isNaN(at) ? 'Unknown' : format(at);
}
