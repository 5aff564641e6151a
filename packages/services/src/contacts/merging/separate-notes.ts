import type { ContactDoc } from '@workbench/db';
import type { MergedState, Side } from './merged-state.ts';

type Notes = ContactDoc['notes'];

/**
 * Gives each of two contacts its notes. One that was removed since is among the removed notes of its owner, and can be
 * restored; a new one is the survivor's. Changes the sides.
 */
export function separateNotes(state: MergedState, sides: Record<Side, ContactDoc>): void {
  const { survivorBefore, otherBefore, combined, present } = state;
  const isOthers = ({ id }: Notes[number]) => !hasNote(survivorBefore, id) && hasNote(otherBefore, id);
  const added = present.notes.filter(({ id }) => !isIn(combined.notes, id));
  const removed = present.removedNotes ?? [];
  const separated = [
    { side: sides.survivor, before: survivorBefore, isOwn: (note: Notes[number]) => !isOthers(note) },
    { side: sides.other, before: otherBefore, isOwn: isOthers },
  ];
  for (const { side, before, isOwn } of separated) {
    side.notes = [...before.notes.filter(({ id }) => isIn(present.notes, id)), ...added.filter(isOwn)];
    const ownRemoved = removed.filter(isOwn);
    if (ownRemoved.length > 0 || before.removedNotes) side.removedNotes = ownRemoved;
  }
}

const isIn = (notes: readonly { id: string }[], id: string): boolean => notes.some((one) => one.id === id);

const hasNote = ({ notes, removedNotes = [] }: ContactDoc, id: string): boolean =>
  isIn(notes, id) || isIn(removedNotes, id);
