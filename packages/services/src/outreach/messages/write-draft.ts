import { deleteMessage, generateMessage } from '../../ai/index.ts';
import type { Verb } from '../../shared/context.ts';
import { assertRecipientNotSuppressed } from '../recipients/suppression.ts';
import type { OutreachMessage, WriteDraftInput } from '../schemas.ts';
import { buildDraftRequest, savedContactId, unsupportedClaimsError } from './draft-request.ts';
import { findDraft, saveDraftText } from './find.ts';

/** Of the writer's variants. */
const VARIANT_MAX = 1000;

/**
 * Writes the draft of a waiting message, from its campaign's template or by the writer, in the place of an earlier one.
 * Asked again, it says it otherwise.
 * @throws ServiceError not_found; conflict when the message is not waiting or not as it was seen any more, its recipient
 * is on the do-not-contact list, or what was written claims what nothing supports; and as `generateMessage` does
 */
export async function writeDraft({ ctx, input }: Verb<WriteDraftInput>): Promise<OutreachMessage> {
  const found = await findDraft(input);
  const { message, campaign } = found;
  await assertRecipientNotSuppressed(ctx, message);
  const request = await buildDraftRequest(ctx, message, campaign);
  const generated = await generateMessage({
    ctx,
    input: {
      ...request,
      contactId: await savedContactId(message.contactId),
      templateId: campaign.templateId ?? null,
      variant: message.messageContent === null ? 0 : message.revision % VARIANT_MAX,
    },
  });
  try {
    // While a model wrote, somebody may have put them on the list.
    await assertRecipientNotSuppressed(ctx, message);
  } catch (error) {
    await deleteMessage(generated.id);
    throw error;
  }
  if (generated.unsupported.length > 0) throw unsupportedClaimsError('conflict', generated.unsupported);
  return saveDraftText(ctx, found, {
    messageContent: generated.message,
    messageId: generated.id,
    writtenBy: generated.writer.name,
  });
}
