import type { ContactDoc } from '@workbench/db';
import { applyTypedValues } from '../edit/apply-typed-values.ts';
import { CONTACT_FIELDS, type ContactField, isTyped } from '../edit/contact-fields.ts';
import type { TypedContact } from '../edit/read-typed-values.ts';
import { isRemovedValue, isSameValue } from '../edit/source-values.ts';
import { isSame, type MergedState, ownerOf } from './merged-state.ts';
import { saidBeside } from './said-beside.ts';
import { isKnownOf, isValueOf } from './without-taken-out.ts';

/**
 * What a person has typed or emptied since the merge. A value of the other contact is not the survivor's because it was
 * typed or emptied while both were one. Pure.
 */
export function editsSince(state: MergedState): TypedContact {
  const { survivorBefore, otherBefore, combined, present } = state;
  const edits: TypedContact = {};
  for (const field of CONTACT_FIELDS) {
    const value = present[field];
    if (field !== 'name' && (value === null ? isEmptied(state, field) : isReplaced(state, field))) edits[field] = null;
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

const GROUPED: readonly ContactField[] = ['organizationName', 'organizationDomain', 'city', 'state', 'country'];

/**
 * Emptied by a person: the survivor's own value, or what its sources gave since. Not one that went with the employer or the
 * location, which a source has replaced.
 */
function isEmptied(state: MergedState, field: ContactField): boolean {
  const { survivorBefore, combined, present } = state;
  const [value, own, origin] = [combined[field], survivorBefore[field], combined.origins[field]];
  if (own === null) return false;
  if (saidBeside(state).some((one) => one.field === field && one.owner === 'survivor')) return true;
  if (isValueOf(present, field, own)) return false;
  if (value === null || !isSameValue(field, value, own)) return false;
  if (origin === undefined || isTyped(combined, field) || !GROUPED.includes(field)) return true;
  return isRemovedValue(present.sourceValues ?? [], { field, value, source: origin.source });
}

/** The survivor's own value was taken out, and a source has given another one since. */
function isReplaced({ survivorBefore, otherBefore, present }: MergedState, field: ContactField): boolean {
  const [own, origin] = [survivorBefore[field], survivorBefore.origins[field]];
  if (own === null || origin === undefined || isTyped(present, field) || isValueOf(present, field, own)) return false;
  const isOthers = isSame([present[field], present.origins[field]], [otherBefore[field], otherBefore.origins[field]]);
  const removed = { field, value: own, source: origin.source };
  const isRemoved = ({ sourceValues = [] }: ContactDoc) => isRemovedValue(sourceValues, removed);
  return !isOthers && isRemoved(present) && !isRemoved(survivorBefore);
}
