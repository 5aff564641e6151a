import type { CompanyAnswer } from '@workbench/connectors/types';

type Match = Pick<CompanyAnswer, 'match' | 'otherDomain'>;

/** Whether an answer is about this company as far as can be known: its figures, places and identifiers may be used. */
export const isTrustedMatch = ({ match }: Match): boolean => match !== 'name' && match !== 'other_domain';

/**
 * A company known under another domain is this one when its own site sends its visitors there.
 * @param siteDomain where the site of the domain asked for leads; null when it stays where it is or was not read
 */
export function confirmMove<T extends Match>(answer: T, siteDomain: string | null): T {
  const isMoved = answer.match === 'other_domain' && answer.otherDomain === siteDomain;
  return isMoved ? { ...answer, match: 'domain' } : answer;
}
