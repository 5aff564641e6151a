import type { OutreachMessageDoc } from '@workbench/db';
import { type Identifier, identifiersOf } from '@workbench/identity/person-identifiers/identifiers';
import { findContacts, identifiersOfContact } from '../../contacts/index.ts';
import { findLeads } from '../../leads/index.ts';
import { outdatedIdentifiers, without } from './outdated-identifiers.ts';
import { type Target, targetFromLead, uniqueKeysOf } from './target.ts';

type Known = Pick<OutreachMessageDoc, 'contactId' | 'leadId' | 'keys' | 'identifiers' | 'leadIdentifiers'>;

/**
 * What a recipient is to lose, as the target's lead is not known by it any more; what the message's own contact and lead are
 * known by stays.
 */
export async function findOutdated(
  message: Pick<Known, 'contactId' | 'leadId' | 'leadIdentifiers'>,
  target: Target,
): Promise<Identifier[]> {
  const outdated = outdatedIdentifiers(message, target);
  if (outdated.length === 0) return outdated;
  const contacts = await findContacts(message.contactId === null ? [] : [message.contactId]);
  const isOther = message.leadId !== null && message.leadId !== target.leadId;
  const leads = await findLeads(isOther ? [message.leadId ?? ''] : []);
  const known = [
    ...[...contacts.values()].flatMap(identifiersOfContact),
    ...[...leads.values()].flatMap(identifiersOf),
  ];
  return without(outdated, known);
}

/** Recipients as their leads are known now: an import or an enrichment may have changed them since they were compared. */
export async function withoutOutdated<T extends Known>(messages: readonly T[]): Promise<T[]> {
  const leads = await findLeads(messages.flatMap(({ leadId }) => leadId ?? []));
  const contacts = await findContacts([...leads.values()].flatMap(({ contactId }) => contactId?.toHexString() ?? []));
  const present: T[] = [];
  for (const message of messages) {
    const lead = leads.get(message.leadId ?? '');
    const target = lead && targetFromLead(lead, contacts.get(lead.contactId?.toHexString() ?? ''));
    const outdated = target === undefined ? [] : await findOutdated(message, target);
    const keys = uniqueKeysOf(outdated);
    present.push({
      ...message,
      keys: message.keys.filter((key) => !keys.includes(key)),
      identifiers: without(message.identifiers, outdated),
    });
  }
  return present;
}
