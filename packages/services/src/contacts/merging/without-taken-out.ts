import type { ContactDoc } from '@workbench/db';
import { CONTACT_FIELDS, type ContactField, isTyped } from '../edit/contact-fields.ts';
import { isRemovedValue, isSameValue, withSourceValue } from '../edit/source-values.ts';
import { MERGE_GROUPS } from './merge-groups.ts';

/** What has no meaning without the field. */
const DEPENDENT = {
  email: MERGE_GROUPS.email,
  title: ['title', 'seniority'],
  organizationName: [...MERGE_GROUPS.employer, 'companyId'],
  organizationDomain: [...MERGE_GROUPS.employer, 'companyId'],
} as const;

/**
 * One of two contacts that become one, without what a person has taken out of the other one. It is kept as what its source
 * says. Pure.
 */
export function withoutTakenOut(contact: ContactDoc, other: ContactDoc): ContactDoc {
  const next: ContactDoc = { ...contact, origins: { ...contact.origins } };
  const isTakenOut = (field: ContactField, value: string, source: string | undefined) =>
    !isValueOf(other, field, value) && isRemovedValue(other.sourceValues ?? [], { field, value, source: source ?? '' });
  for (const field of CONTACT_FIELDS) {
    const [value, origin] = [contact[field], contact.origins[field]];
    if (field === 'name' || value === null || isTyped(contact, field)) continue;
    if (!isTakenOut(field, value, origin?.source)) continue;
    const status = field === 'email' ? { status: contact.emailStatus } : {};
    if (origin) next.sourceValues = withSourceValue(next.sourceValues ?? [], { field, value, ...origin, ...status });
    const lost: readonly string[] = field in DEPENDENT ? DEPENDENT[field as keyof typeof DEPENDENT] : [field];
    for (const one of lost.filter((name) => !isTyped(contact, name))) {
      Object.assign(next, { [one]: null });
      delete next.origins[one];
    }
  }
  if (contact.otherValues)
    next.otherValues = contact.otherValues.filter(
      ({ field, value, origin }) => !isTakenOut(field, value, origin?.source),
    );
  return next;
}

/** True for the first value of a field, and for those beside it that are the contact's, too. Pure. */
export function isValueOf(contact: ContactDoc, field: ContactField, value: string): boolean {
  const others = (contact.otherValues ?? []).filter((one) => one.field === field).map((one) => one.value);
  return [contact[field], ...others].some((one) => one !== null && isSameValue(field, one, value));
}

/** True for these, and for what a source says beside them. Pure. */
export const isKnownOf = (contact: ContactDoc, field: ContactField, value: string): boolean =>
  isValueOf(contact, field, value) ||
  (contact.sourceValues ?? []).some((one) => one.field === field && isSameValue(field, one.value, value));
