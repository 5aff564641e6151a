/** A pause so long ends a visit. */
const PAUSE_MS = 30 * 60_000;
const KEY = 'dashboard_visits';

/** In ms since 1970. */
export interface Visits {
  /** When the visit before this one ended; null: this is the first. */
  before: number | null;
  /** The last sign of this one. */
  seen: number;
}

/** The visits after a sign of life. Pure. */
export function nextVisits(known: Visits | null, now: number): Visits {
  if (known === null) return { before: null, seen: now };
  const isSameVisit = now - known.seen < PAUSE_MS;
  return isSameVisit ? { ...known, seen: Math.max(known.seen, now) } : { before: known.seen, seen: now };
}

/**
 * Kept in the browser: the product has no accounts, and what a colleague has seen on another machine is news here.
 */
export function rememberVisit(now: number): Visits {
  const visits = visitsAt(now);
  try {
    localStorage.setItem(KEY, JSON.stringify(visits));
  } catch {
    // Without storage each visit is the first one.
  }
  return visits;
}

/** The same without a sign of life. */
export function visitsAt(now: number): Visits {
  return nextVisits(readVisits(), now);
}

function readVisits(): Visits | null {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    return isVisits(stored) ? stored : null;
  } catch {
    return null;
  }
}

function isVisits(value: unknown): value is Visits {
  if (typeof value !== 'object' || value === null || !('seen' in value) || !('before' in value)) return false;
  return typeof value.seen === 'number' && (value.before === null || typeof value.before === 'number');
}
