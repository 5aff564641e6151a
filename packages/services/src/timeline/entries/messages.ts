import { OUTREACH_MESSAGE_INDEXES, type OutreachMessageDoc, OutreachMessageModel } from '@workbench/db';
import { findSuppressedMessageIds } from '../../outreach/index.ts';
import { rowsAfter } from '../position.ts';
import type { Stream, StreamEntry } from './stream.ts';

type Event = 'sentAt' | 'repliedAt';

const INDEX_OF: Record<Event, string> = {
  sentAt: OUTREACH_MESSAGE_INDEXES.companySent,
  repliedAt: OUTREACH_MESSAGE_INDEXES.companyReplied,
};

export const readSentMessages: Stream = (query) => readMessages('sentAt', query);
export const readReplies: Stream = (query) => readMessages('repliedAt', query);

async function readMessages(event: Event, query: Parameters<Stream>[0]): Promise<StreamEntry[]> {
  const { ctx, companyId, rank, after, limit } = query;
  const docs = await OutreachMessageModel.find({
    companyId: companyId.toHexString(),
    // A message that was not sent has no date, and null is below every date.
    [event]: { $gt: new Date(0) },
    ...withLowerEnd(
      event,
      rowsAfter(event, rank, after, (id) => id),
    ),
  })
    .sort({ [event]: -1, _id: -1 })
    .hint(INDEX_OF[event])
    .limit(limit)
    .lean<OutreachMessageDoc[]>();
  const suppressed = await findSuppressedMessageIds(ctx, docs);
  return docs.flatMap((doc) => {
    const at = doc[event];
    return at === null ? [] : [toEntry(event, doc, at, suppressed.has(doc._id))];
  });
}

/** Both ends of the range in one condition: a second one of the same field would replace the first. */
function withLowerEnd(event: Event, rows: object): object {
  const range = (rows as Record<string, object>)[event];
  return range === undefined ? rows : { ...rows, [event]: { $gt: new Date(0), ...range } };
}

/** People on the do-not-contact list are not named. */
function toEntry(event: Event, doc: OutreachMessageDoc, at: Date, isSuppressed: boolean): StreamEntry {
  const name = isSuppressed ? 'a suppressed person' : (doc.recipientName ?? 'a person');
  const isConnection = doc.messageType === 'connection_request';
  return {
    id: doc._id,
    at,
    kind: event === 'sentAt' ? 'message_sent' : 'reply',
    title:
      event === 'repliedAt'
        ? `Reply from ${name}`
        : `${isConnection ? 'Connection request' : 'Message'} sent to ${name}`,
    by: { kind: event === 'repliedAt' ? 'unknown' : 'person', label: null },
    details: !isSuppressed && doc.messageContent !== null && event === 'sentAt' ? { Text: doc.messageContent } : {},
    href: `/linkedin-outreach?tab=messages&campaign=${doc.campaignId}`,
  };
}
