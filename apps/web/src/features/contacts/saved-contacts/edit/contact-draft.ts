import type { SavedContact, UpdateContactInput } from '@workbench/services/contacts/schemas';
import { sourceLabel } from '../../../../lib/format/contact-labels.ts';

type ContactValues = UpdateContactInput['values'];
export type EditedField = keyof ContactValues;
export type ContactDraft = Record<EditedField, string>;

/** In the order in which they are edited. */
export const EDITED_FIELDS: readonly { field: EditedField; label: string }[] = [
  { field: 'name', label: 'Name' },
  { field: 'title', label: 'Title' },
  { field: 'organizationName', label: 'Company' },
  { field: 'organizationDomain', label: 'Company domain' },
  { field: 'email', label: 'Email' },
  { field: 'phone', label: 'Phone' },
  { field: 'city', label: 'City' },
  { field: 'state', label: 'State or region' },
  { field: 'country', label: 'Country' },
  { field: 'linkedinUrl', label: 'LinkedIn URL' },
];

/** The contact as it stands in the form. */
export function toContactDraft(contact: SavedContact): ContactDraft {
  return Object.fromEntries(EDITED_FIELDS.map(({ field }) => [field, contact[field] ?? ''])) as ContactDraft;
}

/** What was typed, upon the contact as someone else has changed it: a field that was left alone here follows. */
export function followContact(draft: ContactDraft, before: SavedContact, now: SavedContact): ContactDraft {
  const [known, present] = [toContactDraft(before), toContactDraft(now)];
  const follow = ({ field }: { field: EditedField }) => draft[field].trim() === known[field];
  return Object.fromEntries(
    EDITED_FIELDS.map((one) => [one.field, follow(one) ? present[one.field] : draft[one.field]]),
  ) as ContactDraft;
}

/** What was changed; null when nothing was. The domain goes with the company's name, as both are seen. */
export function toContactValues(draft: ContactDraft, contact: SavedContact): ContactValues | null {
  const present = toContactDraft(contact);
  const changed = EDITED_FIELDS.filter(({ field }) => draft[field].trim() !== present[field]);
  if (changed.length === 0) return null;
  const values: ContactValues = Object.fromEntries(changed.map(({ field }) => [field, draft[field].trim()]));
  if (values.organizationName === undefined || values.organizationDomain !== undefined) return values;
  return { ...values, organizationDomain: present.organizationDomain };
}

/** "Apollo: marta@acme.com": what the sources give for a field beside what stands in it. */
export function sourceValueTexts(contact: SavedContact, field: EditedField): { value: string; text: string }[] {
  return contact.sourceValues
    .filter((one) => one.field === field)
    .map(({ value, source }) => ({ value, text: `${sourceLabel(source)}: ${value}` }));
}

/** Whose value a field has: a source's name, or that a person typed it; null without a record. */
export function fieldOriginText({ origins }: SavedContact, field: EditedField): string | null {
  const source = origins[field]?.source;
  if (source === undefined) return null;
  return source === 'manual' ? 'Edited by hand' : `From ${sourceLabel(source)}`;
}
