import type { MessageAction, OutreachMessage } from '@workbench/services/outreach/schemas';

/**
 * The message that a person has before them. It is theirs: piles are read again at any moment and change in other
 * windows, but only a step of the person's own puts another message under their hand.
 */
export interface QueuePosition {
  /** As last known; null: whoever stands at `index` is shown next. */
  message: OutreachMessage | null;
  /** Where it stands on its pile, or stood last. */
  index: number;
  /** Chosen in the list: it needn't stand on the pile. */
  isChosen: boolean;
  /** Id of the message whose mark has brought this one under the hand; null once the person has moved or acted. */
  afterId: string | null;
}

export const START_POSITION: QueuePosition = { message: null, index: 0, isChosen: false, afterId: null };

type MessageQueue = readonly OutreachMessage[];

/** Where the message stands now; -1 when it does not stand on the pile. */
export const indexInQueue = (queue: MessageQueue, { message }: QueuePosition): number =>
  message === null ? -1 : queue.findIndex(({ id }) => id === message.id);

/**
 * The place once the pile has been read: a message that is shown stays, also when it has left the pile, and is the
 * newest that is known of it. The same object when nothing is different.
 * @param otherMessages messages that were read in other places; the shown one may be among them
 */
export function reconcilePosition(
  queue: MessageQueue,
  position: QueuePosition,
  otherMessages: MessageQueue = [],
): QueuePosition {
  if (position.message === null) {
    return queue.length === 0 ? position : { ...positionAt(queue, position.index), afterId: position.afterId };
  }
  const { id } = position.message;
  const index = indexInQueue(queue, position);
  const message = [...queue, ...otherMessages, position.message].filter((copy) => copy.id === id).reduce(newerRevision);
  const isChosen = position.isChosen && index < 0;
  if (message === position.message && isChosen === position.isChosen && (index < 0 || index === position.index))
    return position;
  return { ...position, message, index: index < 0 ? position.index : index, isChosen };
}

const newerRevision = (a: OutreachMessage, b: OutreachMessage) => (b.revision > a.revision ? b : a);

function positionAt(queue: MessageQueue, requestedIndex: number): QueuePosition {
  const index = Math.max(0, Math.min(queue.length - 1, requestedIndex));
  return { message: queue[index] ?? null, index, isChosen: false, afterId: null };
}

/** The place one message further or back; it stays at the ends. Who is not on the pile stands before its old neighbour. */
export function movePosition(queue: MessageQueue, position: QueuePosition, by: 1 | -1): QueuePosition {
  const index = indexInQueue(queue, position);
  if (index >= 0) return positionAt(queue, index + by);
  return positionAt(queue, by > 0 || position.isChosen ? position.index : position.index - 1);
}

const ADVANCING_ACTIONS: readonly MessageAction[] = ['sent', 'replied', 'failed', 'skip'];

/** After a step of the person's own, or an edit (null): who was dealt with makes room for who follows. */
export function positionAfterAction(
  position: QueuePosition,
  changed: OutreachMessage,
  action: MessageAction | null,
): QueuePosition {
  if (position.message?.id !== changed.id) return position;
  return action !== null && ADVANCING_ACTIONS.includes(action)
    ? { message: null, index: position.index, isChosen: false, afterId: changed.id }
    : { ...position, message: changed, afterId: null };
}
