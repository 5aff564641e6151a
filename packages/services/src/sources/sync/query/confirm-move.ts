import type { Match } from './match-trust.ts';

/**
 * A company known under another domain is this one when its own site sends its visitors there.
 * @param siteDomain where the site of the domain asked for leads; null when it stays where it is or was not read
 */
export function confirmMove<T extends Match>(answer: T, siteDomain: string | null): T {
  const isMoved = answer.match === 'other_domain' && answer.otherDomain === siteDomain;
  return isMoved ? { ...answer, match: 'domain' } : answer;
}
