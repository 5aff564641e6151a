import type { OutreachMessageDoc } from '@workbench/db';
import { findContacts } from '../../contacts/index.ts';
import { findLeads } from '../../leads/index.ts';
import type { ServiceContext } from '../../shared/context.ts';
import { ServiceError } from '../../shared/errors.ts';
import { findOutdated } from './find-outdated.ts';
import { identityUpdates } from './identity-updates.ts';
import { isProfileAmong, preferPersonProfile } from './profile-url.ts';
import { RECIPIENTS, type RecipientStore } from './recipient-store.ts';
import type { Target } from './target.ts';

/** Each time another call was faster with the message or with one of the keys. */
const ATTEMPTS_MAX = 20;

/**
 * Saves an existing recipient's new identifiers and missing data, and drops what their lead is not known by any more. Text
 * and status stay. Without any news, nothing is written.
 * @param others recipients of the campaign with keys of the target, if known; usually there are none
 * @returns the updated message; null when it is not this person's any more, e.g. after an erasure
 */
export async function mergeIntoExistingRecipient(
  ctx: ServiceContext,
  existing: OutreachMessageDoc,
  target: Target,
  others: readonly OutreachMessageDoc[] = [],
  store: RecipientStore = RECIPIENTS,
): Promise<OutreachMessageDoc | null> {
  let message = existing;
  let keyOwners = others;
  for (let attempt = 0; attempt < ATTEMPTS_MAX; attempt++) {
    const updates = await collectUpdates(ctx, message, target, keyOwners);
    if (Object.keys(updates).length === 0) return message;
    const changed = await store.update(message, updates);
    if (changed !== null) {
      await mergeIntoNextMessages(message, changed, store);
      return changed;
    }
    const current = await store.readAgain(message);
    if (current === null || !current.keys.some((key) => existing.keys.includes(key))) return null;
    message = current;
    keyOwners = await store.findOwners(message, target);
  }
  throw new ServiceError('conflict', 'A recipient is being changed by others; try again in a moment');
}

const SHOWN_FIELDS = ['recipientTitle', 'recipientIndustry', 'recipientLinkedinUrl'] as const;

/**
 * What comes after a message is recognised by its thread, and suppressed by the same identifiers. What it shows changes
 * along where it was the same: it may have followed an edit since.
 */
export async function mergeIntoNextMessages(
  before: OutreachMessageDoc,
  after: OutreachMessageDoc,
  store: RecipientStore,
): Promise<void> {
  const { contactId, leadId, companyId = null, identifiers, listHashes, leadIdentifiers } = after;
  const noted = leadIdentifiers && { leadIdentifiers };
  await store.updateNext(after, {}, { contactId, leadId, companyId, identifiers, listHashes, ...noted });
  for (const field of SHOWN_FIELDS) {
    if (before[field] !== after[field])
      await store.updateNext(after, { [field]: before[field] ?? null }, { [field]: after[field] });
  }
}

async function collectUpdates(
  ctx: ServiceContext,
  message: OutreachMessageDoc,
  target: Target,
  keyOwners: readonly OutreachMessageDoc[],
): Promise<Partial<OutreachMessageDoc>> {
  const outdated = await findOutdated(message, target);
  const merged = {
    contactId: (await keepsContact(message, target)) ? message.contactId : target.contactId,
    leadId: (await keepsLead(message, target)) ? message.leadId : target.leadId,
    companyId: target.companyId ?? message.companyId ?? null,
    recipientTitle: message.recipientTitle ?? target.title,
    recipientIndustry: message.recipientIndustry ?? target.industry,
    recipientLinkedinUrl: preferPersonProfile(
      isProfileAmong(message.recipientLinkedinUrl, outdated) ? null : message.recipientLinkedinUrl,
      target.linkedinUrl,
    ),
  };
  const updates = Object.entries(merged).filter(
    ([field, value]) => (message[field as keyof typeof merged] ?? null) !== value,
  );
  return { ...Object.fromEntries(updates), ...identityUpdates(ctx, message, target, keyOwners, outdated) };
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
