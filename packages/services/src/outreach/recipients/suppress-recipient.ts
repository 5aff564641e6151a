import { type Identifier, ownIdentifiers, uniqueIdentifiers } from '@workbench/identity/person-identifiers/identifiers';
import { type BeforeContactsChange, findContacts, suppressPeople } from '../../contacts/index.ts';
import { findLeads } from '../../leads/index.ts';
import type { Verb } from '../../shared/context.ts';
import { ServiceError } from '../../shared/errors.ts';
import { findOutreachMessage } from '../messages/find-message.ts';
import type { SuppressRecipientInput } from '../schemas.ts';
import { withoutOutdated } from './find-outdated.ts';
import { targetFromContact, targetFromLead } from './target.ts';

/**
 * "Do not contact": suppresses the recipient of a message by all that is known of them, also through their contact or
 * lead, and deletes their saved contact. What waits for them in any campaign is not sent any more.
 * @throws ServiceError not_found; conflict when only a name is known of them
 */
export async function suppressRecipient(
  { ctx, input }: Verb<SuppressRecipientInput>,
  beforeChange: BeforeContactsChange,
): Promise<{ added: number; removedContacts: number }> {
  const { message } = await findOutreachMessage(input);
  const contact = (await findContacts(message.contactId === null ? [] : [message.contactId])).get(
    message.contactId ?? '',
  );
  const lead = (await findLeads(message.leadId === null ? [] : [message.leadId])).get(message.leadId ?? '');
  const [present = message] = await withoutOutdated([message]);
  const subject = ownIdentifiers(
    uniqueIdentifiers([
      ...(present.identifiers as Identifier[]),
      ...(contact === undefined ? [] : targetFromContact(contact).identifiers),
      ...(lead === undefined ? [] : targetFromLead(lead, contact).identifiers),
    ]),
  );
  if (subject.length === 0) {
    const who = message.recipientName ?? 'this person';
    const problem = `Only a name is known of ${who}. Put their email address or profile on the do-not-contact list instead.`;
    throw new ServiceError('conflict', problem);
  }
  const contacts = contact === undefined ? [] : [contact];
  return suppressPeople(ctx, { subjects: [subject], contacts, reason: input.reason }, beforeChange);
}
