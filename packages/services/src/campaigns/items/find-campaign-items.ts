import { findExistingReportIds, reportIdOf } from '../../reports/index.ts';
import { findBatchItems, type PositionedItem } from '../../shared/jobs/index.ts';
import type { CampaignRun } from '../lifecycle/campaign-run.ts';

/**
 * The items of these companies, by company id. Items of an old campaign may be deleted: what it wrote is then found by
 * the reports themselves, which are named after campaign and company.
 */
export async function findCampaignItems(
  { campaign, batch }: CampaignRun,
  keys: readonly string[],
): Promise<Map<string, PositionedItem>> {
  const items = await findBatchItems(batch.id, keys);
  const missing = keys.filter((key) => !items.has(key));
  if (missing.length === 0) return items;
  const written = await findExistingReportIds(missing.map((key) => reportIdOf(batch.id, key)));
  for (const key of missing) {
    if (!written.has(reportIdOf(batch.id, key))) continue;
    const ended = { attempts: 1, message: null, startedAt: null, finishedAt: batch.finishedAt };
    items.set(key, { key, state: 'completed', position: campaign.companyIds.indexOf(key), ...ended });
  }
  return items;
}
