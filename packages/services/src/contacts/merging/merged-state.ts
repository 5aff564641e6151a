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

export const knows = (contact: ContactDoc, { source, id }: SourceEntry): boolean =>
  contact.sources.some((one) => one.source === source && one.id === id);

/** Whom a source knows: the one whose id it has named since, or else the only one whom it had named before. Pure. */
export function ownerOf(
  { survivorBefore, otherBefore, combined, present }: MergedState,
  source: string | null,
): Side | 'unknown' {
  const renewed = present.sources.filter(
    (one) => one.source === source && !combined.sources.some((known) => isSame(known, one)),
  );
  const isKnownTo = (contact: ContactDoc) =>
    renewed.length > 0
      ? renewed.some((one) => knows(contact, one))
      : contact.sources.some((one) => one.source === source);
  const [survivors, others] = [isKnownTo(survivorBefore), isKnownTo(otherBefore)];
  if (survivors === others) return 'unknown';
  return others ? 'other' : 'survivor';
}

export const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a ?? null) === JSON.stringify(b ?? null);
