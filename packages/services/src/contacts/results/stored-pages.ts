import { randomUUID } from 'node:crypto';
import { type ContactSearchPageDoc, ContactSearchPageModel } from '@workbench/db';
import { RESULTS_KEPT_MS } from '../limits.ts';
import type { MergedPerson } from '../people/deduplicate-people.ts';
import type { SearchCursor, SourceCursors, SourceTotals } from './search-cursor.ts';

/** The number of earlier pages that are checked: a duplicate further up is accepted. */
const PREVIOUS_PAGES_MAX = 10;

interface EarlierPages {
  /** The cursor of the next page; null when the previous page is not stored. */
  cursor: SearchCursor | null;
  /** As on the newest page that has them. */
  people: MergedPerson[];
}

export const NO_EARLIER_PAGES: EarlierPages = { cursor: null, people: [] };

/** What the stored pages before this one say. */
export async function readEarlierPages(searchKey: string, page: number, now: Date): Promise<EarlierPages> {
  const stored = await ContactSearchPageModel.find({ searchKey, page: { $lt: page }, expiresAt: { $gt: now } })
    // The index backwards: the highest page first, and of equal pages the oldest.
    .sort({ page: -1, foundAt: 1 })
    .limit(PREVIOUS_PAGES_MAX)
    .lean();
  const newest = new Map(stored.map((doc) => [doc.page, doc]));
  const before = newest.get(page - 1);
  const people = new Map<string, MergedPerson>();
  for (const doc of [...newest.values()].reverse()) {
    for (const person of peopleOnPage(doc)) people.set(person.id, person);
  }
  return {
    cursor: before ? { page, cursors: before.next as SourceCursors, totals: before.totals as SourceTotals } : null,
    people: [...people.values()],
  };
}

/** Stored for a day: saves, reveals and exports read from here. */
export async function storeResultPage(
  { searchKey, page, next, totals }: Pick<ContactSearchPageDoc, 'searchKey' | 'page' | 'next' | 'totals'>,
  people: readonly MergedPerson[],
  now: Date,
): Promise<void> {
  const doc: ContactSearchPageDoc = {
    _id: randomUUID(),
    searchKey,
    page,
    next,
    totals,
    people: people.map(({ id, people: known, mergedBecause }) => ({ id, people: known, mergedBecause })),
    foundAt: now,
    expiresAt: new Date(now.getTime() + RESULTS_KEPT_MS),
  };
  // We built it ourselves a moment ago: to validate it again costs more than to write it.
  await ContactSearchPageModel.collection.insertOne(doc as never);
}

/** The people of a stored page; `storePage` gave them their shape. */
export function peopleOnPage({ people }: Pick<ContactSearchPageDoc, 'people'>): MergedPerson[] {
  return people as unknown as MergedPerson[];
}
