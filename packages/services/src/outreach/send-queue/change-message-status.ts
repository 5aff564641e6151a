import type { OutreachCampaignDoc, OutreachMessageDoc } from '@workbench/db';
import { characterCount } from '../../ai/index.ts';
import { CONNECTION_REQUEST_MAX } from '../../ai/limits.ts';
import type { ServiceContext, Verb } from '../../shared/context.ts';
import { ServiceError } from '../../shared/errors.ts';
import {
  type CampaignMessage,
  findOutreachMessage,
  presentMessage,
  updateIfUnchanged,
} from '../messages/find-message.ts';
import { assertRecipientNotSuppressed } from '../recipients/suppression.ts';
import type { ChangeMessageStatusInput, MessageAction, OutreachMessage, OutreachMessageStatus } from '../schemas.ts';
import { addMark } from './last-mark.ts';
import { type MessageState, statusTransition } from './message-status-transitions.ts';
import { reserveSlots } from './reserve-quota.ts';

/** Called each time another window has changed the message in the meantime. */
const ATTEMPTS_MAX = 10;

/**
 * Logs what a user did with a message outside of the product, or moves it to the end of the queue. Logging the current
 * state again returns the message unchanged. Sends nothing.
 * @throws ServiceError not_found; conflict when it has changed since it was read or the transition is not allowed, and
 * for "sent" also when its campaign is not active, its text is missing or too long, its recipient is suppressed, or the
 * limits are reached
 */
export async function changeMessageStatus({ ctx, input }: Verb<ChangeMessageStatusInput>): Promise<OutreachMessage> {
  for (let attempt = 0; attempt < ATTEMPTS_MAX; attempt++) {
    const found = await findSeen(ctx, input);
    const changed = await tryChange(ctx, found, input);
    if (changed !== null) return presentMessage(ctx, { ...found, message: changed });
  }
  throw new ServiceError('conflict', 'The message is being changed elsewhere; try again in a moment');
}

/** A call that is carried out again may have changed the message itself. */
async function findSeen(ctx: ServiceContext, input: ChangeMessageStatusInput): Promise<CampaignMessage> {
  const { messageId, action } = input;
  if (!ctx.isRepeat) return findOutreachMessage(input);
  const found = await findOutreachMessage({ messageId });
  return statusTransition(stateOf(found.message), action).kind === 'same' ? found : findOutreachMessage(input);
}

const stateOf = ({ status, messageType, sentAt }: OutreachMessageDoc): MessageState => ({
  status: status as OutreachMessageStatus,
  messageType,
  wasSent: sentAt !== null,
});

/** null: another process was faster, and the message must be read again. */
async function tryChange(
  ctx: ServiceContext,
  found: CampaignMessage,
  { action, reason }: ChangeMessageStatusInput,
): Promise<OutreachMessageDoc | null> {
  const { message } = found;
  const transition = statusTransition(stateOf(message), action);
  if (transition.kind === 'same') return message;
  if (transition.kind === 'refused') throw new ServiceError('conflict', transition.because);
  if (action === 'retry' || action === 'skip') assertCampaignNotCompleted(found.campaign);
  const now = ctx.now();
  if (action === 'sent') await prepareSending(ctx, found, now);
  return updateIfUnchanged(message, {
    status: transition.status,
    updatedAt: now,
    marks: addMark(message, action, now),
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

/** A sent message may still be answered; it is not pending any more. */
function assertCampaignNotCompleted({ name, status }: OutreachCampaignDoc): void {
  if (status !== 'completed') return;
  throw new ServiceError('conflict', `"${name}" is completed, so its messages stay as they are.`);
}

/** Runs all checks, and reserves a slot within the limits last. */
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
  if (message.needsReview) {
    throw new ServiceError('conflict', 'This draft was not reviewed yet. Approve it first.');
  }
  const length = characterCount(text);
  if (messageType === 'connection_request' && length > CONNECTION_REQUEST_MAX) {
    const most = `at most ${CONNECTION_REQUEST_MAX} are allowed in a connection request. Shorten it first.`;
    throw new ServiceError('conflict', `The text has ${length} characters; ${most}`);
  }
  await assertRecipientNotSuppressed(ctx, message);
  await reserveSlots({ messageId: message._id, messageType, campaign, now });
}
