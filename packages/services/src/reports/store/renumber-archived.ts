import {
  ARCHIVE_INDEXES,
  type ArchivedDocumentDoc,
  ArchivedDocumentModel,
  type ReportDoc,
  ReportModel,
} from '@workbench/db';
import { nextVersion } from './next-version.ts';

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

export type NumberedVersion = Pick<ReportDoc, '_id' | 'companyId' | 'version' | 'generatedAt'>;

const ofCompanies = (companyIds: readonly ReportDoc['companyId'][]) => ({
  collectionName: ReportModel.collection.collectionName,
  'document.companyId': { $in: [...companyIds] },
});

/** The versions of companies that lie in the trash, or in the archive of a merge. */
export async function findArchivedVersions(companyIds: readonly ReportDoc['companyId'][]): Promise<NumberedVersion[]> {
  const fields = { 'document._id': 1, 'document.companyId': 1, 'document.version': 1, 'document.generatedAt': 1 };
  const archived = await ArchivedDocumentModel.find(ofCompanies(companyIds), fields)
    .hint(ARCHIVE_INDEXES.reports)
    .lean<{ document: NumberedVersion }[]>();
  return archived.map(({ document }) => document);
}

/** Gives a version that lies there its company and its number; others change nothing. */
export async function moveArchivedVersion(
  { _id, companyId, version }: Omit<NumberedVersion, 'generatedAt'>,
  from: readonly ReportDoc['companyId'][],
): Promise<void> {
  await ArchivedDocumentModel.updateMany(
    { ...ofCompanies(from), 'document._id': _id },
    { $set: { 'document.companyId': companyId, 'document.version': version } },
    { hint: ARCHIVE_INDEXES.reports },
  );
}
