import type { Visits } from './last-visit';
import { newsSince } from './news-since';

/** As many headcounts as the card has room for. */
const SHOWN = 5;

/** The largest moves since the last visit. Pure. */
export function movedQuery(visits: Visits, now: number): { since: string; limit: number } {
  return { since: newsSince(visits, now).day, limit: SHOWN };
}
