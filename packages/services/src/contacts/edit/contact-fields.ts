/** What a person can edit of a saved contact. No imports. */
export const CONTACT_FIELDS = [
  'name',
  'title',
  'organizationName',
  'organizationDomain',
  'email',
  'phone',
  'city',
  'state',
  'country',
  'linkedinUrl',
] as const;
export type ContactField = (typeof CONTACT_FIELDS)[number];

/** The source of what a person typed. */
export const TYPED = 'manual';

/** True for a value that a person typed: no source replaces it. */
export const isTyped = ({ origins }: { origins: Record<string, { source: string }> }, field: string): boolean =>
  origins[field]?.source === TYPED;
