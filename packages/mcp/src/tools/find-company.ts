import { DOMAIN_TEXT_MAX } from '@workbench/services/companies/limits';
import { ServiceError } from '@workbench/services/shared/errors';
import { z } from 'zod';
import type { Api } from '../tool.ts';

/** How tools name a company. */
export const companyField = z.string().trim().min(3).max(DOMAIN_TEXT_MAX).describe('Id or domain of a tracked company');

type Company = Awaited<ReturnType<Api['companies']['get']>>;

/** @throws ServiceError not_found, saying how to find it */
export async function findCompany(api: Api, idOrDomain: string): Promise<Company> {
  if (/^[0-9a-f]{24}$/i.test(idOrDomain)) return api.companies.get({ id: idOrDomain });
  const found = await api.companies.find({ domain: idOrDomain });
  if (found !== null) return found;
  throw new ServiceError(
    'not_found',
    `No tracked company has the domain "${idOrDomain}"; find_companies finds by name`,
  );
}
