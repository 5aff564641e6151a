import { REVEAL_FRESH_MS } from '@workbench/connectors';
import type { ContactDoc, LeadDoc } from '@workbench/db';
import { findContacts, findHeld, identityKeys } from '../../contacts/index.ts';
import { nameOf } from '../rules/ask-key.ts';
import { isSameName } from '../rules/judge-found.ts';
import { splitName } from '../rules/split-name.ts';

/**
 * The held contact who is this lead: the one that it was made of, else one with any of the same keys and no other name.
 * An address may have been somebody else's before.
 */
export async function findHeldPerson(lead: LeadDoc): Promise<ContactDoc | null> {
  const id = lead.contactId?.toHexString();
  const own = id === undefined ? undefined : (await findContacts([id])).get(id);
  if (own !== undefined) return own;
  const held = await findHeld(identityKeys(lead));
  return [...held.values()].find((contact) => isSameName(nameOf(lead), shownName(contact))) ?? null;
}

/** Without what a source hides of it. */
function shownName({ name }: ContactDoc): string {
  return nameOf(splitName(name));
}

/** True while what a source has told of them still holds. */
export function isRevealed({ revealedAt }: ContactDoc, now: Date): boolean {
  return Object.values(revealedAt).some((at) => now.getTime() - at.getTime() < REVEAL_FRESH_MS);
}
