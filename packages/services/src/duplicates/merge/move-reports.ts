import { type CompanyMergeDoc, type MergedReportDoc, type ReportDoc, ReportModel } from '@workbench/db';
import type { mongo } from 'mongoose';
import { touchCompanies } from '../../companies/index.ts';
import { isDuplicateKey } from '../../shared/database/classify-error.ts';
import { mergeJournal } from './merge-journal.ts';
import { planVersions } from './plan-versions.ts';

type Renew = () => Promise<void>;
type Version = Pick<ReportDoc, '_id' | 'companyId' | 'version' | 'generatedAt'>;

/**
 * The versions of both companies become those of the survivor, in the order in which they were written. Their old numbers
 * are stored before the first changes. Repeatable, also later for a report that was under way.
 */
export async function mergeReports(merge: CompanyMergeDoc, renew: Renew): Promise<void> {
  const planned = await readPlan(merge);
  await renew();
  await touchCompanies([merge.survivorId, merge.otherId]);
  // From the highest number down, so that each finds its number free.
  for (const { id, after } of planned.toSorted((a, b) => b.after - a.after)) {
    await renumber(id, merge.survivorId, after);
  }
}

/** The old numbers back; reports that were written since stay with the survivor under theirs. */
export async function separateReports(merge: CompanyMergeDoc, renew: Renew): Promise<void> {
  const { reports = [] } = (await mergeJournal().findOne({ _id: merge._id })) ?? {};
  await renew();
  await touchCompanies([merge.survivorId, merge.otherId]);
  // Those of the other company make room first; then from the lowest number up.
  for (const { id, isOthers, before } of reports.toSorted(
    (a, b) => Number(b.isOthers) - Number(a.isOthers) || a.before - b.before,
  )) {
    await renumber(id, isOthers ? merge.otherId : merge.survivorId, before);
  }
}

async function readPlan(merge: CompanyMergeDoc): Promise<MergedReportDoc[]> {
  const { reports: known } = (await mergeJournal().findOne({ _id: merge._id })) ?? {};
  const ids = known === undefined ? [merge.survivorId, merge.otherId] : [merge.otherId];
  const fields = { companyId: 1, version: 1, generatedAt: 1 };
  const found = await ReportModel.find({ companyId: { $in: ids } }, fields).lean<Version[]>();
  const numbered = new Set(known?.map(({ id }) => id));
  const isOthers = ({ companyId }: Version) => companyId.equals(merge.otherId);
  const late = found
    .filter(({ _id }) => !numbered.has(_id))
    .map((report) => ({ ...report, isOthers: isOthers(report) }));
  const isNothingToMove = late.every((report) => !report.isOthers);
  if (isNothingToMove) return known ?? [];
  const from = known === undefined ? 0 : await highestVersion(merge.survivorId);
  const reports = [...(known ?? []), ...planVersions(late, from)];
  await mergeJournal().updateOne({ _id: merge._id }, { $set: { reports } });
  return reports;
}

/** Gives a report its company and number; one that was written meanwhile and has the number goes to the end. */
async function renumber(_id: string, companyId: mongo.ObjectId, version: number): Promise<void> {
  for (;;) {
    try {
      await ReportModel.updateOne({ _id }, { $set: { companyId, version } });
      return;
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
    }
    const next = (await highestVersion(companyId)) + 1;
    await ReportModel.updateOne({ companyId, version, _id: { $ne: _id } }, { $set: { version: next } }).catch(
      (error: unknown) => {
        if (!isDuplicateKey(error)) throw error;
      },
    );
  }
}

async function highestVersion(companyId: mongo.ObjectId): Promise<number> {
  const latest = await ReportModel.findOne({ companyId }, { version: 1 }).sort({ version: -1 }).lean();
  return latest?.version ?? 0;
}
