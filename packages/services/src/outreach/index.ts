export { completeOutreachCampaign, pauseOutreachCampaign, startOutreachCampaign } from './campaigns/change-status.ts';
export { countOutreach } from './campaigns/count-outreach.ts';
export { createOutreachCampaign } from './campaigns/create-campaign.ts';
export { listOutreachCampaigns } from './campaigns/list-campaigns.ts';
export { assertCampaignsAtRest, locateCampaign } from './campaigns/locate-campaign.ts';
export { getOutreachFunnel } from './campaigns/outreach-funnel.ts';
export { updateOutreachCampaign } from './campaigns/update-campaign.ts';
export {
  cancelDrafting,
  getDraftingRun,
  getLatestDrafting,
  listDraftingItems,
  retryDrafting,
} from './drafting/drafting-run.ts';
export { registerOutreachJobs } from './drafting/register-outreach-jobs.ts';
export { startDrafting } from './drafting/start-drafting.ts';
export { createFollowUp } from './follow-up/create-follow-up.ts';
export { previewFollowUp } from './follow-up/preview-follow-up.ts';
export { releaseArchivedFollowUps } from './follow-up/release-archived.ts';
export { editMessage } from './messages/edit-text.ts';
export { listCompanyMessages, listOutreachMessages, listRecipientMessages } from './messages/list-messages.ts';
export { saveNote } from './messages/save-note.ts';
export { useMessage } from './messages/use-message.ts';
export { writeDraft } from './messages/write-draft.ts';
export { createNextMessage } from './next-messages/create-next-message.ts';
export { deleteNextMessage } from './next-messages/delete-next-message.ts';
export { listThread } from './next-messages/list-thread.ts';
export { rescheduleNextMessage } from './next-messages/reschedule-next-message.ts';
export { addTargets } from './recipients/add-targets.ts';
export { withoutOutdated } from './recipients/find-outdated.ts';
export { joinRecipients } from './recipients/join-recipients.ts';
export { OUTREACH_PERSONAL_DATA } from './recipients/personal-data.ts';
export type { RecipientStore } from './recipients/recipient-store.ts';
export { recountTrashedMessages } from './recipients/recount-trashed-messages.ts';
export { separateIdentifiers } from './recipients/release-identifiers.ts';
export { suppressRecipient } from './recipients/suppress-recipient.ts';
export { findSuppressedMessageIds } from './recipients/suppression.ts';
export {
  syncRecipientsAfterEdit,
  syncRecipientsOfContacts,
  syncRecipientsOfLeads,
  syncRestoredRecipients,
} from './recipients/sync-recipients.ts';
export { recipientStores } from './recipients/trashed-recipients.ts';
export { approveDraft } from './review/approve-draft.ts';
export { getDraftBasis } from './review/get-draft-basis.ts';
export { changeMessageStatus } from './send-queue/change-message-status.ts';
export { getSendQueue } from './send-queue/get-send-queue.ts';
export { getWeekPlan } from './send-queue/get-week-plan.ts';
export { undoMark } from './send-queue/undo-mark.ts';
