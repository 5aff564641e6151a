import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Explanation } from '../../schemas.ts';
import { figureLists, likelyFigureLists, settingsChoices } from './arbitraries.fixtures.ts';
import { explainHeadcount } from './explanation.ts';
import { findContradictions } from './find-contradictions.fixtures.ts';

const TODAY = { day: new Date('2026-06-15T00:00:00Z'), ruleVersion: '2' } as const;
const RUNS = 10_000;

test('the sentences about one company never contradict each other', () => {
  const seen = new Set<string>();
  fc.assert(
    fc.property(fc.oneof(figureLists, likelyFigureLists), settingsChoices, (records, settings) => {
      const explanation = explainHeadcount(records, settings, TODAY);
      for (const { reasonCode } of explanation.records) seen.add(reasonCode);
      expect(findContradictions(explanation)).toEqual([]);
    }),
    { numRuns: RUNS, seed: 7 },
  );
  expect([...seen].sort()).toEqual([
    'counts_parent',
    'insufficient',
    'no_headcount',
    'other_scope',
    'outlier',
    'too_old',
    'used',
  ]);
});

test('a contradiction is found where there is one', () => {
  const said: Explanation = explainHeadcount(
    [100, 100, 101, 5000].map((value, index) => ({ source: `S${index}`, headcount: { value } })),
    { minimumSources: 1, excludeOutliers: true, headlineScope: 'group', maxFigureAgeMonths: 24 },
    TODAY,
  );
  expect(findContradictions(said)).toEqual([]);
  const close = said.records.map((record) => ({ ...record, reason: record.reason.replace('50×', '93% of') }));
  expect(findContradictions({ ...said, records: close })).not.toEqual([]);
  expect(findContradictions({ ...said, dataQualityReason: 'All 4 sources agree with 100 within 10%.' })).not.toEqual(
    [],
  );
  expect(findContradictions({ ...said, summary: 'Median of 4 sources' })).not.toEqual([]);
});
