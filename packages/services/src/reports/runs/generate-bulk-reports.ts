import type { Verb } from '../../shared/context.ts';
import { findCurrentItems, startBatch } from '../../shared/jobs/index.ts';
import { newUuid } from '../../shared/record-ids.ts';
import type { BulkStart, GenerateReportsInput } from '../schemas.ts';
import { chooseAnalyst } from './choose-analyst.ts';
import { findReportCompanies, type ReportCompany, readChosenIds } from './report-companies.ts';
import { isReportInProgress } from './report-item-state.ts';
import { NO_DOMAIN_MESSAGE, REPORT_KIND, type ReportRunParams, unknownCompanyMessage } from './report-run-params.ts';

/**
 * Starts a run over companies. Unknown and repeated ids are refused. A company without a domain gets an item that fails
 * with the reason, so that its status can be read. A company whose report another run is writing keeps that report; it is
 * written here when that run is paused or cancelled, or fails.
 */
export async function generateBulkReports({ ctx, input }: Verb<GenerateReportsInput>): Promise<BulkStart> {
  const { kind: analyst } = chooseAnalyst(ctx, input.analyst);
  const requestedIds = await readChosenIds(ctx, input);
  const companies = await findReportCompanies(requestedIds);
  const refused = refusals(requestedIds, companies);
  const known = [...new Set(requestedIds)].filter((id) => companies.has(id));
  const withDomain = known.filter((id) => companies.get(id)?.domain !== '');
  const items = await findCurrentItems({ kind: REPORT_KIND, keys: known });
  const isNew = known.some((id) => {
    const item = items.get(id);
    return item === undefined || !isReportInProgress(item);
  });
  if (known.length === 0) return { successful: withDomain.length, runId: null, refused };
  const params: ReportRunParams = {
    origin: 'bulk',
    campaignId: null,
    title: null,
    askedAt: ctx.now().toISOString(),
    skipYoungerThanDays: input.skipYoungerThanDays ?? 0,
    analyst,
  };
  const { id } = await startBatch(ctx, { kind: REPORT_KIND, params, keys: known, id: newUuid(ctx) });
  // Nothing new when all are being written already.
  return { successful: withDomain.length, runId: isNew ? id : null, refused };
}

function refusals(requestedIds: string[], companies: ReadonlyMap<string, ReportCompany>): BulkStart['refused'] {
  const seen = new Set<string>();
  const refused: BulkStart['refused'] = [];
  for (const companyId of requestedIds) {
    const company = companies.get(companyId);
    if (seen.has(companyId)) refused.push({ companyId, reason: 'This company was given more than once' });
    else if (company === undefined) refused.push({ companyId, reason: unknownCompanyMessage(companyId) });
    else if (company.domain === '') refused.push({ companyId, reason: NO_DOMAIN_MESSAGE });
    seen.add(companyId);
  }
  return refused;
}
