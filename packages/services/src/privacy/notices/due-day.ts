/** Days by which people are to be informed: one month after their data was collected, in UTC. Pure. */

const DAY_MS = 24 * 60 * 60_000;

/** "2026-11-21". */
export const dayOf = (at: Date): string => at.toISOString().slice(0, 10);

const startOfDay = (at: Date): Date => new Date(`${dayOf(at)}T00:00:00.000Z`);

/** A month later; of a month that is shorter its last day. */
export function dueDay(collectedAt: Date): Date {
  const [year, month, day] = [collectedAt.getUTCFullYear(), collectedAt.getUTCMonth(), collectedAt.getUTCDate()];
  const lastOfNext = new Date(Date.UTC(year, month + 2, 0)).getUTCDate();
  return new Date(Date.UTC(year, month + 1, Math.min(day, lastOfNext)));
}

/** Due with the first message if that was sooner. One from before went to another record of the same person. */
export function dueWithMessage(collectedAt: Date, messagedAt: Date | null): Date {
  const due = dueDay(collectedAt);
  return messagedAt !== null && messagedAt >= collectedAt && messagedAt < due ? messagedAt : due;
}

/** The beginning of the first day whose data is due on a day or later: what was collected before was due before. */
export function collectedFrom(due: Date): Date {
  let day = new Date(startOfDay(due).getTime() - 31 * DAY_MS);
  while (dueDay(day) < startOfDay(due)) day = new Date(day.getTime() + DAY_MS);
  return day;
}

export const daysLater = (at: Date, days: number): Date => new Date(at.getTime() + days * DAY_MS);
