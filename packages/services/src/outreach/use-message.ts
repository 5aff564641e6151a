import { findContacts, markKnown } from '../contacts/index.ts';
import type { Verb } from '../shared/context.ts';
import { ServiceError } from '../shared/errors.ts';
import { findOpenCampaign } from './find-campaign.ts';
import { viewMessage } from './find-message.ts';
import { findGenerated, readText } from './message-request.ts';
import { isProfile } from './profile.ts';
import { putDraft } from './put-draft.ts';
import { type Target, targetOfContact, targetTyped } from './recipients.ts';
import type { OutreachMessage, UseMessageInput } from './schemas.ts';
import { refuseSuppressed } from './suppressed-messages.ts';

/**
 * "Use Message": the text becomes the draft for its recipient, in the place of an earlier draft. It is checked once
 * more against what it was written from, and a connection request that is too long is cut as on screen.
 * @throws ServiceError not_found for an unknown campaign or contact; invalid when the text states what nothing
 * supports, nobody is named, or the profile is none; conflict when the campaign is completed, the recipient is on the
 * do-not-contact list, or the message to them has been sent
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
  if (linkedinUrl && !isProfile(linkedinUrl)) {
    const message = 'This is not the page of a person; write it like https://www.linkedin.com/in/marta-oliveira';
    throw new ServiceError('invalid', message, [{ path: ['linkedinUrl'], message }]);
  }
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
