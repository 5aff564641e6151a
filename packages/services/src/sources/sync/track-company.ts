import { createCompany } from '../../companies/index.ts';
import type { Company, CreateCompanyInput } from '../../companies/schemas.ts';
import type { ServiceContext, Verb } from '../../shared/context.ts';
import { withDatabaseWatchdog } from '../../shared/database/watchdog.ts';
import { startBatch } from '../../shared/jobs/index.ts';
import { newUuid } from '../../shared/record-ids.ts';
import { companySyncName, SYNC_KIND, type SyncParams } from './sync-params.ts';

/**
 * Tracks a company and starts its first sync. When the sync can't be started, the company is tracked all the same.
 * @throws ServiceError invalid when the domain is none, conflict when it is tracked already
 */
export async function trackCompany({ ctx, input }: Verb<CreateCompanyInput>): Promise<Company> {
  const company = await createCompany({ ctx, input });
  await startFirstSync(ctx, company.id);
  return company;
}

async function startFirstSync(ctx: ServiceContext, id: string): Promise<void> {
  const params: SyncParams = { origin: 'single', force: false };
  const batch = { kind: SYNC_KIND, params, keys: [id], uniqueName: companySyncName(id), id: newUuid(ctx) };
  try {
    await withDatabaseWatchdog(() => startBatch(ctx, batch));
  } catch (error) {
    ctx.log.warn({ err: error, companyId: id }, 'the sync of a new company could not be started');
  }
}
