import { type CompanyMergeDoc, CompanyMergeModel, REPORT_INDEXES, type ReportDoc, ReportModel } from '@workbench/db';
import { copyToArchive } from '../../shared/moves/archive-documents.ts';

type CompanyId = ReportDoc['companyId'];

/**
 * Removes the versions of a company up to a number. Those that a merge has brought together go into its archive: undone, it
 * gives each company its own again.
 */
export async function pruneVersions(companyId: CompanyId, upTo: number): Promise<void> {
  const old = { companyId, version: { $lte: upTo } };
  const found = await ReportModel.find(old, { _id: 1 }).hint(REPORT_INDEXES.version).lean();
  if (found.length === 0) return;
  const ids = found.map(({ _id }) => _id);
  await archiveMerged(companyId, ids);
  await ReportModel.deleteMany({ ...old, _id: { $in: ids } });
}

/** Under the latest merge that knows them; undone first, it gives them back to the earlier ones. */
async function archiveMerged(companyId: CompanyId, ids: readonly string[]): Promise<void> {
  const merges = await CompanyMergeModel.find(
    { survivorId: companyId, state: { $ne: 'undone' }, 'reports.id': { $in: ids } },
    { 'reports.id': 1 },
  )
    .sort({ mergedAt: -1 })
    .lean<Pick<CompanyMergeDoc, '_id' | 'reports'>[]>();
  const left = new Set(ids);
  for (const { _id: archiveId, reports = [] } of merges) {
    const known = reports.map(({ id }) => id).filter((id) => left.delete(id));
    const set = { collectionName: ReportModel.collection.collectionName, filter: { _id: { $in: known } } };
    await copyToArchive({ archiveId, set, renew: async () => undefined });
  }
}
