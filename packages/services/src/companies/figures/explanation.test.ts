import { describe, expect, test } from 'vitest';
import { explanationSchema } from '../schemas.ts';
import { parseCaseHeadcount } from './aggregate.cases.ts';
import { explainHeadcount } from './explanation.ts';

const settings = { minimumSources: 2, excludeOutliers: true };
const says = (text: string, locations = ['Berlin, Germany']) =>
  text
    .split(' ')
    .filter((figure) => figure !== '')
    .map((figure, index) => ({ source: 'ABCDEFGH'.charAt(index), headcount: parseCaseHeadcount(figure), locations }));

describe('why this number', () => {
  test('names each record, used or excluded, with its reason', () => {
    const explanation = explainHeadcount(says('100 104 51-200 5000 none'), settings);
    expect(explanationSchema.parse(explanation)).toEqual({
      aggregatedEmployeeCount: 102,
      dataQuality: 'high',
      dataQualityReason: '3 of 4 sources are within 10% of 102.',
      ruleVersion: '1',
      minimumSources: 2,
      reportingSources: 4,
      summary: 'Median of 3 of 4 sources; 1 excluded as an outlier',
      records: [
        { source: 'A', value: '100', used: true, reason: 'used: one of 3 values around the median' },
        { source: 'B', value: '104', used: true, reason: 'used: one of 3 values around the median' },
        { source: 'C', value: '51–200', used: true, reason: 'used: the 51–200 band acts as an interval' },
        { source: 'D', value: '5,000', used: false, reason: 'excluded: outlier – 49× the median of the others' },
        { source: 'E', value: '–', used: false, reason: 'gave a location but no headcount' },
      ],
    });
  });
  test.each([
    ['', 2, 'No source reports a headcount yet'],
    ['none', 2, 'No source reports a headcount yet'],
    ['100', 2, '1 of 2 sources: no aggregate until another source reports'],
    ['100', 4, '1 of 4 sources: no aggregate until 3 more sources report'],
    ['100', 1, 'The figure of the only source that reports'],
    ['100 104', 2, 'Median of 2 sources'],
    ['1 100 104 108 110 9000', 2, 'Median of 4 of 6 sources; 2 excluded as outliers'],
  ])('sums up "%s" with a minimum of %i', (figures, minimumSources, summary) => {
    expect(explainHeadcount(says(figures), { minimumSources, excludeOutliers: true }).summary).toBe(summary);
  });
  test.each([
    ['100', 'not used yet: 1 of 2 sources report a headcount'],
    ['250 100 101 102', 'excluded: outlier – 2.5× the median of the others'],
    ['8 100 101 102', 'excluded: outlier – 8% of the median of the others'],
    ['1 1000 1010 1020', 'excluded: outlier – under 1% of the median of the others'],
    ['3 0 0 0 0', 'excluded: outlier – the median of the others is 0'],
    ['10001+ 98 100 103', 'excluded: outlier – 100× the median of the others'],
  ])('gives the first record of "%s" its reason', (figures, reason) => {
    expect(explainHeadcount(says(figures), settings).records[0]?.reason).toBe(reason);
  });
  test('does not claim a location that a source did not give', () => {
    expect(explainHeadcount(says('none 10 10', []), settings).records[0]?.reason).toBe('gave no headcount');
  });
});
