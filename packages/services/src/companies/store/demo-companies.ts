import { CompanyModel, CompanySyncModel, ObservationModel, ReportModel } from '@workbench/db';
import type { Verb } from '../../shared/context.ts';
import { getTotals, removeEmptySources } from '../figures/statistics.ts';
import type { CountedFields } from '../figures/statistics-counters.ts';
import type { Workspace } from '../schemas.ts';
import { withWriteSession } from './write-session.ts';

const BATCH = 1000;

export async function getWorkspace(_: Verb<object>): Promise<Workspace> {
  const totals = await getTotals();
  return { demo: totals.demo > 0, companies: totals.companies };
}

/** Removes the fictional companies with their history; what a person imported or added stays. */
export async function removeDemoCompanies(_: Verb<object>): Promise<{ removed: number }> {
  let removed = 0;
  await withWriteSession(async (session) => {
    for (;;) {
      const companies = await CompanyModel.find({ demo: true }, { words: 0 }).limit(BATCH).lean();
      if (companies.length === 0) return;
      const ids = companies.map((company) => company._id);
      await ObservationModel.deleteMany({ companyId: { $in: ids } });
      await CompanySyncModel.deleteMany({ _id: { $in: ids } });
      await ReportModel.deleteMany({ companyId: { $in: ids } });
      await CompanyModel.deleteMany({ _id: { $in: ids } });
      for (const company of companies) session.recordChange(company as CountedFields, null);
      removed += companies.length;
    }
  });
  await removeEmptySources();
  return { removed };
}
