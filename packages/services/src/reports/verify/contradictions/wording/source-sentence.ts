import { splitSentences } from '../../../../shared/statements/split-sentences.ts';
import { stemsOf } from '../../../../shared/statements/word-stems.ts';
import type { CheckedCitation } from '../../citation/check-citation.ts';

/** The sentence that a claim was made from, within its text. */
export interface SourceSentence {
  words: string;
  /** The sentences before it, and those after it, as far as they may be about it. */
  before: string[];
  after: string[];
  title: string;
  quote: string;
  /** Whether the sentence after it is quoted as well. */
  goesOn: boolean;
}

/** Farther away a text is about something else. */
const NEARBY = 6;
/** Characters of such a sentence that are read. */
const LENGTH_MAX = 1500;

/** Of the quoted sentences the one that shares most words with the claim. */
export function sourceSentenceOf(claim: string, { quoted, item, citation }: CheckedCitation): SourceSentence {
  const claimed = stemsOf(claim);
  const shared = (sentence: string) => [...stemsOf(sentence)].filter((stem) => claimed.has(stem)).length;
  const words = quoted.reduce((best, one) => (shared(one) > shared(best) ? one : best), quoted[0] ?? '');
  const sentences = splitSentences(item.text);
  const whole = sentences.indexOf(words);
  // Of a sentence without end only a part is compared.
  const at = whole >= 0 ? whole : sentences.findIndex((one) => one.includes(words));
  return {
    words,
    before: sentences.slice(Math.max(0, at - NEARBY), Math.max(0, at)).map((one) => one.slice(-LENGTH_MAX)),
    after: sentences.slice(at + 1, at + 1 + NEARBY).map((one) => one.slice(0, LENGTH_MAX)),
    title: item.title,
    quote: citation.quote,
    goesOn: quoted.includes(sentences[at + 1] ?? ''),
  };
}
