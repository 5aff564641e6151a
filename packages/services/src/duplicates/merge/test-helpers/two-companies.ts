import { CompanyMergeModel } from '@workbench/db';
import { recoverWriteLock } from '../../../companies/index.ts';
import type { ServiceContext } from '../../../shared/context.ts';
import { companyWithEverything, snapshot } from '../../../trash/trash.fixtures.ts';
import { resumeMerges } from '../resume-merges.ts';

const COMPUTED = /^(?:company_merges|merge_links|duplicate_keys|duplicate_pairs) /;

/** What is stored, without the journal and what is computed. */
export async function stored(): Promise<Record<string, string>> {
  return Object.fromEntries(Object.entries(await snapshot()).filter(([key]) => !COMPUTED.test(key)));
}

export async function twoCompanies(ctx: ServiceContext): Promise<{ survivorId: string; otherId: string }> {
  const survivorId = await companyWithEverything(ctx);
  const otherId = await companyWithEverything(ctx, 'Acme Corp', 'acme-corp.com');
  return { survivorId, otherId };
}

/** The next start: whoever worked on a merge is gone. */
export async function startAgain(ctx: ServiceContext): Promise<void> {
  await CompanyMergeModel.updateMany({}, { $set: { worker: null } });
  await recoverWriteLock();
  await resumeMerges(ctx);
}
