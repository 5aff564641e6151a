import { identifiersOf } from '../../suppression/index.ts';

/** A person without any identifier. */
export const NO_IDENTIFIERS = { sources: [], email: null, phone: null, linkedinUrl: null, organizationDomain: null };

/** True for the page of a person. */
export const isPersonProfile = (linkedinUrl: string): boolean =>
  identifiersOf({ ...NO_IDENTIFIERS, linkedinUrl }).some(({ kind }) => kind === 'profile');

/** The first, unless it is no page of a person and the second is. */
export function preferPersonProfile(first: string | null, second: string | null): string | null {
  if (first !== null && (isPersonProfile(first) || second === null || !isPersonProfile(second))) return first;
  return second;
}
