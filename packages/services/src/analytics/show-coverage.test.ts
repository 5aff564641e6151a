import { expect, it } from 'vitest';
import { toSourceCoverage } from './show-coverage.ts';

const STATES = {
  ...{
    used: 20,
    outlier: 3,
    too_old: 5,
    other_scope: 0,
    counts_parent: 0,
    insufficient: 1,
    locked: 0,
    not_preferred: 0,
  },
  ...{ no_headcount: 2, any: 29, valued: 27, compared: 18 },
};
const MEASURE = { source: 'Paid', companies: 31, states: STATES, medianAgeDays: 40, medianDeviationPercent: 2.5 };

it('prices a kept figure by the lookups of all that is covered, and nothing without a price or a kept figure', () => {
  expect(toSourceCoverage(MEASURE, 100, 2).creditsPerKept).toBe(3.1);
  expect(toSourceCoverage(MEASURE, 100, 0).creditsPerKept).toBeNull();
  expect(toSourceCoverage({ ...MEASURE, states: { ...STATES, used: 0 } }, 100, 2).creditsPerKept).toBeNull();
});

it('lists what is excluded by reason, the most frequent first, and shares without NaN', () => {
  const { excluded, coveredPercent } = toSourceCoverage(MEASURE, 100, 0);
  expect(excluded.map(({ reason, count }) => `${reason} ${count}`)).toEqual([
    'too_old 5',
    'outlier 3',
    'insufficient 1',
  ]);
  expect(coveredPercent).toBe(31);
  expect(toSourceCoverage(MEASURE, 0, 0).coveredPercent).toBe(0);
});
