import { ServiceError } from '../../shared/errors.ts';
import { type CampaignMessage, findOutreachMessage, type SeenMessageRevision } from '../messages/find-message.ts';

/**
 * A next message that was not sent yet.
 * @throws ServiceError not_found; conflict when it is not as it was seen any more, is the first one to its recipient or was
 * sent, or its campaign is completed
 */
export async function findWaitingNext(seen: SeenMessageRevision): Promise<CampaignMessage> {
  const { message, campaign } = await findOutreachMessage(seen);
  if (!message.threadId) {
    throw new ServiceError(
      'conflict',
      'This is the first message to its recipient; only one that comes after it can change its day or go.',
    );
  }
  if (message.sentAt !== null || !['pending', 'failed'].includes(message.status)) {
    throw new ServiceError('conflict', 'The message has been sent already, so it stays.');
  }
  if (campaign.status !== 'completed') return { message, campaign };
  throw new ServiceError('conflict', `"${campaign.name}" is completed, so its messages stay as they are.`);
}
