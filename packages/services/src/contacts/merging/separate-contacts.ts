import type { ContactDoc } from '@workbench/db';
import { contactSearchWords } from '../saved/merge/contact-search-words.ts';
import type { CombinedContact } from './combine-contacts.ts';
import { copyGroup, MERGE_GROUP_NAMES, MERGE_GROUPS } from './merge-groups.ts';

export interface SeparatedContacts {
  survivor: ContactDoc;
  other: ContactDoc;
  /** What was changed since the merge and stays on the survivor: "email", "notes" … */
  kept: string[];
}

interface MergedState {
  survivorBefore: ContactDoc;
  otherBefore: ContactDoc;
  /** As the merge left the survivor. */
  combined: CombinedContact;
  /** As the survivor is now. */
  present: ContactDoc;
}

/**
 * Two contacts of a merged one: both as they were, and what was changed since stays on the survivor. What was paid for
 * since counts for both, so that neither is bought again. Pure.
 */
export function separateContacts({ survivorBefore, otherBefore, combined, present }: MergedState): SeparatedContacts {
  const survivor: ContactDoc = { ...survivorBefore, origins: { ...survivorBefore.origins } };
  const other: ContactDoc = { ...otherBefore };
  const kept: string[] = [];
  for (const group of MERGE_GROUP_NAMES) {
    if (MERGE_GROUPS[group].every((field) => isSame(present[field], combined[field]))) continue;
    copyGroup(survivor, present, group);
    kept.push(group);
  }
  if (!isSame(present.companyId, combined.companyId)) survivor.companyId = present.companyId;
  survivor.sources = keepAdded(survivorBefore.sources, present.sources, combined.sources);
  survivor.knownIn = keepAdded(survivorBefore.knownIn, present.knownIn, combined.knownIn);
  survivor.formerIds = keepAdded(survivorBefore.formerIds, present.formerIds, combined.formerIds);
  survivor.notes = keepNotes(survivorBefore.notes, present.notes, combined.notes);
  other.notes = otherBefore.notes.filter(({ id }) => present.notes.some((note) => note.id === id));
  if (!isSame(present.notes, combined.notes)) kept.push('notes');
  if (!isSame(present.sources, combined.sources)) kept.push('sources');
  const paid = Object.entries(present.revealedAt).filter(([source, at]) => !isSame(at, combined.revealedAt[source]));
  if (paid.length > 0) {
    survivor.revealedAt = { ...survivorBefore.revealedAt, ...Object.fromEntries(paid) };
    other.revealedAt = { ...otherBefore.revealedAt, ...Object.fromEntries(paid) };
    kept.push('revealedAt');
  }
  const added = present.keys.filter((key) => !otherBefore.keys.includes(key) && !survivorBefore.keys.includes(key));
  survivor.keys = [...survivorBefore.keys, ...added];
  if (kept.length > 0) survivor.words = contactSearchWords(survivor);
  return { survivor, other, kept };
}

/** Those of before, and those that came after the merge. */
function keepAdded<T>(before: readonly T[], present: readonly T[], combined: readonly T[]): T[] {
  const known = new Set(combined.map((one) => JSON.stringify(one)));
  return [...before, ...present.filter((one) => !known.has(JSON.stringify(one)))];
}

/** A note that was removed since stays removed. */
function keepNotes(
  before: ContactDoc['notes'],
  present: ContactDoc['notes'],
  combined: ContactDoc['notes'],
): ContactDoc['notes'] {
  const left = before.filter(({ id }) => present.some((note) => note.id === id));
  return [...left, ...present.filter(({ id }) => !combined.some((note) => note.id === id))];
}

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a ?? null) === JSON.stringify(b ?? null);
