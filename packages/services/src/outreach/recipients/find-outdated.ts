import type { OutreachMessageDoc } from '@workbench/db';
import { type Identifier, identifiersOf } from '@workbench/identity/person-identifiers/identifiers';
import { findContacts, identifiersOfContact } from '../../contacts/index.ts';
import { findLeads } from '../../leads/index.ts';
import { outdatedIdentifiers, without } from './outdated-identifiers.ts';
import { isProfileAmong } from './profile-url.ts';
import { type Target, targetFromLead, uniqueKeysOf } from './target.ts';

type Known = Pick<OutreachMessageDoc, 'contactId' | 'leadId' | 'keys' | 'identifiers' | 'leadIdentifiers'> & {
  recipientLinkedinUrl?: string | null;
};

/**
 * What a recipient is to lose, as the target's lead is not known by it any more; what the message's contact and their other
 * leads are known by stays. A lead that is deleted keeps nothing.
 */
export async function findOutdated(
  message: Pick<Known, 'contactId' | 'leadId' | 'keys' | 'leadIdentifiers'>,
  target: Target,
): Promise<Identifier[]> {
  const outdated = outdatedIdentifiers(message, target);
  if (outdated.length === 0) return outdated;
  const contacts = await findContacts(message.contactId === null ? [] : [message.contactId]);
  const leads = await findLeads(leadIdsOf(message).filter((id) => id !== target.leadId));
  const known = [
    ...[...contacts.values()].flatMap(identifiersOfContact),
    ...[...leads.values()].flatMap(identifiersOf),
  ];
  return without(outdated, known);
}

/** Of one person, who may have been added as more than one lead. */
export function leadIdsOf({ leadId, keys, leadIdentifiers = [] }: Pick<Known, 'leadId' | 'keys' | 'leadIdentifiers'>) {
  const added = keys.filter((key) => key.startsWith(LEAD_KEY)).map((key) => key.slice(LEAD_KEY.length));
  return [...new Set([...(leadId === null ? [] : [leadId]), ...added, ...leadIdentifiers.map((one) => one.leadId)])];
}

const LEAD_KEY = 'lead:';

/** Recipients as their leads are known now: an import or an enrichment may have changed them since they were compared. */
export async function withoutOutdated<T extends Known>(messages: readonly T[]): Promise<T[]> {
  const leads = await findLeads(messages.flatMap(leadIdsOf));
  const contacts = await findContacts([...leads.values()].flatMap(({ contactId }) => contactId?.toHexString() ?? []));
  const present: T[] = [];
  for (const message of messages) {
    const outdated: Identifier[] = [];
    for (const id of leadIdsOf(message)) {
      const lead = leads.get(id);
      if (lead === undefined) continue;
      const target = targetFromLead(lead, contacts.get(lead.contactId?.toHexString() ?? ''));
      outdated.push(...(await findOutdated(message, target)));
    }
    const keys = uniqueKeysOf(outdated);
    present.push({
      ...message,
      keys: message.keys.filter((key) => !keys.includes(key)),
      identifiers: without(message.identifiers, outdated),
      ...(isProfileAmong(message.recipientLinkedinUrl, outdated) && { recipientLinkedinUrl: null }),
    });
  }
  return present;
}
