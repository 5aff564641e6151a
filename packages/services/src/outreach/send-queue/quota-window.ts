/**
 * The number of messages that may be sent. A limit counts the messages of the local calendar day, the server's. So that
 * midnight does not allow twice as many within an hour, it also counts those of the last half day; whoever sends at the
 * same hour every day never waits for that.
 */

import { isFromFuture } from '../../shared/stored-time.ts';

const HOUR_MS = 3_600_000;
const HALF_DAY_MS = 12 * HOUR_MS;
/** Entries are kept longer than they count: a delayed process, or one whose clock is behind, counts from earlier. */
const KEPT_MS = 52 * HOUR_MS;

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

/** When the next local day begins. A day has 23 to 26 hours where clocks change. */
export function startOfNextDay(at: Date): Date {
  return new Date(at.getFullYear(), at.getMonth(), at.getDate() + 1);
}

/** Of a clock that was ahead: it takes a slot of that day, and none before. */
const isOfLaterDay = (entry: QuotaEntry, at: Date): boolean =>
  entry.at >= startOfNextDay(at) && isFromFuture(entry.at, at);

/** Entries that occupy a slot at a time: of its local day, or of the half day before it, whichever are more. */
function entriesCountingAt<T extends QuotaEntry>(entries: readonly T[], at: Date): T[] {
  const today = new Date(at.getFullYear(), at.getMonth(), at.getDate());
  const begun = entries.filter((entry) => !isOfLaterDay(entry, at));
  const ofDay = begun.filter((entry) => entry.at >= today);
  const ofHalfDay = begun.filter((entry) => entry.at.getTime() > at.getTime() - HALF_DAY_MS);
  return ofDay.length >= ofHalfDay.length ? ofDay : ofHalfDay;
}

export function quotaState(entries: readonly QuotaEntry[], limit: number, now: Date): QuotaState {
  const used = entriesCountingAt(entries, now).length;
  const left = Math.max(0, limit - used);
  return { limit, used, left, nextFreeAt: left > 0 ? null : findNextFree(entries, limit, now) };
}

/** Slots become free at midnight and half a day after each message. */
function findNextFree(entries: readonly QuotaEntry[], limit: number, now: Date): Date | null {
  const times = [startOfNextDay(now), ...entries.map(({ at }) => new Date(at.getTime() + HALF_DAY_MS))];
  const later = times.filter((at) => at > now).sort((a, b) => a.getTime() - b.getTime());
  return later.find((at) => entriesCountingAt(entries, at).length < limit) ?? null;
}

/**
 * The entries with one more; a message that has a slot keeps it.
 * @returns null: all slots are taken
 */
export function addQuotaEntry<T extends QuotaEntry>(
  entries: readonly T[],
  added: T,
  { limit, now }: { limit: number; now: Date },
): T[] | null {
  const others = entries.filter(({ messageId }) => messageId !== added.messageId);
  if (entriesCountingAt(others, now).length >= limit) return null;
  const before = entries.find(({ messageId }) => messageId === added.messageId);
  const recentEntries = others.filter(({ at }) => at.getTime() > now.getTime() - KEPT_MS);
  const hasLaterSlot = before !== undefined && before.at > added.at && !isOfLaterDay(before, now);
  return [...recentEntries, hasLaterSlot ? before : added];
}
