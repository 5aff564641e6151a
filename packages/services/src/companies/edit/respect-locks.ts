import type { StoredCompany } from '../store/document/stored-company.ts';
import type { CompanyFacts } from '../store/facts/company-facts.ts';

type Facts = CompanyFacts & { name: string };

/** What of the facts may be merged: nothing that changes a locked field. */
export function withoutLocked<F extends Facts>({ locks = [], name }: StoredCompany, facts: F): F {
  if (locks.length === 0) return facts;
  return {
    ...facts,
    name: locks.includes('name') ? name : facts.name,
    industry: locks.includes('industry') ? null : facts.industry,
  };
}
