/** Their window, counted per key and endpoint. */
const WINDOW_MS = 60_000;
const WAIT_LIMIT_MS = 24 * 3_600_000;

/**
 * Milliseconds to wait after a 429. There is no Retry-After as a rule: the window ends at `x-ratelimit-reset`, a UTC
 * time, and within a minute where that can't be read.
 */
export function pdlRateLimitWaitMs(headers: Record<string, string>, nowMs: number): number | null {
  if (headers['retry-after']) return null;
  const text = headers['x-ratelimit-reset']?.trim() ?? '';
  // Without a zone it is still UTC.
  const endMs = Date.parse(/(?:Z|GMT|UTC|[+-]\d{2}:?\d{2})$/i.test(text) ? text : `${text.replace(' ', 'T')}Z`);
  return Number.isNaN(endMs) ? WINDOW_MS : Math.min(WAIT_LIMIT_MS, Math.max(0, endMs - nowMs));
}
