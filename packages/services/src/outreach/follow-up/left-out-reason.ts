import type { OutreachMessageDoc } from '@workbench/db';
import { isErasedRecipient } from '../recipients/erased.ts';
import type { FollowUpLeftOut } from '../schemas.ts';

/** Why a recipient is not followed up on, by the message alone; null when they are. Pure. */

type SeenMessage = Pick<OutreachMessageDoc, 'status' | 'messageType' | 'keys' | 'nextMessageId'>;

export function leftOutReason(message: SeenMessage): keyof FollowUpLeftOut | null {
  const { status, messageType, keys, nextMessageId = null } = message;
  if (isErasedRecipient(keys)) return 'erased';
  if (nextMessageId !== null) return 'followedUp';
  switch (status) {
    case 'accepted':
      return null;
    case 'sent':
      return messageType === 'connection_request' ? 'notAccepted' : null;
    case 'replied':
      return 'replied';
    case 'failed':
      return 'failed';
    default:
      return 'notSent';
  }
}

export const NO_ONE_LEFT_OUT: FollowUpLeftOut = {
  replied: 0,
  notAccepted: 0,
  notSent: 0,
  failed: 0,
  followedUp: 0,
  suppressed: 0,
  erased: 0,
  customers: 0,
};
