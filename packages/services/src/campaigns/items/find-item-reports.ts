import { findExistingReportIds, findLatestVersions, reportIdOf } from '../../reports/index.ts';
import type { PositionedItem } from '../../shared/jobs/index.ts';

/**
 * The report that belongs to each item, by company id: what this campaign wrote, or the one that it kept. One that had to
 * make room for newer versions is missing.
 */
export async function findItemReports(batchId: string, items: readonly PositionedItem[]): Promise<Map<string, string>> {
  const written = items.filter(({ state }) => state === 'completed').map(({ key }) => key);
  const kept = items.filter(({ state }) => state === 'skipped');
  const keptAt = new Map(kept.map(({ key, finishedAt }) => [key, finishedAt === null ? null : new Date(finishedAt)]));
  const [stored, versions] = await Promise.all([
    findExistingReportIds(written.map((key) => reportIdOf(batchId, key))),
    findLatestVersions([...keptAt.keys()], (key) => keptAt.get(key) ?? null),
  ]);
  const reports = new Map([...versions].map(([key, { _id }]) => [key, _id]));
  for (const key of written) {
    const id = reportIdOf(batchId, key);
    if (stored.has(id)) reports.set(key, id);
  }
  return reports;
}
