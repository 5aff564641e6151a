import { createHash } from 'node:crypto';
import type { ContactDoc } from '@workbench/db';
import { CONTACT_FIELDS } from './contact-fields.ts';

/** Names the state of what can be edited of a contact: notes, lists and confirmations by sources leave it. */
export function contactEtag(contact: ContactDoc): string {
  const state = CONTACT_FIELDS.map((field) => [contact[field], contact.origins[field]?.source ?? null]);
  return `"${createHash('sha256').update(JSON.stringify(state)).digest('base64url').slice(0, 22)}"`;
}
