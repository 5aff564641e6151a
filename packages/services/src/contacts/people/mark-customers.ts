import { markFoundCompanies } from '../../companies/index.ts';
import type { Contact, StoredResultsInput } from '../schemas.ts';
import { companyDomains } from './company-domains.ts';

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
