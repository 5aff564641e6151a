import type { ContactDoc } from '@workbench/db';
import type { CombinedContact } from './combine-contacts.ts';

export interface MergedState {
  survivorBefore: ContactDoc;
  otherBefore: ContactDoc;
  /** As the merge left the survivor. */
  combined: CombinedContact;
  /** As the survivor is now. */
  present: ContactDoc;
}

export type Side = 'survivor' | 'other';

type SourceEntry = ContactDoc['sources'][number];

const knows = (contact: ContactDoc, { source, id }: SourceEntry): boolean =>
  contact.sources.some((one) => one.source === source && one.id === id);

/** The ids that sources have named since the merge, new ones and known ones. Pure. */
export const renewedSources = ({ combined, present }: MergedState): SourceEntry[] =>
  present.sources.filter((one) => !combined.sources.some((known) => isSame(known, one)));

/**
 * Whose id it is that a source has named since: the one's who had it, or else, of a new one, whose id was named with it.
 * Pure.
 */
export function ownerOfEntry(state: MergedState, entry: SourceEntry): Side | 'unknown' {
  const { survivorBefore, otherBefore } = state;
  const sideOf = (entries: readonly SourceEntry[]) => {
    const [survivors, others] = [survivorBefore, otherBefore].map((contact) =>
      entries.some((one) => knows(contact, one)),
    );
    return survivors === others ? 'unknown' : others ? 'other' : 'survivor';
  };
  if ([survivorBefore, otherBefore].some((contact) => knows(contact, entry))) return sideOf([entry]);
  const renewed = renewedSources(state);
  const together = sideOf(renewed.filter(({ at }) => isSame(at, entry.at)));
  return together === 'unknown' ? sideOf(renewed) : together;
}

/** Whom a source knows: the one whose id it has named since, or else the only one whom it had named before. Pure. */
export function ownerOf(state: MergedState, source: string | null): Side | 'unknown' {
  const { survivorBefore, otherBefore } = state;
  const renewed = renewedSources(state).filter((one) => one.source === source);
  const [owner, ...owners] = new Set(renewed.map((one) => ownerOfEntry(state, one)));
  if (owner !== undefined) return owners.length === 0 ? owner : 'unknown';
  const [survivors, others] = [survivorBefore, otherBefore].map((contact) =>
    contact.sources.some((one) => one.source === source),
  );
  if (survivors === others) return 'unknown';
  return others ? 'other' : 'survivor';
}

/** Of a source that knows both or neither: the one whose value it has replaced. Pure. */
export function ownerOfValue(state: MergedState, field: string, source: string): Side {
  const owner = ownerOf(state, source);
  if (owner !== 'unknown') return owner;
  const [combined, own, others] = [state.combined, state.survivorBefore, state.otherBefore].map(
    (contact) => contact[field as keyof typeof contact] ?? null,
  );
  return combined !== null && isSame(combined, others) && !isSame(combined, own) ? 'other' : 'survivor';
}

export const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a ?? null) === JSON.stringify(b ?? null);
