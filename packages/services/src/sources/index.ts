export { connectSource, disconnectSource } from './connections/connect-source.ts';
export {
  connectGoogleSheets,
  disconnectGoogleSheets,
  getGoogleSheets,
  testGoogleSheets,
} from './connections/google-sheets.ts';
export { createSheetsAccess, type SheetsAccessOptions } from './connections/google-sheets-access.ts';
export { listCatalogue } from './connections/list-catalogue.ts';
export { listSources } from './connections/list-sources.ts';
export { readConnections, recordOutcome } from './connections/read-connections.ts';
export type { SourceConnection, SourcePorts } from './connections/source-ports.ts';
export { testSource } from './connections/test-source.ts';
export { discoverCompanies, listDiscoverySources } from './discovery/discover-companies.ts';
export { createSharedParts } from './http/shared-parts.ts';
export { type DayUsage, readUsageToday } from './spending/daily-usage.ts';
export { type LedgerTotals, ledgerTotals } from './spending/paid-calls.ts';
export { SOURCE_ACCESS } from './spending/source-access.ts';
export { getCompanyIdentifiers } from './sync/company-identifiers.ts';
export { COMPANY_RESEARCH } from './sync/refresh-company-figures.ts';
export {
  cancelSync,
  getLatestSync,
  getSyncRun,
  listSyncItems,
  pauseSync,
  resumeSync,
  retrySync,
  syncAll,
} from './sync/sync-all.ts';
export { getCompanySync, syncCompany } from './sync/sync-company.ts';
export { autoSync, registerSourceJobs } from './sync/sync-jobs.ts';
