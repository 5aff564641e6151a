import { OUTREACH_MESSAGE_INDEXES, type OutreachMessageDoc, OutreachMessageModel } from '@workbench/db';
import { type Identifier, identifierKey, identifiersOf } from '@workbench/identity/person-identifiers/identifiers';
import { profileKey } from '@workbench/identity/profile-key';
import { findLeads } from '../../leads/index.ts';
import type { ServiceContext } from '../../shared/context.ts';
import { ServiceError } from '../../shared/errors.ts';
import { lookupHashes } from '../../suppression/index.ts';
import { updateIfUnchanged } from '../messages/find-message.ts';
import { mergeIntoNextMessages } from './merge-into-existing.ts';
import { type Target, uniqueKeysOf } from './target.ts';

/** Each time another call was faster with the message. */
const ATTEMPTS_MAX = 20;

/**
 * Takes identifiers that turned out not to be a contact's out of their messages, in every campaign: whoever they belong to
 * can be added, and their do-not-contact entry does not stop the contact. What the message's lead is known by stays.
 */
export async function releaseIdentifiers(
  ctx: ServiceContext,
  target: Target,
  released: readonly Identifier[],
): Promise<void> {
  const contactKeys = target.uniqueKeys.filter((key) => key.startsWith('contact:'));
  const messages = await OutreachMessageModel.find({ keys: { $in: contactKeys } }, { _id: 1 })
    .hint(OUTREACH_MESSAGE_INDEXES.recipient)
    .lean();
  for (const { _id } of messages) await releaseFromMessage(ctx, _id, target, released);
}

async function releaseFromMessage(ctx: ServiceContext, id: string, target: Target, released: readonly Identifier[]) {
  for (let attempt = 0; attempt < ATTEMPTS_MAX; attempt++) {
    const message = await OutreachMessageModel.findById(id).lean<OutreachMessageDoc>();
    if (message === null) return;
    const lead = (await findLeads(message.leadId === null ? [] : [message.leadId])).get(message.leadId ?? '');
    const ofLead = new Set(lead === undefined ? [] : identifiersOf(lead).map(identifierKey));
    const gone = released.filter((one) => !ofLead.has(identifierKey(one)));
    const changed = await updateIfUnchanged(message, withoutIdentifiers(ctx, message, target, gone), false);
    if (changed === null) continue;
    await mergeIntoNextMessages(changed);
    return;
  }
  throw new ServiceError('conflict', 'A recipient is being changed by others; try again in a moment');
}

function withoutIdentifiers(
  ctx: ServiceContext,
  message: OutreachMessageDoc,
  target: Target,
  gone: readonly Identifier[],
): Partial<OutreachMessageDoc> {
  const [goneKeys, goneNames] = [uniqueKeysOf(gone), new Set(gone.map(identifierKey))];
  const identifiers = (message.identifiers as Identifier[]).filter((one) => !goneNames.has(identifierKey(one)));
  const kept = new Set(identifiers.flatMap((one) => lookupHashes(ctx, one)));
  const goneHashes = gone.flatMap((one) => lookupHashes(ctx, one)).filter((hash) => !kept.has(hash));
  const profile = profileKey(message.recipientLinkedinUrl ?? '');
  const isProfileGone = gone.some(({ kind, value }) => kind === 'profile' && value === profile);
  return {
    keys: message.keys.filter((key) => !goneKeys.includes(key)),
    identifiers,
    listHashes: (message.listHashes ?? []).filter((hash) => !goneHashes.includes(hash)),
    ...(isProfileGone && { recipientLinkedinUrl: target.linkedinUrl }),
  };
}
