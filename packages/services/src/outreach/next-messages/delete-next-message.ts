import { OutreachMessageModel } from '@workbench/db';
import type { Verb } from '../../shared/context.ts';
import { ServiceError } from '../../shared/errors.ts';
import { findOutreachMessage, presentMessage } from '../messages/find-message.ts';
import type { DeleteNextMessageInput, OutreachMessage } from '../schemas.ts';
import { link, previousIdOf } from './create-next-message.ts';
import { findWaitingNext } from './find-waiting-next.ts';

/** Called each time the recipient's identifiers were updated in the meantime. */
const ATTEMPTS_MAX = 10;

/**
 * Deletes a next message that was not sent, with its text. The one before it stays and may get another.
 * @returns the message before it
 * @throws ServiceError not_found; conflict as `findWaitingNext` does
 */
export async function deleteNextMessage({ ctx, input }: Verb<DeleteNextMessageInput>): Promise<OutreachMessage> {
  for (let attempt = 0; attempt < ATTEMPTS_MAX; attempt++) {
    const { message, campaign } = await findWaitingNext(input);
    const previousId = previousIdOf(message);
    // First: what an interruption leaves is found by its key, and linked again.
    await OutreachMessageModel.updateOne(
      { _id: previousId, nextMessageId: message._id },
      { $set: { nextMessageId: null }, $inc: { revision: 1, edition: 1 } },
    );
    const { _id, status, revision } = message;
    const { deletedCount } = await OutreachMessageModel.deleteOne({ _id, status, revision: revision ?? null });
    if (deletedCount === 1) {
      const { message: previous } = await findOutreachMessage({ messageId: previousId });
      return presentMessage(ctx, { message: previous, campaign });
    }
    const current = await OutreachMessageModel.findById(_id).lean();
    if (current !== null) await link(current);
  }
  throw new ServiceError('conflict', 'The message is being changed elsewhere; try again in a moment');
}
