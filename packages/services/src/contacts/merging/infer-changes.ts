import type { ContactDoc } from '@workbench/db';
import { keepUnrecorded } from './keep-unrecorded.ts';
import { isSame, type MergedState, type Side } from './merged-state.ts';
import { replayAnswers } from './replay-answers.ts';
import { editsSince, replayEdits } from './replay-edits.ts';
import { separateOtherValues } from './separate-other-values.ts';

/**
 * Both contacts of a merge with what was typed and said since, as far as the present contact shows it: of a merge whose
 * changes are not recorded, or not in full. Pure.
 */
export function inferChanges(state: MergedState): Record<Side, ContactDoc> & { owners?: undefined } {
  const { survivorBefore, otherBefore, present } = state;
  const edits = editsSince(state);
  const sides = { survivor: replayEdits(survivorBefore, edits, present), other: { ...otherBefore } };
  const { survivor, other } = separateOtherValues(state, replayAnswers(state, keepUnrecorded(state, sides), edits));
  return { survivor: unlessSame(survivor, survivorBefore), other: unlessSame(other, otherBefore) };
}

/** The changes since an earlier merge are no longer known in full. */
const unlessSame = (contact: ContactDoc, before: ContactDoc): ContactDoc =>
  before.changes && !isSame(contact, before) ? { ...contact, changes: null } : contact;
