import { ServiceError } from '../../shared/errors.ts';
import { type CampaignMessage, findOutreachMessage, type SeenMessageRevision } from './find-message.ts';

/**
 * A draft that may still be changed.
 * @throws ServiceError not_found; conflict when it is not as it was seen any more or not waiting, or its campaign is
 * completed
 */
export async function findDraft(seenRevision: SeenMessageRevision): Promise<CampaignMessage> {
  const { message, campaign } = await findOutreachMessage(seenRevision);
  if (message.status === 'failed' && message.sentAt === null) {
    throw new ServiceError('conflict', 'The message has failed. Choose "Try again" first, then change its text.');
  }
  if (message.status !== 'pending') {
    throw new ServiceError('conflict', 'The message has been sent already, so its text stays.');
  }
  if (campaign.status !== 'completed') return { message, campaign };
  throw new ServiceError('conflict', `"${campaign.name}" is completed, so its messages stay as they are.`);
}
