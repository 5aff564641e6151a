import type { MessageAction, OutreachMessageStatus } from '../schemas.ts';

/** What may become of a message, as it is drawn. Pure. */

export interface MessageState {
  status: OutreachMessageStatus;
  messageType: string;
  /** It has left once; it stays so when it failed later. */
  wasSent: boolean;
}

/** `same`: it is so already, as after a double click. `refused`: why it cannot be, and what to do instead. */
export type StatusTransition =
  | { kind: 'change'; status: OutreachMessageStatus }
  | { kind: 'same' }
  | { kind: 'refused'; because: string };

const change = (status: OutreachMessageStatus): StatusTransition => ({ kind: 'change', status });
const refuse = (because: string): StatusTransition => ({ kind: 'refused', because });
const SAME: StatusTransition = { kind: 'same' };

const TRANSITIONS: Record<MessageAction, (state: MessageState) => StatusTransition> = {
  sent: ({ status, wasSent }) => {
    if (status === 'pending') return change('sent');
    if (status === 'sent') return SAME;
    if (status === 'failed' && !wasSent) return refuse('The message has failed. Choose "Try again" first.');
    return refuse(`The message has been sent already and is marked as ${status}.`);
  },
  accepted: ({ status, messageType }) => {
    if (messageType !== 'connection_request') return refuse('Only a connection request can be accepted.');
    if (status === 'sent') return change('accepted');
    if (status === 'accepted') return SAME;
    if (status === 'replied') return refuse('The request has been answered already, so it was accepted.');
    return notSent(status);
  },
  replied: ({ status }) => {
    if (status === 'sent' || status === 'accepted') return change('replied');
    return status === 'replied' ? SAME : notSent(status);
  },
  failed: ({ status }) => {
    if (status === 'failed') return SAME;
    return status === 'replied' ? refuse('The message has been answered, so it did not fail.') : change('failed');
  },
  retry: ({ status, wasSent }) => {
    if (status === 'pending') return SAME;
    if (status === 'failed' && !wasSent) return change('pending');
    return refuse('The message has been sent once: trying again would write to the same person twice.');
  },
  skip: ({ status }) => {
    if (status === 'pending') return change('pending');
    return refuse(`Only a waiting message can be skipped; this one is marked as ${status}.`);
  },
};

function notSent(status: OutreachMessageStatus): StatusTransition {
  if (status === 'pending') return refuse('The message has not been sent yet. Mark it as sent first.');
  return refuse(`The message is marked as ${status}.`);
}

export const statusTransition = (state: MessageState, action: MessageAction): StatusTransition =>
  TRANSITIONS[action](state);
