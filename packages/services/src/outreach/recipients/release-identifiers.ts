import type { ContactDoc, OutreachMessageDoc } from '@workbench/db';
import type { Identifier } from '@workbench/identity/person-identifiers/identifiers';
import { findLeads } from '../../leads/index.ts';
import type { ServiceContext } from '../../shared/context.ts';
import { ServiceError } from '../../shared/errors.ts';
import { leadIdsOf } from './find-outdated.ts';
import { hashesOf } from './identity-updates.ts';
import { mergeIntoNextMessages } from './merge-into-existing.ts';
import { without } from './outdated-identifiers.ts';
import { isProfileAmong } from './profile-url.ts';
import type { RecipientStore } from './recipient-store.ts';
import { EMPTY_TARGET, type Target, targetFromContact, targetFromLead, uniqueKeysOf } from './target.ts';
import { recipientStores } from './trashed-recipients.ts';

/** Each time another call was faster with the message. */
const ATTEMPTS_MAX = 20;

/**
 * Takes identifiers that turned out not to be a contact's out of their messages, in every campaign: whoever they belong to
 * can be added, and is another person. What the message's lead is known by stays, and so do the hashes: whoever objected under
 * what was corrected is written to no more.
 */
export async function releaseIdentifiers(
  ctx: ServiceContext,
  target: Target,
  released: readonly Identifier[],
): Promise<void> {
  const contactKeys = target.uniqueKeys.filter((key) => key.startsWith('contact:'));
  const gone = { target, identifiers: released, keys: uniqueKeysOf(released), leadIds: [], hashes: [] };
  for (const store of recipientStores()) {
    for (const message of await store.find(contactKeys)) await releaseFromMessage(ctx, store, message, gone);
  }
}

/** Two contacts who were one, and the messages that were put aside meanwhile. */
interface Separated {
  survivor: ContactDoc;
  other: ContactDoc;
  putAside: readonly OutreachMessageDoc[];
}

/**
 * Two contacts who were one are two again: a message keeps what its own contact is known by, and of the other one what it
 * shares with them alone. One that was added meanwhile is the survivor's. Repeatable.
 */
export async function separateIdentifiers(
  ctx: ServiceContext,
  { survivor, other, putAside }: Separated,
): Promise<void> {
  const sides = { survivor: knownOf(survivor), other: knownOf(other) };
  // A message may know a contact by the id of one who was merged into them before.
  const [idsOfSurvivor, idsOfOther] = [survivor, other].map(
    ({ _id, formerIds = [] }) => new Set([_id, ...formerIds].map((id) => id.toHexString())),
  ) as [Set<string>, Set<string>];
  const contactKeys = [...idsOfSurvivor, ...idsOfOther].map((id) => `contact:${id}`);
  const isOthers = ({ contactId }: OutreachMessageDoc) => contactId !== null && idsOfOther.has(contactId);
  for (const store of recipientStores()) {
    for (const message of await store.find(contactKeys)) {
      const [own, foreign] = isOthers(message) ? [sides.other, sides.survivor] : [sides.survivor, sides.other];
      const joined = putAside.filter(({ campaignId }) => campaignId === message.campaignId);
      const known = [...foreign.identifiers, ...joined.flatMap(({ identifiers }) => identifiers as Identifier[])];
      await releaseFromMessage(ctx, store, message, {
        target: own.target,
        identifiers: without(known, own.identifiers),
        keys: [...foreign.keys, ...joined.flatMap(({ keys }) => keys)].filter((key) => !own.keys.includes(key)),
        leadIds: joined.flatMap(leadIdsOf),
        hashes: [...hashesOf(ctx, known), ...joined.flatMap(({ listHashes = [] }) => listHashes)],
      });
    }
  }
}

function knownOf(contact: ContactDoc) {
  const target = targetFromContact(contact);
  const names = target.nameKey === null ? [] : [target.nameKey];
  return { target, identifiers: target.identifiers, keys: [...target.uniqueKeys, ...names] };
}

interface Gone {
  /** Whose message it is. */
  target: Target;
  identifiers: readonly Identifier[];
  keys: readonly string[];
  /** Leads who are another recipient's again. */
  leadIds: readonly string[];
  /** Of what is another person's, as the do-not-contact list has it; those of what stays are kept. */
  hashes: readonly string[];
}

async function releaseFromMessage(ctx: ServiceContext, store: RecipientStore, found: OutreachMessageDoc, gone: Gone) {
  let message: OutreachMessageDoc | null = found;
  for (let attempt = 0; attempt < ATTEMPTS_MAX; attempt++) {
    if (message === null) return;
    const changed = await store.update(message, await withoutGone(ctx, message, gone));
    if (changed !== null) return mergeIntoNextMessages(message, changed, store);
    message = await store.readAgain(message);
  }
  throw new ServiceError('conflict', 'A recipient is being changed by others; try again in a moment');
}

async function withoutGone(
  ctx: ServiceContext,
  message: OutreachMessageDoc,
  { target, identifiers, keys, leadIds, hashes }: Gone,
): Promise<Partial<OutreachMessageDoc>> {
  const leadIdentifiers = message.leadIdentifiers?.filter(({ leadId }) => !leadIds.includes(leadId));
  const isLeadGone = message.leadId !== null && leadIds.includes(message.leadId);
  const leadId = isLeadGone ? (leadIdentifiers?.[0]?.leadId ?? null) : message.leadId;
  const lead = (await findLeads(leadId === null ? [] : [leadId])).get(leadId ?? '');
  const ofLead = lead === undefined ? EMPTY_TARGET : targetFromLead(lead, undefined);
  const gone = without(identifiers, ofLead.identifiers);
  const goneKeys = keys.filter((key) => !ofLead.uniqueKeys.includes(key) && key !== ofLead.nameKey);
  const kept = without(message.identifiers as Identifier[], gone);
  // A lead, or the message that a follow-up comes after, may have given any hash before: whose it is is not known.
  const isOfContactAlone = leadId === null && !message.followsUpMessageId;
  const keptHashes = new Set(hashesOf(ctx, [...kept, ...target.identifiers]));
  const isHashGone = (hash: string) => isOfContactAlone && hashes.includes(hash) && !keptHashes.has(hash);
  return {
    keys: message.keys.filter((key) => !goneKeys.includes(key)),
    identifiers: kept,
    listHashes: (message.listHashes ?? []).filter((hash) => !isHashGone(hash)),
    leadId,
    ...(leadIdentifiers && { leadIdentifiers }),
    ...(isProfileAmong(message.recipientLinkedinUrl, gone) && { recipientLinkedinUrl: target.linkedinUrl }),
  };
}
