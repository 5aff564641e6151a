import {
  OUTREACH_MESSAGE_INDEXES,
  type OutreachCampaignDoc,
  OutreachCampaignModel,
  type OutreachMessageDoc,
  OutreachMessageModel,
} from '@workbench/db';
import { findContacts } from '../../contacts/index.ts';
import { findLeads } from '../../leads/index.ts';
import type { ServiceContext } from '../../shared/context.ts';
import { findExistingRecipients } from '../recipients/find-existing.ts';
import { withoutOutdated } from '../recipients/find-outdated.ts';
import { withoutCustomers } from '../recipients/hide-customers.ts';
import { matchTarget } from '../recipients/match-target.ts';
import { findSuppressedMessageIds } from '../recipients/suppression.ts';
import { type Target, targetFromContact, targetFromLead } from '../recipients/target.ts';
import { targetFromMessage } from '../recipients/target-from-message.ts';
import type { FollowUpLeftOut } from '../schemas.ts';
import { leftOutReason, NO_ONE_LEFT_OUT } from './left-out-reason.ts';

/** Recipients who are read and compared at a time. */
const PAGE_MAX = 500;

export interface Unanswered {
  targets: Target[];
  leftOut: FollowUpLeftOut;
}

/**
 * The recipients of a campaign who accepted, or got their message, and have not replied; and how many of the others are left
 * out for which reason.
 * @param ownId of the follow-up that is being created: who is in it already is not left out
 */
export async function findUnanswered(
  ctx: ServiceContext,
  { _id }: OutreachCampaignDoc,
  ownId: string | null = null,
): Promise<Unanswered> {
  const followUps = await OutreachCampaignModel.find({ followsUpId: _id }, { _id: 1 }).lean();
  const otherIds = followUps.map((one) => one._id).filter((id) => id !== ownId);
  const found: Unanswered = { targets: [], leftOut: { ...NO_ONE_LEFT_OUT } };
  let page: OutreachMessageDoc[] = [];
  const messages = OutreachMessageModel.find({ campaignId: _id, threadId: null })
    .hint(OUTREACH_MESSAGE_INDEXES.queue)
    .sort({ status: 1, skippedAt: 1, createdAt: 1, _id: 1 })
    .lean<OutreachMessageDoc[]>()
    .cursor({ batchSize: PAGE_MAX });
  for await (const message of messages) {
    const reason = leftOutReason(message);
    if (reason === null) page.push(message);
    else found.leftOut[reason]++;
    if (page.length < PAGE_MAX) continue;
    await addPage(ctx, found, { page, otherIds });
    page = [];
  }
  await addPage(ctx, found, { page, otherIds });
  return found;
}

async function addPage(
  ctx: ServiceContext,
  found: Unanswered,
  { page, otherIds }: { page: OutreachMessageDoc[]; otherIds: string[] },
): Promise<void> {
  const suppressed = await findSuppressedMessageIds(ctx, page);
  const targets = await toTargets(await withoutOutdated(page.filter((message) => !suppressed.has(message._id))));
  const open = await withoutFollowedUp(targets, otherIds);
  const followed = await withoutCustomers(open);
  found.targets.push(...followed);
  found.leftOut.suppressed += suppressed.size;
  found.leftOut.followedUp += targets.length - open.length;
  found.leftOut.customers += open.length - followed.length;
}

async function withoutFollowedUp(targets: Target[], campaignIds: readonly string[]): Promise<Target[]> {
  let open = targets;
  for (const id of campaignIds) {
    if (open.length === 0) break;
    const existing = await findExistingRecipients(id, open);
    open = open.filter((target) => matchTarget(target, existing).same === null);
  }
  return open;
}

/** As their contact or lead is saved now, with all that the campaign has known them by. */
async function toTargets(messages: readonly OutreachMessageDoc[]): Promise<Target[]> {
  const leads = await findLeads(messages.flatMap(({ leadId }) => leadId ?? []));
  const contactIds = [...messages, ...leads.values()].flatMap(({ contactId }) => contactId?.toString() ?? []);
  const contacts = await findContacts(contactIds);
  return messages.map((message) => {
    const lead = leads.get(message.leadId ?? '');
    const contact = contacts.get(message.contactId ?? lead?.contactId?.toHexString() ?? '');
    const saved = lead === undefined ? contact && targetFromContact(contact) : targetFromLead(lead, contact);
    return { ...targetFromMessage(message, saved), followsUpMessageId: message._id };
  });
}
