export { addAlias } from './aliases/add-alias.ts';
export { domainsOf } from './aliases/domains-of.ts';
export { findCompaniesByDomain, findCompanyByDomain } from './aliases/find-by-domain.ts';
export { listAliases } from './aliases/list-aliases.ts';
export { removeAlias } from './aliases/remove-alias.ts';
export { changeIdOf } from './changes/change-id.ts';
export { type CompanyChangeEntry, recordCompanyChange, recordCompanyChanges } from './changes/record-company-change.ts';
export { preloadColumns } from './columns/use-columns.ts';
export { findIdentifierColumns, identifierHeader } from './csv/columns/identifier-columns.ts';
export { deleteValues } from './custom/delete-values.ts';
export { listOwnColumns } from './custom/list-columns.ts';
export { CUSTOM_PERSONAL_DATA } from './custom/values-personal-data.ts';
export { createOwnColumn, tooManyColumns, updateOwnColumn } from './custom/write-columns.ts';
export { customerNameKey, keysOfEntry, keysOfSubject } from './customers/customer-keys.ts';
export { findCompaniesOfKeys, type KnownCompany } from './customers/find-companies.ts';
export { hideCustomers, isCustomer } from './customers/hide-customers.ts';
export { type FoundCompany, markFoundCompanies } from './customers/mark-found.ts';
export { whileTouchingCustomers } from './customers/touch-customers.ts';
export { dismissDisagreement, reopenDisagreement } from './disagreement/dismiss-disagreement.ts';
export { getDisagreement, listDisagreements } from './disagreement/list-disagreements.ts';
export { preferSource, removePreferredSource } from './disagreement/prefer-source.ts';
export { editCompany } from './edit/edit-company.ts';
export { isMatch } from './edit/etag.ts';
export { listCompanyFields } from './edit/list-fields.ts';
export { companyRecordIds } from './export/company-record-ids.ts';
export { type ExportFile, exportCompanies } from './export/export-companies.ts';
export { type Cell, CSV_TYPE, crmTable, type Table, toCsvTable, toXlsxTable, XLSX_TYPE } from './export/table-file.ts';
export { isWrittenSince } from './feed/check-position.ts';
export { describeChanges, listCompanyChanges } from './feed/list-changes.ts';
export { type FeedEntry, type FeedPage, feedHead, feedStart, findWrittenSince, readFeed } from './feed/read-feed.ts';
export type { CompanyFeedChange } from './feed/schemas.ts';
export { explainAggregate } from './figures/explain-aggregate.ts';
export { getTrend } from './figures/get-trend.ts';
export { getWorkspace } from './figures/get-workspace.ts';
export { formatHeadcount } from './figures/headcount/format-headcount.ts';
export { recordHeadcount } from './figures/headcount/record-headcount.ts';
export { INDUSTRY_PERSONAL_DATA } from './figures/industry-personal-data.ts';
export { mergeLocationCounts } from './figures/merge-location-counts.ts';
export { listMovedHeadcounts } from './figures/moved/moved-headcounts.ts';
export { sourceAgreementPercent } from './figures/rule/source-agreement.ts';
export { getTotals, removeEmptySources } from './figures/statistics/statistics.ts';
export { readSyncTimes, type SyncTime } from './figures/statistics/sync-times.ts';
export {
  type CompanyFilter,
  countryName,
  FIGURE_REASONS,
  type FigureState,
  formatFilter,
  formatProblem,
  formatStated,
  parseFilter,
  readFilter,
  toCanonical,
} from './filter/index.ts';
export { findTrackedCompany } from './find-tracked-company.ts';
export { findCompanies, getCompany, getEditableCompany } from './get-company.ts';
export { addIdentifier } from './identifiers/add-identifier.ts';
export { findIdentifier, readStoredIdentifiers } from './identifiers/find-identifier.ts';
export { listIdentifiers } from './identifiers/list-identifiers.ts';
export type { IdentifierFact } from './identifiers/merge-identifiers.ts';
export { previewStrike } from './identifiers/preview-strike.ts';
export { restoreIdentifier } from './identifiers/restore-identifier.ts';
export { resumeStrikes } from './identifiers/resume-strikes.ts';
export { repeatStrike, strikeIdentifier } from './identifiers/strike-identifier.ts';
export { adoptErrorFiles } from './import/adopt-error-files.ts';
export { exportFailedRows } from './import/failed-rows.ts';
export { IMPORT_PERSONAL_DATA } from './import/failed-rows-personal-data.ts';
export { getImportProgress } from './import/get-progress.ts';
export { type ImportInput, importCompanies, previewImport, startImport } from './import/import-companies.ts';
export { emptyOutcome } from './import/outcome.ts';
export { emptyKindCounts } from './import/plan-page.ts';
export { cancelImport } from './import/runs/cancel-import.ts';
export { getImport, listImportedRows, listImports } from './import/runs/list-imports.ts';
export { resumeImport, resumeImports } from './import/runs/resume-imports.ts';
export { stopImports } from './import/runs/running-imports.ts';
export { listKept } from './import/take-back/list-kept.ts';
export { previewTakeBack, startTakeBack, takeBackImport } from './import/take-back/take-back-import.ts';
export { countCompaniesOnLists, takeAllCompaniesOffList } from './lists/list-membership.ts';
export { industryRule } from './many/change-industry.ts';
export { labelRule } from './many/change-labels.ts';
export { changeManyCompanies, type ManyDecisions } from './many/change-many.ts';
export { CHECKED_FIELDS, type CheckedCompany, type ManyRecord, type ManyRule } from './many/rule.ts';
export { undoRule } from './many/undo-rule.ts';
export { combineTags } from './merging/combine-companies.ts';
export { findSurvivorId, findSurvivorIds } from './merging/find-survivor.ts';
export type { MergeWork } from './merging/merge-archive.ts';
export { contributionOf } from './merging/merge-contribution.ts';
export { mergeInStore } from './merging/merge-in-store.ts';
export { compareForMerge, loadMergeSides, type MergeSides } from './merging/merge-sides.ts';
export { separateInStore, type UndoAnswer } from './merging/undo/separate-in-store.ts';
export { listCompanyNotes } from './notes/list-notes.ts';
export { NOTE_PERSONAL_DATA } from './notes/notes-personal-data.ts';
export { addCompanyNote, editCompanyNote, removeCompanyNote, restoreCompanyNote } from './notes/write-notes.ts';
export { changeSettings } from './recompute/change-settings.ts';
export { previewSettings } from './recompute/preview-settings.ts';
export {
  getRecompute,
  RECOMPUTE_KIND,
  recomputeAged,
  registerCompanyJobs,
  resumeRecompute,
} from './recompute/recompute-job.ts';
export { describeRelation, findRelation } from './relations/describe-relation.ts';
export { getRelations } from './relations/get-relations.ts';
export { listSubsidiaries } from './relations/list-subsidiaries.ts';
export { resumeRelations } from './relations/resume-relations.ts';
export { removeParent, setParent } from './relations/set-parent.ts';
export { bringCompaniesBack, type MovedCompanies, takeCompaniesAway } from './removal/move-companies.ts';
export { redactCompany, withCurrentWords } from './removal/redact-company.ts';
export { whileTracked } from './removal/while-tracked.ts';
export { findCompanyByName } from './search/find-by-name.ts';
export { listCompanies } from './search/list-companies.ts';
export { findSelected } from './selected/find-selected.ts';
export { matchAmong } from './selected/match-among.ts';
export { matchingIds } from './selected/matching-ids.ts';
export { findUnknownValues } from './selection/find-unknown-values.ts';
export { listFilterValues } from './selection/list-filter-values.ts';
export { type CompanyCounter, readCompanyCounter } from './source-figures/company-counter.ts';
export { findKnownToSource } from './source-figures/find-known-to-source.ts';
export type { PairMeasure, SourceMeasure } from './source-figures/measure-sources.ts';
export { applySourceFigures, type SourceFigures, type SourceFiguresChange } from './store/apply-source-figures.ts';
export { createCompany } from './store/create-company.ts';
export { findTrashedCompanies, findTrashedCompany, trashedMessage } from './store/plan/trashed-companies.ts';
export { recoverWriteLock, withWriteSession } from './store/write-session/write-session.ts';
export { touchCompanies } from './store/write-session/written-companies.ts';
export { setCompanyTags } from './tags/set-company-tags.ts';
export { TEXT_PERSONAL_DATA } from './tags/texts-personal-data.ts';
export { type UpsertInput, upsertCompanies } from './upsert/upsert-companies.ts';
export { listSourceRecords } from './view/list-source-records.ts';
export { showCompany } from './view/show-company.ts';
