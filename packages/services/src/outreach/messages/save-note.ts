import type { Verb } from '../../shared/context.ts';
import { ServiceError } from '../../shared/errors.ts';
import { isErasedRecipient } from '../recipients/erased.ts';
import { assertRecipientNotSuppressed } from '../recipients/suppression.ts';
import type { OutreachMessage, SaveNoteInput } from '../schemas.ts';
import { findOutreachMessage, presentMessage, saveMessageFields } from './find-message.ts';

/**
 * Notes what a recipient answered or what comes next, whatever the status of the message. The same note again writes
 * nothing.
 * @throws ServiceError not_found; conflict when the message has changed since it was read, or its recipient is suppressed or was
 * erased
 */
export async function saveNote({ ctx, input }: Verb<SaveNoteInput>): Promise<OutreachMessage> {
  const { messageId, note } = input;
  const current = await findOutreachMessage({ messageId });
  if (isErasedRecipient(current.message.keys)) {
    throw new ServiceError('conflict', 'The data of this person was erased, so nothing is noted about them.');
  }
  await assertRecipientNotSuppressed(ctx, current.message);
  if ((current.message.note ?? '') === note) return presentMessage(ctx, current);
  return saveMessageFields(ctx, await findOutreachMessage(input), { note });
}
