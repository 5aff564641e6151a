import { OUTREACH_MESSAGE_INDEXES, type OutreachCampaignDoc, OutreachMessageModel } from '@workbench/db';

/** Targets without a text become of their campaign's type; what comes after a first message has its own. */
export async function propagateTypeToUnwritten({
  _id,
  type,
}: Pick<OutreachCampaignDoc, '_id' | 'type'>): Promise<void> {
  await OutreachMessageModel.updateMany(
    { campaignId: _id, status: 'pending', messageContent: null, threadId: null, messageType: { $ne: type } },
    { $set: { messageType: type }, $inc: { revision: 1, edition: 1 } },
    { hint: OUTREACH_MESSAGE_INDEXES.queue },
  );
}
