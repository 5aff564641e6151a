import type { Verb } from '../../shared/context.ts';
import { type CurrentItem, findCurrentItems } from '../../shared/jobs/index.ts';
import { findReportCompanies, normalizeCompanyIds } from '../runs/report-companies.ts';
import { hasFailedSince, isReportInProgress } from '../runs/report-item-state.ts';
import { REPORT_KIND, unknownCompanyMessage } from '../runs/report-run-params.ts';
import type { ReportStatus, ReportStatuses } from '../schemas.ts';
import { findLatestVersions, type VersionSummary } from '../store/list-versions.ts';

const NEVER_STARTED = 'No report has been started for this company';

/** One status per id, in order; unknown ids and companies without a report are failed, with the reason. */
export async function listReportStatuses({ input }: Verb<{ companyIds: string[] }>): Promise<ReportStatuses> {
  const requestedIds = normalizeCompanyIds(input.companyIds);
  const keys = [...new Set(requestedIds)];
  const items = await findCurrentItems({ kind: REPORT_KIND, keys });
  // Screens poll this every three seconds: the items' own data is not read again.
  const isDecidedByItem = (id: string) => items.has(id) && items.get(id)?.state !== 'failed';
  const versions = await findLatestVersions(keys.filter((id) => !isDecidedByItem(id)));
  const companies = await findReportCompanies(keys.filter((id) => !items.has(id) && !versions.has(id)));
  const statuses = requestedIds.map((id, index) => ({
    companyId: input.companyIds[index] ?? id,
    ...statusOf(items.get(id), versions.get(id), companies.has(id) ? NEVER_STARTED : unknownCompanyMessage(id)),
  }));
  return { statuses };
}

function statusOf(
  item: CurrentItem | undefined,
  version: VersionSummary | undefined,
  reasonForNone: string,
): { status: ReportStatus; errorMessage: string | null } {
  if (item === undefined && version === undefined) return { status: 'failed', errorMessage: reasonForNone };
  if (item !== undefined && isReportInProgress(item)) return { status: 'generating', errorMessage: null };
  if (item !== undefined && hasFailedSince(item, version?.generatedAt)) {
    return { status: 'failed', errorMessage: item.message };
  }
  return { status: 'completed', errorMessage: null };
}
