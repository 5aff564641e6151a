import { parseDomain } from '@workbench/identity/domain/domain-key';
import type { Verb } from '../../shared/context.ts';
import { ServiceError } from '../../shared/errors.ts';
import { changeBy } from '../changes/record-company-change.ts';
import type { Company } from '../schemas.ts';
import { changeCompany } from '../store/change-company.ts';
import { showCompany } from '../view/show-company.ts';

/** Takes a further domain from a company; it is free for another one from then on. @throws ServiceError not_found */
export async function removeAlias({ ctx, input }: Verb<{ id: string; domain: string }>): Promise<Company> {
  const read = parseDomain(input.domain);
  const domain = 'domain' in read ? read.domain : input.domain;
  const company = await changeCompany(ctx, input.id, async (before, session) => {
    const aliases = before.aliases ?? [];
    if (!aliases.includes(domain)) return new ServiceError('not_found', `${before.name} has no alias ${domain}`);
    const removed = changeBy(ctx, before._id, { kind: 'alias_removed', details: { domain } });
    await session.planHistory([{ company: before, entries: [removed] }]);
    return { ...before, aliases: aliases.filter((alias) => alias !== domain) };
  });
  return showCompany(company);
}
