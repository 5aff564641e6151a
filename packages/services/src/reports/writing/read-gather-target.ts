import type { GatherTarget } from '@workbench/connectors/gather';
import { getCompany } from '../../companies/index.ts';
import type { Company } from '../../companies/schemas.ts';
import type { ServiceContext } from '../../shared/context.ts';
import { ServiceError } from '../../shared/errors.ts';
import { getCompanyIdentifiers } from '../../sources/index.ts';
import { NO_DOMAIN_MESSAGE, unknownCompanyMessage } from '../runs/report-run-params.ts';

/** The company of a report, and what sources need to know about it. */
export interface ReportTarget {
  /** Of the company that it was merged into since the report was requested, if it was. */
  companyId: string;
  target: GatherTarget;
}

/**
 * @throws ServiceError when it is not tracked any more or has no domain
 */
export async function readGatherTarget(ctx: ServiceContext, id: string): Promise<ReportTarget> {
  const company = await findCompanyToGather(ctx, id);
  if (company === null) throw new ServiceError('not_found', unknownCompanyMessage(id));
  const { id: companyId, name, domain, locations } = company;
  if (domain === '') throw new ServiceError('invalid', NO_DOMAIN_MESSAGE);
  const ids = await getCompanyIdentifiers({ ctx, input: { id: companyId } });
  return { companyId, target: { name, domain, locations, ids } };
}

async function findCompanyToGather(ctx: ServiceContext, id: string): Promise<Company | null> {
  try {
    return await getCompany({ ctx, input: { id } });
  } catch (error) {
    if (error instanceof ServiceError && error.kind === 'not_found') return null;
    throw error;
  }
}
