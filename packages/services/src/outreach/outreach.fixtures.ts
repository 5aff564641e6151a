import { type LeadDoc, LeadModel, OutreachMessageModel } from '@workbench/db';
import { Types } from 'mongoose';
import { messageRequestSchema } from '../ai/schemas.ts';
import type { ServiceContext } from '../shared/context.ts';
import { AT, insertContact } from '../shared/saved-people.fixtures.ts';
import { startOutreachCampaign } from './campaigns/change-status.ts';
import { createOutreachCampaign } from './campaigns/create-campaign.ts';
import { useMessage } from './messages/use-message.ts';
import { addTargets } from './recipients/add-targets.ts';
import {
  type AddTargetsInput,
  type CreateOutreachCampaignInput,
  createOutreachCampaignInput,
  type MessageAction,
} from './schemas.ts';
import { changeMessageStatus } from './send-queue/change-message-status.ts';

/** The outreach calls with what most tests leave as it is. */
export function outreachCalls(ctx: ServiceContext) {
  const create = (input: Partial<CreateOutreachCampaignInput> = {}) =>
    createOutreachCampaign({ ctx, input: createOutreachCampaignInput.parse({ name: 'Ops', ...input }) });
  const add = (id: string, input: Partial<AddTargetsInput>) =>
    addTargets({ ctx, input: { id, contactIds: [], leadIds: [], ...input } });
  const mark = (messageId: string, action: MessageAction, reason = '') =>
    changeMessageStatus({ ctx, input: { messageId, action, reason } });
  const draft = (id: string, recipientName = 'Marta Oliveira', messageType = 'connection_request') => {
    const request = messageRequestSchema.parse({ messageType, recipientName, recipientCompany: 'Acme' });
    return useMessage({ ctx, input: { id, text: 'Hi, I would love to connect.', request } });
  };
  const start = (id: string) => startOutreachCampaign({ ctx, input: { id } });
  return { create, add, mark, draft, start };
}

/** Contacts with nothing but an id of their own, as a campaign's targets; with a text, so that they can be sent. */
export async function fillCampaign(ctx: ServiceContext, id: string, count: number): Promise<string[]> {
  const contactIds: string[] = [];
  for (let at = 0; at < count; at++) contactIds.push((await insertContact())._id.toHexString());
  await outreachCalls(ctx).add(id, { contactIds });
  await OutreachMessageModel.updateMany({ campaignId: id, messageContent: null }, { messageContent: 'Hi there.' });
  const messages = await OutreachMessageModel.find({ campaignId: id }).sort({ createdAt: 1, _id: 1 }).lean();
  return messages.map(({ _id }) => _id);
}

/** A lead with a mailbox of their own and nothing else unless it is given. */
export async function insertLead(parts: Partial<LeadDoc> = {}): Promise<LeadDoc> {
  const _id = new Types.ObjectId();
  const email = `${_id.toHexString()}@acme.example`;
  const lead = { _id, keys: [`email:${email}`], firstName: 'Marta', lastName: 'Oliveira', email, ...parts };
  await LeadModel.create({ enrichmentStatus: 'pending', createdAt: AT, updatedAt: AT, ...lead });
  return LeadModel.findById(_id).lean<LeadDoc>().orFail();
}
