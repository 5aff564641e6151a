import type { OutreachMessageDoc, OutreachMessageState } from '@workbench/db';
import { MARKS_MAX } from '../limits.ts';
import { MESSAGE_ACTIONS, type MessageAction } from '../schemas.ts';

/** The marks of a message, and what each has changed. Pure. */

export interface Mark {
  action: MessageAction;
  before: OutreachMessageState;
}

type MarkedMessage = OutreachMessageState & Pick<OutreachMessageDoc, 'marks'>;
type StoredMarks = NonNullable<OutreachMessageDoc['marks']>;

/** The marks with one more; the oldest ones go. */
export const addMark = (message: MarkedMessage, action: MessageAction, at: Date): StoredMarks =>
  [...(message.marks ?? []), { action, at, before: stateOf(message) }].slice(-MARKS_MAX);

/** What an undo takes back; null when nothing was marked. */
export function lastMark(message: MarkedMessage): Mark | null {
  const last = message.marks?.at(-1);
  if (last === undefined) return derivedMark(message);
  const action = MESSAGE_ACTIONS.find((known) => known === last.action);
  return action === undefined ? null : { action, before: last.before };
}

/** A mark of an earlier version, from the times that it has left. */
function derivedMark(message: MarkedMessage): Mark | null {
  const state = stateOf(message);
  const { status, sentAt, acceptedAt } = state;
  const whileSent = acceptedAt === null ? 'sent' : 'accepted';
  switch (status) {
    case 'sent':
      return { action: 'sent', before: { ...state, status: 'pending', sentAt: null } };
    case 'accepted':
      return { action: 'accepted', before: { ...state, status: 'sent', acceptedAt: null } };
    case 'replied':
      return { action: 'replied', before: { ...state, status: whileSent, repliedAt: null } };
    case 'failed':
      return {
        action: 'failed',
        before: { ...state, status: sentAt === null ? 'pending' : whileSent, failure: null },
      };
    default:
      return null;
  }
}

const stateOf = (message: OutreachMessageState): OutreachMessageState => ({
  status: message.status,
  sentAt: message.sentAt ?? null,
  acceptedAt: message.acceptedAt ?? null,
  repliedAt: message.repliedAt ?? null,
  failure: message.failure ?? null,
  skippedAt: message.skippedAt ?? null,
});
