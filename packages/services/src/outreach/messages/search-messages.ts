import { OUTREACH_MESSAGE_INDEXES, type OutreachMessageDoc, OutreachMessageModel } from '@workbench/db';
import { fold } from '@workbench/text/fold';
import type { ServiceContext } from '../../shared/context.ts';
import { findSuppressedMessageIds } from '../recipients/suppression.ts';

const FIELDS = {
  recipientName: 1,
  recipientTitle: 1,
  recipientCompany: 1,
  note: 1,
  contactId: 1,
  leadId: 1,
  identifiers: 1,
  listHashes: 1,
} as const;

/**
 * Ids of messages whose recipient or note has each word of a text, as part of a word too. Whoever is suppressed is not
 * found by what is not shown of them.
 */
export async function searchMessages(ctx: ServiceContext, filter: object, text: string): Promise<string[]> {
  const words = fold(text).split(' ').filter(Boolean);
  if (words.length === 0) return [];
  const found: OutreachMessageDoc[] = [];
  const messages = OutreachMessageModel.find(filter, FIELDS)
    .hint(OUTREACH_MESSAGE_INDEXES.queue)
    .lean<OutreachMessageDoc[]>()
    .cursor({ batchSize: 1000 });
  for await (const message of messages) {
    const searched = fold(searchedText(message));
    if (words.every((word) => searched.includes(word))) found.push(message);
  }
  const suppressed = await findSuppressedMessageIds(ctx, found);
  return found.flatMap(({ _id }) => (suppressed.has(_id) ? [] : [_id]));
}

const searchedText = ({ recipientName, recipientTitle, recipientCompany, note }: OutreachMessageDoc): string =>
  [recipientName, recipientTitle, recipientCompany, note].filter(Boolean).join(' ');
