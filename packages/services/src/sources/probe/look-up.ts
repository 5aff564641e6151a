import type { CompanyAnswer, CompanyQuery, Figure } from '@workbench/connectors/types';
import { parseDomain } from '@workbench/identity/domain/domain-key';
import { findCompanies, findCompanyByDomain, findKnownToSource } from '../../companies/index.ts';
import type { Company } from '../../companies/schemas.ts';
import { ServiceError } from '../../shared/errors.ts';
import type { ConnectionState } from '../connections/connection-state.ts';
import type { TestLookup } from '../schemas.ts';
import { queryOf, trackedQueryOf } from '../sync/query/company-query.ts';
import { outcomeOfAnswer } from '../sync/query/source-outcome.ts';

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

interface LookedUp {
  answer: CompanyAnswer | null;
  credits: number;
  isStored: boolean;
}

/** What came back, for a person. Pure. */
export function describeLookup(
  { connector }: Pick<ConnectionState, 'connector'>,
  { name, domain }: CompanyQuery,
  { answer, credits, isStored }: LookedUp,
): TestLookup {
  const [newest] = answer?.figures ?? [];
  return {
    name,
    domain,
    message: outcomeOfAnswer(connector.gives, answer).message,
    match: answer?.match ?? null,
    figure: newest === undefined ? null : describeFigure(newest),
    locations: answer?.locations ?? [],
    industry: answer?.industry ?? null,
    ids: { ...answer?.ids } as Record<string, string>,
    credits,
    isStored,
  };
}

function describeFigure({ headcount, kind, scope, asOf, url, quote }: Figure): TestLookup['figure'] {
  const isExact = 'value' in headcount;
  return {
    employeeCount: isExact ? headcount.value : null,
    employeeMin: isExact ? null : headcount.min,
    employeeMax: isExact ? null : headcount.max,
    kind,
    scope,
    asOf: asOf?.toISOString() ?? null,
    url,
    quote,
  };
}
