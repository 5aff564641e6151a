import type { OutreachCampaignDoc, OutreachMessageDoc } from '@workbench/db';
import { characterCount } from '../../ai/index.ts';
import { CONNECTION_REQUEST_MAX } from '../../ai/schemas.ts';
import type { ServiceContext, Verb } from '../../shared/context.ts';
import { ServiceError } from '../../shared/errors.ts';
import { type CampaignMessage, findOutreachMessage, presentMessage, updateIfUnchanged } from '../messages/find.ts';
import { assertRecipientNotSuppressed } from '../recipients/suppression.ts';
import type { ChangeMessageStatusInput, MessageAction, OutreachMessage, OutreachMessageStatus } from '../schemas.ts';
import { statusTransition } from './message-status-transitions.ts';
import { reserveSlots } from './reserve-quota.ts';

/** Each time another window changed the message meanwhile. */
const ATTEMPTS_MAX = 10;

/**
 * Notes what a person did with a message outside of the product, or puts it to the end of the queue. Saying what is so
 * already answers the message unchanged. Nothing is sent by this.
 * @throws ServiceError not_found; conflict when it is not as it was seen any more or cannot become so, and for "sent" also when its campaign is
 * not active, it has no text or too long a one, its recipient is on the do-not-contact list, or the limits are reached
 */
export async function changeMessageStatus({ ctx, input }: Verb<ChangeMessageStatusInput>): Promise<OutreachMessage> {
  for (let attempt = 0; attempt < ATTEMPTS_MAX; attempt++) {
    const found = await findOutreachMessage(input);
    const changed = await tryChange(ctx, found, input);
    if (changed !== null) return presentMessage(ctx, { ...found, message: changed });
  }
  throw new ServiceError('conflict', 'The message is being changed by somebody else; try again in a moment');
}

/** null: somebody else was faster, and the message has to be read again. */
async function tryChange(
  ctx: ServiceContext,
  found: CampaignMessage,
  { action, reason }: ChangeMessageStatusInput,
): Promise<OutreachMessageDoc | null> {
  const { message } = found;
  const transition = statusTransition(
    {
      status: message.status as OutreachMessageStatus,
      messageType: message.messageType,
      wasSent: message.sentAt !== null,
    },
    action,
  );
  if (transition.kind === 'same') return message;
  if (transition.kind === 'refused') throw new ServiceError('conflict', transition.because);
  if (action === 'retry' || action === 'skip') assertCampaignNotCompleted(found.campaign);
  const now = ctx.now();
  if (action === 'sent') await prepareSending(ctx, found, now);
  return updateIfUnchanged(message, {
    status: transition.status,
    updatedAt: now,
    ...fieldsForAction(action, reason, now),
  });
}

function fieldsForAction(action: MessageAction, reason: string, now: Date): Partial<OutreachMessageDoc> {
  const fieldsByAction: Record<MessageAction, Partial<OutreachMessageDoc>> = {
    sent: { sentAt: now, skippedAt: null },
    accepted: { acceptedAt: now },
    replied: { repliedAt: now },
    failed: { failure: reason },
    retry: { failure: null, skippedAt: null },
    skip: { skippedAt: now },
  };
  return fieldsByAction[action];
}

/** What was sent may still be answered; nothing waits any more. */
function assertCampaignNotCompleted({ name, status }: OutreachCampaignDoc): void {
  if (status !== 'completed') return;
  throw new ServiceError('conflict', `"${name}" is completed, so its messages stay as they are.`);
}

/** Checks all that may stand against it, and takes its place within the limits last. */
async function prepareSending(ctx: ServiceContext, { message, campaign }: CampaignMessage, now: Date): Promise<void> {
  if (campaign.status !== 'active') {
    const what = campaign.status === 'completed' ? 'Nothing more can be sent in it.' : 'Start it first.';
    const is = campaign.status === 'draft' ? 'a draft' : campaign.status;
    throw new ServiceError('conflict', `"${campaign.name}" is ${is}. ${what}`);
  }
  const { messageContent: text, messageType } = message;
  if (text === null || text.trim() === '') {
    throw new ServiceError('conflict', 'The message has no text yet. Write it first.');
  }
  const length = characterCount(text);
  if (messageType === 'connection_request' && length > CONNECTION_REQUEST_MAX) {
    const most = `at most ${CONNECTION_REQUEST_MAX} are allowed in a connection request. Shorten it first.`;
    throw new ServiceError('conflict', `The text has ${length} characters; ${most}`);
  }
  await assertRecipientNotSuppressed(ctx, message);
  await reserveSlots({ messageId: message._id, messageType, campaign, now });
}
