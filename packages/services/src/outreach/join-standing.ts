import { type OutreachMessageDoc, OutreachMessageModel } from '@workbench/db';
import { findContacts, hashOf } from '../contacts/index.ts';
import { findLeads } from '../leads/index.ts';
import type { ServiceContext } from '../shared/context.ts';
import { isDuplicateKey } from '../shared/database-errors.ts';
import { ServiceError } from '../shared/errors.ts';
import { changeMessage } from './find-message.ts';
import { betterProfile } from './profile.ts';
import { findStanding, type Identifier, type Target, uniqueIdentifiers } from './recipients.ts';
import { keysToJoin } from './rules/place-target.ts';

/** Each time another call was faster with the message or with one of the keys. */
const ATTEMPTS_MAX = 20;

/**
 * Keeps what a further naming of somebody adds to what they are recognised by, and what was not known of them. Their
 * text and status stay. A message that nothing is added to is not written.
 * @param others who of the campaign had keys of the target a moment ago; left out: hardly anybody has
 * @returns the message as it is now; null when it is not this person's any more, as after they were erased
 */
export async function joinStanding(
  ctx: ServiceContext,
  standing: OutreachMessageDoc,
  target: Target,
  others: readonly OutreachMessageDoc[] = [],
): Promise<OutreachMessageDoc | null> {
  let message = standing;
  let around = others;
  for (let attempt = 0; attempt < ATTEMPTS_MAX; attempt++) {
    const news = await newsOf(ctx, message, target, around);
    if (Object.keys(news).length === 0) return message;
    const changed = await changeUnlessTaken(message, news, false);
    if (changed !== null) return changed;
    const current = await OutreachMessageModel.findById(standing._id).lean<OutreachMessageDoc>();
    if (current === null || !current.keys.some((key) => standing.keys.includes(key))) return null;
    message = current;
    around = await findStanding(standing.campaignId, [target]);
  }
  throw new ServiceError('conflict', 'A recipient is being changed by others; try again in a moment');
}

/** null: somebody else has changed the message, or has got one of the keys. */
export async function changeUnlessTaken(
  message: OutreachMessageDoc,
  changes: Partial<OutreachMessageDoc>,
  isSeen = true,
): Promise<OutreachMessageDoc | null> {
  try {
    return await changeMessage(message, changes, isSeen);
  } catch (error) {
    if (isDuplicateKey(error)) return null;
    throw error;
  }
}

/** By what somebody is recognised from now on: in the campaign and on the do-not-contact list; empty: as before. */
export function recognisedBy(
  ctx: ServiceContext,
  message: OutreachMessageDoc,
  target: Target,
  standing: readonly OutreachMessageDoc[],
): Partial<Pick<OutreachMessageDoc, 'keys' | 'identifiers' | 'listHashes'>> {
  const others = standing.filter(({ _id }) => _id !== message._id);
  const keys = keysToJoin(message, target, others);
  return {
    ...(keys.length > 0 && { keys: [...message.keys, ...keys] }),
    ...withIdentifiers(ctx, message, target.identifiers),
  };
}

/** What the do-not-contact list may know them by beside what is known already; empty: nothing. */
function withIdentifiers(
  ctx: ServiceContext,
  message: Pick<OutreachMessageDoc, 'identifiers'>,
  further: readonly Identifier[],
): Partial<Pick<OutreachMessageDoc, 'identifiers' | 'listHashes'>> {
  const identifiers = uniqueIdentifiers([...(message.identifiers as Identifier[]), ...further]);
  if (identifiers.length === message.identifiers.length) return {};
  return { identifiers, listHashes: identifiers.map((one) => hashOf(ctx, one)) };
}

async function newsOf(
  ctx: ServiceContext,
  message: OutreachMessageDoc,
  target: Target,
  around: readonly OutreachMessageDoc[],
): Promise<Partial<OutreachMessageDoc>> {
  const told = {
    contactId: (await isContactKept(message, target)) ? message.contactId : target.contactId,
    leadId: (await isLeadKept(message, target)) ? message.leadId : target.leadId,
    recipientTitle: message.recipientTitle ?? target.title,
    recipientIndustry: message.recipientIndustry ?? target.industry,
    recipientLinkedinUrl: betterProfile(message.recipientLinkedinUrl, target.linkedinUrl),
  };
  const news = Object.entries(told).filter(([field, value]) => message[field as keyof typeof told] !== value);
  return { ...Object.fromEntries(news), ...recognisedBy(ctx, message, target, around) };
}

/** One who was forgotten and is held anew has another id. */
async function isContactKept({ contactId }: OutreachMessageDoc, target: Target): Promise<boolean> {
  if (target.contactId === null || contactId === target.contactId) return true;
  return contactId !== null && (await findContacts([contactId])).has(contactId);
}

async function isLeadKept({ leadId }: OutreachMessageDoc, target: Target): Promise<boolean> {
  if (target.leadId === null || leadId === target.leadId) return true;
  return leadId !== null && (await findLeads([leadId])).has(leadId);
}
