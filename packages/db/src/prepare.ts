import { BatchModel } from './models/batch.ts';
import { BatchItemModel } from './models/batch-item.ts';
import { CachedAnswerModel } from './models/cached-answer.ts';
import { CampaignModel } from './models/campaign.ts';
import { CompanyModel } from './models/company.ts';
import { CompanyStatModel } from './models/company-stat.ts';
import { CompanySyncModel } from './models/company-sync.ts';
import { ConnectionModel } from './models/connection.ts';
import { ContactModel } from './models/contact.ts';
import { ContactPageModel } from './models/contact-page.ts';
import { HostGateModel } from './models/host-gate.ts';
import { ImportRunModel } from './models/import-run.ts';
import { LeadModel } from './models/lead.ts';
import { LeadListModel, LeadRowModel } from './models/lead-list.ts';
import { LeadRunModel } from './models/lead-run.ts';
import { MessageModel } from './models/message.ts';
import { MessageTemplateModel } from './models/message-template.ts';
import { EmailSlotModel, NotificationModel } from './models/notification.ts';
import { ObservationModel } from './models/observation.ts';
import { OutreachCampaignModel, OutreachMessageModel, OutreachQuotaModel } from './models/outreach.ts';
import { PaidCallModel } from './models/paid-call.ts';
import { RecomputeRunModel } from './models/recompute-run.ts';
import { ReportModel } from './models/report.ts';
import { RevealOrderModel } from './models/reveal-order.ts';
import { SavedSearchModel } from './models/saved-search.ts';
import { ScheduleModel } from './models/schedule.ts';
import { SettingsModel } from './models/settings.ts';
import { SuppressionModel } from './models/suppression.ts';
import { VendorAccountModel } from './models/vendor-account.ts';
import { VendorDayModel } from './models/vendor-day.ts';
import { WriteLockModel } from './models/write-lock.ts';
import { upgradeDatabase } from './upgrade.ts';

/**
 * Brings what an earlier version stored to the shape of this one, creates the collections and builds the declared
 * indexes; does nothing where all stand already.
 */
export async function prepareDatabase(): Promise<void> {
  await upgradeDatabase();
  for (const stored of [
    CompanyModel,
    ObservationModel,
    CompanyStatModel,
    CompanySyncModel,
    WriteLockModel,
    ImportRunModel,
    SettingsModel,
    ConnectionModel,
    VendorDayModel,
    VendorAccountModel,
    PaidCallModel,
    HostGateModel,
    CachedAnswerModel,
    NotificationModel,
    EmailSlotModel,
    BatchModel,
    BatchItemModel,
    ScheduleModel,
    RecomputeRunModel,
    ReportModel,
    CampaignModel,
    ContactModel,
    ContactPageModel,
    RevealOrderModel,
    SavedSearchModel,
    SuppressionModel,
    LeadModel,
    LeadListModel,
    LeadRowModel,
    LeadRunModel,
    MessageModel,
    MessageTemplateModel,
    OutreachCampaignModel,
    OutreachMessageModel,
    OutreachQuotaModel,
  ]) {
    await stored.createIndexes();
  }
}
