import type { ContactDoc } from '@workbench/db';
import { identityKeys } from '../people/identity-keys.ts';
import { contactSearchWords } from '../saved/merge/contact-search-words.ts';
import type { CombinedContact } from './combine-contacts.ts';
import { copyGroup, MERGE_GROUP_NAMES, MERGE_GROUPS, type MergeGroup } from './merge-groups.ts';

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
 * Two contacts of a merged one: both as they were. What a source has said since goes to the contact whom it knows; every
 * other change stays on the survivor. A purchase counts for the one it was made for, and for both where that is unknown.
 * Pure.
 */
export function separateContacts(state: MergedState): SeparatedContacts {
  const { survivorBefore, otherBefore, combined, present } = state;
  const survivor: ContactDoc = { ...survivorBefore, origins: { ...survivorBefore.origins } };
  const other: ContactDoc = { ...otherBefore, origins: { ...otherBefore.origins } };
  const kept: string[] = [];
  for (const group of MERGE_GROUP_NAMES) {
    if (MERGE_GROUPS[group].every((field) => isSame(present[field], combined[field]))) continue;
    const isOthers = ownerOf(state, sourceOf(present, group)) === 'other';
    const owner = isOthers ? other : survivor;
    copyGroup(owner, present, group);
    copySourceValues(owner, present, group);
    if (!isOthers) kept.push(group);
  }
  if (!isSame(present.companyId, combined.companyId)) survivor.companyId = present.companyId;
  const renewed = present.sources.filter((one) => !combined.sources.some((known) => isSame(known, one)));
  const othersOnly = renewed.filter((one) => knows(otherBefore, one) && !knows(survivorBefore, one));
  survivor.sources = renew(survivorBefore.sources, without(renewed, othersOnly));
  other.sources = renew(otherBefore.sources, othersOnly);
  survivor.knownIn = keepAdded(survivorBefore.knownIn, present.knownIn, combined.knownIn);
  survivor.formerIds = keepAdded(survivorBefore.formerIds, present.formerIds, combined.formerIds);
  survivor.notes = keepNotes(survivorBefore.notes, present.notes, combined.notes);
  other.notes = otherBefore.notes.filter(({ id }) => present.notes.some((note) => note.id === id));
  if (!isSame(present.notes, combined.notes)) kept.push('notes');
  if (!isSame(present.lists, combined.lists)) {
    survivor.lists = [
      ...stillIn(survivorBefore.lists, present.lists),
      ...without(present.lists ?? [], combined.lists ?? []),
    ];
    other.lists = stillIn(otherBefore.lists, present.lists);
    kept.push('lists');
  }
  // As one they were informed since, and so both were.
  if (present.informed !== undefined && !isSame(present.informed, combined.informed)) {
    survivor.informed = present.informed;
    other.informed = present.informed;
  }
  if (renewed.length > othersOnly.length) kept.push('sources');
  const paid = Object.entries(present.revealedAt).filter(([source, at]) => !isSame(at, combined.revealedAt[source]));
  const paidFor = (side: Side) =>
    Object.fromEntries(paid.filter(([source]) => [side, 'unknown'].includes(ownerOf(state, source))));
  survivor.revealedAt = { ...survivorBefore.revealedAt, ...paidFor('survivor') };
  other.revealedAt = { ...otherBefore.revealedAt, ...paidFor('other') };
  if (!isSame(survivor.revealedAt, survivorBefore.revealedAt)) kept.push('revealedAt');
  const added = present.keys.filter((key) => !otherBefore.keys.includes(key) && !survivorBefore.keys.includes(key));
  const othersKeys = added.filter((key) => identityKeys(other).includes(key) && !identityKeys(survivor).includes(key));
  survivor.keys = [...survivorBefore.keys, ...without(added, othersKeys)];
  other.keys = [...otherBefore.keys, ...othersKeys];
  if (kept.length > 0) survivor.words = contactSearchWords(survivor);
  if (!isSame(other, otherBefore)) other.words = contactSearchWords(other);
  return { survivor, other, kept };
}

/** What sources give beside a value goes where the value goes. */
function copySourceValues(into: ContactDoc, from: ContactDoc, group: MergeGroup): void {
  const fields: readonly string[] = MERGE_GROUPS[group];
  const isOfGroup = ({ field }: { field: string }) => fields.includes(field);
  const left = (into.sourceValues ?? []).filter((one) => !isOfGroup(one));
  const copied = [...left, ...(from.sourceValues ?? []).filter(isOfGroup)];
  if (copied.length > 0 || into.sourceValues !== undefined) into.sourceValues = copied;
}

type Side = 'survivor' | 'other';

/** Whom a source knows: the one whose id it has named since, or else the only one whom it had named before. */
function ownerOf({ survivorBefore, otherBefore, combined, present }: MergedState, source: string | null) {
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

const sourceOf = (contact: ContactDoc, group: MergeGroup): string | null =>
  MERGE_GROUPS[group].map((field) => contact.origins[field]?.source).find((source) => source !== undefined) ?? null;

type SourceEntry = ContactDoc['sources'][number];

const knows = (contact: ContactDoc, { source, id }: SourceEntry): boolean =>
  contact.sources.some((one) => one.source === source && one.id === id);

/** Who was taken off a list since stays off it. */
const stillIn = (before: readonly string[] = [], present: readonly string[] = []): string[] =>
  before.filter((list) => present.includes(list));

/** Entries of the same id are replaced. */
function renew(before: readonly SourceEntry[], renewed: readonly SourceEntry[]): SourceEntry[] {
  const nameOf = ({ source, id }: SourceEntry) => `${source}:${id}`;
  return [...new Map([...before, ...renewed].map((one) => [nameOf(one), one])).values()];
}

const without = <T>(all: readonly T[], left: readonly T[]): T[] => all.filter((one) => !left.includes(one));

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
