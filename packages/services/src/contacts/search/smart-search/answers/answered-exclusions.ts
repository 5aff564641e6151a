import { excludedParts } from '../exclusions/excluded-parts.ts';
import { translateSentence } from '../languages/translate-sentence.ts';
import { contentOf, findRun, overlaps, type Position } from '../sentence/find-words.ts';
import { tokeniseSentence } from '../sentence/tokenised-sentence.ts';

interface Exclusions {
  /** Where nothing is read, in order and apart from each other. */
  parts: Position[];
  /** Words of exclusions that stand nowhere as a model says them: nothing is left out for them, so they are said. */
  unlocated: string[];
}

/** Positions that overlap as one. */
function joinOverlapping(positions: readonly Position[]): Position[] {
  const joined: Position[] = [];
  for (const { start, end } of positions.toSorted((one, other) => one.start - other.start)) {
    const last = joined.at(-1);
    if (last && start < last.end) last.end = Math.max(last.end, end);
    else joined.push({ start, end });
  }
  return joined;
}

/** The words of a sentence that an exclusion says in others; none where the rules know of one of them that it is excluded. */
function wordsOfUncopied(part: string, sentence: string, byRule: readonly Position[]): string[] {
  const keys = new Set(contentOf(part).map(({ key }) => key));
  const found = tokeniseSentence(sentence).tokens.filter(({ key }) => keys.has(key));
  return found.some((token) => byRule.some((rule) => overlaps(token, rule))) ? [] : found.map(({ raw }) => raw);
}

/**
 * What a sentence excludes: all that the rules know, since models miss a "not", and what a model has copied. An exclusion
 * in other words has no position of its own: its words may stand in what is asked for, too ("sales managers, no junior
 * ones").
 */
export function findExclusions(said: readonly string[], sentence: string): Exclusions {
  const byRule = excludedParts(translateSentence(sentence).sentence);
  const copied = said.map((part) => ({ part, positions: findRun(part, sentence) }));
  const unlocated = copied
    .filter(({ positions }) => positions.length === 0)
    .flatMap(({ part }) => wordsOfUncopied(part, sentence, byRule));
  return { parts: joinOverlapping([...byRule, ...copied.flatMap(({ positions }) => positions)]), unlocated };
}
