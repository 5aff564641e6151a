import { deleteMessage, generateMessage } from '../../ai/index.ts';
import type { Verb } from '../../shared/context.ts';
import { assertRecipientNotSuppressed } from '../recipients/suppression.ts';
import type { OutreachMessage, WriteDraftInput } from '../schemas.ts';
import { buildDraftRequest, savedContactId, unsupportedClaimsError } from './draft-request.ts';
import { findDraft, findOutreachMessage, presentMessage, saveMessageFields } from './find-message.ts';

/** Of the writer's variants. */
const VARIANT_MAX = 1000;

/**
 * Writes the draft of a pending message from its campaign's template or by the writer, replacing an earlier draft. Each
 * call words it differently.
 * @throws ServiceError not_found; conflict when the message is not pending or has changed since it was read, its
 * recipient is suppressed, or the new text has an unsupported claim; and as `generateMessage` does
 */
export async function writeDraft({ ctx, input }: Verb<WriteDraftInput>): Promise<OutreachMessage> {
  if (ctx.isRepeat) {
    const written = await findOutreachMessage({ messageId: input.messageId });
    if (written.message.messageId === ctx.callId) return presentMessage(ctx, written);
  }
  const found = await findDraft(input);
  const { message, campaign } = found;
  await assertRecipientNotSuppressed(ctx, message);
  const request = await buildDraftRequest(ctx, message, campaign);
  const generated = await generateMessage({
    ctx,
    input: {
      ...request,
      contactId: await savedContactId(message.contactId),
      // The template is for the first message.
      templateId: message.threadId ? null : (campaign.templateId ?? null),
      variant: message.messageContent === null ? 0 : message.revision % VARIANT_MAX,
    },
  });
  try {
    // The recipient may have been suppressed while a model was writing.
    await assertRecipientNotSuppressed(ctx, message);
  } catch (error) {
    await deleteMessage(generated.id);
    throw error;
  }
  if (generated.unsupported.length > 0) throw unsupportedClaimsError('conflict', generated.unsupported);
  return saveMessageFields(ctx, found, {
    messageContent: generated.message,
    messageId: generated.id,
    writtenBy: generated.writer.name,
  });
}
