const numberFormat = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });

/** Shown where a value is unknown: never 0. */
export const DASH = '–';

/** 12345 → "12,345"; a dash for what is unknown. */
export function formatNumber(value: number | null | undefined): string {
  return value === null || value === undefined || !Number.isFinite(value) ? DASH : numberFormat.format(value);
}

/** "1 company", "1,200 companies". */
export function formatCount(value: number, one: string, many: string): string {
  return `${formatNumber(value)} ${value === 1 ? one : many}`;
}

/** 87.345 → "87.3%"; a dash for what is unknown. */
export function formatPercent(value: number | null | undefined, digits = 1): string {
  return value === null || value === undefined || !Number.isFinite(value) ? DASH : `${value.toFixed(digits)}%`;
}

const dateFormat = new Intl.DateTimeFormat('en-US', { year: 'numeric', month: 'short', day: 'numeric' });

/** "Nov 21, 2026" in the reader's time zone; "Never" without a date and "Unknown" for one that can't be read. */
export function formatDate(value: string | number | Date | null | undefined): string {
  const at = toTime(value);
  if (at === null) return 'Never';
  return Number.isNaN(at) ? 'Unknown' : dateFormat.format(at);
}

const STEPS: readonly [unit: string, ms: number][] = [
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
export function formatRelativeTime(value: string | number | Date | null | undefined, now = Date.now()): string {
  const at = toTime(value);
  if (at === null) return 'Never';
  if (Number.isNaN(at)) return 'Unknown';
  const elapsedMs = Math.max(0, now - at);
  for (const [unit, ms] of STEPS) {
    const count = Math.floor(elapsedMs / ms);
    if (count >= 1) return `${count} ${unit}${count === 1 ? '' : 's'} ago`;
  }
  return 'just now';
}

function toTime(value: string | number | Date | null | undefined): number | null {
  if (value === null || value === undefined || value === '') return null;
  return new Date(value).getTime();
}

const changeFormat = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1, signDisplay: 'exceptZero' });

/** 12.04 → "+12%", -3.5 → "−3.5%". */
export function formatChange(percent: number): string {
  return `${changeFormat.format(percent).replace('-', '−')}%`;
}
