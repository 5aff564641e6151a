import { OUTREACH_MESSAGE_INDEXES, type OutreachMessageDoc, OutreachMessageModel } from '@workbench/db';
import { type Identifier, uniqueIdentifiers } from '@workbench/identity/person-identifiers/identifiers';
import { findContacts } from '../../contacts/index.ts';
import { findLeads } from '../../leads/index.ts';
import type { ServiceContext } from '../../shared/context.ts';
import { isDuplicateKey } from '../../shared/database/classify-error.ts';
import { ServiceError } from '../../shared/errors.ts';
import { lookupHashes } from '../../suppression/index.ts';
import { updateIfUnchanged } from '../messages/find-message.ts';
import { findExistingRecipients } from './find-existing.ts';
import { keysToAdd } from './match-target.ts';
import { preferPersonProfile } from './profile-url.ts';
import type { Target } from './target.ts';

/** Each time another call was faster with the message or with one of the keys. */
const ATTEMPTS_MAX = 20;

/**
 * Saves an existing recipient's new identifiers and missing data. Text and status stay. Without any news, nothing is
 * written.
 * @param others recipients of the campaign with keys of the target, if known; usually there are none
 * @returns the updated message; null when it is not this person's any more, e.g. after an erasure
 */
export async function mergeIntoExistingRecipient(
  ctx: ServiceContext,
  existing: OutreachMessageDoc,
  target: Target,
  others: readonly OutreachMessageDoc[] = [],
): Promise<OutreachMessageDoc | null> {
  let message = existing;
  let keyOwners = others;
  for (let attempt = 0; attempt < ATTEMPTS_MAX; attempt++) {
    const updates = await collectUpdates(ctx, message, target, keyOwners);
    if (Object.keys(updates).length === 0) return message;
    const changed = await updateUnlessKeyTaken(message, updates, false);
    if (changed !== null) {
      await mergeIntoNextMessages(message, changed);
      return changed;
    }
    const current = await OutreachMessageModel.findById(existing._id).lean<OutreachMessageDoc>();
    if (current === null || !current.keys.some((key) => existing.keys.includes(key))) return null;
    message = current;
    keyOwners = await findExistingRecipients(existing.campaignId, [target]);
  }
  throw new ServiceError('conflict', 'A recipient is being changed by others; try again in a moment');
}

const SHOWN_FIELDS = ['recipientTitle', 'recipientIndustry', 'recipientLinkedinUrl'] as const;

/**
 * What comes after a message is recognised by its thread, and suppressed by the same identifiers. What it shows changes
 * along where it was the same: it may have followed an edit since.
 */
export async function mergeIntoNextMessages(before: OutreachMessageDoc, after: OutreachMessageDoc): Promise<void> {
  const { _id, contactId, leadId, companyId = null, identifiers, listHashes } = after;
  const update = (filter: object, changes: Partial<OutreachMessageDoc>) =>
    OutreachMessageModel.updateMany(
      { threadId: _id, ...filter },
      { $set: changes, $inc: { revision: 1 } },
      { hint: OUTREACH_MESSAGE_INDEXES.thread },
    );
  await update({}, { contactId, leadId, companyId, identifiers, listHashes });
  for (const field of SHOWN_FIELDS) {
    if (before[field] !== after[field]) await update({ [field]: before[field] ?? null }, { [field]: after[field] });
  }
}

/** null: another process has changed the message or has got one of the keys. */
export async function updateUnlessKeyTaken(
  message: OutreachMessageDoc,
  changes: Partial<OutreachMessageDoc>,
  isVisibleChange = true,
): Promise<OutreachMessageDoc | null> {
  try {
    return await updateIfUnchanged(message, changes, isVisibleChange);
  } catch (error) {
    if (isDuplicateKey(error)) return null;
    throw error;
  }
}

/** The new keys, in the campaign and for the suppression check; empty: unchanged. */
export function identityUpdates(
  ctx: ServiceContext,
  message: OutreachMessageDoc,
  target: Target,
  existing: readonly OutreachMessageDoc[],
): Partial<Pick<OutreachMessageDoc, 'keys' | 'identifiers' | 'listHashes'>> {
  const others = existing.filter(({ _id }) => _id !== message._id);
  const keys = keysToAdd(message, target, others);
  return {
    ...(keys.length > 0 && { keys: [...message.keys, ...keys] }),
    ...identifierUpdates(ctx, message, target.identifiers),
  };
}

/** Additional identifiers for the suppression check; empty: none. */
function identifierUpdates(
  ctx: ServiceContext,
  message: Pick<OutreachMessageDoc, 'identifiers' | 'listHashes'>,
  additional: readonly Identifier[],
): Partial<Pick<OutreachMessageDoc, 'identifiers' | 'listHashes'>> {
  const identifiers = uniqueIdentifiers([...(message.identifiers as Identifier[]), ...additional]);
  if (identifiers.length === message.identifiers.length) return {};
  const hashes = [...(message.listHashes ?? []), ...identifiers.flatMap((one) => lookupHashes(ctx, one))];
  return { identifiers, listHashes: [...new Set(hashes)] };
}

async function collectUpdates(
  ctx: ServiceContext,
  message: OutreachMessageDoc,
  target: Target,
  keyOwners: readonly OutreachMessageDoc[],
): Promise<Partial<OutreachMessageDoc>> {
  const merged = {
    contactId: (await keepsContact(message, target)) ? message.contactId : target.contactId,
    leadId: (await keepsLead(message, target)) ? message.leadId : target.leadId,
    companyId: target.companyId ?? message.companyId ?? null,
    recipientTitle: message.recipientTitle ?? target.title,
    recipientIndustry: message.recipientIndustry ?? target.industry,
    recipientLinkedinUrl: preferPersonProfile(message.recipientLinkedinUrl, target.linkedinUrl),
  };
  const updates = Object.entries(merged).filter(
    ([field, value]) => (message[field as keyof typeof merged] ?? null) !== value,
  );
  return { ...Object.fromEntries(updates), ...identityUpdates(ctx, message, target, keyOwners) };
}

/** A contact who was deleted and saved again has a new id. */
async function keepsContact({ contactId }: OutreachMessageDoc, target: Target): Promise<boolean> {
  if (target.contactId === null || contactId === target.contactId) return true;
  return contactId !== null && (await findContacts([contactId])).has(contactId);
}

async function keepsLead({ leadId }: OutreachMessageDoc, target: Target): Promise<boolean> {
  if (target.leadId === null || leadId === target.leadId) return true;
  return leadId !== null && (await findLeads([leadId])).has(leadId);
}
