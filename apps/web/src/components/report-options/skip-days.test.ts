import type { ReportEstimate } from '@workbench/services/reports/schemas';
import { expect, it } from 'vitest';
import { reportEstimateText } from './report-estimate.ts';
import { parseSkipDays } from './skip-days.ts';

it.each([
  ['', 0],
  ['0', 0],
  [' 30 ', 30],
  ['365', 365],
  ['366', null],
  ['-1', null],
  ['1.5', null],
  ['many', null],
])('"%s" days are read as %s', (text, days) => {
  expect(parseSkipDays(text)).toBe(days);
});

const ESTIMATE: ReportEstimate = {
  toWrite: 48,
  fresh: 0,
  unknown: 0,
  seconds: 200,
  isMeasured: true,
  analyst: { kind: 'built-in', name: 'Built-in analyst' },
  tokens: 0,
};

it('the built-in analyst is free, and a measured time is called measured', () => {
  expect(reportEstimateText(ESTIMATE)).toBe(
    '48 reports · Built-in analyst · free · about 3 minutes, based on recent reports',
  );
});

it('a model’s cost is given in tokens, and a rough estimate is called one', () => {
  const analyst = { kind: 'model', name: 'example-1' } as const;
  expect(reportEstimateText({ ...ESTIMATE, toWrite: 1, seconds: 20, isMeasured: false, analyst, tokens: 12_000 })).toBe(
    '1 report · example-1 · about 12,000 language model tokens' +
      ' · less than a minute, a rough estimate: no reports measured yet',
  );
});

it('companies with a recent report and companies that no longer exist are mentioned', () => {
  expect(reportEstimateText({ ...ESTIMATE, fresh: 2, unknown: 1 })).toMatch(
    / · 2 companies already have a recent report · 1 company no longer exists$/,
  );
  expect(reportEstimateText({ ...ESTIMATE, toWrite: 0, fresh: 1 })).toBe(
    'No reports to generate · 1 company already has a recent report',
  );
});
