import { describe, expect, it } from 'vitest';
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

describe('a preferred source', () => {
  const choose = (records: ReturnType<typeof said>[], isLocked = false) =>
    explainHeadcount(records, DEFAULT_SETTINGS, { day: DAY, ruleVersion: '2', isLocked, preferredSource: 'b' });

  it('is the headcount whatever the others say, and says so', () => {
    const explained = choose([said('A', 500), said('B', 90, '2020-01-01'), said('C', 505)]);
    expect(explained).toMatchObject({
      aggregatedEmployeeCount: 90,
      summary: 'The figure of B, which is preferred here; 2 other sources are not counted',
      reportingSources: 3,
    });
    expect(explained.records.map(({ reasonCode, reason }) => [reasonCode, reason])).toEqual([
      ['not_preferred', 'not counted: B is preferred here'],
      ['used', 'used: the source preferred here'],
      ['not_preferred', 'not counted: B is preferred here'],
    ]);
  });

  it('that gives no headcount leaves it to the rule, and says so', () => {
    expect(choose([said('A', 500), said('C', 510)])).toMatchObject({
      aggregatedEmployeeCount: 505,
      summary: 'Median of 2 sources; b is preferred here but gives no headcount',
    });
  });

  it('comes after a typed headcount', () => {
    expect(choose([said('B', 90), said('Entered by hand', 120)], true).aggregatedEmployeeCount).toBe(120);
  });

  it('that counts the parent leaves it to the rule', () => {
    const counted = { ...said('B', 90_000), countedParent: { name: 'Group', isDirect: true } };
    expect(choose([counted, said('A', 500), said('C', 510)]).aggregatedEmployeeCount).toBe(505);
  });
});
