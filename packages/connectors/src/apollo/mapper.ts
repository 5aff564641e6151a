import { hostKey } from '@workbench/identity/domain/host-key';
import { titleCase } from '@workbench/text/title-case';
import { matchByWebsite } from '../company-identity/known-as.ts';
import { linkedinCompanyUrl } from '../company-identity/linkedin-company-url.ts';
import type { CompanyAnswer, DiscoveredCompany, DiscoveryAnswer, DiscoveryFilters } from '../types.ts';
import type { EnrichedOrganization, FoundOrganization, SearchAnswer } from './schema.ts';

/** @param domain the one that was asked for: Apollo also knows former domains and answers with the present one */
export function toCompanyAnswer(organization: EnrichedOrganization, domain: string): CompanyAnswer {
  const persons = organization.estimated_num_employees;
  const location = [organization.city, organization.country].filter(Boolean).join(', ');
  const page = linkedinCompanyUrl(organization.linkedin_url);
  return {
    ...matchByWebsite(organization.primary_domain ?? organization.website_url, domain, 'Apollo'),
    // 0 is how "unknown" looks here: a company has at least one person.
    figures: persons
      ? [{ headcount: { value: persons }, kind: 'estimated', scope: 'group', asOf: null, url: null, quote: null }]
      : [],
    locations: location === '' ? [] : [location],
    industry: organization.industry ? titleCase(organization.industry) : null,
    ids: page === null ? {} : { linkedin: page },
  };
}

/** Body of an organization search; names only from Apollo's list, because it ignores unknown ones silently. */
export function toSearchBody(filters: DiscoveryFilters, limit: number) {
  const { industry, location, minEmployees, maxEmployees } = filters;
  const hasSize = minEmployees !== null || maxEmployees !== null;
  return {
    ...(industry !== null && { q_organization_keyword_tags: [industry] }),
    ...(location !== null && { organization_locations: [location] }),
    // An open end has no documented form, so it is written as a number that no company passes.
    ...(hasSize && { organization_num_employees_ranges: [`${minEmployees ?? 1},${maxEmployees ?? 10_000_000}`] }),
    page: 1,
    per_page: Math.min(limit, 100),
  };
}

/** Both lists in one: `accounts` are companies that the team saved before and are missing in `organizations`. */
export function toDiscoveryAnswer(answer: SearchAnswer): DiscoveryAnswer {
  const companies = new Map<string, DiscoveredCompany>();
  for (const found of [...(answer.organizations ?? []), ...(answer.accounts ?? [])]) {
    const company = toDiscovered(found);
    const key = company.domain ?? found.organization_id ?? found.id ?? company.name;
    if (!companies.has(key)) companies.set(key, company);
  }
  return { companies: [...companies.values()], total: answer.pagination?.total_entries ?? null };
}

/** A search item has neither headcount nor industry nor place; those cost a credit each, so they stay unknown. */
function toDiscovered(found: FoundOrganization): DiscoveredCompany {
  return {
    name: found.name,
    domain: hostKey(found.primary_domain ?? found.website_url),
    industry: null,
    headcount: null,
    location: null,
  };
}
