import { REVEAL_FRESH_MS } from '@workbench/connectors/people';
import type { ContactDoc, LeadDoc } from '@workbench/db';
import { splitName } from '@workbench/identity/split-name';
import { findContacts, findSaved, identityKeys } from '../../contacts/index.ts';
import { leadName } from './lead-name.ts';
import { isSameName } from './same-name.ts';

/**
 * The saved contact who is this lead: the contact that the lead was created from, else one with a common key and no
 * contradicting name. An address may have belonged to another person before.
 */
export async function findSavedContact(lead: LeadDoc): Promise<ContactDoc | null> {
  const id = lead.contactId?.toHexString();
  const own = id === undefined ? undefined : (await findContacts([id])).get(id);
  if (own !== undefined) return own;
  const saved = await findSaved(identityKeys(lead));
  return [...saved.values()].find((contact) => isSameName(leadName(lead), visibleName(contact))) ?? null;
}

/** Without the values that a source hides. */
function visibleName({ name }: ContactDoc): string {
  return leadName(splitName(name));
}

/**
 * Whether the saved contact says what the source would: this source was queried itself and its answer is still valid, or
 * another one was and gave an e-mail address.
 */
export function answersFor({ revealedAt, email }: ContactDoc, source: string, now: Date): boolean {
  const isCurrent = (at: Date | undefined) => at !== undefined && now.getTime() - at.getTime() < REVEAL_FRESH_MS;
  return isCurrent(revealedAt[source]) || (email !== null && Object.values(revealedAt).some(isCurrent));
}
