import { type ArchivedDocumentDoc, ArchivedDocumentModel, type ReportDoc, ReportModel } from '@workbench/db';
import { nextVersion } from './store-report.ts';

/**
 * Gives archived versions whose numbers have been taken since the next free ones, so that both are kept.
 * @returns a sentence for each
 */
export async function renumberArchivedReports(archiveId: string, ids: readonly string[]): Promise<string[]> {
  const archived = await ArchivedDocumentModel.find({
    archiveId,
    collectionName: ReportModel.collection.collectionName,
    'document._id': { $in: ids },
  })
    .sort({ 'document.version': 1 })
    .lean();
  const notes: string[] = [];
  for (const one of archived) notes.push(await renumber(one));
  return notes;
}

async function renumber({ _id, document }: ArchivedDocumentDoc): Promise<string> {
  const { companyId, companyName, version: before } = document as unknown as ReportDoc;
  const version = await nextVersion(companyId);
  await ArchivedDocumentModel.updateOne({ _id }, { $set: { 'document.version': version } });
  return `${companyName}, version ${before} is version ${version} now: another report has its number`;
}
