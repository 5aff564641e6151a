import { deleteMessage, generateMessage } from '../../ai/index.ts';
import type { GeneratedMessage } from '../../ai/schemas.ts';
import type { ServiceContext } from '../../shared/context.ts';
import { assertRecipientNotSuppressed } from '../recipients/suppression.ts';
import { buildDraftRequest, savedContactId } from './draft-request.ts';
import type { CampaignMessage } from './find-message.ts';

/** Of the writer's variants. */
const VARIANT_MAX = 1000;

/**
 * Has a text written for a waiting message from its campaign's template or by the writer. Each call words it differently.
 * @throws ServiceError conflict when its recipient is suppressed, now or once the text is there; and as `generateMessage`
 * does
 */
export async function composeDraft(
  ctx: ServiceContext,
  { message, campaign }: CampaignMessage,
): Promise<GeneratedMessage> {
  await assertRecipientNotSuppressed(ctx, message);
  const request = await buildDraftRequest(ctx, message, campaign);
  const generated = await generateMessage({
    ctx,
    input: {
      ...request,
      contactId: await savedContactId(message.contactId),
      templateId: templateIdOf({ message, campaign }),
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
  return generated;
}

/** The template is for the first message. */
export const templateIdOf = ({ message, campaign }: CampaignMessage): string | null =>
  message.threadId ? null : (campaign.templateId ?? null);
