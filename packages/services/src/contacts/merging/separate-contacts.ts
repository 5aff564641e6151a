import type { ContactDoc } from '@workbench/db';
import { isOtherEmployer } from '../edit/is-other-employer.ts';
import { keysOfValues } from '../edit/keys-after-edit.ts';
import { contactSearchWords } from '../saved/merge/contact-search-words.ts';
import { addEmployers, employerOf, isSameEmployer } from '../saved/merge/former-employers.ts';
import { copyGroup, MERGE_GROUP_NAMES, MERGE_GROUPS } from './merge-groups.ts';
import { isSame, type MergedState, ownerOf, ownerOfEntry, renewedSources, type Side } from './merged-state.ts';
import { replayAnswers } from './replay-answers.ts';
import { editsSince, replayEdits } from './replay-edits.ts';
import { separateNotes } from './separate-notes.ts';
import { separateOtherValues } from './separate-other-values.ts';

export interface SeparatedContacts {
  survivor: ContactDoc;
  other: ContactDoc;
  /** What was changed since the merge and stays on the survivor: "email", "notes" … */
  kept: string[];
}

/**
 * Two contacts of a merged one: both as they were. What a person has typed since is typed on the survivor, and what a
 * source has said since goes to the contact whom it knows; every other change stays on the survivor. A purchase counts for
 * the one it was made for, and for both where that is unknown. Pure.
 */
export function separateContacts(state: MergedState): SeparatedContacts {
  const { survivorBefore, otherBefore, combined, present } = state;
  const edits = editsSince(state);
  const sides = { survivor: replayEdits(survivorBefore, edits, present), other: { ...otherBefore } };
  const replayed = replayAnswers(state, keepUnrecorded(state, sides), edits);
  const { survivor, other } = separateOtherValues(state, replayed);
  const kept: string[] = MERGE_GROUP_NAMES.filter(
    (group) => !MERGE_GROUPS[group].every((field) => isSame(survivor[field], survivorBefore[field])),
  );
  followEmployer(survivor, survivorBefore, state);
  followEmployer(other, otherBefore, state);
  const renewed = renewedSources(state);
  const othersOnly = renewed.filter((one) => ownerOfEntry(state, one) === 'other');
  survivor.sources = renew(survivorBefore.sources, without(renewed, othersOnly));
  other.sources = renew(otherBefore.sources, othersOnly);
  survivor.knownIn = keepAdded(survivorBefore.knownIn, present.knownIn, combined.knownIn);
  survivor.formerIds = keepAdded(survivorBefore.formerIds, present.formerIds, combined.formerIds);
  separateNotes(state, { survivor, other });
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
  const [own, others] = [keysOfValues(survivor), keysOfValues(other)];
  // Not the key of a value that was corrected since.
  const left = survivorBefore.keys.filter((key) => present.keys.includes(key) || own.includes(key));
  // A source gave it, and another value stayed: where both were heard of since, whose key it is is not known.
  const keyOwner = othersOnly.length === 0 ? 'survivor' : renewed.length > othersOnly.length ? 'unknown' : 'other';
  const ownerOfKey = (key: string) => (own.includes(key) ? 'survivor' : others.includes(key) ? 'other' : keyOwner);
  survivor.keys = [...left, ...added.filter((key) => ownerOfKey(key) === 'survivor')];
  other.keys = [...otherBefore.keys, ...added.filter((key) => ownerOfKey(key) === 'other')];
  // Of an earlier merge that has been completed since.
  if (present.keysToCome === undefined) delete survivor.keysToCome;
  if (!isSame(survivor, survivorBefore)) survivor.words = contactSearchWords(survivor);
  if (!isSame(other, otherBefore)) other.words = contactSearchWords(other);
  return { survivor, other, kept };
}

/** What was changed without a record of its origin stays on the survivor. */
function keepUnrecorded(state: MergedState, sides: Record<Side, ContactDoc>): Record<Side, ContactDoc> {
  const { survivorBefore, otherBefore, combined, present } = state;
  const survivor = { ...sides.survivor, origins: { ...sides.survivor.origins } };
  for (const group of MERGE_GROUP_NAMES) {
    const [first] = MERGE_GROUPS[group];
    const isUnrecorded = present[first] !== null && present.origins[first] === undefined;
    const isOld = [combined, survivorBefore, otherBefore].some((known) => isSame(present[first], known[first]));
    if (isUnrecorded && !isOld) copyGroup(survivor, present, group);
  }
  return { ...sides, survivor };
}

/** The tracked company goes with the employer, and employers since the merge are former ones of whoever has moved. */
function followEmployer(contact: ContactDoc, before: ContactDoc, state: MergedState): void {
  const { survivorBefore, otherBefore, combined, present } = state;
  const isSurvivor = before === survivorBefore;
  if (!isOtherEmployer(before, contact)) {
    if (isSurvivor && !isSame(present.companyId, combined.companyId)) contact.companyId = present.companyId;
    return;
  }
  contact.companyId = isSameEmployer(contact, present) ? present.companyId : null;
  if (!isSurvivor) return;
  const known = [...(combined.formerEmployers ?? []), employerOf(otherBefore)];
  const since = (present.formerEmployers ?? []).filter((one) => !known.some((former) => isSame(former, one)));
  const formerEmployers = addEmployers(contact.formerEmployers ?? [], since, contact);
  if (formerEmployers.length > 0 || contact.formerEmployers) contact.formerEmployers = formerEmployers;
}

type SourceEntry = ContactDoc['sources'][number];

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
