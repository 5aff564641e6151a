import { expect, test } from 'vitest';
import { createBuiltInAnalyst } from '../../packages/services/src/reports/analyse/built-in/built-in-analyst.ts';
import { evaluateHeadlines, LABELS } from './evaluate-headlines.ts';
import { evaluateSites } from './evaluate-sites.ts';
import { goalsOf } from './goals.ts';
import { HEADLINES } from './headlines/index.ts';

const PATIENCE_MS = 120_000;

test('the labelled headlines are many, of each kind enough, and none is there twice', () => {
  expect(HEADLINES.length).toBeGreaterThanOrEqual(220);
  expect(new Set(HEADLINES.map(({ title }) => title)).size).toBe(HEADLINES.length);
  for (const label of LABELS) {
    expect(HEADLINES.filter((headline) => headline.label === label).length, label).toBeGreaterThanOrEqual(35);
  }
});

test(
  'the built-in analyst reaches every goal of the evaluation',
  async () => {
    const analyst = createBuiltInAnalyst();
    const headlines = await evaluateHeadlines(analyst, new Date());
    const sites = await evaluateSites(analyst);
    expect(sites).toHaveLength(60);
    const missed = goalsOf(headlines, sites).filter(({ isMet }) => !isMet);
    expect(missed).toEqual([]);
  },
  PATIENCE_MS,
);
