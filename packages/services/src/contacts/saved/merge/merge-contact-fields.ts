import type { ContactDoc } from '@workbench/db';
import { isTyped } from '../../edit/contact-fields.ts';
import { withSourceValue } from '../../edit/source-values.ts';
import { contactSearchWords } from './contact-search-words.ts';

type Merged = Omit<ContactDoc, '_id' | 'keys' | 'keysToCome' | 'revision'>;

const SINGLE_FIELDS = ['title', 'phone', 'linkedinUrl', 'seniority'] as const;
const EMPLOYER_FIELDS = ['organizationName', 'organizationDomain', 'organizationIndustry', 'organizationSize'] as const;
const LOCATION_FIELDS = ['city', 'state', 'country'] as const;

/**
 * Two saved contacts that are one person: the older one, completed by the newer. Idempotent, because a kill between the
 * steps repeats it.
 */
export function mergeContactFields(older: ContactDoc, other: ContactDoc): Merged {
  const { _id, keys, keysToCome, revision, ...kept } = older;
  const merged: Merged = { ...kept, origins: { ...older.origins } };
  const copyFields = (fields: readonly (keyof Merged & keyof ContactDoc)[]) => {
    for (const field of fields) {
      // Of an employer or a location, a part that was typed stays.
      if (isTyped(older, field)) continue;
      Object.assign(merged, { [field]: other[field] });
      const origin = other.origins[field];
      if (origin === undefined) delete merged.origins[field];
      else merged.origins[field] = origin;
    }
  };
  if (older.isNameHidden && !other.isNameHidden) copyFields(['name', 'isNameHidden']);
  const isTypedByOther = (field: string) => isTyped(other, field) && !isTyped(older, field);
  if (isTypedByOther('name')) copyFields(['name', 'isNameHidden']);
  for (const field of SINGLE_FIELDS)
    if (other[field] !== null && (older[field] === null || isTypedByOther(field))) copyFields([field]);
  for (const group of [EMPLOYER_FIELDS, LOCATION_FIELDS])
    if (group.every((field) => older[field] === null) || group.some(isTypedByOther)) copyFields(group);
  if (other.email !== null && (older.email === null || isTypedByOther('email')))
    copyFields(['email', 'emailStatus', 'emailStatusOriginal']);
  merged.companyId = older.companyId ?? other.companyId;
  merged.sources = mergeBy(older.sources, other.sources, ({ source, id }) => `${source}:${id}`);
  const sourceValues = (older.sourceValues ?? []).reduce(withSourceValue, other.sourceValues ?? []);
  if (sourceValues.length > 0) merged.sourceValues = sourceValues;
  merged.notes = mergeBy(older.notes, other.notes, ({ id }) => id).sort((a, b) => a.at.getTime() - b.at.getTime());
  const removedNotes = mergeBy(older.removedNotes ?? [], other.removedNotes ?? [], ({ id }) => id);
  if (removedNotes.length > 0) merged.removedNotes = removedNotes;
  merged.knownIn = [...new Set([...older.knownIn, ...other.knownIn])];
  const lists = [...new Set([...(older.lists ?? []), ...(other.lists ?? [])])];
  if (lists.length > 0) merged.lists = lists;
  merged.revealedAt = latest(older.revealedAt, other.revealedAt);
  merged.formerIds = mergeBy(older.formerIds, [...other.formerIds, other._id], (id) => id.toHexString());
  // What is due by when they were first saved is not due later because of a merge.
  if (other.savedAt < merged.savedAt) merged.savedAt = other.savedAt;
  const informed = earliest(older.informed, other.informed);
  if (informed !== undefined) merged.informed = informed;
  merged.words = contactSearchWords(merged);
  return merged;
}

/** Whoever was informed as one of two was informed. */
function earliest(one: ContactDoc['informed'], other: ContactDoc['informed']): ContactDoc['informed'] {
  if (one === undefined || other === undefined) return one ?? other;
  return one.at <= other.at ? one : other;
}

function mergeBy<T>(first: readonly T[], second: readonly T[], nameOf: (one: T) => string): T[] {
  return [...new Map([...second, ...first].map((one) => [nameOf(one), one])).values()];
}

function latest(one: Record<string, Date>, other: Record<string, Date>): Record<string, Date> {
  const all = { ...one };
  for (const [source, at] of Object.entries(other)) {
    const known = all[source];
    if (known === undefined || known < at) all[source] = at;
  }
  return all;
}
