import type { CompanyAnswer, CompanyIds, CompanyQuery } from '@workbench/connectors/types';
import { hasLostIds, type StatedIds, sharesId } from './known-ids.ts';
import { isTrustedMatch } from './match-trust.ts';

interface Response {
  answer: CompanyAnswer | null;
  outcome: { id: string };
  isAnswered?: true;
  requiresSourceId?: boolean;
}

interface CompanyQueried {
  query: Pick<CompanyQuery, 'ids'>;
  earlier: ReadonlyMap<string, StatedIds>;
}

/**
 * Whether a source found the company only by identifiers that no source states any more, so that what it said before is
 * about another company. Of answers that an earlier version stored it is not known by what they were found: a source
 * that asks by identifiers used any of `legacyIds`.
 */
export function isFoundByLostId(
  response: Response,
  { query, earlier }: CompanyQueried,
  legacyIds: CompanyIds,
): boolean {
  const { answer, outcome, isAnswered, requiresSourceId } = response;
  const before = earlier.get(outcome.id);
  if (!isAnswered || before === undefined) return false;
  const isTrusted = answer !== null && isTrustedMatch(answer);
  if (before.ids === undefined) {
    if (answer?.match === 'name') return true;
    const wasById = requiresSourceId === true && Object.keys(legacyIds).length > 0;
    return wasById && !isTrusted && isMissingSome(legacyIds, query.ids);
  }
  const isSame = isTrusted && sharesId(before.foundBy ?? {}, answer.ids as Record<string, string>);
  return hasLostIds(before, query.ids) && !isSame;
}

function isMissingSome(before: CompanyIds, now: CompanyIds): boolean {
  return Object.entries(before).some(([kind, id]) => (now as Record<string, string>)[kind] !== id);
}
