import type { SavedContact, Seniority } from '@workbench/services/contacts/schemas';

/** In rank order, with the words for each. */
export const SENIORITY_LABEL: Record<Seniority, string> = {
  owner: 'Owner',
  founder: 'Founder',
  c_suite: 'C-suite',
  partner: 'Partner',
  vp: 'Vice president',
  head: 'Head',
  director: 'Director',
  manager: 'Manager',
  senior: 'Senior',
  entry: 'Entry level',
  intern: 'Intern',
};
export const SENIORITIES = Object.keys(SENIORITY_LABEL) as Seniority[];

/** Databases of people by name. */
export const PEOPLE_SOURCE_LABEL = { apollo: 'Apollo', pdl: 'People Data Labs' } as const;

/** The name of a people database; of another source its own. */
export function sourceLabel(source: string): string {
  const labels: Record<string, string> = PEOPLE_SOURCE_LABEL;
  return labels[source] ?? source;
}

/** "Apollo and People Data Labs": who knows a saved contact. */
export function sourceNamesText({ sources }: Pick<SavedContact, 'sources'>): string {
  return [...new Set(sources.map(({ source }) => sourceLabel(source)))].join(' and ');
}
