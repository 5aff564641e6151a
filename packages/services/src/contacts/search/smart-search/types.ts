import type { ContactFilters } from '../../schemas.ts';
import type { Correction } from './spelling/correct-spelling.ts';

/** What a sentence was understood as. */
export interface ParsedSentence {
  filters: ContactFilters;
  /** Parts of the sentence that became filters, to show the origin of each. */
  readings: { text: string; filter: keyof ContactFilters; value: string }[];
  /** Words with a meaning that no filter took ("remote", "series b"): shown as not understood, never sent. */
  leftOver: string[];
  /** Words that were taken for mistyped ones. */
  corrections: Correction[];
}

/** A sentence that describes no one is refused with a hint and never sent to a paid search. */
export type SentenceReading = { ok: true; parsed: ParsedSentence } | { ok: false; hint: string };
