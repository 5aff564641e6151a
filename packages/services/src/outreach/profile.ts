import { identifiersOf } from '../contacts/index.ts';

/** Somebody of whom nothing is known that they are recognised by. */
export const UNKNOWN = { sources: [], email: null, phone: null, linkedinUrl: null, organizationDomain: null };

/** True for the page of a person. */
export const isProfile = (linkedinUrl: string): boolean =>
  identifiersOf({ ...UNKNOWN, linkedinUrl }).some(({ kind }) => kind === 'profile');

/** The first, unless it is no page of a person and the second is. */
export function betterProfile(first: string | null, second: string | null): string | null {
  if (first !== null && (isProfile(first) || second === null || !isProfile(second))) return first;
  return second;
}
