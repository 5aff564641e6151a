import type { MessageClause } from '../written-message.ts';
import type { Slot } from './phrasebook/phrasebook.ts';
import type { SlotValues } from './slot-values.ts';

const SLOT = /\{(\w+)\}/g;
const ADDRESS = /\[([^|\]]*)\|([^\]]*)\]/g;

export const slotsOf = (sentence: string): Slot[] => [...sentence.matchAll(SLOT)].map(([, slot]) => slot as Slot);

export const canFill = (sentence: string, values: SlotValues): boolean =>
  slotsOf(sentence).every((slot) => values[slot] !== undefined);

/** One sentence with its slots filled. What fills a slot is never read as a sentence form again. */
export function fillSentence(sentence: string, values: SlotValues, isFormal: boolean): MessageClause {
  const addressed = sentence.replace(ADDRESS, (_all, formal: string, familiar: string) =>
    isFormal ? formal : familiar,
  );
  const filled = addressed.replace(/\{(\w+)\}(\.?)/g, (_all, slot: string, stop: string) => {
    const value = values[slot as Slot]?.text ?? '';
    // "Northwind Inc." at the end of a sentence ends it.
    return /[.!?…]$/.test(value) ? value : value + stop;
  });
  return { text: filled, restsOn: [...new Set(slotsOf(sentence).flatMap((slot) => values[slot]?.restsOn ?? []))] };
}

/** Words that keep their capital inside of a sentence. */
const KEEPS_CAPITAL = /^(?:I\b|Ihr|Ihnen|Sie\b)/;

/** The sentence after "Hi Marta,": in lower case unless its first word is a name or a form of address. */
export function afterComma(clause: MessageClause, sentence: string): MessageClause {
  if (sentence.startsWith('{') || KEEPS_CAPITAL.test(clause.text)) return clause;
  return { ...clause, text: clause.text.slice(0, 1).toLowerCase() + clause.text.slice(1) };
}

export const capitalised = (clause: MessageClause): MessageClause => ({
  ...clause,
  text: clause.text.slice(0, 1).toUpperCase() + clause.text.slice(1),
});
