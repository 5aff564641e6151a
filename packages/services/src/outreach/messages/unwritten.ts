import type { OutreachMessageDoc } from '@workbench/db';

/** Where every message begins: without a text, a mark or a note. Pure. */
export const unwritten = (now: Date) =>
  ({
    status: 'pending',
    messageContent: null,
    messageId: null,
    writtenBy: null,
    needsReview: false,
    modelCallId: null,
    sentAt: null,
    acceptedAt: null,
    repliedAt: null,
    failure: null,
    skippedAt: null,
    nextMessageId: null,
    note: '',
    marks: [],
    createdAt: now,
    updatedAt: now,
    revision: 1,
    edition: 1,
  }) satisfies Partial<OutreachMessageDoc>;
