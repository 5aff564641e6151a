import mongoose from 'mongoose';
import { requireFinishedRestore } from './backup/unfinished-restore.ts';
import { createDeclaredIndexes } from './declared-indexes.ts';
import { ApiKeyModel } from './models/access/api-key.ts';
import { BrowserSessionModel } from './models/access/browser-session.ts';
import { GeneratedMessageModel } from './models/ai/generated-message.ts';
import { MessageTemplateModel } from './models/ai/message-template.ts';
import { AuditLineModel } from './models/audit/audit-line.ts';
import { BackupModel, BackupPlanModel } from './models/backups/backup.ts';
import { BulkChangeModel, BulkPartModel } from './models/bulk/bulk-change.ts';
import { ReportCampaignModel } from './models/campaigns/report-campaign.ts';
import { CompanyModel } from './models/companies/company.ts';
import { CompanyChangeModel } from './models/companies/company-change.ts';
import { CompanyNoteModel } from './models/companies/company-note.ts';
import { CompanyStatModel } from './models/companies/company-stat.ts';
import { CompanySyncModel } from './models/companies/company-sync.ts';
import { CompanyTouchModel, CompanyWriteModel } from './models/companies/company-write.ts';
import { HeaderMappingModel } from './models/companies/header-mapping.ts';
import { ImportBatchModel } from './models/companies/import-batch.ts';
import { ImportFailedRowsModel } from './models/companies/import-failed-rows.ts';
import { ImportRunModel } from './models/companies/import-run.ts';
import { ObservationModel } from './models/companies/observation.ts';
import { OwnColumnModel } from './models/companies/own-column.ts';
import { RecomputeRunModel } from './models/companies/recompute-run.ts';
import { WriteLockModel } from './models/companies/write-lock.ts';
import { ContactModel } from './models/contacts/contact.ts';
import { ContactSearchPageModel } from './models/contacts/contact-search-page.ts';
import { PendingRevealModel } from './models/contacts/pending-reveal.ts';
import { SavedSearchModel } from './models/contacts/saved-search.ts';
import { CustomerModel } from './models/customers/customer.ts';
import { DemoStoryModel } from './models/demo/demo-story.ts';
import { CompanyMergeModel, MergeLinkModel } from './models/duplicates/company-merge.ts';
import { ContactMatchKeyModel } from './models/duplicates/contact-match-key.ts';
import { ContactMergeModel } from './models/duplicates/contact-merge.ts';
import { DuplicateKeyModel } from './models/duplicates/duplicate-key.ts';
import {
  ContactDismissalModel,
  ContactPairModel,
  DuplicateDismissalModel,
  DuplicatePairModel,
} from './models/duplicates/duplicate-pair.ts';
import { DuplicateSearchModel } from './models/duplicates/duplicate-search.ts';
import { IdempotentCallModel } from './models/idempotency/idempotent-call.ts';
import { BatchModel } from './models/jobs/batch.ts';
import { BatchItemModel } from './models/jobs/batch-item.ts';
import { ScheduleModel } from './models/jobs/schedule.ts';
import { LeadModel } from './models/leads/lead.ts';
import { LeadListModel, LeadRowModel } from './models/leads/lead-list.ts';
import { LeadRunModel } from './models/leads/lead-run.ts';
import { ListModel } from './models/lists/list.ts';
import { McpEstimateModel } from './models/mcp/mcp-estimate.ts';
import { OutreachCampaignModel, OutreachMessageModel, OutreachQuotaModel } from './models/outreach/outreach.ts';
import { ControllerModel } from './models/privacy/controller.ts';
import { ErasureModel } from './models/privacy/erasure.ts';
import { OptOutReadModel } from './models/privacy/opt-out-read.ts';
import { RetentionModel } from './models/privacy/retention.ts';
import { ReportModel } from './models/reports/report.ts';
import { ReportDraftModel } from './models/reports/report-draft.ts';
import { EmailSlotModel, NotificationModel } from './models/settings/notification.ts';
import { SettingsModel } from './models/settings/settings.ts';
import { CachedAnswerModel } from './models/sources/cached-answer.ts';
import { DailyUsageModel } from './models/sources/daily-usage.ts';
import { HostRateLimitModel } from './models/sources/host-rate-limit.ts';
import { PaidCallModel } from './models/sources/paid-call.ts';
import { ConnectionModel } from './models/sources/source-connection.ts';
import { VendorAccountModel } from './models/sources/vendor-account.ts';
import { SuppressionModel } from './models/suppression/suppression.ts';
import { ArchivedDocumentModel } from './models/trash/archived-document.ts';
import { TrashEntryModel } from './models/trash/trash-entry.ts';
import { ViewModel } from './models/views/view.ts';
import { WebhookModel, WebhookWorkModel } from './models/webhooks/webhook.ts';
import { WebhookDeliveryModel } from './models/webhooks/webhook-delivery.ts';
import { WebhookCompanyModel, WebhookEventModel } from './models/webhooks/webhook-event.ts';
import { type UpgradeOptions, upgradeDatabase } from './upgrade/upgrade-database.ts';

