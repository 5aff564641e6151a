/**
 * The number of messages that may be sent. Pure. A day has 25 hours when clocks go back, 26 at Troll station in the
 * Antarctic, and starts at another moment in each time zone: whoever stays within the limit in any 26 hours keeps it on
 * every day everywhere.
 */

const HOUR_MS = 3_600_000;
export const QUOTA_WINDOW_MS = 26 * HOUR_MS;

export interface QuotaEntry {
  messageId: string;
  at: Date;
}

export interface QuotaState {
  limit: number;
  used: number;
  left: number;
  /** When the next slot is free; null while there are slots. */
  nextFreeAt: Date | null;
}

/** Entries that still occupy a slot. */
const entriesWithin = <T extends QuotaEntry>(entries: readonly T[], now: Date): T[] =>
  entries.filter(({ at }) => at.getTime() > now.getTime() - QUOTA_WINDOW_MS);

export function quotaState(entries: readonly QuotaEntry[], limit: number, now: Date): QuotaState {
  const within = entriesWithin(entries, now);
  const used = within.length;
  const left = Math.max(0, limit - used);
  const times = within.map(({ at }) => at.getTime()).sort((a, b) => a - b);
  // After a limit was lowered, more than one slot has to become free.
  const freed = times[used - limit];
  return { limit, used, left, nextFreeAt: left > 0 || freed === undefined ? null : new Date(freed + QUOTA_WINDOW_MS) };
}

/**
 * The entries with one more; a message that has a slot keeps it. Old entries are kept for twice the window: a delayed
 * process, or one whose clock is behind, counts from an earlier moment.
 * @returns null: all slots are taken
 */
export function addQuotaEntry<T extends QuotaEntry>(
  entries: readonly T[],
  added: T,
  { limit, now }: { limit: number; now: Date },
): T[] | null {
  const others = entries.filter(({ messageId }) => messageId !== added.messageId);
  if (entriesWithin(others, now).length >= limit) return null;
  const before = entries.find(({ messageId }) => messageId === added.messageId);
  const recentEntries = others.filter(({ at }) => at.getTime() > now.getTime() - 2 * QUOTA_WINDOW_MS);
  return [...recentEntries, before !== undefined && before.at > added.at ? before : added];
}

/** "3 hours and 5 minutes"; never less than a minute. */
export function formatWait(from: Date, until: Date): string {
  const minutes = Math.max(1, Math.ceil((until.getTime() - from.getTime()) / 60_000));
  const parts = [count(Math.floor(minutes / 60), 'hour'), count(minutes % 60, 'minute')];
  return parts.filter((part) => part !== null).join(' and ');
}

const count = (number: number, unit: string) => (number === 0 ? null : `${number} ${unit}${number === 1 ? '' : 's'}`);
