import type { Verb } from '../../shared/context.ts';
import type { OutreachMessage, SeenMessageInput } from '../schemas.ts';
import { composeDraft } from './compose-draft.ts';
import { unsupportedClaimsError } from './draft-request.ts';
import { findDraft } from './find-draft.ts';
import { findOutreachMessage, presentMessage, saveMessageFields } from './find-message.ts';

/**
 * Writes the draft of a pending message from its campaign's template or by the writer, replacing an earlier draft. Each
 * call words it differently.
 * @throws ServiceError not_found; conflict when the message is not pending or has changed since it was read, its
 * recipient is suppressed, or the new text has an unsupported claim; and as `generateMessage` does
 */
export async function writeDraft({ ctx, input }: Verb<SeenMessageInput>): Promise<OutreachMessage> {
  if (ctx.isRepeat) {
    const written = await findOutreachMessage({ messageId: input.messageId });
    if (written.message.messageId === ctx.callId) return presentMessage(ctx, written);
  }
  const found = await findDraft(input);
  const generated = await composeDraft(ctx, found);
  if (generated.unsupported.length > 0) throw unsupportedClaimsError('conflict', generated.unsupported);
  return saveMessageFields(ctx, found, {
    messageContent: generated.message,
    messageId: generated.id,
    writtenBy: generated.writer.name,
  });
}
