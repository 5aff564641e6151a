import { randomUUID } from 'node:crypto';
import { type ContactDoc, type OutreachCampaignDoc, OutreachMessageModel } from '@workbench/db';
import { chooseContacts, markKnown } from '../contacts/index.ts';
import type { ServiceContext, Verb } from '../shared/context.ts';
import { findOpenCampaign } from './campaigns.ts';
import { keyOfContact, keysOfContact } from './recipients.ts';
import type { AddTargetsInput, AddTargetsResult } from './schemas.ts';

/**
 * Puts saved contacts on a campaign; nobody stands on it twice, and who is on the do-not-contact list is left out.
 * @throws ServiceError not_found for an unknown campaign, conflict for a completed one, invalid when contacts are not
 * saved any more; nothing is stored then
 */
export async function addTargets({ ctx, input }: Verb<AddTargetsInput>): Promise<AddTargetsResult> {
  const campaign = await findOpenCampaign(input.id);
  const { allowed, suppressed } = await chooseContacts(ctx, input.contactIds);
  const taken = await findTaken(campaign._id, allowed);
  const fresh = allowed.filter((contact) => !keysOfContact(contact).some((key) => taken.has(key)));
  const added = await store(ctx, campaign, fresh);
  const ids = allowed.map(({ _id }) => _id.toHexString());
  await markKnown(ids, 'outreach');
  return { added, known: allowed.length - added, suppressed };
}

async function findTaken(campaignId: string, contacts: ContactDoc[]): Promise<Set<string>> {
  const keys = contacts.flatMap(keysOfContact);
  const taken = await OutreachMessageModel.find(
    { campaignId, recipientKey: { $in: keys } },
    { recipientKey: 1 },
  ).lean();
  return new Set(taken.map(({ recipientKey }) => recipientKey));
}

/** @returns how many are new: another call at the same moment may have been first */
async function store(ctx: ServiceContext, campaign: OutreachCampaignDoc, contacts: ContactDoc[]): Promise<number> {
  if (contacts.length === 0) return 0;
  const now = ctx.now();
  const { upsertedCount } = await OutreachMessageModel.bulkWrite(
    contacts.map((contact) => ({
      updateOne: {
        filter: { campaignId: campaign._id, recipientKey: keyOfContact(contact) },
        update: {
          $setOnInsert: {
            _id: randomUUID(),
            contactId: contact._id.toHexString(),
            recipientName: contact.name,
            recipientCompany: contact.organizationName,
            recipientLinkedinUrl: contact.linkedinUrl,
            status: 'pending',
            messageContent: null,
            messageType: campaign.type,
            messageId: null,
            sentAt: null,
            createdAt: now,
            updatedAt: now,
          },
        },
        upsert: true,
      },
    })),
  );
  return upsertedCount;
}
