import type { ContactDoc } from '@workbench/db';
import { applyTypedValues } from '../edit/apply-typed-values.ts';
import { CONTACT_FIELDS, type ContactField, isTyped } from '../edit/contact-fields.ts';
import type { TypedContact } from '../edit/read-typed-values.ts';
import { isRemovedValue, isSameValue } from '../edit/source-values.ts';
import { type MergedState, ownerOf } from './merged-state.ts';
import { isValueOf } from './without-taken-out.ts';

/**
 * What a person has typed or emptied since the merge. A value of the other contact is not the survivor's because it was
 * typed or emptied while both were one. Pure.
 */
export function editsSince(state: MergedState): TypedContact {
  const { survivorBefore, otherBefore, combined, present } = state;
  const edits: TypedContact = {};
  for (const field of CONTACT_FIELDS) {
    const value = present[field];
    if (value === null && isEmptied(state, field)) edits[field] = null;
    if (value === null || value === combined[field]) continue;
    // A source replaces no typed value: whoever typed that of the source has given it back.
    if (!isTyped(present, field) && !isGivenBack(state, field)) continue;
    if (isKnownOf(otherBefore, field, value) && !isKnownOf(survivorBefore, field, value)) continue;
    edits[field] = value;
  }
  return edits;
}

/** The contact with these edits, as typed then. Pure. */
export function replayEdits(contact: ContactDoc, edits: TypedContact, present: ContactDoc): ContactDoc {
  const edited = applyTypedValues(contact, edits, present.savedAt);
  if (edited === null) return contact;
  for (const field of CONTACT_FIELDS) {
    const origin = present.origins[field];
    if (edits[field] && isTyped(edited, field) && origin) edited.origins[field] = origin;
  }
  return edited;
}

/** A person typed what a source says, unless it says it of the other contact: then it is an answer. Pure. */
export const isGivenBack = (state: MergedState, field: string): boolean =>
  isTyped(state.combined, field) && ownerOf(state, state.present.origins[field]?.source ?? null) !== 'other';

/** Emptied by a person, and not with the employer or the location that a source has replaced. */
function isEmptied({ survivorBefore, combined, present }: MergedState, field: ContactField): boolean {
  const [value, own, origin] = [combined[field], survivorBefore[field], combined.origins[field]];
  if (value === null || own === null || !isSameValue(field, value, own)) return false;
  if (origin === undefined || isTyped(combined, field)) return true;
  return isRemovedValue(present.sourceValues ?? [], { field, value, source: origin.source });
}

const isKnownOf = (contact: ContactDoc, field: ContactField, value: string): boolean =>
  isValueOf(contact, field, value) ||
  (contact.sourceValues ?? []).some((one) => one.field === field && isSameValue(field, one.value, value));
