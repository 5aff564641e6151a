import { REPORT_INDEXES, type ReportDoc, ReportModel } from '@workbench/db';
import { isDuplicateKey } from '../../shared/database/classify-error.ts';

/** Older versions are removed when a new one is stored. */
export const VERSIONS_MAX = 20;

/**
 * Stores a report as the next version of its company. The same report stored again changes nothing, and of two that are
 * stored at the same moment each gets a number of its own.
 */
export async function storeReport(report: Omit<ReportDoc, 'version'>): Promise<void> {
  const { _id, companyId } = report;
  for (;;) {
    const version = (await latestVersion(companyId)) + 1;
    try {
      await ReportModel.collection.insertOne({ ...report, version } as never);
      await ReportModel.deleteMany({ companyId, version: { $lte: version - VERSIONS_MAX } });
      return;
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
    }
    // Written before by a worker that was killed, or by a write whose response was lost.
    if (await isReportStored(_id)) return;
  }
}

export async function isReportStored(_id: string): Promise<boolean> {
  const [stored] = await ReportModel.find({ _id }, { _id: 1 }).hint('_id_').lean();
  return stored !== undefined;
}

async function latestVersion(companyId: ReportDoc['companyId']): Promise<number> {
  const [latest] = await ReportModel.find({ companyId }, { _id: 0, version: 1 })
    .sort({ version: -1 })
    .hint(REPORT_INDEXES.version)
    .limit(1)
    .lean();
  return latest?.version ?? 0;
}
