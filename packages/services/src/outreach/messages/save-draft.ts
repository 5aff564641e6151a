import { type OutreachCampaignDoc, type OutreachMessageDoc, OutreachMessageModel } from '@workbench/db';
import type { ServiceContext } from '../../shared/context.ts';
import { isDuplicateKey } from '../../shared/database/classify-error.ts';
import { ServiceError } from '../../shared/errors.ts';
import { findExistingRecipients } from '../recipients/find-existing.ts';
import { identityUpdates } from '../recipients/identity-updates.ts';
import { matchTarget } from '../recipients/match-target.ts';
import { newRecipient } from '../recipients/new-recipient.ts';
import { preferPersonProfile } from '../recipients/profile-url.ts';
import { assertRecipientNotSuppressed } from '../recipients/suppression.ts';
import { syncCampaignRecipients } from '../recipients/sync-recipients.ts';
import { primaryKeyOf, type Target } from '../recipients/target.ts';
import { updateUnlessKeyTaken } from '../recipients/update-unless-key-taken.ts';

/** Each time another call was faster. */
const ATTEMPTS_MAX = 10;

type DraftFields = Pick<
  OutreachMessageDoc,
  'status' | 'messageContent' | 'messageType' | 'messageId' | 'writtenBy' | 'needsReview' | 'failure' | 'updatedAt'
>;

/**
 * Saves a draft for its recipient: a new one, or replacing an earlier one.
 * @throws ServiceError conflict when the recipient is suppressed, or the message was sent already
 */
export async function saveDraft(
  ctx: ServiceContext,
  campaign: OutreachCampaignDoc,
  target: Target,
  draft: DraftFields,
): Promise<OutreachMessageDoc> {
  for (let attempt = 0; attempt < ATTEMPTS_MAX; attempt++) {
    const { match, existing: candidates } = await findMatch(ctx, campaign._id, target);
    const stored =
      match.same === null
        ? await insertDraft({ ...newRecipient(ctx, campaign, target, match.keys), ...draft })
        : await replaceDraft(ctx, { campaign, target, draft, keyOwners: candidates, existing: match.same });
    if (stored !== null) return stored;
  }
  throw new ServiceError('conflict', 'This draft is being changed elsewhere; try again in a moment');
}

/** By what the recipients are known by today: their leads may have been given other addresses since. */
async function findMatch(ctx: ServiceContext, campaignId: string, target: Target) {
  await syncCampaignRecipients(ctx, campaignId);
  const existing = await findExistingRecipients(campaignId, [target]);
  return { match: matchTarget(target, existing), existing };
}

/** null: another call was faster with the same person. */
async function insertDraft(message: OutreachMessageDoc): Promise<OutreachMessageDoc | null> {
  try {
    await OutreachMessageModel.collection.insertOne({ ...message } as never);
    return message;
  } catch (error) {
    if (isDuplicateKey(error)) return null;
    throw error;
  }
}

interface DraftReplacement {
  campaign: OutreachCampaignDoc;
  target: Target;
  draft: DraftFields;
  keyOwners: OutreachMessageDoc[];
  existing: OutreachMessageDoc;
}

/** null: it has changed in the meantime, or another recipient has got one of the keys. */
async function replaceDraft(
  ctx: ServiceContext,
  { campaign, target, draft, keyOwners, existing }: DraftReplacement,
): Promise<OutreachMessageDoc | null> {
  // A typed recipient may be a contact who has been suppressed since.
  await assertRecipientNotSuppressed(ctx, existing);
  if (existing.sentAt !== null || !REPLACEABLE_STATUSES.includes(existing.status))
    throw alreadySentError(target, campaign);
  const updates = identityUpdates(ctx, existing, target, keyOwners);
  return updateUnlessKeyTaken(existing, { ...draft, marks: [], ...recipientUpdates(existing, target), ...updates });
}

/** Waiting, or to be tried again: a draft may still be replaced. */
const REPLACEABLE_STATUSES = ['pending', 'failed'];

/** A target that is a saved contact or a lead stays one when its name is typed. */
function recipientUpdates(existing: OutreachMessageDoc, target: Target): Partial<OutreachMessageDoc> {
  const isSavedPerson = existing.contactId !== null || existing.leadId !== null;
  if (target.contactId === null && isSavedPerson) {
    return { recipientLinkedinUrl: preferPersonProfile(existing.recipientLinkedinUrl, target.linkedinUrl) };
  }
  return {
    recipientLinkedinUrl: preferPersonProfile(target.linkedinUrl, existing.recipientLinkedinUrl),
    contactId: target.contactId,
    recipientKey: primaryKeyOf({ contactId: target.contactId, leadId: existing.leadId }, existing.keys),
    recipientName: target.recipientName,
    recipientCompany: target.company,
    recipientTitle: target.title ?? existing.recipientTitle,
    recipientIndustry: target.industry ?? existing.recipientIndustry,
  };
}

function alreadySentError({ recipientName, company }: Target, { name }: OutreachCampaignDoc): ServiceError {
  const who = recipientName ?? company ?? 'this recipient';
  return new ServiceError(
    'conflict',
    `The message to ${who} in "${name}" has been sent already, so its text stays. Choose another campaign.`,
  );
}
