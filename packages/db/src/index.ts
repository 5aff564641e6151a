export * from './connection.ts';
export { BATCH_INDEXES, type BatchDoc, BatchModel, type ItemCounts } from './models/batch.ts';
export { BATCH_ITEM_INDEXES, type BatchItemDoc, BatchItemModel } from './models/batch-item.ts';
export { type CachedAnswerDoc, CachedAnswerModel } from './models/cached-answer.ts';
export { CAMPAIGN_INDEXES, type CampaignDoc, CampaignModel } from './models/campaign.ts';
export { COMPANY_INDEXES, type CompanyDoc, CompanyModel, type SourceRecordDoc } from './models/company.ts';
export { type CompanyStatDoc, CompanyStatModel } from './models/company-stat.ts';
export { type CompanySyncDoc, CompanySyncModel, type SourceOutcomeDoc } from './models/company-sync.ts';
export { type ConnectionDoc, ConnectionModel } from './models/connection.ts';
export { CONTACT_INDEXES, type ContactDoc, ContactModel, type ContactOriginDoc } from './models/contact.ts';
export { CONTACT_PAGE_INDEXES, type ContactPageDoc, ContactPageModel } from './models/contact-page.ts';
export { type HostGateDoc, HostGateModel } from './models/host-gate.ts';
export { type ImportRunDoc, ImportRunModel } from './models/import-run.ts';
export {
  LEAD_INDEXES,
  type LeadCandidateDoc,
  type LeadDoc,
  type LeadLogDoc,
  LeadModel,
  type LeadOriginDoc,
  type LeadStepDoc,
  type LeadSuggestionDoc,
} from './models/lead.ts';
export {
  LEAD_ROW_INDEXES,
  type LeadListDoc,
  LeadListModel,
  type LeadRowDoc,
  LeadRowModel,
  type LeadWriteBackDoc,
} from './models/lead-list.ts';
export { type LeadRunDoc, LeadRunModel } from './models/lead-run.ts';
export { MESSAGE_INDEXES, type MessageDoc, MessageModel } from './models/message.ts';
export { type MessageTemplateDoc, MessageTemplateModel } from './models/message-template.ts';
export { type EmailSlotDoc, EmailSlotModel, type NotificationDoc, NotificationModel } from './models/notification.ts';
export { type ObservationDoc, ObservationModel } from './models/observation.ts';
export {
  OUTREACH_MESSAGE_INDEXES,
  type OutreachCampaignDoc,
  OutreachCampaignModel,
  type OutreachMessageDoc,
  OutreachMessageModel,
  type OutreachQuotaDoc,
  OutreachQuotaModel,
} from './models/outreach.ts';
export { type PaidAnswerDoc, type PaidCallDoc, PaidCallModel } from './models/paid-call.ts';
export { type RecomputeRunDoc, RecomputeRunModel } from './models/recompute-run.ts';
export { REPORT_INDEXES, type ReportDoc, ReportModel } from './models/report.ts';
export { type RevealOrderDoc, RevealOrderModel } from './models/reveal-order.ts';
export { type SavedSearchDoc, SavedSearchModel } from './models/saved-search.ts';
export { type ScheduleDoc, ScheduleModel } from './models/schedule.ts';
export { type SettingsDoc, SettingsModel } from './models/settings.ts';
export { SUPPRESSION_INDEXES, type SuppressionDoc, SuppressionModel } from './models/suppression.ts';
export { type VendorAccountDoc, VendorAccountModel, type VendorBaselineDoc } from './models/vendor-account.ts';
export { type VendorDayDoc, VendorDayModel } from './models/vendor-day.ts';
export { type WriteLockDoc, WriteLockModel } from './models/write-lock.ts';
export { prepareDatabase } from './prepare.ts';
