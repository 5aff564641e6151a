import { ServiceError } from '@workbench/services/shared/errors';
import { z } from 'zod';
import type { Api } from '../tool.ts';

/** How tools name a company. */
export const companyField = z.string().trim().min(3).max(253).describe('Id or domain of a tracked company');

type Company = Awaited<ReturnType<Api['companies']['page']>>['items'][number];

/** @throws ServiceError not_found, saying how to find it */
export async function findCompany(api: Api, idOrDomain: string): Promise<Company> {
  if (/^[0-9a-f]{24}$/i.test(idOrDomain)) return api.companies.get({ id: idOrDomain });
  const domain = idOrDomain
    .toLowerCase()
    .replace(/^https?:\/\//, '')
    .replace(/^www\./, '')
    .replace(/[/?#].*$/, '');
  const { items } = await api.companies.page({ q: domain, limit: 25 });
  const found = items.find((company) => company.domain === domain || company.aliases.includes(domain));
  if (found !== undefined) return found;
  throw new ServiceError('not_found', `No tracked company has the domain "${domain}"; find_companies finds by name`);
}
