import type { CompanyQuery } from '@workbench/connectors/types';
import { parseDomain } from '@workbench/identity/domain/domain-key';
import { findCompanies, findCompanyByDomain, findKnownToSource } from '../../companies/index.ts';
import type { Company } from '../../companies/schemas.ts';
import { ServiceError } from '../../shared/errors.ts';
import type { ConnectionState } from '../connections/connection-state.ts';
import { queryOf, trackedQueryOf } from '../sync/query/company-query.ts';

/**
 * The company to look up: the one that a person names, else one that the source knows; null when there is none.
 * @throws ServiceError invalid for what is no domain
 */
export async function chooseCompany(
  { connector, label, creditsPerCompany }: ConnectionState,
  domain: string | undefined,
): Promise<CompanyQuery | null> {
  if (domain !== undefined) return queryOfDomain(domain);
  const known = await findKnownToSource(label);
  if (known !== null) return trackedQueryOf(known);
  return creditsPerCompany > 0 ? null : (connector.sample ?? null);
}

async function queryOfDomain(typed: string): Promise<CompanyQuery> {
  const parsed = parseDomain(typed);
  if ('problem' in parsed) {
    const message = `"${typed}" is no domain: ${parsed.problem}`;
    throw new ServiceError('invalid', message, [{ path: ['domain'], message }]);
  }
  const { domain } = parsed;
  const tracked = await findTracked(domain);
  return tracked === null ? queryOf({ name: domain, domain, locations: [] }, {}, []) : trackedQueryOf(tracked);
}

async function findTracked(domain: string): Promise<Company | null> {
  const found = await findCompanyByDomain(domain);
  if (found === null) return null;
  const id = String(found._id);
  return (await findCompanies([id])).get(id) ?? null;
}
