import type { OutreachMessageDoc } from '@workbench/db';
import type { Identifier } from '@workbench/identity/person-identifiers/identifiers';
import { findContacts, identifiersOfContact } from '../../contacts/index.ts';
import { findLeads, identifiersOfLead } from '../../leads/index.ts';
import type { ServiceContext } from '../../shared/context.ts';
import { ServiceError } from '../../shared/errors.ts';
import { findSuppressedIds } from '../../suppression/index.ts';

type Recipient = Pick<OutreachMessageDoc, '_id' | 'contactId' | 'leadId' | 'identifiers'> & {
  listHashes?: readonly string[] | undefined;
};

/**
 * Ids of the messages whose recipient is suppressed now, by the identifiers at the time of adding, by today's of the
 * contact or lead, or by what the lead was known by before.
 */
export async function findSuppressedMessageIds(
  ctx: ServiceContext,
  messages: readonly Recipient[],
): Promise<Set<string>> {
  if (messages.length === 0) return new Set();
  const contacts = await findContacts(messages.flatMap(({ contactId }) => contactId ?? []));
  const leads = await findLeads(messages.flatMap(({ leadId }) => leadId ?? []));
  const people = messages.map(({ _id, contactId, leadId, identifiers, listHashes }) => {
    const contact = contacts.get(contactId ?? '');
    const lead = leads.get(leadId ?? '');
    return {
      id: _id,
      hashes: listHashes,
      keys: [
        ...((identifiers ?? []) as Identifier[]),
        ...(contact === undefined ? [] : identifiersOfContact(contact)),
        ...(lead === undefined ? [] : identifiersOfLead(lead)),
      ],
    };
  });
  return findSuppressedIds(ctx, people);
}

/** @throws ServiceError conflict when the recipient is on the do-not-contact list */
export async function assertRecipientNotSuppressed(
  ctx: ServiceContext,
  recipient: Recipient & { recipientName: string | null },
): Promise<void> {
  const suppressedIds = await findSuppressedMessageIds(ctx, [recipient]);
  if (suppressedIds.size === 0) return;
  const who = recipient.recipientName ?? 'This recipient';
  throw new ServiceError('conflict', `${who} is on your do-not-contact list`);
}
