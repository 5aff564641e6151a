import { type OutreachMessageDoc, OutreachMessageModel } from '@workbench/db';
import { isDuplicateKey } from '../shared/database-errors.ts';
import type { Target } from './recipients.ts';

/**
 * Keeps what a second naming of a target adds: further keys, so that they are recognised by them next time, what the
 * do-not-contact list may know them by, and what was not known of them. Their text and status stay.
 */
export async function joinStanding(standing: OutreachMessageDoc, target: Target): Promise<void> {
  const { _id } = standing;
  const known = new Set(standing.identifiers.map(({ kind, value }) => `${kind}:${value}`));
  const identifiers = target.identifiers.filter(({ kind, value }) => !known.has(`${kind}:${value}`));
  if (identifiers.length > 0) {
    await OutreachMessageModel.updateOne({ _id }, { $addToSet: { identifiers: { $each: identifiers } } });
  }
  const news = {
    contactId: target.contactId,
    leadId: target.leadId,
    recipientTitle: target.title,
    recipientIndustry: target.industry,
    recipientLinkedinUrl: target.linkedinUrl,
  };
  for (const [field, value] of Object.entries(news) as [keyof typeof news, string | null][]) {
    if (value === null || standing[field] !== null) continue;
    await OutreachMessageModel.updateOne({ _id, [field]: null }, { $set: { [field]: value } });
  }
  for (const key of target.own) if (!standing.keys.includes(key)) await addKey(_id, key);
}

/** Somebody else of the campaign may have the key: two who were taken for two are one then, and both stay. */
async function addKey(id: string, key: string): Promise<void> {
  try {
    await OutreachMessageModel.updateOne({ _id: id }, { $addToSet: { keys: key } });
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
  }
}
