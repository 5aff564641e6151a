import { parseDomain } from '@workbench/identity/domain/domain-key';
import type { Verb } from '../../shared/context.ts';
import { ServiceError } from '../../shared/errors.ts';
import { recordCompanyChange } from '../changes/record-company-change.ts';
import type { Company } from '../schemas.ts';
import { changeCompany } from '../store/change-company.ts';
import { showCompany } from '../view/show-company.ts';

/** Takes a further domain from a company; it is free for another one from then on. @throws ServiceError not_found */
export async function removeAlias({ ctx, input }: Verb<{ id: string; domain: string }>): Promise<Company> {
  const read = parseDomain(input.domain);
  const domain = 'domain' in read ? read.domain : input.domain;
  const company = await changeCompany(ctx, input.id, async (before) => {
    const aliases = before.aliases ?? [];
    if (aliases.includes(domain)) return { ...before, aliases: aliases.filter((alias) => alias !== domain) };
    return new ServiceError('not_found', `${before.name} has no alias ${domain}`);
  });
  await recordCompanyChange({
    companyId: company._id,
    at: ctx.now(),
    by: { kind: ctx.actor },
    kind: 'alias_removed',
    details: { domain },
  });
  return showCompany(company);
}
