import { describe, expect, test } from 'vitest';
import { readSentence } from '../../packages/services/src/contacts/search/smart-search/read-sentence.ts';
import type { SentenceReading } from '../../packages/services/src/contacts/search/smart-search/types.ts';
import { sentenceGoalsOf } from './goals.ts';
import { scoreSentences } from './score-sentences.ts';
import { REFUSED, SENTENCES } from './sentences.ts';

test('the labelled sentences are many, each names somebody, and none is there twice', () => {
  expect(SENTENCES.length).toBeGreaterThanOrEqual(150);
  expect(new Set(SENTENCES.map(({ sentence }) => sentence.toLowerCase())).size).toBe(SENTENCES.length);
  const empty = SENTENCES.filter((one) => one.jobTitles.length + one.locations.length + one.industries.length === 0);
  expect(empty).toEqual([]);
  expect(new Set(REFUSED).size).toBeGreaterThanOrEqual(25);
});

test('the smart search reaches every goal of the evaluation', () => {
  const result = scoreSentences({ sentences: SENTENCES, refused: REFUSED, read: readSentence });
  expect(sentenceGoalsOf(result).filter(({ isMet }) => !isMet)).toEqual([]);
});

describe('the judge of a reading', () => {
  const LABEL = { sentence: 'CTOs in Bonn or Ulm', jobTitles: ['CTO'], locations: ['Bonn', 'Ulm'], industries: [] };
  const REFUSAL: SentenceReading = { ok: false, hint: 'Name whom you are looking for.' };
  const readAs = (jobTitles: string[], locations: string[], industries: string[] = []): SentenceReading => {
    const filters = {
      jobTitles,
      locations,
      industries,
      seniorities: [],
      companyNames: [],
      companySize: null,
      keywords: '',
    };
    return { ok: true, parsed: { filters, readings: [], leftOver: [], corrections: [] } };
  };
  const judge = (reading: SentenceReading, refused: string[] = []) =>
    scoreSentences({ sentences: [LABEL], refused, read: () => reading });

  test('has nothing against the same values in another order', () => {
    const { exact, mistakes, tallies } = judge(readAs(['CTO'], ['Ulm', 'Bonn']));
    expect({ exact, mistakes }).toEqual({ exact: { right: 1, count: 1 }, mistakes: [] });
    expect(tallies.locations).toEqual({ right: 2, wrong: 0, missed: 0 });
  });

  test('counts what is missed, invented or said twice, in its own filter', () => {
    const { exact, tallies } = judge(readAs(['CTO', 'CTO'], ['Bonn', 'bonn'], ['Fintech']));
    expect(exact.right).toBe(0);
    expect(tallies).toEqual({
      jobTitles: { right: 1, wrong: 1, missed: 0 },
      locations: { right: 1, wrong: 1, missed: 1 },
      industries: { right: 0, wrong: 1, missed: 0 },
    });
  });

  test('takes a refused sentence as missed, and a bad one that is read as a missed goal', () => {
    expect(judge(REFUSAL).tallies.locations).toEqual({ right: 0, wrong: 0, missed: 2 });
    const result = judge(readAs(['CTO'], ['Bonn', 'Ulm']), ['<script>']);
    expect(result.refused).toEqual({ right: 0, count: 1 });
    const missed = sentenceGoalsOf(result).filter(({ isMet }) => !isMet);
    expect(missed.map(({ name }) => name)).toEqual(['sentences: refused']);
  });
});
