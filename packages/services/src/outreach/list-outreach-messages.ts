import { OutreachCampaignModel, OutreachMessageModel } from '@workbench/db';
import { recipientKey } from '../ai/index.ts';
import { findContacts } from '../contacts/index.ts';
import type { Verb } from '../shared/context.ts';
import { findOutreachCampaign } from './campaigns.ts';
import { toOutreachMessage } from './outreach-view.ts';
import { keysOfContact } from './recipients.ts';
import type { OutreachMessage, RecipientInput } from './schemas.ts';

const RECIPIENT_MESSAGES_MAX = 100;

/**
 * Recipients of a campaign with their messages, changed last first.
 * @throws ServiceError not_found
 */
export async function listOutreachMessages({ input }: Verb<{ id: string; limit: number }>): Promise<OutreachMessage[]> {
  const campaign = await findOutreachCampaign(input.id);
  const docs = await OutreachMessageModel.find({ campaignId: input.id })
    .sort({ updatedAt: -1, _id: -1 })
    .limit(input.limit)
    .lean();
  return docs.map((doc) => toOutreachMessage(doc, campaign.name));
}

/** Drafts and messages of one recipient in all campaigns, changed last first; none when nobody is named. */
export async function listRecipientMessages({ input }: Verb<RecipientInput>): Promise<OutreachMessage[]> {
  const keys = await keysOf(input);
  if (keys.length === 0) return [];
  const docs = await OutreachMessageModel.find({ recipientKey: { $in: keys } })
    .sort({ updatedAt: -1, _id: -1 })
    .limit(RECIPIENT_MESSAGES_MAX)
    .lean();
  const campaigns = await OutreachCampaignModel.find({ _id: { $in: docs.map(({ campaignId }) => campaignId) } }).lean();
  const names = new Map(campaigns.map(({ _id, name }) => [_id, name]));
  return docs.map((doc) => toOutreachMessage(doc, names.get(doc.campaignId) ?? ''));
}

/** A saved contact's drafts may be older than its being saved or merged. */
async function keysOf({ contactId, recipientName, recipientCompany }: RecipientInput): Promise<string[]> {
  if (contactId === undefined) {
    const key = recipientKey({
      contactId: null,
      recipientName: recipientName ?? '',
      recipientCompany: recipientCompany ?? '',
    });
    return key === null ? [] : [key];
  }
  const contact = (await findContacts([contactId])).get(contactId);
  return contact === undefined ? [`contact:${contactId}`] : keysOfContact(contact);
}
