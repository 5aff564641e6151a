import { describe, expect, test } from 'vitest';
import { parseCaseHeadcount } from './aggregate.cases.ts';
import { aggregateHeadcount } from './aggregate.ts';
import { DATA_QUALITY_RULE, rateDataQuality } from './data-quality.ts';

const SETTINGS = { minimumSources: 1, excludeOutliers: true, headlineScope: 'group', maxFigureAgeMonths: 24 } as const;
const says = (text: string) =>
  text.split(' ').map((figure, index) => ({ source: `Source ${index}`, headcount: parseCaseHeadcount(figure) }));

describe('data quality', () => {
  test.each([
    ['90 100 110', 'high', 'All 3 sources agree with 100 within 10%.'],
    ['89 100 110', 'medium', 'All 3 sources agree with 100 within 30%.'],
    ['100 110', 'medium', 'All 2 sources agree with 105 within 30%.'],
    ['70 100 140', 'medium', '2 of 3 sources agree with 100 within 30%.'],
    ['10 100', 'low', '0 of 2 sources agree with 55 within 30%.'],
    ['100', 'low', '1 of 1 source agrees with 100 within 30%.'],
    ['95 100 105 9000', 'medium', 'All 3 used sources agree with 100 within 30%; 1 excluded as an outlier.'],
    ['13 11 168 13 13', 'medium', 'All 4 used sources agree with 13 within 30%; 1 excluded as an outlier.'],
    ['0 0 0', 'high', 'All 3 sources agree with 0 within 10%.'],
    ['100 100 none', 'medium', 'All 2 sources agree with 100 within 30%.'],
  ])('%s is %s', (figures, quality, reason) => {
    const { compared, value } = aggregateHeadcount(says(figures), SETTINGS, new Date());
    expect(rateDataQuality(compared, value)).toEqual({ quality, reason });
  });
  test.each([
    ['a wide range supports nothing', '11-50 30', 'low'],
    ['a range of twice its start supports a figure', '51-100 80', 'medium'],
    ['ranges never make it high', '90-110 95-105 99-101 100 100', 'medium'],
    ['exact figures make it high, with ranges beside them', '100 100 100 51-200', 'high'],
    ['a range far off prevents high', '100 100 100 201-500', 'medium'],
  ])('%s', (_, figures, quality) => {
    const { compared, value } = aggregateHeadcount(says(figures), SETTINGS, new Date());
    expect(rateDataQuality(compared, value).quality).toBe(quality);
  });
  test('is low without an aggregate', () => {
    const reason = 'There is no aggregate to compare the sources with.';
    expect(rateDataQuality([], null)).toEqual({ quality: 'low', reason });
  });
  test('the published rule names all limits', () => {
    expect(DATA_QUALITY_RULE).toBe(
      'High: 3 or more exact figures within 10% of the aggregate and none beyond 30%. ' +
        'Medium: 2 or more within 30%. Low: all others.',
    );
  });
});
