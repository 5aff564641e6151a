import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { distanceTo } from '../headcount/distance-to-headcount.ts';
import { lowerEnd, upperEnd } from '../headcount/headcount.ts';
import { AGGREGATE_CASES, parseCaseHeadcount } from './aggregate.cases.ts';
import { aggregateHeadcount } from './aggregate.ts';
import { figureLists, recordLists, settingsChoices } from './arbitraries.fixtures.ts';

const TODAY = new Date('2026-06-15T00:00:00Z');
const COMMON = { headlineScope: 'group', maxFigureAgeMonths: 24 } as const;

describe('the aggregate of known cases', () => {
  test.each(AGGREGATE_CASES)('$title: $says', ({ says, settings, value, outliers }) => {
    const records = says
      .split(' ')
      .filter((text) => text !== '')
      .map((text, index) => ({ source: 'ABCDEFGH'.charAt(index), headcount: parseCaseHeadcount(text) }));
    const aggregate = aggregateHeadcount(records, settings, TODAY);
    const excluded = aggregate.records.filter((record) => record.reason === 'outlier').map((record) => record.source);
    expect({ value: aggregate.value, outliers: excluded.join('') }).toEqual({ value, outliers });
  });
});

describe('one opinion per source', () => {
  const settings = { ...COMMON, minimumSources: 1, excludeOutliers: true };
  const day = (date: number) => new Date(Date.UTC(2026, 0, date));
  test('takes the later day of a source', () => {
    const records = [
      { source: 'A', headcount: { value: 10 }, asOf: day(2), fetchedAt: day(3) },
      { source: 'A', headcount: { value: 20 }, asOf: day(1), fetchedAt: day(9) },
    ];
    expect(aggregateHeadcount(records, settings, TODAY)).toMatchObject({ value: 10, reporting: 1 });
  });
  test('takes the later fetch of the same day', () => {
    const records = [
      { source: 'A', headcount: { value: 10 }, asOf: day(1), fetchedAt: day(3) },
      { source: 'A', headcount: { value: 20 }, asOf: day(1), fetchedAt: day(9) },
    ];
    expect(aggregateHeadcount(records, settings, TODAY).value).toBe(20);
  });
  test('keeps an older headcount when the later record has none', () => {
    const records = [
      { source: 'A', headcount: { value: 10 }, asOf: day(1) },
      { source: 'A', headcount: null, asOf: day(9) },
    ];
    expect(aggregateHeadcount(records, settings, TODAY).value).toBe(10);
  });
  test('two syncs of one source are not two sources', () => {
    const records = [
      { source: 'A', headcount: { value: 10 }, asOf: day(1) },
      { source: 'A', headcount: { value: 12 }, asOf: day(2) },
    ];
    expect(aggregateHeadcount(records, { ...settings, minimumSources: 2 }, TODAY)).toMatchObject({
      value: null,
      reporting: 1,
      records: [{ source: 'A', used: false, reason: 'insufficient' }],
    });
  });
});

describe('properties of the aggregate', () => {
  test('the order of the records is irrelevant', () => {
    const shuffled = recordLists.chain((list) =>
      fc.tuple(fc.constant(list), fc.shuffledSubarray(list, { minLength: list.length })),
    );
    fc.assert(
      fc.property(shuffled, settingsChoices, ([list, other], settings) => {
        expect(aggregateHeadcount(other, settings, TODAY)).toEqual(aggregateHeadcount(list, settings, TODAY));
      }),
    );
  });
  test('a copy of a source adds nothing', () => {
    fc.assert(
      fc.property(recordLists, fc.nat(), settingsChoices, (list, index, settings) => {
        const copy = list[index % Math.max(1, list.length)];
        const withCopy = copy ? [...list, { ...copy }] : list;
        expect(aggregateHeadcount(withCopy, settings, TODAY)).toEqual(aggregateHeadcount(list, settings, TODAY));
      }),
    );
  });
  test('there is an aggregate exactly when the minimum of sources reports', () => {
    fc.assert(
      fc.property(figureLists, settingsChoices, (list, settings) => {
        const { value, reporting, compared } = aggregateHeadcount(list, settings, TODAY);
        expect(reporting).toBe(list.filter((record) => record.headcount !== null).length);
        expect(value !== null).toBe(compared.length >= settings.minimumSources);
      }),
    );
  });
  test('the value is whole, lies between the smallest and the greatest end, and has the smallest sum of distances', () => {
    fc.assert(
      fc.property(figureLists, settingsChoices, (list, settings) => {
        const { value, records } = aggregateHeadcount(list, settings, TODAY);
        if (value === null) return;
        const used = records
          .filter((record) => record.used)
          .flatMap(({ source }) => list.find((record) => record.source === source)?.headcount ?? []);
        expect(Number.isInteger(value)).toBe(true);
        expect(value).toBeGreaterThanOrEqual(Math.min(...used.map(lowerEnd)));
        expect(value).toBeLessThanOrEqual(Math.max(...used.map(upperEnd)));
        const sum = (candidate: number) => used.reduce((total, figure) => total + distanceTo(figure, candidate), 0);
        const ends = used.flatMap((figure) => [lowerEnd(figure), upperEnd(figure)]).filter(Number.isFinite);
        expect(sum(value)).toBe(Math.min(...ends.map(sum)));
      }),
    );
  });
  test('outliers are never excluded with fewer than three sources, nor more than half, nor when switched off', () => {
    fc.assert(
      fc.property(figureLists, settingsChoices, (list, settings) => {
        const { records, compared } = aggregateHeadcount(list, settings, TODAY);
        const excluded = records.filter((record) => record.reason === 'outlier').length;
        if (compared.length < 3 || !settings.excludeOutliers) expect(excluded).toBe(0);
        expect(excluded).toBeLessThanOrEqual(compared.length / 2);
      }),
    );
  });
});
