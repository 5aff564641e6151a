export { connectSource, disconnectSource } from './connections/connect-source.ts';
export { sealStoredDescriptions } from './connections/description/seal-description.ts';
export {
  connectGoogleSheets,
  disconnectGoogleSheets,
  getGoogleSheets,
  testGoogleSheets,
} from './connections/google-sheets/manage-google-sheets.ts';
export { type ResolvedSheets, resolveGoogleSheets } from './connections/google-sheets/resolve-google-sheets.ts';
export { listCatalogue } from './connections/list-catalogue.ts';
export { listSources } from './connections/list-sources.ts';
export { recordCallOutcome } from './connections/record-outcome.ts';
export { type ConnectedSource, resolveConnection } from './connections/resolve-connection.ts';
export { type DayUsage, readUsageToday } from './connections/usage-today.ts';
export { discoverCompanies, listDiscoverySources } from './discovery/discover-companies.ts';
export { createSharedParts } from './http/shared-parts.ts';
export { testSource } from './probe/test-source.ts';
export { releaseDailyCredits, reserveDailyCredits } from './spending/daily-usage.ts';
export { ledgerTotals } from './spending/ledger-totals.ts';
export type { LedgerTotals } from './spending/paid-calls.ts';
export { prepareToSpend } from './spending/prepare-to-spend.ts';
export { getCompanyIdentifiers } from './sync/company-identifiers.ts';
export {
  type CompanyFigures,
  creditsPerNewCompany,
  creditsToRefresh,
  refreshCompanyFigures,
} from './sync/refresh-company-figures.ts';
export { previewStrikeOut, strikeOutIdentifier } from './sync/strike-out-identifier.ts';
export {
  cancelSync,
  estimateSync,
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
export { SYNC_ALL_NAME, SYNC_KIND } from './sync/sync-params.ts';
export { trackCompany } from './sync/track-company.ts';
