import { type ContactDoc, type OutreachMessageDoc, OutreachMessageModel } from '@workbench/db';
import { recipientKey } from '../ai/index.ts';

/** Waiting, or to be tried again: a draft may still be replaced. */
export const OPEN_STATUSES = ['pending', 'failed'];

export const keyOfContact = ({ _id }: Pick<ContactDoc, '_id'>): string => `contact:${_id.toHexString()}`;

/**
 * Keys that a saved contact may stand under: its own, those of contacts that were merged into it, and its name with its
 * employer, as from before it was saved.
 */
export function keysOfContact(contact: ContactDoc): string[] {
  const ids = [contact._id, ...contact.formerIds].map((id) => `contact:${id.toHexString()}`);
  const named = nameKey(contact.name, contact.organizationName);
  // Half a name, or a name without an employer, may be somebody else's.
  return contact.isNameHidden || named === null ? ids : [...ids, named];
}

/** null unless both are known. */
function nameKey(name: string | null, company: string | null): string | null {
  return name && company ? recipientKey({ contactId: null, recipientName: name, recipientCompany: company }) : null;
}

/**
 * The message to somebody in a campaign. Who was typed may stand there as a saved contact; a saved contact is never
 * taken for another one of the same name.
 */
export async function findTarget(campaignId: string, keys: string[]): Promise<OutreachMessageDoc | null> {
  const direct = await OutreachMessageModel.findOne({ campaignId, recipientKey: { $in: keys } }).lean();
  if (direct !== null || keys.some((key) => key.startsWith('contact:'))) return direct;
  const contacts = await OutreachMessageModel.find({ campaignId, contactId: { $ne: null } }).lean();
  const isNamed = ({ recipientName, recipientCompany }: OutreachMessageDoc) =>
    keys.includes(nameKey(recipientName, recipientCompany) ?? '');
  return contacts.find(isNamed) ?? null;
}
