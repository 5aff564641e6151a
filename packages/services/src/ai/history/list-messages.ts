import { GENERATED_MESSAGE_INDEXES, type GeneratedMessageDoc, GeneratedMessageModel } from '@workbench/db';
import { findContacts } from '../../contacts/index.ts';
import type { Verb } from '../../shared/context.ts';
import { type NewestPage, pageNewestFirst } from '../../shared/long-lists/newest-first.ts';
import { contactKey, recipientKey } from '../recipient/recipient-key.ts';
import type { GeneratedMessage, ListMessagesInput } from '../schemas.ts';
import { toGeneratedMessage } from './to-generated-message.ts';

/** Messages written so far, newest first: of a contact, of a name and company as typed, or all. */
export async function listMessages({ input }: Verb<ListMessagesInput>): Promise<NewestPage<GeneratedMessage>> {
  const keys = await recipientKeysOf(input);
  const { limit, cursor } = input;
  const { items, ...page } = await pageNewestFirst<GeneratedMessageDoc>(GeneratedMessageModel, {
    limit,
    cursor,
    by: 'order',
    ...(keys !== null && { filter: { recipientKey: { $in: keys } } }),
    hint: keys === null ? GENERATED_MESSAGE_INDEXES.order : GENERATED_MESSAGE_INDEXES.recipient,
  });
  return { items: items.map(toGeneratedMessage), ...page };
}

/** null: everybody's. */
async function recipientKeysOf({
  contactId,
  recipientName,
  recipientCompany,
}: ListMessagesInput): Promise<string[] | null> {
  if (contactId === undefined) {
    const key = recipientKey({ recipientName, recipientCompany });
    return key === null ? null : [key];
  }
  // Contacts that turned out to be one person keep the messages of both.
  const contact = (await findContacts([contactId])).get(contactId);
  const ids = contact === undefined ? [] : [contact._id, ...contact.formerIds].map((id) => id.toHexString());
  return [...new Set([contactId, ...ids])].map(contactKey);
}
