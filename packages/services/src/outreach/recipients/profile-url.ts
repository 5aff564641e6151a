import type { Identifier } from '@workbench/identity/person-identifiers/identifiers';
import { profileKey } from '@workbench/identity/profile-key';

/** True for the page of a person. */
export const isPersonProfile = (linkedinUrl: string): boolean => profileKey(linkedinUrl) !== null;

export function isProfileAmong(linkedinUrl: string | null | undefined, identifiers: readonly Identifier[]): boolean {
  const profile = profileKey(linkedinUrl ?? '');
  return identifiers.some(({ kind, value }) => kind === 'profile' && value === profile);
}

/** The first, unless it is no page of a person and the second is. */
export function preferPersonProfile(first: string | null, second: string | null): string | null {
  if (first !== null && (isPersonProfile(first) || second === null || !isPersonProfile(second))) return first;
  return second;
}
