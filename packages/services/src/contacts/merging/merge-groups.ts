import type { ContactDoc } from '@workbench/db';

/** What a user chooses as one, and the fields that belong together. */
export const MERGE_GROUPS = {
  name: ['name', 'isNameHidden'],
  title: ['title'],
  employer: ['organizationName', 'organizationDomain', 'organizationIndustry', 'organizationSize'],
  email: ['email', 'emailStatus', 'emailStatusOriginal'],
  phone: ['phone'],
  profile: ['linkedinUrl'],
  location: ['city', 'state', 'country'],
  seniority: ['seniority'],
} as const satisfies Record<string, readonly (keyof ContactDoc)[]>;

export type MergeGroup = keyof typeof MERGE_GROUPS;
export type MergeChoices = Partial<Record<MergeGroup, 'survivor' | 'other'>>;

export const MERGE_GROUP_NAMES = Object.keys(MERGE_GROUPS) as MergeGroup[];

/** The first field says whether there is a value. */
export function hasGroup(contact: ContactDoc, group: MergeGroup): boolean {
  if (group === 'name') return contact.name !== '' && !contact.isNameHidden;
  return MERGE_GROUPS[group].some((field) => contact[field] !== null);
}

/** Copies the fields of a group, with their origins, into a contact. */
export function copyGroup<T extends Pick<ContactDoc, 'origins'>>(into: T, from: ContactDoc, group: MergeGroup): void {
  for (const field of MERGE_GROUPS[group]) {
    Object.assign(into, { [field]: from[field] });
    const origin = from.origins[field];
    if (origin === undefined) delete into.origins[field];
    else into.origins[field] = origin;
  }
}

/** As the API shows it: the value of the first field, of a location and an employer all in words. */
export function groupInWords(contact: ContactDoc, group: MergeGroup): string | null {
  if (group === 'location') return [contact.city, contact.state, contact.country].filter(Boolean).join(', ') || null;
  if (group === 'employer') return contact.organizationName ?? contact.organizationDomain;
  const [first] = MERGE_GROUPS[group];
  return contact[first] === null ? null : String(contact[first]);
}
