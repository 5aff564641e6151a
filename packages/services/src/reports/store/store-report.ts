import { CompanyModel, type ReportDoc, ReportModel } from '@workbench/db';
import { findSurvivorId, touchCompanies } from '../../companies/index.ts';
import { isDuplicateKey } from '../../shared/database/classify-error.ts';
import { nextVersion } from './next-version.ts';
import { pruneVersions } from './prune-versions.ts';

/** Older versions are removed when a new one is stored. */
export const VERSIONS_MAX = 20;

/**
 * Stores a report as the next version of its company. The same report stored again changes nothing, and of two that are
 * stored at the same moment each gets a number of its own.
 * @returns false when the company was deleted meanwhile: then nothing of the report stays
 */
export async function storeReport(report: Omit<ReportDoc, 'version'>): Promise<boolean> {
  const { _id, companyId } = report;
  for (;;) {
    const version = await nextVersion(companyId);
    await touchCompanies([companyId]);
    try {
      await ReportModel.collection.insertOne({ ...report, version } as never);
      await pruneVersions(companyId, version - VERSIONS_MAX);
      return keepsReport(report);
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
    }
    // Written before by a worker that was killed, or by a write whose response was lost.
    if (await isReportStored(_id)) return keepsReport(report);
  }
}

/** Whether the company of a stored report is still tracked, or was merged: then it is moved. If not, it is removed. */
export async function keepsReport({ _id, companyId }: Pick<ReportDoc, '_id' | 'companyId'>): Promise<boolean> {
  if ((await CompanyModel.exists({ _id: companyId })) !== null) return true;
  if ((await findSurvivorId(companyId.toHexString())) !== null) return true;
  await ReportModel.deleteOne({ _id });
  return false;
}

export async function isReportStored(_id: string): Promise<boolean> {
  const [stored] = await ReportModel.find({ _id }, { _id: 1 }).hint('_id_').lean();
  return stored !== undefined;
}
