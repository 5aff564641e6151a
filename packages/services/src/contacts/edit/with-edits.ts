import type { ContactDoc } from '@workbench/db';
import { CONTACT_FIELDS, type ContactField, isTyped } from './contact-fields.ts';
import { isRemovedValue } from './source-values.ts';

/** What is of one piece with a field: where one part was typed, the others are those of the contact too. */
const TOGETHER = [
  ['organizationName', 'organizationDomain', 'organizationIndustry', 'organizationSize'],
  ['city', 'state', 'country'],
  ['title', 'seniority'],
  ['email', 'emailStatus', 'emailStatusOriginal'],
] as const;

/** A found person with what was typed of the saved contact, and without what was taken out of it. Pure. */
export function withEdits<T extends Record<ContactField, string | null>>(found: T, saved: ContactDoc): T {
  const typed = CONTACT_FIELDS.filter((field) => isTyped(saved, field));
  const taken = CONTACT_FIELDS.filter((field) => saved[field] === null && isTakenOut(saved, field, found[field]));
  const edited: readonly string[] = [...typed, ...taken];
  const together = TOGETHER.filter((fields) => fields.some((field) => edited.includes(field))).flat();
  const shown = [...new Set([...typed, ...taken, ...together])];
  return { ...found, ...Object.fromEntries(shown.map((field) => [field, saved[field]])) };
}

const isTakenOut = ({ sourceValues = [] }: ContactDoc, field: ContactField, value: string | null): boolean =>
  value !== null && sourceValues.some((one) => isRemovedValue([one], { field, value, source: one.source }));
