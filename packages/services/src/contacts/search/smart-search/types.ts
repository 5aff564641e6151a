import type { ContactFilters } from '../../schemas.ts';

/** What a sentence was understood as. */
export interface ParsedSentence {
  filters: ContactFilters;
  /** Parts of the sentence that were taken for a filter, for showing what was read out of what. */
  readings: { text: string; filter: keyof ContactFilters; value: string }[];
  /** Words with a meaning that no filter took ("remote", "series b"): shown as not understood, never sent. */
  leftOver: string[];
}

/** A sentence that names nobody to search for is refused with a hint, and never sent to a paid search. */
export type SentenceReading = { ok: true; parsed: ParsedSentence } | { ok: false; hint: string };
