import type { LeadDoc } from '@workbench/db';
import { companyDomainOf, isCompanyUserProvided } from './company-domain.ts';
import { isStepFinished } from './is-step-finished.ts';
import { isSameCompany, isSameDomain } from './same-employer.ts';

/**
 * What else becomes different when a person gives another company, or an address at another one: nothing of the old
 * employer is left, and the company is looked at again. Empty when they give none: a company that is named as before
 * may have several domains. Pure.
 * @param domain of the new employer, where it came with the name
 */
export function clearFormerEmployer(
  before: LeadDoc,
  after: Partial<Pick<LeadDoc, 'company' | 'email' | 'origins'>>,
  domain: string | null = null,
): Partial<LeadDoc> {
  const { company, email, origins } = { ...before, ...after };
  const isNamed = company !== null && before.company !== null;
  const isSame = isNamed && isSameCompany(before.company ?? '', company);
  const hasMoved = isNamed && !isSame;
  if (isSame && isCompanyUserProvided({ company, origins })) return {};
  if (!hasMoved && !isAtOtherCompany(before, email)) return {};
  return { organizationDomain: domain, companyId: null, steps: resetCompanyResearch(before.steps) };
}

/** An address says of its owner's employer only where it is a company's. */
function isAtOtherCompany(before: LeadDoc, email: string | null): boolean {
  const own = companyDomainOf({ email, organizationDomain: null });
  const former = companyDomainOf({ email: before.email, organizationDomain: null });
  const known = [before.organizationDomain, 'domain' in former ? former.domain : null].filter((one) => one !== null);
  return 'domain' in own && known.length > 0 && !known.some((domain) => isSameDomain(domain, own.domain));
}

/** A step in progress or pending continues. */
export function resetCompanyResearch(steps: LeadDoc['steps']): LeadDoc['steps'] {
  const { company_research: known, ...others } = steps;
  return isStepFinished(known) ? others : steps;
}
