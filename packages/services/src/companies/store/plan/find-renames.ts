import type { StoredCompany } from '../document/stored-company.ts';
import type { NamedFacts } from '../facts/company-facts.ts';

export interface Rename {
  domain: string;
  field: 'name' | 'industry';
  before: string;
  after: string;
}

/** Case and blanks count too: they are what the screens show. An empty field of the file replaces nothing. Pure. */
export function findRenames(
  { domain, name, industry, locks = [] }: Pick<StoredCompany, 'domain' | 'name' | 'industry' | 'locks'>,
  facts: NamedFacts,
): Rename[] {
  const renames: Rename[] = [];
  if (facts.name !== name && !locks.includes('name'))
    renames.push({ domain, field: 'name', before: name, after: facts.name });
  const isIndustryFree = industry !== null && !locks.includes('industry');
  if (isIndustryFree && facts.industry !== null && facts.industry !== industry) {
    renames.push({ domain, field: 'industry', before: industry, after: facts.industry });
  }
  return renames;
}
