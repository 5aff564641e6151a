import type { ContactDoc, ContactSourceValueDoc } from '@workbench/db';
import { isTyped } from '../edit/contact-fields.ts';
import type { TypedContact } from '../edit/read-typed-values.ts';
import { isSameValue, withSourceValue } from '../edit/source-values.ts';
import { isSame, type MergedState, ownerOfValue, type Side } from './merged-state.ts';

interface OwnedValue extends ContactSourceValueDoc {
  owner: Side;
}

/** What sources have said since the merge and a person has typed over or taken out, the latest last. Pure. */
export function saidBeside(state: MergedState): OwnedValue[] {
  const { survivorBefore, otherBefore, present } = state;
  const known = [...(survivorBefore.sourceValues ?? []), ...(otherBefore.sourceValues ?? [])];
  const beside = (present.sourceValues ?? []).filter((one) => !known.some((before) => isSame(before, one)));
  const added = beside.filter(({ field, value, source }) =>
    [survivorBefore, otherBefore].every((contact) => {
      const [own, origin] = [contact[field as keyof ContactDoc], contact.origins[field]];
      return origin?.source !== source || !isSameValue(field, String(own), value);
    }),
  );
  return added
    .map((one) => ({ ...one, owner: ownerOfValue(state, one.field, one.source) }))
    .sort((a, b) => a.at.getTime() - b.at.getTime());
}

/**
 * Whether it is an answer for its owner: it is beside what was typed of the other one, or while both were one. Otherwise a
 * person took it out, or typed another value of the owner. Pure.
 */
export function isAnswer({ field, owner }: OwnedValue, present: ContactDoc, own: ContactDoc, edits: TypedContact) {
  const fields = field === 'organizationDomain' ? ['organizationName', 'organizationDomain'] : [field];
  const isEdited = owner === 'survivor' && fields.some((one) => edits[one as keyof TypedContact] !== undefined);
  return fields.some((one) => isTyped(present, one)) && !fields.some((one) => isTyped(own, one)) && !isEdited;
}

/** Beside the contact's value, and no source brings it back. Pure. */
export function keepBeside(contact: ContactDoc, { owner, ...entry }: OwnedValue): ContactDoc {
  return { ...contact, sourceValues: withSourceValue(contact.sourceValues ?? [], entry) };
}
