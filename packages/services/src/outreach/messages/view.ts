import type { OutreachMessageDoc } from '@workbench/db';
import type { OutreachMessage } from '../schemas.ts';
import { editionOf } from './edition.ts';

export function toOutreachMessage(
  doc: OutreachMessageDoc,
  { campaignName, isSuppressed }: Pick<OutreachMessage, 'campaignName' | 'isSuppressed'>,
): OutreachMessage {
  return {
    id: doc._id,
    campaignId: doc.campaignId,
    campaignName,
    recipientName: doc.recipientName,
    recipientLinkedinUrl: doc.recipientLinkedinUrl,
    recipientCompany: doc.recipientCompany,
    recipientTitle: doc.recipientTitle ?? null,
    contactId: doc.contactId,
    leadId: doc.leadId ?? null,
    status: doc.status as OutreachMessage['status'],
    messageContent: doc.messageContent,
    messageType: doc.messageType as OutreachMessage['messageType'],
    writtenBy: doc.writtenBy ?? null,
    sentAt: doc.sentAt?.toISOString() ?? null,
    acceptedAt: doc.acceptedAt?.toISOString() ?? null,
    repliedAt: doc.repliedAt?.toISOString() ?? null,
    failure: doc.failure ?? null,
    isSuppressed,
    revision: editionOf(doc),
    createdAt: doc.createdAt.toISOString(),
    updatedAt: doc.updatedAt.toISOString(),
  };
}
