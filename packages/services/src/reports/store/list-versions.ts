import { REPORT_INDEXES, type ReportDoc, ReportModel } from '@workbench/db';
import { Types } from 'mongoose';
import { VERSIONS_MAX } from './store-report.ts';

/** A version without what it says. */
export type VersionSummary = Pick<ReportDoc, '_id' | 'version' | 'generatedAt' | 'analystName'>;

/** All of these are in one index: reading the documents would read the evidence of every version. */
const VERSION_SUMMARY_FIELDS = { _id: 1, version: 1, generatedAt: 1, analystName: 1 } as const;
const CHUNK = 1000;

/** Newest first. */
export function listVersions(companyId: string): Promise<VersionSummary[]> {
  return ReportModel.find({ companyId: new Types.ObjectId(companyId) }, VERSION_SUMMARY_FIELDS)
    .sort({ version: -1 })
    .hint(REPORT_INDEXES.list)
    .limit(VERSIONS_MAX)
    .lean<VersionSummary[]>()
    .exec();
}

/** The newest version of each company that has one, by company id; with `until`, the newest that was there by then. */
export async function findLatestVersions(
  companyIds: readonly string[],
  until?: (companyId: string) => Date | null,
): Promise<Map<string, VersionSummary>> {
  const latest = new Map<string, VersionSummary>();
  for (let from = 0; from < companyIds.length; from += CHUNK) {
    const ids = companyIds.slice(from, from + CHUNK).map((id) => new Types.ObjectId(id));
    const versions = await ReportModel.find({ companyId: { $in: ids } }, { ...VERSION_SUMMARY_FIELDS, companyId: 1 })
      .hint(REPORT_INDEXES.list)
      .lean<(VersionSummary & Pick<ReportDoc, 'companyId'>)[]>();
    for (const { companyId, ...version } of versions) {
      const key = companyId.toHexString();
      const limit = until?.(key) ?? null;
      if (limit !== null && version.generatedAt > limit) continue;
      const known = latest.get(key);
      if (known === undefined || version.version > known.version) latest.set(key, version);
    }
  }
  return latest;
}
