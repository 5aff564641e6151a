import { type OutreachCampaignDoc, type OutreachMessageDoc, OutreachMessageModel } from '@workbench/db';
import type { ServiceContext } from '../shared/context.ts';
import { isDuplicateKey } from '../shared/database-errors.ts';
import { ServiceError } from '../shared/errors.ts';
import { changeUnlessTaken, recognisedBy } from './join-standing.ts';
import { joinKnownToday } from './known-today.ts';
import { newMessage } from './new-message.ts';
import { betterProfile } from './profile.ts';
import { findStanding, mainKeyOf, type Target } from './recipients.ts';
import { placeTarget } from './rules/place-target.ts';
import { refuseSuppressed } from './suppressed-messages.ts';

/** Each time another call was faster. */
const ATTEMPTS_MAX = 10;

type Draft = Pick<
  OutreachMessageDoc,
  'status' | 'messageContent' | 'messageType' | 'messageId' | 'writtenBy' | 'failure' | 'updatedAt'
>;

/**
 * Stores a draft for its recipient: anew, or in the place of an earlier one.
 * @throws ServiceError conflict when they are on the do-not-contact list, or the message to them has been sent
 */
export async function putDraft(
  ctx: ServiceContext,
  campaign: OutreachCampaignDoc,
  target: Target,
  draft: Draft,
): Promise<OutreachMessageDoc> {
  for (let attempt = 0; attempt < ATTEMPTS_MAX; attempt++) {
    const { placed, standing } = await place(ctx, campaign._id, target);
    const stored =
      placed.same === null
        ? await insert({ ...newMessage(ctx, campaign, target, placed.keys), ...draft })
        : await replace(ctx, { campaign, target, draft, standing, existing: placed.same });
    if (stored !== null) return stored;
  }
  throw new ServiceError('conflict', 'This draft is being changed by somebody else; try again in a moment');
}

/** Who is not found by what was known of the others is looked for by what is known of them today. */
async function place(ctx: ServiceContext, campaignId: string, target: Target) {
  const standing = await findStanding(campaignId, [target]);
  const placed = placeTarget(target, standing);
  if (placed.same !== null) return { placed, standing };
  await joinKnownToday(ctx, campaignId);
  const today = await findStanding(campaignId, [target]);
  return { placed: placeTarget(target, today), standing: today };
}

/** null: another call was faster with the same person. */
async function insert(message: OutreachMessageDoc): Promise<OutreachMessageDoc | null> {
  try {
    await OutreachMessageModel.collection.insertOne({ ...message } as never);
    return message;
  } catch (error) {
    if (isDuplicateKey(error)) return null;
    throw error;
  }
}

interface Replacing {
  campaign: OutreachCampaignDoc;
  target: Target;
  draft: Draft;
  standing: OutreachMessageDoc[];
  existing: OutreachMessageDoc;
}

/** null: it has been changed meanwhile, or another target has got one of the keys. */
async function replace(
  ctx: ServiceContext,
  { campaign, target, draft, standing, existing }: Replacing,
): Promise<OutreachMessageDoc | null> {
  // Who is typed may stand there as a contact who has been put on the list since.
  await refuseSuppressed(ctx, existing);
  if (existing.sentAt !== null || !OPEN_STATUSES.includes(existing.status)) throw alreadySent(target, campaign);
  const recognised = recognisedBy(ctx, existing, target, standing);
  return changeUnlessTaken(existing, { ...draft, ...renamed(existing, target), ...recognised });
}

/** Waiting, or to be tried again: a draft may still be replaced. */
const OPEN_STATUSES = ['pending', 'failed'];

/** A target that is a saved contact or a lead stays one when its name is typed. */
function renamed(existing: OutreachMessageDoc, target: Target): Partial<OutreachMessageDoc> {
  const isHeld = existing.contactId !== null || existing.leadId !== null;
  if (target.contactId === null && isHeld) {
    return { recipientLinkedinUrl: betterProfile(existing.recipientLinkedinUrl, target.linkedinUrl) };
  }
  return {
    recipientLinkedinUrl: betterProfile(target.linkedinUrl, existing.recipientLinkedinUrl),
    contactId: target.contactId,
    recipientKey: mainKeyOf({ contactId: target.contactId, leadId: existing.leadId }, existing.keys),
    recipientName: target.recipientName,
    recipientCompany: target.company,
    recipientTitle: target.title ?? existing.recipientTitle,
    recipientIndustry: target.industry ?? existing.recipientIndustry,
  };
}

function alreadySent({ recipientName, company }: Target, { name }: OutreachCampaignDoc): ServiceError {
  const who = recipientName ?? company ?? 'this recipient';
  return new ServiceError(
    'conflict',
    `The message to ${who} in "${name}" has been sent already, so its text stays. Choose another campaign.`,
  );
}
