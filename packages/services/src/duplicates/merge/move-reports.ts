import { type CompanyMergeDoc, type MergedReportDoc, type ReportDoc, ReportModel } from '@workbench/db';
import type { mongo } from 'mongoose';
import { touchCompanies } from '../../companies/index.ts';
import {
  findArchivedVersions,
  moveArchivedVersion,
  nextVersion,
  renumberArchivedReports,
} from '../../reports/index.ts';
import { isDuplicateKey } from '../../shared/database/classify-error.ts';
import { restoreFromArchive } from '../../shared/moves/restore-documents.ts';
import { mergeJournal } from './merge-journal.ts';
import { planVersions } from './plan-versions.ts';

type Renew = () => Promise<void>;
type Version = Pick<ReportDoc, '_id' | 'companyId' | 'version' | 'generatedAt'>;

/**
 * The versions of both companies become those of the survivor, in the order in which they were written. Their old numbers
 * are stored before the first changes. Those in the trash go along. Repeatable, also later for a report that was under way.
 */
export async function mergeReports(merge: CompanyMergeDoc, renew: Renew): Promise<void> {
  const planned = await readPlan(merge);
  await renew();
  await touchCompanies([merge.survivorId, merge.otherId]);
  // From the highest number down, so that each finds its number free.
  for (const { id, after } of planned.toSorted((a, b) => b.after - a.after)) {
    await renumber(merge, { id, companyId: merge.survivorId, version: after });
  }
}

/** The old numbers back; reports that were written since stay with the survivor under theirs. */
export async function separateReports(merge: CompanyMergeDoc, renew: Renew): Promise<void> {
  const { reports = [] } = (await mergeJournal().findOne({ _id: merge._id })) ?? {};
  await touchCompanies([merge.survivorId, merge.otherId]);
  await restorePruned(merge, renew);
  // Those of the other company make room first; then from the lowest number up.
  for (const { id, isOthers, before } of reports.toSorted(
    (a, b) => Number(b.isOthers) - Number(a.isOthers) || a.before - b.before,
  )) {
    await renumber(merge, { id, companyId: isOthers ? merge.otherId : merge.survivorId, version: before });
  }
}

/** Versions that were too old for the company of both. */
async function restorePruned({ _id }: CompanyMergeDoc, renew: Renew): Promise<void> {
  const step = { archiveId: _id, set: { collectionName: ReportModel.collection.collectionName }, renew };
  const blocked = await restoreFromArchive(step, 'missing');
  if (blocked.length === 0) return;
  await renumberArchivedReports(_id, blocked.map(String));
  await restoreFromArchive(step, 'missing');
}

async function readPlan(merge: CompanyMergeDoc): Promise<MergedReportDoc[]> {
  const { reports: known } = (await mergeJournal().findOne({ _id: merge._id })) ?? {};
  const ids = known === undefined ? [merge.survivorId, merge.otherId] : [merge.otherId];
  const fields = { companyId: 1, version: 1, generatedAt: 1 };
  const found = [
    ...(await ReportModel.find({ companyId: { $in: ids } }, fields).lean<Version[]>()),
    ...(await findArchivedVersions(ids)),
  ];
  const numbered = new Set(known?.map(({ id }) => id));
  const isOthers = ({ companyId }: Version) => companyId.equals(merge.otherId);
  const late = found
    .filter(({ _id }) => !numbered.has(_id))
    .map((report) => ({ ...report, isOthers: isOthers(report) }));
  const isNothingToMove = late.every((report) => !report.isOthers);
  if (isNothingToMove) return known ?? [];
  const from = known === undefined ? 0 : (await nextVersion(merge.survivorId)) - 1;
  const reports = [...(known ?? []), ...planVersions(late, from)];
  await mergeJournal().updateOne({ _id: merge._id }, { $set: { reports } });
  return reports;
}

/** Gives a report its company and number; one that was written meanwhile and has the number goes to the end. */
async function renumber(
  { survivorId, otherId }: CompanyMergeDoc,
  { id: _id, companyId, version }: { id: string; companyId: mongo.ObjectId; version: number },
): Promise<void> {
  for (;;) {
    try {
      const { matchedCount } = await ReportModel.updateOne({ _id }, { $set: { companyId, version } });
      if (matchedCount === 0) await moveArchivedVersion({ _id, companyId, version }, [survivorId, otherId]);
      return;
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
    }
    const next = await nextVersion(companyId);
    await ReportModel.updateOne({ companyId, version, _id: { $ne: _id } }, { $set: { version: next } }).catch(
      (error: unknown) => {
        if (!isDuplicateKey(error)) throw error;
      },
    );
  }
}
