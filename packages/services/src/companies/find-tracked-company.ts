import { domainKey } from '@workbench/identity/domain/domain-key';
import type { Verb } from '../shared/context.ts';
import { findCompanyByDomain } from './aliases/find-by-domain.ts';
import { getCompany } from './get-company.ts';
import type { Company } from './schemas.ts';

/** The company to which a domain, or an address on it, belongs, as its own or as an alias. */
export async function findTrackedCompany({ ctx, input }: Verb<{ domain: string }>): Promise<Company | null> {
  const domain = domainKey(input.domain);
  const company = domain === null ? null : await findCompanyByDomain(domain);
  return company === null ? null : getCompany({ ctx, input: { id: String(company._id) } });
}
