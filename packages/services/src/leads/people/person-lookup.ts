import type { PersonKey } from '@workbench/connectors/people';
import type { LeadDoc } from '@workbench/db';
import { companyDomainOf } from '../values/company-domain.ts';
import { mailboxOf } from '../values/mailbox.ts';

/** What is known of somebody before they are asked about. */
export type LookupSubject = Pick<
  LeadDoc,
  'firstName' | 'lastName' | 'email' | 'company' | 'linkedinUrl' | 'organizationDomain'
>;

export type LookupKind = 'profile' | 'email' | 'name';
export type PersonLookup = { key: PersonKey; by: LookupKind } | { reason: string };

/** By what a source of people is asked for a lead, the surest first; or why there is nothing to ask by. Pure. */
export function personLookupOf(lead: LookupSubject): PersonLookup {
  const { email, linkedinUrl, company } = lead;
  const name = leadName(lead);
  const { isRoleAccount } = mailboxOf(email);
  const employer = companyDomainOf(lead);
  const key: PersonKey = {
    source: null,
    id: null,
    name: name === '' ? null : name,
    // The address of an office finds nobody, or somebody else who once used it.
    email: isRoleAccount ? null : email,
    linkedinUrl,
    organizationName: company,
    organizationDomain: 'domain' in employer ? employer.domain : null,
  };
  if (linkedinUrl) return { key, by: 'profile' };
  if (key.email) return { key, by: 'email' };
  const isWhole = lead.firstName.trim() !== '' && lead.lastName.trim() !== '';
  if (isWhole && (key.organizationName ?? key.organizationDomain) !== null) return { key, by: 'name' };
  if (isRoleAccount && name === '') return { reason: `${email} is a shared mailbox, not a person` };
  return { reason: 'Nothing to ask with: no e-mail address, no profile, and no full name with a company' };
}

export const leadName = ({ firstName, lastName }: Pick<LeadDoc, 'firstName' | 'lastName'>): string =>
  `${firstName} ${lastName}`.trim();
