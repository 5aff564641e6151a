import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseCaseHeadcount } from './aggregate.cases.ts';
import { figureLists } from './arbitraries.fixtures.ts';
import { DATA_QUALITY_RULE, rateDataQuality } from './data-quality.ts';

const says = (text: string) =>
  text.split(' ').map((figure, index) => ({ source: `Source ${index}`, headcount: parseCaseHeadcount(figure) }));

describe('data quality', () => {
  test.each([
    ['90 100 110', 100, 'high', 'All 3 sources are within 10% of 100.'],
    ['89 100 110', 100, 'medium', 'All 3 sources are within 30% of 100.'],
    ['100 110', 100, 'medium', 'All 2 sources are within 30% of 100.'],
    ['70 130 500', 100, 'medium', '2 of 3 sources are within 30% of 100.'],
    ['69 100 500', 100, 'low', '1 of 3 sources are within 30% of 100.'],
    ['100', 100, 'low', '1 of 1 source is within 30% of 100.'],
    ['95 100 105 9000', 100, 'high', '3 of 4 sources are within 10% of 100.'],
    ['51-200 100+ 100', 100, 'high', 'All 3 sources are within 10% of 100.'],
    ['0 0 0', 0, 'high', 'All 3 sources are within 10% of 0.'],
    ['0 1', 0, 'low', '1 of 2 sources are within 30% of 0.'],
    ['100 100 none', 100, 'medium', 'All 2 sources are within 30% of 100.'],
    ['100 100 100', null, 'low', 'There is no aggregate to compare the sources with.'],
  ])('%s beside %s is %s', (figures, aggregate, quality, reason) => {
    expect(rateDataQuality(says(figures), aggregate)).toEqual({ quality, reason });
  });
  test('a copy of a source adds nothing', () => {
    const records = says('100 100');
    expect(rateDataQuality([...records, ...records], 100).quality).toBe('medium');
  });
  test('a further source never lowers it', () => {
    const rank = { low: 0, medium: 1, high: 2 };
    fc.assert(
      fc.property(figureLists, fc.nat(3000), (list, aggregate) => {
        const withoutLast = rateDataQuality(list.slice(0, -1), aggregate).quality;
        expect(rank[rateDataQuality(list, aggregate).quality]).toBeGreaterThanOrEqual(rank[withoutLast]);
      }),
    );
  });
  test('the published rule names all limits', () => {
    expect(DATA_QUALITY_RULE).toBe(
      'High: 3 or more sources within 10% of the aggregate. Medium: 2 or more within 30%. Low: all others.',
    );
  });
});
