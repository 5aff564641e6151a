import type { Verb } from '../shared/context.ts';
import { findCurrentItems, startBatch } from '../shared/jobs/index.ts';
import { chooseAnalyst } from './choose-analyst.ts';
import { isUnderWay } from './item-state.ts';
import { findCompanies, type KnownCompany, sameIds } from './known-companies.ts';
import { NO_DOMAIN, REPORT_KIND, type ReportParams, unknownCompany } from './report-params.ts';
import type { BulkStart, GenerateReportsInput } from './schemas.ts';

/**
 * Begins a run over companies. Unknown and repeated ids are refused, and so are companies without a domain, which get
 * an item all the same: it fails with the reason, so that whoever asks for their state is told. A company whose report
 * is under way already counts and is not begun twice.
 */
export async function generateReports({ ctx, input }: Verb<GenerateReportsInput>): Promise<BulkStart> {
  const { kind: analyst } = chooseAnalyst(ctx, input.analyst);
  const asked = sameIds(input.companyIds);
  const companies = await findCompanies(asked);
  const refused = refusals(asked, companies);
  const known = [...new Set(asked)].filter((id) => companies.has(id));
  const withDomain = known.filter((id) => companies.get(id)?.domain !== '');
  const items = await findCurrentItems({ kind: REPORT_KIND, keys: known });
  const keys = known.filter((id) => {
    const item = items.get(id);
    return item === undefined || !isUnderWay(item);
  });
  if (keys.length === 0) return { successful: withDomain.length, runId: null, refused };
  const params: ReportParams = {
    origin: 'bulk',
    campaignId: null,
    title: null,
    askedAt: ctx.now().toISOString(),
    skipYoungerThanDays: input.skipYoungerThanDays ?? 0,
    analyst,
  };
  const { id: runId } = await startBatch(ctx, { kind: REPORT_KIND, params, keys });
  return { successful: withDomain.length, runId, refused };
}

function refusals(asked: string[], companies: ReadonlyMap<string, KnownCompany>): BulkStart['refused'] {
  const seen = new Set<string>();
  const refused: BulkStart['refused'] = [];
  for (const companyId of asked) {
    const company = companies.get(companyId);
    if (seen.has(companyId)) refused.push({ companyId, reason: 'This company was given more than once' });
    else if (company === undefined) refused.push({ companyId, reason: unknownCompany(companyId) });
    else if (company.domain === '') refused.push({ companyId, reason: NO_DOMAIN });
    seen.add(companyId);
  }
  return refused;
}
