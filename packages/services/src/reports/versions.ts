import { REPORT_INDEXES, type ReportDoc, ReportModel } from '@workbench/db';
import { Types } from 'mongoose';
import { VERSIONS_KEPT } from './store-report.ts';

/** A version without what it says. */
export type ListedVersion = Pick<ReportDoc, '_id' | 'version' | 'generatedAt' | 'analystName'>;

/** All of these are in one index: reading the documents would read the evidence of every version. */
const LISTED = { _id: 1, version: 1, generatedAt: 1, analystName: 1 } as const;
const CHUNK = 1000;

/** Newest first. */
export function listVersions(companyId: string): Promise<ListedVersion[]> {
  return ReportModel.find({ companyId: new Types.ObjectId(companyId) }, LISTED)
    .sort({ version: -1 })
    .hint(REPORT_INDEXES.list)
    .limit(VERSIONS_KEPT)
    .lean<ListedVersion[]>()
    .exec();
}

/** The newest version of each company that has one, by company id; with `until`, the newest that was there by then. */
export async function findLatestVersions(
  companyIds: readonly string[],
  until?: (companyId: string) => Date | null,
): Promise<Map<string, ListedVersion>> {
  const latest = new Map<string, ListedVersion>();
  for (let from = 0; from < companyIds.length; from += CHUNK) {
    const ids = companyIds.slice(from, from + CHUNK).map((id) => new Types.ObjectId(id));
    const versions = await ReportModel.find({ companyId: { $in: ids } }, { ...LISTED, companyId: 1 })
      .hint(REPORT_INDEXES.list)
      .lean<(ListedVersion & Pick<ReportDoc, 'companyId'>)[]>();
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
