import { hostKey } from '@workbench/identity/domain/host-key';
import type { CompanyAnswer } from '../types.ts';

/**
 * How an answer to a query by domain matches: vendors know former domains and those of bought companies, and answer with
 * whoever has them now. A host below the domain is its own.
 */
export function matchByWebsite(
  website: string | null | undefined,
  domain: string,
  vendor: string,
): Pick<CompanyAnswer, 'match' | 'note' | 'otherDomain'> {
  const known = hostKey(website);
  if (known === null || known === domain || known.endsWith(`.${domain}`)) return { match: 'domain', note: null };
  return { match: 'other_domain', note: `${vendor} knows ${domain} as ${known}`, otherDomain: known };
}
