import { describe, expect, test } from 'vitest';
import { explanationSchema } from '../../schemas.ts';
import { parseCaseHeadcount } from './aggregate.cases.ts';
import { explainHeadcount } from './explanation.ts';

const settings = {
  minimumSources: 2,
  excludeOutliers: true,
  headlineScope: 'group',
  maxFigureAgeMonths: 24,
} as const;
const TODAY = { day: new Date('2026-06-15T00:00:00Z'), ruleVersion: '2' } as const;
const says = (text: string, locations = ['Berlin, Germany']) =>
  text
    .split(' ')
    .filter((figure) => figure !== '')
    .map((figure, index) => ({ source: 'ABCDEFGH'.charAt(index), headcount: parseCaseHeadcount(figure), locations }));

describe('why this number', () => {
  test('names each record, used or excluded, with its reason', () => {
    const explanation = explainHeadcount(says('100 104 51-200 5000 none'), settings, TODAY);
    const judged = (source: string, value: string, used: boolean, reasonCode: string, reason: string) => {
      return { source, value, used, reasonCode, reason, kind: null, scope: null, asOf: null };
    };
    expect(explanationSchema.parse(explanation)).toEqual({
      aggregatedEmployeeCount: 102,
      aggregatedEmployeeCountIsMinimum: false,
      headcountScope: 'group',
      dataQuality: 'medium',
      dataQualityReason: '2 of 3 used sources agree with 102 within 30%; 1 excluded as an outlier.',
      ruleVersion: '2',
      day: '2026-06-15',
      minimumSources: 2,
      reportingSources: 4,
      comparableSources: 4,
      summary: 'Median of 3 of 4 sources; 1 excluded as an outlier',
      records: [
        judged('A', '100', true, 'used', 'used'),
        judged('B', '104', true, 'used', 'used'),
        judged('C', '51–200', true, 'used', 'used as a range: 51–200 contains 102'),
        judged('D', '5,000', false, 'outlier', 'excluded: outlier – 49× the median of the others'),
        judged('E', '–', false, 'no_headcount', 'location only, no headcount'),
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
    expect(explainHeadcount(says(figures), { ...settings, minimumSources }, TODAY).summary).toBe(summary);
  });
  test.each([
    ['100', 'not used yet: 1 of 2 sources report a headcount'],
    ['250 100 101 102', 'excluded: outlier – 2.5× the median of the others'],
    ['8 100 101 102', 'excluded: outlier – 7% of the median of the others'],
    ['1 1000 1010 1020', 'excluded: outlier – under 1% of the median of the others'],
    ['30 0 0 0 0', 'excluded: outlier – the median of the others is 0'],
    ['10001+ 98 100 103', 'excluded: outlier – at least 100× the median of the others'],
    ['127 100 100 101 101', 'excluded: outlier – 27% above the median of the others'],
    ['74 100 100 101 101', 'excluded: outlier – 73% of the median of the others'],
  ])('gives the first record of "%s" its reason', (figures, reason) => {
    expect(explainHeadcount(says(figures), settings, TODAY).records[0]?.reason).toBe(reason);
  });
  test('does not claim a location that a source did not give', () => {
    expect(explainHeadcount(says('none 10 10', []), settings, TODAY).records[0]?.reason).toBe('no headcount given');
  });
});
