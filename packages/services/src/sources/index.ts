export { listCatalogue } from './catalogue.ts';
export { COMPANY_RESEARCH } from './company-research.ts';
export { connectSource, disconnectSource } from './connect-source.ts';
export { readConnections, recordOutcome } from './connections.ts';
export { discoverCompanies, listDiscoverySources } from './discover.ts';
export {
  connectGoogleSheets,
  disconnectGoogleSheets,
  getGoogleSheets,
  testGoogleSheets,
} from './google-sheets.ts';
export { createSheetsAccess, type SheetsAccessOptions } from './google-sheets-access.ts';
export { getKnownIds } from './known-ids.ts';
export { listSources } from './list.ts';
export { type LedgerTotals, ledgerTotals } from './paid-calls.ts';
export { createSharedParts } from './shared-http.ts';
export { SOURCE_ACCESS } from './source-access.ts';
export type { SourceConnection, SourcePorts } from './source-ports.ts';
export {
  cancelSync,
  getLatestSync,
  getSyncRun,
  listSyncItems,
  pauseSync,
  resumeSync,
  retrySync,
  syncAll,
} from './sync-all.ts';
export { getCompanySync, syncCompany } from './sync-company.ts';
export { autoSync, registerSourceJobs } from './sync-jobs.ts';
export { testSource } from './test-source.ts';
export { type DayUsage, readUsageToday } from './vendor-days.ts';
