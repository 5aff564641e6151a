import type { LeadDoc } from '@workbench/db';
import { isFreeMailHost } from '@workbench/identity/domain/free-mail-domains';
import { mailboxOf } from './mailbox.ts';

/** The domain of the lead's employer as far as it is known; or why there is none. Pure. */
export type CompanyDomain =
  | { domain: string /** Nothing is spent on it: it is only linked when it is known here. */; isLinkOnly: boolean }
  | { reason: string };

type Employed = Pick<LeadDoc, 'email' | 'organizationDomain'> & Partial<Pick<LeadDoc, 'company' | 'origins'>>;

export function companyDomainOf(lead: Employed): CompanyDomain {
  const { email, organizationDomain } = lead;
  const { domain, isPrivateMail, isRoleAccount } = mailboxOf(email);
  // A list may name the domain of the address as that of the employer.
  const named = organizationDomain !== null && !isFreeMailHost(organizationDomain) ? organizationDomain : null;
  const isForeign = hasFoundAddress(lead) && isCompanyUserProvided(lead);
  const own = named ?? (isPrivateMail || isForeign ? null : domain);
  if (own !== null) return { domain: own, isLinkOnly: isRoleAccount };
  if (isForeign && domain !== null && !isPrivateMail) {
    return { reason: `${domain} is of an address that was found: it may be another company's` };
  }
  const mailbox = domain ?? organizationDomain;
  if (mailbox !== null) return { reason: `${mailbox} is a private mailbox: its domain is no company` };
  return { reason: 'No domain of the company is known' };
}

/** A company of unknown origin existed before any query. Pure. */
export function isCompanyUserProvided({ company, origins }: Partial<Pick<LeadDoc, 'company' | 'origins'>>): boolean {
  return Boolean(company) && (origins?.company?.isLocked ?? true);
}

/** Even if a list has it since; a user who accepted it on screen has checked it. */
function hasFoundAddress({ origins }: Employed): boolean {
  const origin = origins?.email;
  return origin !== undefined && (!origin.isLocked || (origin.isConfirmed === true && !origin.isAccepted));
}
