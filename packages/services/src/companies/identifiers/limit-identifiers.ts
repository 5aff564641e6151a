import type { CompanyDoc } from '@workbench/db';
import { isRegisterKind } from '@workbench/identity/company-identifiers/kinds';
import { companyIdentifierKey } from '@workbench/identity/company-identifiers/parse-identifier';
import type { CompanyFacts } from '../store/facts/company-facts.ts';

/** By key, the domain of the company that has an own identifier. */
export type IdentifierOwners = Map<string, string>;

/** What a row states that does not come in, and why. */
export interface LeftOutIdentifier {
  source: string;
  reason: string;
}

/** The own identifiers of rows, which no two companies share. */
export function ownKeysOf(facts: readonly Pick<CompanyFacts, 'identifiers'>[]): string[] {
  const own = facts.flatMap(({ identifiers = [] }) => identifiers.filter(({ kind }) => !isRegisterKind(kind)));
  return [...new Set(own.map(companyIdentifierKey))];
}

/**
 * A row's facts without the identifiers that were struck out of its company or belong to another one; what comes in
 * belongs to the row's company from then on.
 */
export function limitIdentifiers<F extends CompanyFacts & { domain: string }>(
  facts: F,
  { struckIdentifiers = [] }: Pick<CompanyDoc, 'struckIdentifiers'>,
  owners: IdentifierOwners,
): { facts: F; leftOut: LeftOutIdentifier[] } {
  const stated = facts.identifiers ?? [];
  if (stated.length === 0) return { facts, leftOut: [] };
  const struck = new Map(struckIdentifiers.map((one) => [companyIdentifierKey(one), one]));
  const leftOut: LeftOutIdentifier[] = [];
  const identifiers = stated.filter((one) => {
    const key = companyIdentifierKey(one);
    const wrong = struck.get(key);
    const owner = owners.get(key);
    if (wrong !== undefined) {
      const day = wrong.struckAt.toISOString().slice(0, 10);
      leftOut.push({ source: key, reason: `${key} was struck out of ${facts.domain} on ${day}: ${wrong.reason}` });
    } else if (owner !== undefined && owner !== facts.domain) {
      leftOut.push({
        source: key,
        reason: `${key} belongs to ${owner}, so it was left out; an own id is on one company`,
      });
    } else {
      if (!isRegisterKind(one.kind)) owners.set(key, facts.domain);
      return true;
    }
    return false;
  });
  return { facts: { ...facts, identifiers }, leftOut };
}
