import { findGeneratedMessage } from '../../ai/index.ts';
import { findContacts, markSavedIn } from '../../contacts/index.ts';
import type { Verb } from '../../shared/context.ts';
import { ServiceError } from '../../shared/errors.ts';
import { findOpenCampaign } from '../campaigns/find-campaign.ts';
import { assertTypeAllowed } from '../campaigns/validate-settings.ts';
import { isPersonProfile } from '../recipients/profile-url.ts';
import { assertRecipientNotSuppressed } from '../recipients/suppression.ts';
import { type Target, targetFromContact, targetFromInput } from '../recipients/target.ts';
import type { OutreachMessage, UseMessageInput } from '../schemas.ts';
import { checkDraftText } from './draft-request.ts';
import { presentMessage } from './find-message.ts';
import { keepsWording } from './keeps-wording.ts';
import { saveDraft } from './save-draft.ts';

/**
 * "Use Message": saves the text as the draft for its recipient, replacing an earlier draft. The text is checked again
 * against its sources, and a connection request that is too long is cut as on screen. Its writer is that of the
 * generated message, unless the text was typed in its place.
 * @throws ServiceError not_found for an unknown campaign or contact; invalid for an unsupported claim, a missing
 * recipient, an invalid profile or a connection request in a follow-up; conflict when the campaign is completed, the recipient is suppressed, or the message
 * was sent already
 */
export async function useMessage({ ctx, input }: Verb<UseMessageInput>): Promise<OutreachMessage> {
  const campaign = await findOpenCampaign(input.id);
  assertTypeAllowed(campaign, input.request.messageType, ['request', 'messageType']);
  const target = await parseTarget(input);
  await assertRecipientNotSuppressed(ctx, { _id: '', ...target });
  const messageContent = await checkDraftText(ctx, input);
  const generated = await findGeneratedMessage(input.messageId ?? null);
  const draft = {
    status: 'pending',
    messageContent,
    messageType: input.request.messageType,
    messageId: input.messageId ?? null,
    writtenBy:
      generated !== null && keepsWording(messageContent, generated.message) ? generated.writer.name : 'By hand',
    // A person has chosen this text.
    needsReview: false,
    failure: null,
    updatedAt: ctx.now(),
  };
  const stored = await saveDraft(ctx, campaign, target, draft);
  if (stored.contactId !== null) await markSavedIn([stored.contactId], 'outreach');
  return presentMessage(ctx, { message: stored, campaign });
}

async function parseTarget({ contactId, linkedinUrl, request }: UseMessageInput): Promise<Target> {
  if (linkedinUrl && !isPersonProfile(linkedinUrl)) {
    const message = 'This is not the page of a person; write it like https://www.linkedin.com/in/marta-oliveira';
    throw new ServiceError('invalid', message, [{ path: ['linkedinUrl'], message }]);
  }
  if (contactId) return targetFromContact(await requireSavedContact(contactId), linkedinUrl ?? null);
  const { recipientName, recipientCompany, recipientTitle, recipientIndustry } = request;
  const typed = targetFromInput(recipientName || null, recipientCompany || null, linkedinUrl ?? null);
  if (typed !== null) return { ...typed, title: recipientTitle || null, industry: recipientIndustry || null };
  const message = 'Choose a recipient: a saved contact, or at least a name or a company';
  throw new ServiceError('invalid', message, [{ path: ['request', 'recipientName'], message }]);
}

async function requireSavedContact(id: string) {
  const contact = (await findContacts([id])).get(id);
  if (contact !== undefined) return contact;
  throw new ServiceError('not_found', 'The contact that this message is for is not saved any more');
}
