import { ReportModel } from '@workbench/db';
import { getCompany } from '../../companies/index.ts';
import type { Verb } from '../../shared/context.ts';
import { ServiceError } from '../../shared/errors.ts';
import { findCurrentItems } from '../../shared/jobs/index.ts';
import { hasFailedSince, isReportInProgress } from '../runs/report-item-state.ts';
import { REPORT_KIND } from '../runs/report-run-params.ts';
import type { CompanyReport } from '../schemas.ts';
import { findReport } from '../store/find-reports.ts';
import { listVersions } from '../store/list-versions.ts';
import { VERSIONS_MAX } from '../store/store-report.ts';
import { reportWithoutData, toReport } from '../store/to-report.ts';

/**
 * A company's current report, derived from its latest item and its versions, so that nothing stays "generating" without
 * a worker.
 * @throws ServiceError not_found for an unknown company and, with another message, when there has never been a report
 */
export async function getReport({ ctx, input }: Verb<{ id: string }>): Promise<CompanyReport> {
  const company = await getCompany({ ctx, input });
  // In this order: a report is stored before its item ends, so the versions are never older than what the item says.
  const items = await findCurrentItems({ kind: REPORT_KIND, keys: [company.id] });
  const versions = await listVersions(company.id);
  const item = items.get(company.id);
  const [latest] = versions;
  if (item !== undefined && isReportInProgress(item)) {
    return reportWithoutData(company, 'generating', { errorMessage: null, versions });
  }
  if (item !== undefined && hasFailedSince(item, latest?.generatedAt)) {
    return reportWithoutData(company, 'failed', { errorMessage: item.message, versions });
  }
  const report = latest === undefined ? null : await ReportModel.findById(latest._id).lean();
  if (report === null) throw new ServiceError('not_found', `No report has been written for ${company.name} yet`);
  return toReport(report, versions);
}

/** One version, also of a company that is not tracked any more. */
export async function getReportVersion({ input }: Verb<{ reportId: string }>): Promise<CompanyReport> {
  const report = await findReport(input.reportId);
  if (report !== null) return report;
  throw new ServiceError(
    'not_found',
    `No report has the id ${input.reportId}. Of each company the newest ${VERSIONS_MAX} are kept.`,
  );
}
