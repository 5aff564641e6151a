import type { OutreachMessageDoc } from '@workbench/db';
import type { OutreachMessage } from './schemas.ts';

export function toOutreachMessage(doc: OutreachMessageDoc, campaignName: string): OutreachMessage {
  return {
    id: doc._id,
    campaignId: doc.campaignId,
    campaignName,
    recipientName: doc.recipientName,
    recipientLinkedinUrl: doc.recipientLinkedinUrl,
    recipientCompany: doc.recipientCompany,
    contactId: doc.contactId,
    status: doc.status as OutreachMessage['status'],
    messageContent: doc.messageContent,
    messageType: doc.messageType as OutreachMessage['messageType'],
    sentAt: doc.sentAt?.toISOString() ?? null,
    createdAt: doc.createdAt.toISOString(),
    updatedAt: doc.updatedAt.toISOString(),
  };
}
