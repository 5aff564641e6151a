import {
  type ContactDoc,
  OUTREACH_MESSAGE_INDEXES,
  type OutreachMessageDoc,
  OutreachMessageModel,
} from '@workbench/db';
import { type Identifier, identifierKey } from '@workbench/identity/person-identifiers/identifiers';
import { findLeads } from '../../leads/index.ts';
import type { ServiceContext } from '../../shared/context.ts';
import { ServiceError } from '../../shared/errors.ts';
import { updateIfUnchanged } from '../messages/find-message.ts';
import { hashesOf } from './identity-updates.ts';
import { mergeIntoNextMessages } from './merge-into-existing.ts';
import { isProfileAmong } from './profile-url.ts';
import { EMPTY_TARGET, type Target, targetFromContact, targetFromLead, uniqueKeysOf } from './target.ts';

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
  const gone = { identifiers: released, keys: uniqueKeysOf(released) };
  for (const { _id } of messages) await releaseFromMessage(ctx, _id, target, gone);
}

/**
 * Two contacts who were one are two again: a message keeps what its own contact is known by, and of the other one what it
 * shares with them alone. One that was added meanwhile is the survivor's. Repeatable.
 */
export async function separateIdentifiers(ctx: ServiceContext, survivor: ContactDoc, other: ContactDoc): Promise<void> {
  const sides = { survivor: knownOf(survivor), other: knownOf(other) };
  const contactKeys = [survivor, other].map(({ _id }) => `contact:${_id.toHexString()}`);
  const messages = await OutreachMessageModel.find({ keys: { $in: contactKeys } }, { _id: 1, contactId: 1 })
    .hint(OUTREACH_MESSAGE_INDEXES.recipient)
    .lean();
  const idsOfOther = new Set([other._id, ...(other.formerIds ?? [])].map((id) => id.toHexString()));
  for (const { _id, contactId } of messages) {
    const isOthers = contactId !== null && idsOfOther.has(contactId);
    const [own, foreign] = isOthers ? [sides.other, sides.survivor] : [sides.survivor, sides.other];
    const ownNames = new Set(own.identifiers.map(identifierKey));
    await releaseFromMessage(ctx, _id, own.target, {
      identifiers: foreign.identifiers.filter((one) => !ownNames.has(identifierKey(one))),
      keys: foreign.keys.filter((key) => !own.keys.includes(key)),
    });
  }
}

function knownOf(contact: ContactDoc) {
  const target = targetFromContact(contact);
  const names = target.nameKey === null ? [] : [target.nameKey];
  return { target, identifiers: target.identifiers, keys: [...target.uniqueKeys, ...names] };
}

interface Gone {
  identifiers: readonly Identifier[];
  keys: readonly string[];
}

async function releaseFromMessage(ctx: ServiceContext, id: string, target: Target, released: Gone) {
  for (let attempt = 0; attempt < ATTEMPTS_MAX; attempt++) {
    const message = await OutreachMessageModel.findById(id).lean<OutreachMessageDoc>();
    if (message === null) return;
    const lead = (await findLeads(message.leadId === null ? [] : [message.leadId])).get(message.leadId ?? '');
    const ofLead = lead === undefined ? EMPTY_TARGET : targetFromLead(lead, undefined);
    const leadNames = new Set(ofLead.identifiers.map(identifierKey));
    const gone = {
      identifiers: released.identifiers.filter((one) => !leadNames.has(identifierKey(one))),
      keys: released.keys.filter((key) => !ofLead.uniqueKeys.includes(key) && key !== ofLead.nameKey),
    };
    const hashesKept = hashesOf(ctx, ofLead.former);
    const changes = withoutIdentifiers(ctx, message, { target, gone, hashesKept });
    const changed = await updateIfUnchanged(message, changes, false);
    if (changed === null) continue;
    await mergeIntoNextMessages(message, changed);
    return;
  }
  throw new ServiceError('conflict', 'A recipient is being changed by others; try again in a moment');
}

function withoutIdentifiers(
  ctx: ServiceContext,
  message: OutreachMessageDoc,
  { target, gone, hashesKept }: { target: Target; gone: Gone; hashesKept: readonly string[] },
): Partial<OutreachMessageDoc> {
  const goneNames = new Set(gone.identifiers.map(identifierKey));
  const identifiers = (message.identifiers as Identifier[]).filter((one) => !goneNames.has(identifierKey(one)));
  const kept = new Set([...hashesOf(ctx, identifiers), ...hashesKept]);
  const goneHashes = hashesOf(ctx, gone.identifiers).filter((hash) => !kept.has(hash));
  const isProfileGone = isProfileAmong(message.recipientLinkedinUrl, gone.identifiers);
  return {
    keys: message.keys.filter((key) => !gone.keys.includes(key)),
    identifiers,
    listHashes: (message.listHashes ?? []).filter((hash) => !goneHashes.includes(hash)),
    ...(isProfileGone && { recipientLinkedinUrl: target.linkedinUrl }),
  };
}
