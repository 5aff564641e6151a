import { domainKey } from '@workbench/identity/domain/domain-key';
import { markFoundCompanies } from '../../companies/index.ts';
import type { Contact, StoredResultsInput } from '../schemas.ts';

/** People with the mark of the company that they work for, by its domain and that of their address. */
export async function markCustomers(contacts: readonly Contact[]): Promise<Contact[]> {
  const marks = await markFoundCompanies(
    contacts.map(({ organizationName, organizationDomain, email }) => ({
      name: organizationName,
      domains: companyDomains(organizationDomain, email),
    })),
  );
  return contacts.map((contact, at) => ({ ...contact, ...(marks[at] && { customer: marks[at] }) }));
}

/** Who searches at companies by their names gets everyone there. Pure. */
export const showsCustomers = ({
  includeCustomers = false,
  companyNames,
}: Pick<StoredResultsInput, 'includeCustomers' | 'companyNames'>): boolean =>
  includeCustomers || companyNames.length > 0;

/** In normal form; a provider of mailboxes is no company. */
export function companyDomains(organizationDomain: string | null, email: string | null): string[] {
  const texts = [organizationDomain ?? '', email?.split('@').at(-1) ?? ''];
  return [...new Set(texts.flatMap((text) => domainKey(text) ?? []))];
}
