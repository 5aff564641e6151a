import { expect, it } from 'vitest';
import { DEFAULT_SETTINGS } from '../../../settings/index.ts';
import { explainHeadcount } from './explanation.ts';

const DAY = new Date('2026-06-15');
const said = (source: string, value: number, asOf = '2026-06-01') => ({
  source,
  headcount: { value },
  asOf: new Date(asOf),
});
const explain = (records: ReturnType<typeof said>[]) =>
  explainHeadcount(records, DEFAULT_SETTINGS, { day: DAY, ruleVersion: '2', isLocked: true });

it('is the headline beside any number of sources that agree on another', () => {
  const explained = explain([said('A', 500), said('B', 510), said('C', 505), said('Entered by hand', 120)]);
  expect(explained).toMatchObject({
    aggregatedEmployeeCount: 120,
    summary: 'Entered by hand and locked; 3 other sources are not counted',
    reportingSources: 4,
    dataQuality: 'low',
  });
  expect(explained.records.map(({ source, reasonCode }) => [source, reasonCode])).toEqual([
    ['A', 'locked'],
    ['B', 'locked'],
    ['C', 'locked'],
    ['Entered by hand', 'used'],
  ]);
});

it('needs no second source, and never becomes too old', () => {
  expect(explain([said('Entered by hand', 120, '2015-01-01')]).aggregatedEmployeeCount).toBe(120);
  const fresher = [said('A', 500), said('B', 510), said('Entered by hand', 120, '2015-01-01')];
  expect(explain(fresher)).toMatchObject({ aggregatedEmployeeCount: 120, summary: expect.stringContaining('locked') });
});

it('is supported by the sources that agree with it', () => {
  const explained = explain([said('A', 119), said('B', 121), said('Entered by hand', 120)]);
  expect(explained).toMatchObject({
    dataQuality: 'high',
    dataQualityReason: 'All 3 sources agree with 120 within 10%.',
  });
});

it('leaves the days before it was typed to the rule', () => {
  expect(explain([said('A', 500), said('B', 510)]).aggregatedEmployeeCount).toBe(505);
});
