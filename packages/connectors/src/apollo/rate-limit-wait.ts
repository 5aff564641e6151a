import { DAY_MS, HOUR_MS } from '../durations.ts';

/**
 * Milliseconds to wait when the hour's or the day's calls are used up, which the headers of a 429 tell; null while they
 * are not. The windows are fixed and their ends are not told, so it is the whole window unless `retry-after` says more
 * exactly.
 */
export function apolloRateLimitWaitMs(headers: Record<string, string>): number | null {
  const isExhausted = (...names: string[]) => names.some((name) => headers[name]?.trim() === '0');
  const windowMs = isExhausted('x-24-hour-requests-left', 'x-daily-requests-left')
    ? DAY_MS
    : isExhausted('x-hourly-requests-left')
      ? HOUR_MS
      : null;
  // A short `retry-after` beside a used-up hour belongs to the minute: waiting for it would only be refused again.
  const statedMs = Number(headers['retry-after'] || Number.NaN) * 1000;
  return windowMs !== null && statedMs > 60_000 ? statedMs : windowMs;
}
