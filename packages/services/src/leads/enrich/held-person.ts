import { REVEAL_FRESH_MS } from '@workbench/connectors';
import type { ContactDoc, LeadDoc } from '@workbench/db';
import { findContacts, findHeld, identityKeys } from '../../contacts/index.ts';

/** The held contact who is this lead: the one that it was made of, else one with any of the same keys. */
export async function findHeldPerson(lead: LeadDoc): Promise<ContactDoc | null> {
  const id = lead.contactId?.toHexString();
  const own = id === undefined ? undefined : (await findContacts([id])).get(id);
  if (own !== undefined) return own;
  const held = await findHeld(identityKeys(lead));
  const [first] = held.values();
  return first ?? null;
}

/** True while what a source has told of them still holds. */
export function isRevealed({ revealedAt }: ContactDoc, now: Date): boolean {
  return Object.values(revealedAt).some((at) => now.getTime() - at.getTime() < REVEAL_FRESH_MS);
}
