import { profileKey } from '@workbench/identity/profile-key';

/** True for the page of a person. */
export const isPersonProfile = (linkedinUrl: string): boolean => profileKey(linkedinUrl) !== null;

/** The first, unless it is no page of a person and the second is. */
export function preferPersonProfile(first: string | null, second: string | null): string | null {
  if (first !== null && (isPersonProfile(first) || second === null || !isPersonProfile(second))) return first;
  return second;
}
