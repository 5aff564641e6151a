import type { Verb } from '../shared/context.ts';
import { type CurrentItem, findCurrentItems } from '../shared/jobs/index.ts';
import { isFailedSince, isUnderWay } from './item-state.ts';
import { findCompanies, sameIds } from './known-companies.ts';
import { REPORT_KIND, unknownCompany } from './report-params.ts';
import type { ReportStatus, ReportStatuses } from './schemas.ts';
import { findLatestVersions, type ListedVersion } from './versions.ts';

const NEVER_STARTED = 'No report has been started for this company';

/** One for every id in the order asked; unknown ids and companies without a report have failed, with the reason. */
export async function listReportStatuses({ input }: Verb<{ companyIds: string[] }>): Promise<ReportStatuses> {
  const asked = sameIds(input.companyIds);
  const keys = [...new Set(asked)];
  const items = await findCurrentItems({ kind: REPORT_KIND, keys });
  // Pages ask for this every three seconds: what the items tell is not looked up once more.
  const isToldByItem = (id: string) => items.has(id) && items.get(id)?.state !== 'failed';
  const versions = await findLatestVersions(keys.filter((id) => !isToldByItem(id)));
  const companies = await findCompanies(keys.filter((id) => !items.has(id) && !versions.has(id)));
  const statuses = asked.map((id, index) => ({
    companyId: input.companyIds[index] ?? id,
    ...statusOf(items.get(id), versions.get(id), companies.has(id) ? NEVER_STARTED : unknownCompany(id)),
  }));
  return { statuses };
}

function statusOf(
  item: CurrentItem | undefined,
  version: ListedVersion | undefined,
  reasonForNone: string,
): { status: ReportStatus; errorMessage: string | null } {
  if (item === undefined && version === undefined) return { status: 'failed', errorMessage: reasonForNone };
  if (item !== undefined && isUnderWay(item)) return { status: 'generating', errorMessage: null };
  if (item !== undefined && isFailedSince(item, version?.generatedAt)) {
    return { status: 'failed', errorMessage: item.message };
  }
  return { status: 'completed', errorMessage: null };
}
