import type { BoardId } from '../../gather/board-ids.ts';
import type { Posting } from '../../gather/types.ts';

/** Two boards may use the same number for different jobs, so the board is a part of the id. */
export const postingId = (board: BoardId, id: string | number) => `${board}:${id}`;

/** A title or a department is shorter; a hostile board must not fill a report. */
const FIELD_MAX = 300;
const ADDRESS_MAX = 2000;

/** On one line and of bounded length; null for nothing. */
export function oneLine(text: string | null | undefined): string | null {
  const line = (text ?? '').replace(/[\s\u00a0\u200b\ufeff]+/g, ' ').trim();
  // A sign of two halves is not cut through.
  const bounded = line.slice(0, FIELD_MAX).replace(/[\ud800-\udbff]$/, '');
  return bounded === '' ? null : bounded;
}

/** The parts that are there, "Boulder, Colorado, United States"; null when none is. */
export function joined(...parts: (string | null | undefined)[]): string | null {
  return oneLine(
    parts
      .map(oneLine)
      .filter((part) => part !== null)
      .join(', '),
  );
}

/** The day as the board writes it, in its own time zone: "2026-10-02T09:00:00-04:00" → "2026-10-02". */
export function dayOf(text: string | null | undefined): string | null {
  const day = /^\d{4}-\d\d-\d\d(?![\d-])/.exec(text?.trim() ?? '')?.[0];
  return day === undefined || Number.isNaN(Date.parse(`${day}T00:00:00Z`)) ? null : day;
}

/** An address that a browser may be sent to, or null. */
export function webAddress(text: string | null | undefined): string | null {
  const address = text?.trim() ?? '';
  return address.length <= ADDRESS_MAX && /^https?:\/\//i.test(address) && URL.canParse(address) ? address : null;
}

/** Each id once, the newest first, those without a day last. */
export function sortUnique(postings: readonly Posting[]): Posting[] {
  const byId = new Map<string, Posting>();
  for (const posting of postings) if (!byId.has(posting.id)) byId.set(posting.id, posting);
  return [...byId.values()].sort((a, b) => (b.postedOn ?? '').localeCompare(a.postedOn ?? ''));
}
