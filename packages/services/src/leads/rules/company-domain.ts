import type { LeadDoc } from '@workbench/db';
import { mailboxOf } from '../table/mailbox.ts';

/** The domain of the lead's employer as far as it is known; or why there is none. Pure. */
export type CompanyDomain =
  | { domain: string /** Nothing is spent on it: it is only linked when it is known here. */; isLinkOnly: boolean }
  | { reason: string };

export function companyDomainOf({
  email,
  organizationDomain,
}: Pick<LeadDoc, 'email' | 'organizationDomain'>): CompanyDomain {
  const { domain, isPrivateMail, isRoleAccount } = mailboxOf(email);
  const own = organizationDomain ?? (isPrivateMail ? null : domain);
  if (own !== null) return { domain: own, isLinkOnly: isRoleAccount };
  if (domain !== null) return { reason: `${domain} is a private mailbox: its domain is no company` };
  return { reason: 'No domain of the company is known' };
}
