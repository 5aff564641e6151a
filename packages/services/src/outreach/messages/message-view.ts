import type { OutreachMessageDoc } from '@workbench/db';
import { isErasedRecipient } from '../recipients/erased.ts';
import type { OutreachMessage } from '../schemas.ts';
import { lastMark } from '../send-queue/last-mark.ts';
import { dueAt } from './due-at.ts';
import { editionOf } from './edition.ts';

export function toOutreachMessage(
  doc: OutreachMessageDoc,
  { campaignName, isSuppressed }: Pick<OutreachMessage, 'campaignName' | 'isSuppressed'>,
): OutreachMessage {
  const message = toShownMessage(doc, campaignName);
  return isSuppressed ? { ...message, ...HIDDEN, isSuppressed } : message;
}

/** People on the do-not-contact list are never shown. */
const HIDDEN = {
  recipientName: null,
  recipientLinkedinUrl: null,
  recipientCompany: null,
  recipientTitle: null,
  messageContent: null,
  note: '',
} satisfies Partial<OutreachMessage>;

function toShownMessage(doc: OutreachMessageDoc, campaignName: string): OutreachMessage {
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
    needsReview: doc.status === 'pending' && doc.needsReview === true,
    sentAt: doc.sentAt?.toISOString() ?? null,
    acceptedAt: doc.acceptedAt?.toISOString() ?? null,
    repliedAt: doc.repliedAt?.toISOString() ?? null,
    failure: doc.failure ?? null,
    note: doc.note ?? '',
    threadId: doc.threadId ?? null,
    nextMessageId: doc.nextMessageId ?? null,
    dueAt: dueAt(doc)?.toISOString() ?? null,
    undoableMark: isErasedRecipient(doc.keys) ? null : (lastMark(doc)?.action ?? null),
    isSuppressed: false,
    isErased: isErasedRecipient(doc.keys),
    revision: editionOf(doc),
    createdAt: doc.createdAt.toISOString(),
    updatedAt: doc.updatedAt.toISOString(),
  };
}
