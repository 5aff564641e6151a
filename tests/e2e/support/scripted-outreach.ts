import type { OutreachCampaign, OutreachMessage, SendQueue } from '@workbench/services/outreach/schemas';

const id = (index: number) => `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`;

/** A fictional campaign; its numbers are what the test says. */
export function campaignOf(index: number, over: Partial<OutreachCampaign> = {}): OutreachCampaign {
  return {
    id: id(index),
    name: `Campaign ${index}`,
    status: 'active',
    type: 'connection_request',
    totalTargets: 0,
    sent: 0,
    accepted: 0,
    replied: 0,
    targetCriteria: {},
    pending: 0,
    failed: 0,
    dailyLimit: 100,
    templateId: null,
    goal: '',
    senderName: '',
    senderTitle: '',
    senderCompany: '',
    language: null,
    isFormal: true,
    tone: 'friendly',
    needsReview: 0,
    withoutText: 0,
    followsUpId: null,
    createdAt: '2026-11-20T09:00:00.000Z',
    startedAt: null,
    completedAt: null,
    ...over,
  };
}

/** A fictional message of the first campaign. */
export function messageOf(index: number, over: Partial<OutreachMessage> = {}): OutreachMessage {
  return {
    id: id(1000 + index),
    campaignId: id(1),
    campaignName: 'Campaign 1',
    recipientName: `Person ${index}`,
    recipientLinkedinUrl: `https://www.linkedin.com/in/person-${index}-example`,
    recipientCompany: 'Kettle Works',
    recipientTitle: 'VP of Engineering',
    contactId: null,
    leadId: null,
    status: 'pending',
    messageContent: `Hello Person ${index}, it would be good to be in touch.`,
    messageType: 'connection_request',
    writtenBy: 'Built-in writer',
    sentAt: null,
    acceptedAt: null,
    repliedAt: null,
    failure: null,
    threadId: null,
    nextMessageId: null,
    dueAt: null,
    note: '',
    undoableMark: null,
    isSuppressed: false,
    isErased: false,
    needsReview: false,
    revision: 1,
    createdAt: '2026-11-20T09:00:00.000Z',
    updatedAt: '2026-11-20T09:00:00.000Z',
    ...over,
  };
}

/** A plan with these people next; places are left unless the test says otherwise. */
export function deskOf(queue: OutreachMessage[], over: Partial<SendQueue> = {}): SendQueue {
  return {
    requests: { limit: 100, used: 37, left: 63, nextFreeAt: null },
    messages: { limit: 50, used: 0, left: 50, nextFreeAt: null },
    campaign: null,
    queue,
    waiting: queue.length,
    needsReview: 0,
    dueLater: 0,
    nextDueAt: null,
    daysLeft: queue.length === 0 ? null : 1,
    suppressed: 0,
    ...over,
  };
}
