export { addTargets } from './add-targets.ts';
export { createOutreachCampaign, listOutreachCampaigns } from './campaigns.ts';
export { listOutreachMessages, listRecipientMessages } from './list-outreach-messages.ts';
export { useMessage } from './use-message.ts';
