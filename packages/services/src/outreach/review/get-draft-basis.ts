import { findGeneratedMessage } from '../../ai/index.ts';
import type { Verb } from '../../shared/context.ts';
import { findOutreachMessage, presentMessage } from '../messages/find-message.ts';
import { assertRecipientNotSuppressed } from '../recipients/suppression.ts';
import type { DraftBasis } from '../schemas.ts';

/**
 * A message with the text that it began as and the facts that this rests on.
 * @throws ServiceError not_found; conflict when its recipient is suppressed
 */
export async function getDraftBasis({ ctx, input }: Verb<{ messageId: string }>): Promise<DraftBasis> {
  const found = await findOutreachMessage({ messageId: input.messageId });
  await assertRecipientNotSuppressed(ctx, found.message);
  const [message, draft] = await Promise.all([
    presentMessage(ctx, found),
    findGeneratedMessage(found.message.messageId),
  ]);
  return { message, draft };
}
