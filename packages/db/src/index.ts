export * from './connection.ts';
export { isDatabaseUnavailable } from './database-unavailable.ts';
export { IndexBuildError } from './declared-indexes.ts';
export { FREE_BYTES_MIN, readFreeBytes } from './full-disk.ts';
export { type ApiKeyDoc, ApiKeyModel } from './models/access/api-key.ts';
export { type BrowserSessionDoc, BrowserSessionModel } from './models/access/browser-session.ts';
export {
  GENERATED_MESSAGE_INDEXES,
  type GeneratedMessageDoc,
  GeneratedMessageModel,
} from './models/ai/generated-message.ts';
export { type MessageTemplateDoc, MessageTemplateModel } from './models/ai/message-template.ts';
export { type AuditLineDoc, AuditLineModel } from './models/audit/audit-line.ts';
export { type BackupDoc, BackupModel, type BackupPlanDoc, BackupPlanModel } from './models/backups/backup.ts';
export {
  BULK_PART_INDEXES,
  type BulkChangeDoc,
  BulkChangeModel,
  type BulkPartDoc,
  BulkPartModel,
} from './models/bulk/bulk-change.ts';
export {
  REPORT_CAMPAIGN_INDEXES,
  type ReportCampaignDoc,
  ReportCampaignModel,
} from './models/campaigns/report-campaign.ts';
export {
  COMPANY_INDEXES,
  type CompanyDoc,
  type CompanyGrowthDoc,
  type CompanyIdentifierDoc,
  CompanyModel,
  type CustomValueDoc,
  type DismissedDisagreementDoc,
  type FieldOriginsDoc,
  type FieldSuggestionDoc,
  type GrowthOverSpanDoc,
  type NormalizedLocationDoc,
  type PreferredSourceDoc,
  type SingleFigureDoc,
  type SourceRecordDoc,
  type StruckIdentifierDoc,
  type SuggestedValueDoc,
} from './models/companies/company.ts';
export {
  type ChangedByDoc,
  COMPANY_CHANGE_INDEXES,
  type CompanyChangeDoc,
  CompanyChangeModel,
} from './models/companies/company-change.ts';
export { COMPANY_NOTE_INDEXES, type CompanyNoteDoc, CompanyNoteModel } from './models/companies/company-note.ts';
export type { AncestorDoc, CompanyParentDoc } from './models/companies/company-relations.ts';
export { type CompanyStatDoc, CompanyStatModel } from './models/companies/company-stat.ts';
export { type CompanySyncDoc, CompanySyncModel, type SourceOutcomeDoc } from './models/companies/company-sync.ts';
export {
  COMPANY_TOUCHES_KEPT_MS,
  COMPANY_WRITES_KEPT_MS,
  type CompanyTouchDoc,
  CompanyTouchModel,
  type CompanyWriteDoc,
  type CompanyWriteKind,
  CompanyWriteModel,
  companyWriteId,
} from './models/companies/company-write.ts';
export type { FieldOriginDoc } from './models/companies/field-origin.ts';
export { type HeaderMappingDoc, HeaderMappingModel } from './models/companies/header-mapping.ts';
export {
  type ImportBatchDoc,
  ImportBatchModel,
  type ImportedRowDoc,
  type KeptCompanyDoc,
} from './models/companies/import-batch.ts';
export { type ImportFailedRowsDoc, ImportFailedRowsModel } from './models/companies/import-failed-rows.ts';
export { type ImportRunDoc, ImportRunModel } from './models/companies/import-run.ts';
export { OBSERVATION_INDEXES, type ObservationDoc, ObservationModel } from './models/companies/observation.ts';
export { type OwnColumnDoc, OwnColumnModel } from './models/companies/own-column.ts';
export { type RecomputeRunDoc, RecomputeRunModel } from './models/companies/recompute-run.ts';
export { type PlannedHistoryDoc, type WriteLockDoc, WriteLockModel } from './models/companies/write-lock.ts';
export {
  CONTACT_INDEXES,
  type ContactDoc,
  ContactModel,
  type ContactOriginDoc,
  type ContactSourceValueDoc,
  type FormerEmployerDoc,
  type OtherContactValueDoc,
} from './models/contacts/contact.ts';
export {
  CONTACT_SEARCH_PAGE_INDEXES,
  type ContactSearchPageDoc,
  ContactSearchPageModel,
} from './models/contacts/contact-search-page.ts';
export { type PendingRevealDoc, PendingRevealModel } from './models/contacts/pending-reveal.ts';
export { type SavedSearchDoc, SavedSearchModel } from './models/contacts/saved-search.ts';
export { type CustomerDoc, CustomerModel } from './models/customers/customer.ts';
export { type DemoStoryDoc, DemoStoryModel } from './models/demo/demo-story.ts';
export {
  type CompanyMergeDoc,
  CompanyMergeModel,
  type KeptEditDoc,
  type MergedReportDoc,
  type MergeLinkDoc,
  MergeLinkModel,
} from './models/duplicates/company-merge.ts';
export {
  ContactComparisonModel,
  type ContactMatchKeyDoc,
  ContactMatchKeyModel,
} from './models/duplicates/contact-match-key.ts';
export { type ContactMergeDoc, ContactMergeModel } from './models/duplicates/contact-merge.ts';
export {
  type ComparedCompanyDoc,
  type DuplicateKeyDoc,
  DuplicateKeyModel,
  NOT_COMPARED,
} from './models/duplicates/duplicate-key.ts';
export {
  ContactDismissalModel,
  ContactPairModel,
  type DuplicateDismissalDoc,
  DuplicateDismissalModel,
  type DuplicatePairDoc,
  DuplicatePairModel,
} from './models/duplicates/duplicate-pair.ts';
export { type DuplicateSearchDoc, DuplicateSearchModel } from './models/duplicates/duplicate-search.ts';
export {
  IDEMPOTENT_CALLS_KEPT_MS,
  type IdempotentCallDoc,
  IdempotentCallModel,
  type KeptAnswerDoc,
} from './models/idempotency/idempotent-call.ts';
export { BATCH_INDEXES, type BatchDoc, BatchModel, type ItemCounts } from './models/jobs/batch.ts';
export { BATCH_ITEM_INDEXES, type BatchItemDoc, BatchItemModel } from './models/jobs/batch-item.ts';
export { type ScheduleDoc, ScheduleModel } from './models/jobs/schedule.ts';
export {
  LEAD_INDEXES,
  type LeadCandidateDoc,
  type LeadDecisionDoc,
  type LeadDoc,
  type LeadLogDoc,
  LeadModel,
  type LeadOriginDoc,
  type LeadStepDoc,
  type LeadSuggestionDoc,
} from './models/leads/lead.ts';
export {
  LEAD_ROW_INDEXES,
  type LeadListDoc,
  LeadListModel,
  type LeadRowDoc,
  LeadRowModel,
  type LeadWriteBackDoc,
} from './models/leads/lead-list.ts';
export { type LeadRunDoc, LeadRunModel } from './models/leads/lead-run.ts';
export { type ListDoc, ListModel } from './models/lists/list.ts';
export { type McpEstimateDoc, McpEstimateModel } from './models/mcp/mcp-estimate.ts';
export {
  OUTREACH_MESSAGE_INDEXES,
  type OutreachCampaignDoc,
  OutreachCampaignModel,
  type OutreachMessageDoc,
  OutreachMessageModel,
  type OutreachMessageState,
  type OutreachQuotaDoc,
  OutreachQuotaModel,
} from './models/outreach/outreach.ts';
export { type ControllerDoc, ControllerModel } from './models/privacy/controller.ts';
export { ERASURE_INDEXES, type ErasureDoc, ErasureModel } from './models/privacy/erasure.ts';
export type { InformedDoc } from './models/privacy/informed.ts';
export { type OptOutReadDoc, OptOutReadModel } from './models/privacy/opt-out-read.ts';
export { type RetentionDoc, RetentionModel } from './models/privacy/retention.ts';
export { REPORT_INDEXES, type ReportDoc, ReportModel } from './models/reports/report.ts';
export { type ReadingCallDoc, type ReportDraftDoc, ReportDraftModel } from './models/reports/report-draft.ts';
export {
  type EmailSlotDoc,
  EmailSlotModel,
  type NotificationDoc,
  NotificationModel,
} from './models/settings/notification.ts';
export { type SettingsDoc, SettingsModel } from './models/settings/settings.ts';
export { type KeyHolder, type WorkspaceKeyDoc, WorkspaceKeyModel } from './models/settings/workspace-key.ts';
export { type CachedAnswerDoc, CachedAnswerModel } from './models/sources/cached-answer.ts';
export { type DailyUsageDoc, DailyUsageModel } from './models/sources/daily-usage.ts';
export { type HostRateLimitDoc, HostRateLimitModel } from './models/sources/host-rate-limit.ts';
export { type PaidAnswerDoc, type PaidCallDoc, PaidCallModel } from './models/sources/paid-call.ts';
export { type ConnectionDoc, ConnectionModel } from './models/sources/source-connection.ts';
export {
  type VendorAccountDoc,
  VendorAccountModel,
  type VendorBaselineDoc,
  type VendorReadingDoc,
} from './models/sources/vendor-account.ts';
export { SUPPRESSION_INDEXES, type SuppressionDoc, SuppressionModel } from './models/suppression/suppression.ts';
export { ARCHIVE_INDEXES, type ArchivedDocumentDoc, ArchivedDocumentModel } from './models/trash/archived-document.ts';
export {
  type DocumentSetDoc,
  type JournalWorkerDoc,
  type TrashEntryDoc,
  TrashEntryModel,
} from './models/trash/trash-entry.ts';
export { type ViewDoc, ViewModel } from './models/views/view.ts';
export {
  type WebhookDoc,
  WebhookModel,
  type WebhookSecretDoc,
  type WebhookWorkDoc,
  WebhookWorkModel,
} from './models/webhooks/webhook.ts';
export {
  WEBHOOK_DELIVERY_INDEXES,
  type WebhookAttemptDoc,
  type WebhookDeliveryDoc,
  WebhookDeliveryModel,
} from './models/webhooks/webhook-delivery.ts';
export {
  type WebhookCompanyDoc,
  WebhookCompanyModel,
  type WebhookEventDoc,
  WebhookEventModel,
} from './models/webhooks/webhook-event.ts';
export { prepareDatabase } from './prepare-database.ts';
export { isProcessGone, isThisProcess, type RunningProcess, thisProcess } from './running-process.ts';
export { NewerDatabaseError } from './upgrade/newer-database-error.ts';
export { type UpgradeOptions, upgradeDatabase } from './upgrade/upgrade-database.ts';
export type { UpgradeStep, UpgradeWork } from './upgrade/upgrade-step.ts';
