import type { Verb } from '../../shared/context.ts';
import { ServiceError } from '../../shared/errors.ts';
import { findDraft } from '../messages/find-draft.ts';
import { findOutreachMessage, presentMessage, saveMessageFields } from '../messages/find-message.ts';
import { assertRecipientNotSuppressed } from '../recipients/suppression.ts';
import type { OutreachMessage, SeenMessageInput } from '../schemas.ts';

/**
 * Moves a reviewed draft to the send queue. One that needs no review is returned unchanged, also where another call has
 * approved it meanwhile.
 * @throws ServiceError not_found; conflict when it has changed since it was read, has no text or is not pending, its
 * campaign is completed, or its recipient is suppressed
 */
export async function approveDraft({ ctx, input }: Verb<SeenMessageInput>): Promise<OutreachMessage> {
  try {
    return await approve({ ctx, input });
  } catch (error) {
    const isConflict = error instanceof ServiceError && error.kind === 'conflict';
    const current = isConflict ? await findOutreachMessage({ messageId: input.messageId }) : null;
    if (current === null || current.message.needsReview) throw error;
    return presentMessage(ctx, current);
  }
}

async function approve({ ctx, input }: Verb<SeenMessageInput>): Promise<OutreachMessage> {
  const current = await findOutreachMessage({ messageId: input.messageId });
  if (!current.message.needsReview) return presentMessage(ctx, current);
  const found = await findDraft(input);
  if (found.message.messageContent === null) {
    throw new ServiceError('conflict', 'The message has no text yet. Write it first.');
  }
  await assertRecipientNotSuppressed(ctx, found.message);
  return saveMessageFields(ctx, found, { needsReview: false });
}
