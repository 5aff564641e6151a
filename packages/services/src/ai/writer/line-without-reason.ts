import type { Composition } from './composition.ts';
import type { Slot } from './phrasebook/phrasebook.ts';
import { bestForms, type Phrase, phraseOf } from './phrases.ts';

/** One honest line without a reason: as much of title and company as is known. */
export function lineWithoutReason(composition: Composition, without: readonly Slot[] = []): Phrase[] {
  const { phrasebook, request, values, choose, goal } = composition;
  // Who may try something need not be the right person for anything.
  if (goal?.kind === 'try' || goal?.kind === 'recall' || goal?.kind === 'service') return [];
  const forms = phrasebook.plain[goal === null ? 'without_goal' : 'with_goal'][request.messageType];
  // Without a goal nothing else in the message is worded in several ways.
  return phraseOf(choose(bestForms(forms, values, without), goal === null ? 'line' : 'plain'), composition, values);
}
