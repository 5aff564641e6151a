import type { Visits } from './last-visit';

/** Looked back at by whoever comes for the first time. */
const FIRST_VISIT_DAYS = 7;

const DAY_MS = 86_400_000;

/** The day since which news are shown: of the last visit, but no longer than a year ago. Pure. */
export function newsSince({ before }: Visits, now: number): { day: string; isLastVisit: boolean } {
  const from = before ?? now - FIRST_VISIT_DAYS * DAY_MS;
  const day = new Date(Math.max(from, now - 365 * DAY_MS)).toISOString().slice(0, 10);
  return { day, isLastVisit: before !== null };
}
