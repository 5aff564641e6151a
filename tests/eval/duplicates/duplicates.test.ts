import { describe, expect, it } from 'vitest';
import { evaluatePairs } from './evaluate-pairs.ts';
import { readPairs } from './labelled-pairs.ts';
import { PAIR_FILES, pairGoalsOf } from './pair-goals.ts';

const sets = PAIR_FILES.map((file) => ({ file, pairs: readPairs(file) }));

describe('labelled pairs of companies', () => {
  it('are at least 2,000, of which most were not used for development', () => {
    expect(sets.flatMap(({ pairs }) => pairs).length).toBeGreaterThanOrEqual(2000);
    expect(sets.find(({ file }) => file === 'held-out.tsv')?.pairs.length).toBeGreaterThanOrEqual(1200);
  });

  it.each(sets)('meet the goals for what is sure and for the queue: $file', ({ file, pairs }) => {
    const missed = pairGoalsOf(file, evaluatePairs(pairs)).filter(({ isMet }) => !isMet);
    expect(missed).toEqual([]);
  });
});
