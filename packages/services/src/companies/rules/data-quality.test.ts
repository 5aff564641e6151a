import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseHeadcount } from './aggregate.golden.ts';
import { DATA_QUALITY_RULE, dataQuality } from './data-quality.ts';
import { figureLists } from './testing.ts';

const says = (text: string) =>
  text.split(' ').map((figure, index) => ({ source: `Source ${index}`, headcount: parseHeadcount(figure) }));

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
    expect(dataQuality(says(figures), aggregate)).toEqual({ quality, reason });
  });
  test('a copy of a source adds nothing', () => {
    const records = says('100 100');
    expect(dataQuality([...records, ...records], 100).quality).toBe('medium');
  });
  test('a further source never lowers it', () => {
    const rank = { low: 0, medium: 1, high: 2 };
    fc.assert(
      fc.property(figureLists, fc.nat(3000), (list, aggregate) => {
        const withoutLast = dataQuality(list.slice(0, -1), aggregate).quality;
        expect(rank[dataQuality(list, aggregate).quality]).toBeGreaterThanOrEqual(rank[withoutLast]);
      }),
    );
  });
  test('the published rule names all limits', () => {
    expect(DATA_QUALITY_RULE).toBe(
      'High: 3 or more sources within 10% of the aggregate. Medium: 2 or more within 30%. Low: all others.',
    );
  });
});
