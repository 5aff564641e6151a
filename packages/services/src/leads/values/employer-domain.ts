import type { LeadDoc } from '@workbench/db';
import { companyDomainOf, isCompanyUserProvided } from './company-domain.ts';
import { isSameCompany } from './same-employer.ts';

interface FoundEmployer {
  organizationName: string | null;
  organizationDomain: string | null;
  /** Of the person found. */
  email: string | null;
}

/**
 * The employer's domain of a lead with a match. Pure. The lead's own values win, including the domain of its address;
 * the domain of another company than the provided one would track a company that does not exist.
 */
export function employerDomain(
  lead: LeadDoc,
  { organizationName, organizationDomain, email }: FoundEmployer,
): string | null {
  const known = companyDomainOf(lead);
  const found = companyDomainOf({ organizationDomain, email });
  const domain = 'domain' in found ? found.domain : null;
  if ('domain' in known) return known.domain === domain ? domain : lead.organizationDomain;
  const { company } = lead;
  if (company === null || !isCompanyUserProvided(lead)) return domain;
  return organizationName !== null && isSameCompany(company, organizationName) ? domain : null;
}
