import type { PersonKey } from '@workbench/connectors/people';
import type { LeadDoc } from '@workbench/db';
import { companyDomainOf } from '../values/company-domain.ts';
import { mailboxOf } from '../values/mailbox.ts';
import { leadName } from './lead-name.ts';

/** What is known about a person before any query. */
export type LookupSubject = Pick<
  LeadDoc,
  'firstName' | 'lastName' | 'email' | 'company' | 'linkedinUrl' | 'organizationDomain'
>;

export type LookupKind = 'profile' | 'email' | 'name';
export type PersonLookup =
  | { key: PersonKey; by: LookupKind }
  | { reason: string; skipReason: 'shared_mailbox' | 'missing_data' };

/** The identifier by which a lead is looked up in a people source, most reliable first; or why there is none. Pure. */
export function personLookupOf(lead: LookupSubject): PersonLookup {
  const { email, linkedinUrl, company } = lead;
  const name = leadName(lead);
  const { isRoleAccount } = mailboxOf(email);
  const employer = companyDomainOf(lead);
  const key: PersonKey = {
    source: null,
    id: null,
    name: name === '' ? null : name,
    // A shared mailbox finds no one, or another person who once used it.
    email: isRoleAccount ? null : email,
    linkedinUrl,
    organizationName: company,
    organizationDomain: 'domain' in employer ? employer.domain : null,
  };
  if (linkedinUrl) return { key, by: 'profile' };
  if (key.email) return { key, by: 'email' };
  const isWhole = lead.firstName.trim() !== '' && lead.lastName.trim() !== '';
  if (isWhole && (key.organizationName ?? key.organizationDomain) !== null) return { key, by: 'name' };
  if (isRoleAccount && name === '')
    return { reason: `${email} is a shared mailbox, not a person`, skipReason: 'shared_mailbox' };
  const reason = 'Nothing to search by: no e-mail address, no profile, and no full name with a company';
  return { reason, skipReason: 'missing_data' };
}
