import { randomUUID } from 'node:crypto';
import type { OutreachCampaignDoc, OutreachMessageDoc } from '@workbench/db';
import type { ServiceContext } from '../../shared/context.ts';
import { lookupHashes } from '../../suppression/index.ts';
import { primaryKeyOf, type Target } from './target.ts';

/** A target without a text yet. */
export function newRecipient(
  ctx: ServiceContext,
  campaign: OutreachCampaignDoc,
  target: Target,
  keys: readonly string[],
): OutreachMessageDoc {
  const now = ctx.now();
  return {
    _id: randomUUID(),
    campaignId: campaign._id,
    recipientKey: primaryKeyOf(target, keys),
    keys: [...keys],
    contactId: target.contactId,
    leadId: target.leadId,
    companyId: target.companyId,
    recipientName: target.recipientName,
    recipientCompany: target.company,
    recipientTitle: target.title,
    recipientIndustry: target.industry,
    recipientLinkedinUrl: target.linkedinUrl,
    identifiers: target.identifiers,
    listHashes: target.identifiers.flatMap((one) => lookupHashes(ctx, one)),
    status: 'pending',
    messageContent: null,
    messageType: campaign.type,
    messageId: null,
    writtenBy: null,
    sentAt: null,
    acceptedAt: null,
    repliedAt: null,
    failure: null,
    skippedAt: null,
    threadId: null,
    nextMessageId: null,
    dueAt: null,
    note: '',
    marks: [],
    createdAt: now,
    updatedAt: now,
    revision: 1,
    edition: 1,
  };
}
