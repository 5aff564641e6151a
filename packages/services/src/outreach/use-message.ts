import { randomUUID } from 'node:crypto';
import {
  type ContactDoc,
  type OutreachCampaignDoc,
  type OutreachMessageDoc,
  OutreachMessageModel,
} from '@workbench/db';
import { checkText, recipientKey } from '../ai/index.ts';
import { findContacts, identifiersOf, markKnown, suppressedAmong } from '../contacts/index.ts';
import type { ServiceContext, Verb } from '../shared/context.ts';
import { isDuplicateKey } from '../shared/database-errors.ts';
import { ServiceError } from '../shared/errors.ts';
import { findOpenCampaign } from './campaigns.ts';
import { toOutreachMessage } from './outreach-view.ts';
import { findTarget, keyOfContact, keysOfContact, OPEN_STATUSES } from './recipients.ts';
import type { OutreachMessage, UseMessageInput } from './schemas.ts';

interface Recipient {
  /** The saved contact; null when the recipient was typed. */
  contact: ContactDoc | null;
  key: string;
  /** The same person may stand under these in the campaign. */
  keys: string[];
  name: string | null;
  company: string | null;
  linkedinUrl: string | null;
}

/**
 * "Use Message": the text becomes the draft for its recipient, in the place of an earlier draft. It is checked once
 * more against what it was written from, and a connection request that is too long is cut as on screen.
 * @throws ServiceError not_found for an unknown campaign or contact; invalid when the text states what nothing
 * supports, or nobody is named; conflict when the campaign is completed, the recipient is on the do-not-contact list,
 * or the message to them has been sent
 */
export async function useMessage({ ctx, input }: Verb<UseMessageInput>): Promise<OutreachMessage> {
  const campaign = await findOpenCampaign(input.id);
  const recipient = await readRecipient(input);
  await refuseSuppressed(ctx, recipient);
  const text = await readText(ctx, input);
  const draft = {
    contactId: recipient.contact?._id.toHexString() ?? null,
    recipientName: recipient.name,
    recipientCompany: recipient.company,
    recipientLinkedinUrl: recipient.linkedinUrl,
    status: 'pending',
    messageContent: text,
    messageType: input.request.messageType,
    messageId: input.messageId ?? null,
    updatedAt: ctx.now(),
  };
  const stored = await putDraft(ctx, campaign, recipient, draft);
  if (stored.contactId !== null) await markKnown([stored.contactId], 'outreach');
  return toOutreachMessage(stored, campaign.name);
}

async function readRecipient({ contactId, linkedinUrl, request }: UseMessageInput): Promise<Recipient> {
  const name = request.recipientName || null;
  const company = request.recipientCompany || null;
  if (contactId) return ofContact(await findContact(contactId), linkedinUrl ?? null);
  const key = recipientKey({ contactId: null, recipientName: name ?? '', recipientCompany: company ?? '' });
  if (key !== null) return { contact: null, key, keys: [key], name, company, linkedinUrl: linkedinUrl ?? null };
  const message = 'Say whom the message is for: a saved contact, or at least a name or a company';
  throw new ServiceError('invalid', message, [{ path: ['request', 'recipientName'], message }]);
}

async function findContact(id: string): Promise<ContactDoc> {
  const contact = (await findContacts([id])).get(id);
  if (contact !== undefined) return contact;
  throw new ServiceError('not_found', 'The contact that this message is for is not saved any more');
}

function ofContact(contact: ContactDoc, linkedinUrl: string | null): Recipient {
  return {
    contact,
    key: keyOfContact(contact),
    keys: keysOfContact(contact),
    name: contact.name,
    company: contact.organizationName,
    linkedinUrl: contact.linkedinUrl ?? linkedinUrl,
  };
}

async function refuseSuppressed(ctx: ServiceContext, { contact, name, linkedinUrl }: Recipient): Promise<void> {
  const typed = { sources: [], email: null, phone: null, linkedinUrl, organizationDomain: null };
  const keys = [...identifiersOf(typed), ...(contact === null ? [] : identifiersOf(contact))];
  const listed = await suppressedAmong(ctx, [{ id: 'recipient', keys }]);
  if (listed.size === 0) return;
  throw new ServiceError('conflict', `${name ?? 'This recipient'} is on your do-not-contact list`);
}

/** @returns the text as it may be used */
async function readText(ctx: ServiceContext, { text, request }: UseMessageInput): Promise<string> {
  const { unsupported, trimmed } = await checkText({ ctx, input: { text, request } });
  if (unsupported.length === 0) return trimmed;
  const claims = unsupported.map((claim) => `"${claim.text}"`).join(', ');
  throw new ServiceError(
    'invalid',
    `The message states what nothing here supports: ${claims}. Take it out, or add the fact that it rests on.`,
    unsupported.map((claim) => ({ path: ['text'], message: claim.reason })),
  );
}

type Draft = Omit<OutreachMessageDoc, '_id' | 'campaignId' | 'recipientKey' | 'sentAt' | 'createdAt'>;

async function putDraft(
  ctx: ServiceContext,
  campaign: OutreachCampaignDoc,
  recipient: Recipient,
  draft: Draft,
  isSecondTime = false,
): Promise<OutreachMessageDoc> {
  const existing = await findTarget(campaign._id, recipient.keys);
  // Who is typed may stand there as a contact who has been put on the list since.
  const linkedinUrl = existing?.recipientLinkedinUrl ?? null;
  if (linkedinUrl !== null) await refuseSuppressed(ctx, { ...recipient, linkedinUrl });
  if (existing !== null && !OPEN_STATUSES.includes(existing.status)) throw alreadySent(recipient, campaign);
  try {
    return await replaceDraft(campaign._id, recipient, existing, draft);
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
    // Another call stored a draft in between, or somebody marked it as sent.
    if (isSecondTime) throw alreadySent(recipient, campaign);
    return putDraft(ctx, campaign, recipient, draft, true);
  }
}

function replaceDraft(
  campaignId: string,
  recipient: Recipient,
  existing: OutreachMessageDoc | null,
  draft: Draft,
): Promise<OutreachMessageDoc> {
  // A target that is a saved contact stays one when its name is typed.
  const kept = recipient.contact === null && existing?.contactId ? existing : null;
  const who =
    kept === null
      ? { recipientKey: recipient.key }
      : {
          contactId: kept.contactId,
          recipientName: kept.recipientName,
          recipientCompany: kept.recipientCompany,
          recipientLinkedinUrl: kept.recipientLinkedinUrl ?? draft.recipientLinkedinUrl,
        };
  return OutreachMessageModel.findOneAndUpdate(
    { campaignId, recipientKey: existing?.recipientKey ?? recipient.key, status: { $in: OPEN_STATUSES } },
    {
      $set: { ...draft, ...who },
      $setOnInsert: { _id: randomUUID(), sentAt: null, createdAt: draft.updatedAt },
    },
    { upsert: true, returnDocument: 'after' },
  )
    .lean<OutreachMessageDoc>()
    .orFail();
}

function alreadySent({ name, company }: Recipient, { name: campaignName }: OutreachCampaignDoc): ServiceError {
  const who = name ?? company ?? 'this recipient';
  return new ServiceError(
    'conflict',
    `The message to ${who} in "${campaignName}" has been sent already, so its text stays. Choose another campaign.`,
  );
}
