import { isCustomer, markFoundCompanies } from '../../companies/index.ts';
import type { Target } from './target.ts';

/** People to be added without those at companies on the list of customers. */
export async function withoutCustomers(targets: readonly Target[]): Promise<Target[]> {
  const marks = await markFoundCompanies(
    targets.map(({ company, companyDomains, companyId }) => ({ name: company, domains: companyDomains, companyId })),
  );
  return targets.filter((_, at) => !isCustomer({ customer: marks[at] ?? undefined }));
}
