import type { CompanyDoc } from '@workbench/db';
import { companyIdentifierKey } from '@workbench/identity/company-identifiers/parse-identifier';
import type { CompanyFacts } from '../store/facts/company-facts.ts';

/** A source's facts without what came by an identifier that was struck out while it was asked. */
export function withoutStruckAnswer<F extends CompanyFacts>(
  facts: F,
  { struckIdentifiers = [] }: Pick<CompanyDoc, 'struckIdentifiers'>,
): F {
  if (facts.cameBy === undefined || struckIdentifiers.length === 0) return facts;
  const struck = new Set(struckIdentifiers.map(companyIdentifierKey));
  const { record, foundBy } = facts.cameBy;
  const isWrong =
    (record !== null && struck.has(record)) || (foundBy.length > 0 && foundBy.every((key) => struck.has(key)));
  return isWrong ? { ...facts, figures: [], locations: [], industry: null } : facts;
}
