import type { ContactDoc } from '@workbench/db';
import { type MergedState, ownerOfValue, type Side } from './merged-state.ts';
import { isKnownOf, isValueOf } from './without-taken-out.ts';

/**
 * Further addresses, numbers and profiles that a search has added since the merge go to the contact whom their source
 * knows, or else to the survivor. Pure.
 */
export function separateOtherValues(state: MergedState, sides: Record<Side, ContactDoc>): Record<Side, ContactDoc> {
  const { survivorBefore, otherBefore, combined, present } = state;
  const known = [survivorBefore, otherBefore, { ...survivorBefore, ...combined }];
  const separated = { ...sides };
  for (const one of present.otherValues ?? []) {
    if (known.some((contact) => isKnownOf(contact, one.field, one.value))) continue;
    const owner = one.origin === undefined ? 'survivor' : ownerOfValue(state, one.field, one.origin.source);
    const contact = separated[owner];
    if (isValueOf(contact, one.field, one.value)) continue;
    separated[owner] = { ...contact, otherValues: [...(contact.otherValues ?? []), one] };
  }
  return separated;
}
