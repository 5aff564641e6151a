import {
  ARCHIVE_INDEXES,
  type ArchivedDocumentDoc,
  ArchivedDocumentModel,
  REPORT_INDEXES,
  type ReportDoc,
  ReportModel,
} from '@workbench/db';

/** A version in the trash keeps its number, so that it can be restored beside those written since. */
export async function nextVersion(companyId: ReportDoc['companyId']): Promise<number> {
  // In this order: what moves from one to the other in between is in the second or collides.
  const stored = await latestVersion(companyId);
  return Math.max(stored, await latestDeletedVersion(companyId)) + 1;
}

async function latestVersion(companyId: ReportDoc['companyId']): Promise<number> {
  const [latest] = await ReportModel.find({ companyId }, { _id: 0, version: 1 })
    .sort({ version: -1 })
    .hint(REPORT_INDEXES.version)
    .limit(1)
    .lean();
  return latest?.version ?? 0;
}

async function latestDeletedVersion(companyId: ReportDoc['companyId']): Promise<number> {
  const [latest] = await ArchivedDocumentModel.find(
    { collectionName: ReportModel.collection.collectionName, 'document.companyId': companyId },
    { _id: 0, 'document.version': 1 },
  )
    .sort({ 'document.version': -1 })
    .hint(ARCHIVE_INDEXES.reports)
    .limit(1)
    .lean<Pick<ArchivedDocumentDoc, 'document'>[]>();
  return Number(latest?.document.version ?? 0);
}
