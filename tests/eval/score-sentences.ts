import type { SentenceReading } from '../../packages/services/src/contacts/search/smart-search/types.ts';
import type { LabelledSentence } from './sentences.ts';
import { newTally, type Tally } from './tally.ts';

export const SENTENCE_FILTERS = ['jobTitles', 'locations', 'industries'] as const;
type SentenceFilter = (typeof SENTENCE_FILTERS)[number];

export interface SentenceResult {
  /** Sentences whose three lists are as labelled, letter for letter, in any order. */
  exact: { right: number; count: number };
  tallies: Record<SentenceFilter, Tally>;
  refused: { right: number; count: number };
  mistakes: string[];
}

interface Sets {
  sentences: readonly LabelledSentence[];
  /** Must all be refused. */
  refused: readonly string[];
  read: (sentence: string) => SentenceReading;
}

/** How often a parser reads what is labelled; a labelled sentence that it refuses counts as read without filters. */
export function scoreSentences({ sentences, refused, read }: Sets): SentenceResult {
  const tallies = { jobTitles: newTally(), locations: newTally(), industries: newTally() };
  const mistakes: string[] = [];
  for (const labelled of sentences) {
    const reading = read(labelled.sentence);
    const wrong = SENTENCE_FILTERS.flatMap((filter) => {
      const said = reading.ok ? reading.parsed.filters[filter] : [];
      return compare({ filter, wanted: labelled[filter], said, tally: tallies[filter] });
    });
    if (wrong.length > 0) mistakes.push(`${labelled.sentence}: ${wrong.join('; ')}`);
  }
  const exact = { right: sentences.length - mistakes.length, count: sentences.length };
  const accepted = refused.filter((sentence) => read(sentence).ok);
  mistakes.push(...accepted.map((sentence) => `not refused: ${sentence.slice(0, 80)}`));
  return { exact, tallies, refused: { right: refused.length - accepted.length, count: refused.length }, mistakes };
}

interface Comparison {
  filter: SentenceFilter;
  wanted: readonly string[];
  said: readonly string[];
  tally: Tally;
}

/** Counts into the tally, and tells the difference; a value that is said twice is wrong the second time. */
function compare({ filter, wanted, said, tally }: Comparison): string[] {
  const missed = wanted.filter((value) => !said.includes(value));
  const extra = said.filter((value, index) => !wanted.includes(value) || said.indexOf(value) !== index);
  tally.right += said.length - extra.length;
  tally.wrong += extra.length;
  tally.missed += missed.length;
  if (missed.length + extra.length === 0) return [];
  return [`${filter} ${[...missed.map((value) => `-"${value}"`), ...extra.map((value) => `+"${value}"`)].join(' ')}`];
}
