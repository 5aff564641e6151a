import { parseDomain } from '@workbench/identity/domain/domain-key';
import type { Verb } from '../../shared/context.ts';
import { ServiceError } from '../../shared/errors.ts';
import { changeBy } from '../changes/record-company-change.ts';
import { COMPANY_ALIASES_MAX } from '../limits.ts';
import type { Company } from '../schemas.ts';
import { changeCompany } from '../store/change-company.ts';
import { findTrashedCompanies, trashedMessage } from '../store/plan/trashed-companies.ts';
import { showCompany } from '../view/show-company.ts';
import { findCompanyByDomain } from './find-by-domain.ts';

/**
 * Gives a company a further domain; an alias that it has already changes nothing.
 * @throws ServiceError not_found; invalid for what is no domain; conflict when the domain is another company's
 */
export async function addAlias({ ctx, input }: Verb<{ id: string; domain: string }>): Promise<Company> {
  const parsed = parseDomain(input.domain);
  if ('problem' in parsed) throw refusal('invalid', parsed.problem);
  const { domain } = parsed;
  const company = await changeCompany(ctx, input.id, async (before, session) => {
    const { aliases = [] } = before;
    if (aliases.includes(domain)) return before;
    if (before.domain === domain) return refusal('invalid', `${domain} is the domain of ${before.name} already`);
    const other = await findCompanyByDomain(domain);
    if (other !== null)
      return refusal('conflict', `${domain} is already tracked as ${other.name}; merge the two if they are one`, {
        companyId: other._id.toHexString(),
      });
    const trashed = (await findTrashedCompanies(new Set([domain]))).get(domain);
    if (trashed) return new ServiceError('conflict', trashedMessage(trashed), [], { trashId: trashed.trashId });
    if (aliases.length >= COMPANY_ALIASES_MAX)
      return refusal('invalid', `A company can have up to ${COMPANY_ALIASES_MAX} further domains; remove one first`);
    const added = changeBy(ctx, before._id, { kind: 'alias_added', details: { domain } });
    await session.planHistory([{ company: before, entries: [added] }]);
    return { ...before, aliases: [...aliases, domain].sort() };
  });
  return showCompany(company);
}

function refusal(kind: 'invalid' | 'conflict', message: string, details: Record<string, string> = {}): ServiceError {
  return new ServiceError(kind, message, [{ path: ['domain'], message }], details);
}
