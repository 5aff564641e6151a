/** The longest ban that a source is known for (Wikidata's); whoever asks for years must not lock the host for good. */
const RETRY_AFTER_LIMIT_MS = 24 * 3600_000;

/**
 * Milliseconds that an answer asks to wait (RFC 9110, 10.2.3: seconds or a date); null when it says nothing readable,
 * and a day at most.
 * The date is compared with the answer's own Date where there is one: the two clocks may differ.
 */
export function retryAfterMsOf(headers: Record<string, string>, nowMs: number): number | null {
  const value = headers['retry-after']?.trim();
  if (value === undefined || value === '') return null;
  if (/^\d+(\.\d+)?$/.test(value)) return Math.min(RETRY_AFTER_LIMIT_MS, Math.ceil(Number(value) * 1000));
  const untilMs = Date.parse(value);
  if (Number.isNaN(untilMs)) return null;
  const sentMs = Date.parse(headers.date ?? '');
  return Math.min(RETRY_AFTER_LIMIT_MS, Math.max(0, untilMs - (Number.isNaN(sentMs) ? nowMs : sentMs)));
}