/** Every model; a collection without its indexes fails where a query names one. */
export const STORED_MODELS = [
  CompanyModel,
  ObservationModel,
  CompanyStatModel,
  CompanySyncModel,
  CompanyChangeModel,
  CompanyNoteModel,
  OwnColumnModel,
  CompanyWriteModel,
  CompanyTouchModel,
  WriteLockModel,
  ImportRunModel,
  HeaderMappingModel,
  ImportBatchModel,
  ImportFailedRowsModel,
  SettingsModel,
  ConnectionModel,
  DailyUsageModel,
  VendorAccountModel,
  PaidCallModel,
  HostRateLimitModel,
  CachedAnswerModel,
  NotificationModel,
  EmailSlotModel,
  BatchModel,
  BatchItemModel,
  ScheduleModel,
  RecomputeRunModel,
  ReportModel,
  ReportDraftModel,
  ReportCampaignModel,
  ContactModel,
  ContactSearchPageModel,
  PendingRevealModel,
  SavedSearchModel,
  ErasureModel,
  ControllerModel,
  OptOutReadModel,
  RetentionModel,
  SuppressionModel,
  LeadModel,
  LeadListModel,
  LeadRowModel,
  LeadRunModel,
  ListModel,
  CustomerModel,
  DemoStoryModel,
  ViewModel,
  BulkChangeModel,
  BulkPartModel,
  GeneratedMessageModel,
  MessageTemplateModel,
  OutreachCampaignModel,
  OutreachMessageModel,
  OutreachQuotaModel,
  TrashEntryModel,
  ArchivedDocumentModel,
  DuplicateKeyModel,
  DuplicatePairModel,
  DuplicateDismissalModel,
  DuplicateSearchModel,
  CompanyMergeModel,
  MergeLinkModel,
  ContactMatchKeyModel,
  ContactMergeModel,
  ContactPairModel,
  ContactDismissalModel,
  ApiKeyModel,
  BrowserSessionModel,
  IdempotentCallModel,
  AuditLineModel,
  WebhookModel,
  WebhookWorkModel,
  WebhookEventModel,
  WebhookCompanyModel,
  WebhookDeliveryModel,
  McpEstimateModel,
  BackupModel,
  BackupPlanModel,
] as const;

interface PrepareOptions extends Pick<UpgradeOptions, 'log'> {
  /** By the restore itself, which is not finished yet. */
  isRestoring?: boolean;
}

/**
 * Upgrades what an earlier version stored and builds the declared indexes, on mongoose's default connection. Does nothing
 * when all of this is done. Throws NewerDatabaseError when a later version of the product has written the database,
 * UnfinishedRestoreError when a restore into it was broken off.
 * @param options.log takes the lines that report on an upgrade; without it an upgrade is silent
 */
export async function prepareDatabase({ isRestoring = false, ...options }: PrepareOptions = {}): Promise<void> {
  const { db } = mongoose.connection;
  if (db === undefined) throw new Error('prepareDatabase needs a connected database');
  if (!isRestoring) await requireFinishedRestore(db);
  await upgradeDatabase(db, options);
  await Promise.all(STORED_MODELS.map((stored) => createDeclaredIndexes(stored)));
}
