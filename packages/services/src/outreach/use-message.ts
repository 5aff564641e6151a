import { type OutreachCampaignDoc, type OutreachMessageDoc, OutreachMessageModel } from '@workbench/db';
import { findContacts, markKnown } from '../contacts/index.ts';
import type { ServiceContext, Verb } from '../shared/context.ts';
import { isDuplicateKey } from '../shared/database-errors.ts';
import { ServiceError } from '../shared/errors.ts';
import { newMessage } from './add-targets.ts';
import { findOpenCampaign } from './find-campaign.ts';
import { changeMessage, viewMessage } from './find-message.ts';
import { findGenerated, readText } from './message-request.ts';
import { findStanding, mainKeyOf, type Target, targetOfContact, targetTyped, uniqueIdentifiers } from './recipients.ts';
import { placeTarget } from './rules/place-target.ts';
import type { OutreachMessage, UseMessageInput } from './schemas.ts';
import { refuseSuppressed } from './suppressed-messages.ts';

/** Each time another call was faster. */
const ATTEMPTS_MAX = 10;

/**
 * "Use Message": the text becomes the draft for its recipient, in the place of an earlier draft. It is checked once
 * more against what it was written from, and a connection request that is too long is cut as on screen.
 * @throws ServiceError not_found for an unknown campaign or contact; invalid when the text states what nothing
 * supports, or nobody is named; conflict when the campaign is completed, the recipient is on the do-not-contact list,
 * or the message to them has been sent
 */
export async function useMessage({ ctx, input }: Verb<UseMessageInput>): Promise<OutreachMessage> {
  const campaign = await findOpenCampaign(input.id);
  const target = await readTarget(input);
  await refuseSuppressed(ctx, { _id: '', ...target });
  const messageContent = await readText(ctx, input);
  const generated = await findGenerated(input.messageId ?? null);
  const draft = {
    status: 'pending',
    messageContent,
    messageType: input.request.messageType,
    messageId: input.messageId ?? null,
    writtenBy: generated?.writer.name ?? 'By hand',
    failure: null,
    updatedAt: ctx.now(),
  };
  const stored = await putDraft(ctx, campaign, target, draft);
  if (stored.contactId !== null) await markKnown([stored.contactId], 'outreach');
  return viewMessage(ctx, { message: stored, campaign });
}

async function readTarget({ contactId, linkedinUrl, request }: UseMessageInput): Promise<Target> {
  if (contactId) return targetOfContact(await findContact(contactId), linkedinUrl ?? null);
  const { recipientName, recipientCompany, recipientTitle, recipientIndustry } = request;
  const typed = targetTyped(recipientName || null, recipientCompany || null, linkedinUrl ?? null);
  if (typed !== null) return { ...typed, title: recipientTitle || null, industry: recipientIndustry || null };
  const message = 'Say whom the message is for: a saved contact, or at least a name or a company';
  throw new ServiceError('invalid', message, [{ path: ['request', 'recipientName'], message }]);
}

async function findContact(id: string) {
  const contact = (await findContacts([id])).get(id);
  if (contact !== undefined) return contact;
  throw new ServiceError('not_found', 'The contact that this message is for is not saved any more');
}

type Draft = Pick<
  OutreachMessageDoc,
  'status' | 'messageContent' | 'messageType' | 'messageId' | 'writtenBy' | 'failure' | 'updatedAt'
>;

async function putDraft(
  ctx: ServiceContext,
  campaign: OutreachCampaignDoc,
  target: Target,
  draft: Draft,
): Promise<OutreachMessageDoc> {
  for (let attempt = 0; attempt < ATTEMPTS_MAX; attempt++) {
    const standing = await findStanding(campaign._id, [target]);
    const placed = placeTarget(target, standing);
    const stored =
      placed.same === null
        ? await insert({ ...newMessage(ctx, campaign, target, placed.keys), ...draft })
        : await replace(ctx, { campaign, target, draft, standing, existing: placed.same });
    if (stored !== null) return stored;
  }
  throw new ServiceError('conflict', 'This draft is being changed by somebody else; try again in a moment');
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
  const others = standing.filter(({ _id }) => _id !== existing._id).flatMap(({ keys }) => keys);
  const keys = [...new Set([...existing.keys, ...target.own.filter((key) => !others.includes(key))])];
  try {
    return await changeMessage(existing, { ...draft, ...joinRecipients(existing, target), keys });
  } catch (error) {
    if (isDuplicateKey(error)) return null;
    throw error;
  }
}

/** Waiting, or to be tried again: a draft may still be replaced. */
const OPEN_STATUSES = ['pending', 'failed'];

/** A target that is a saved contact or a lead stays one when its name is typed. */
function joinRecipients(existing: OutreachMessageDoc, target: Target): Partial<OutreachMessageDoc> {
  const identifiers = uniqueIdentifiers([...existing.identifiers, ...target.identifiers]);
  const recipientLinkedinUrl = existing.recipientLinkedinUrl ?? target.linkedinUrl;
  const isHeld = existing.contactId !== null || existing.leadId !== null;
  if (target.contactId === null && isHeld) return { identifiers, recipientLinkedinUrl };
  return {
    identifiers,
    recipientLinkedinUrl: target.linkedinUrl ?? recipientLinkedinUrl,
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
