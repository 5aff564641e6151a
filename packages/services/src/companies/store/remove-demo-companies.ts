import { CompanyModel, CompanySyncModel, ObservationModel, ReportModel } from '@workbench/db';
import type { Verb } from '../../shared/context.ts';
import { removeEmptySources } from '../figures/statistics.ts';
import type { CountedFields } from '../figures/statistics-counters.ts';
import { withWriteSession } from './write-session.ts';

const BATCH = 1000;

/** Removes the fictional companies with their history; what users imported or added stays. */
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
