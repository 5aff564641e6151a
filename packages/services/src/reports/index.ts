export { exportReport, type ReportFile, toReportFile } from './present/export-report.ts';
export { getReport, getReportVersion } from './present/get-report.ts';
export { getReportRun } from './present/get-report-run.ts';
export { listReportFacts } from './present/list-report-facts.ts';
export { listReportStatuses } from './present/list-report-statuses.ts';
export { listReports } from './present/list-reports.ts';
export { toHeadsView } from './present/to-heads-view.ts';
export { type ChosenAnalyst, chooseAnalyst, listAnalysts } from './runs/choose-analyst.ts';
export { estimateReports } from './runs/estimate-reports.ts';
export { generateBulkReports } from './runs/generate-bulk-reports.ts';
export { generateReport } from './runs/generate-report.ts';
export {
  findReportCompanies,
  normalizeCompanyIds,
  type ReportCompany,
  readChosenIds,
} from './runs/report-companies.ts';
export type { ReportPorts } from './runs/report-ports.ts';
export { REPORT_KIND, type ReportRunParams, reportIdOf } from './runs/report-run-params.ts';
export {
  findExistingReportIds,
  findReport,
  findReportDigests,
  findReportHeads,
  type ReportDigest,
  type ReportHeads,
} from './store/find-reports.ts';
export { findLatestVersions, listVersions, type VersionSummary } from './store/list-versions.ts';
export { nextVersion } from './store/next-version.ts';
export { REPORT_PERSONAL_DATA } from './store/personal-data.ts';
export { findArchivedVersions, moveArchivedVersion, renumberArchivedReports } from './store/renumber-archived.ts';
export { loadReportPorts, registerReportJobs } from './writing/register-report-jobs.ts';
