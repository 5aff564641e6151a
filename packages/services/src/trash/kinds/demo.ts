import { randomUUID } from 'node:crypto';
import { CompanyModel } from '@workbench/db';
import { removeEmptySources } from '../../companies/index.ts';
import {
  bringBack,
  idsOf,
  PLANNED_FIELDS,
  type PlannedCompany,
  planCompanies,
  purgeMerges,
  readSyncTimes,
  takeAway,
} from './company.ts';
import { countOf, type TrashKind } from './trash-kind.ts';

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
      details: {
        syncTimes: await readSyncTimes(companies.flatMap(({ records }) => records.map(({ source }) => source))),
      },
    };
  },
  take: async (ctx, entry, move) => {
    await takeAway(ctx, entry, move);
    await removeEmptySources();
  },
  restore: (ctx, entry, restore) => bringBack(ctx, entry, { ids: idsOf(entry), restore: () => restore() }),
  purge: purgeMerges,
};
