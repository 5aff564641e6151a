import { findReportCompanies, findReportDigests } from '../../reports/index.ts';
import { companyLabel } from '../items/company-label.ts';
import { findCampaignItems } from '../items/find-campaign-items.ts';
import { findItemReports } from '../items/find-item-reports.ts';
import { toCampaignItemState } from '../items/list-campaign-items.ts';
import type { CampaignRun } from '../lifecycle/campaign-run.ts';
import type { RowFacts } from './campaign-row.ts';

/** Analyses that are in memory at a time. */
const CHUNK = 20;

/** The inputs of the comparison table, company by company in the campaign's order. */
export async function* readRowFacts(run: CampaignRun): AsyncGenerator<RowFacts> {
  const { campaign, batch } = run;
  for (let from = 0; from < campaign.companyIds.length; from += CHUNK) {
    const keys = campaign.companyIds.slice(from, from + CHUNK);
    const [companies, items] = await Promise.all([findReportCompanies(keys), findCampaignItems(run, keys)]);
    const reports = await findItemReports(batch.id, [...items.values()]);
    const digests = await findReportDigests([...reports.values()]);
    for (const key of keys) {
      const item = items.get(key);
      yield {
        companyId: key,
        ...companyLabel(campaign, key, companies.get(key)),
        state: item === undefined ? null : toCampaignItemState(item.state),
        report: digests.get(reports.get(key) ?? '') ?? null,
      };
    }
  }
}
