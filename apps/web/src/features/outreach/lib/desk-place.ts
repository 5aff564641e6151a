import type { MessageAction, OutreachMessage } from '@workbench/services/outreach/schemas';

/**
 * The message that a person has before them. It is theirs: piles are read again at any moment and change in other
 * windows, but only a step of the person's own puts another message under their hand.
 */
export interface Place {
  /** As last known; null: whoever stands at `index` is shown next. */
  message: OutreachMessage | null;
  /** Where it stands on its pile, or stood last. */
  index: number;
  /** Chosen in the list: it needn't stand on the pile. */
  isChosen: boolean;
}

export const FIRST: Place = { message: null, index: 0, isChosen: false };

type Pile = readonly OutreachMessage[];

/** Where the message stands now; -1 when it does not stand on the pile. */
export const indexIn = (pile: Pile, { message }: Place): number =>
  message === null ? -1 : pile.findIndex(({ id }) => id === message.id);

/**
 * The place once the pile has been read: a message that is shown stays, also when it has left the pile, and is the
 * newest that is known of it. The same object when nothing is different.
 * @param elsewhere messages that were read in other places; the shown one may be among them
 */
export function settled(pile: Pile, place: Place, elsewhere: Pile = []): Place {
  if (place.message === null) return pile.length === 0 ? place : placeAt(pile, place.index);
  const { id } = place.message;
  const index = indexIn(pile, place);
  const message = [...pile, ...elsewhere, place.message].filter((copy) => copy.id === id).reduce(newer);
  const isChosen = place.isChosen && index < 0;
  if (message === place.message && isChosen === place.isChosen && (index < 0 || index === place.index)) return place;
  return { message, index: index < 0 ? place.index : index, isChosen };
}

const newer = (a: OutreachMessage, b: OutreachMessage) => (b.revision > a.revision ? b : a);

function placeAt(pile: Pile, wanted: number): Place {
  const index = Math.max(0, Math.min(pile.length - 1, wanted));
  return { message: pile[index] ?? null, index, isChosen: false };
}

/** The place one message further or back; it stays at the ends. Who is not on the pile stands before its old neighbour. */
export function moved(pile: Pile, place: Place, by: 1 | -1): Place {
  const index = indexIn(pile, place);
  if (index >= 0) return placeAt(pile, index + by);
  return placeAt(pile, by > 0 || place.isChosen ? place.index : place.index - 1);
}

const GOES_ON: readonly MessageAction[] = ['sent', 'replied', 'failed', 'skip'];

/** After a step of the person's own, or an edit (null): who was dealt with makes room for who follows. */
export function placeAfter(place: Place, changed: OutreachMessage, action: MessageAction | null): Place {
  if (place.message?.id !== changed.id) return place;
  return action !== null && GOES_ON.includes(action)
    ? { message: null, index: place.index, isChosen: false }
    : { ...place, message: changed };
}
