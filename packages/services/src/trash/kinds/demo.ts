import { randomUUID } from 'node:crypto';
import { CompanyModel, CompanyStatModel } from '@workbench/db';
import { removeEmptySources } from '../../companies/index.ts';
import { bringBack, PLANNED_FIELDS, type PlannedCompany, planCompanies, takeAway } from './company.ts';
import { countOf, type TrashKind } from './trash-kind.ts';

/** When a source was last synced. */
interface SyncTime {
  source: string;
  at: Date;
}

/** The fictional companies of the demo, all at once. Their domains are fictional, too: nothing else tracks them. */
export const DEMO_KIND: TrashKind = {
  plan: async () => {
    const companies = await CompanyModel.find({ demo: true }, PLANNED_FIELDS).lean<PlannedCompany[]>();
    if (companies.length === 0) return null;
    const plan = await planCompanies(companies);
    return {
      ...plan,
      recordIds: [`demo:${randomUUID()}`],
      label: 'Demo data',
      contents: [...countOf('companies', companies.length), ...plan.contents],
      details: { syncTimes: await readSyncTimes() },
    };
  },
  take: async (ctx, entry, move) => {
    await takeAway(ctx, entry, move);
    await removeEmptySources();
  },
  restore: (ctx, entry, restore) => bringBack(ctx, entry, restore, entry.details?.syncTimes as SyncTime[] | undefined),
};

async function readSyncTimes(): Promise<SyncTime[]> {
  const sources = await CompanyStatModel.find({ kind: 'source' }, { name: 1, lastSync: 1 }).lean();
  return sources.flatMap(({ name, lastSync }) => (lastSync === undefined ? [] : [{ source: name, at: lastSync }]));
}
