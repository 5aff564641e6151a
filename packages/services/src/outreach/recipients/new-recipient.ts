import { randomUUID } from 'node:crypto';
import type { OutreachCampaignDoc, OutreachMessageDoc } from '@workbench/db';
import type { ServiceContext } from '../../shared/context.ts';
import { unwritten } from '../messages/unwritten.ts';
import { hashesOf } from './identity-updates.ts';
import { notedIdentifiers } from './outdated-identifiers.ts';
import { primaryKeyOf, type Target } from './target.ts';

/** A target without a text yet. */
export function newRecipient(
  ctx: ServiceContext,
  campaign: OutreachCampaignDoc,
  target: Target,
  keys: readonly string[],
): OutreachMessageDoc {
  return {
    ...unwritten(ctx.now()),
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
    listHashes: [
      ...new Set([...hashesOf(ctx, [...target.identifiers, ...target.former]), ...(target.listHashes ?? [])]),
    ],
    leadIdentifiers: notedIdentifiers({}, target),
    messageType: campaign.type,
    threadId: null,
    followsUpMessageId: target.followsUpMessageId ?? null,
    dueAt: null,
  };
}
