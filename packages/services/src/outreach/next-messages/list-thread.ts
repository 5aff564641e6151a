import { type OutreachMessageDoc, OutreachMessageModel } from '@workbench/db';
import type { Verb } from '../../shared/context.ts';
import { findOutreachMessage } from '../messages/find-message.ts';
import { toOutreachMessage } from '../messages/message-view.ts';
import { findSuppressedMessageIds } from '../recipients/suppression.ts';
import type { OutreachMessage } from '../schemas.ts';
import { findNextMessages } from './find-next-messages.ts';

/** All messages to the recipient of one in its campaign, oldest first. @throws ServiceError not_found */
export async function listThread({ ctx, input }: Verb<{ messageId: string }>): Promise<OutreachMessage[]> {
  const { message, campaign } = await findOutreachMessage({ messageId: input.messageId });
  const threadId = message.threadId ?? message._id;
  const [first, next] = await Promise.all([
    OutreachMessageModel.find({ _id: threadId }).lean<OutreachMessageDoc[]>(),
    findNextMessages([threadId]),
  ]);
  const messages = [...first, ...next];
  const suppressed = await findSuppressedMessageIds(ctx, messages);
  return messages.map((one) =>
    toOutreachMessage(one, { campaignName: campaign.name, isSuppressed: suppressed.has(one._id) }),
  );
}
