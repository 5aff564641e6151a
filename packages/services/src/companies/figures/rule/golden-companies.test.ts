import type { Headcount } from '@workbench/connectors/types';
import { describe, expect, test } from 'vitest';
import { aggregateHeadcount } from './aggregate.ts';
import { explainHeadcount } from './explanation.ts';

const TODAY = new Date('2026-06-15T00:00:00Z');
const SETTINGS = { minimumSources: 2, excludeOutliers: true, headlineScope: 'group', maxFigureAgeMonths: 24 } as const;

type Stated = number | Headcount;
const figure = (source: string, stated: Stated, scope = 'group', asOf = '2026-05-01', locations: string[] = []) => ({
  source,
  headcount: typeof stated === 'number' ? { value: stated } : stated,
  scope,
  asOf: new Date(asOf),
  locations,
});
const explain = (records: ReturnType<typeof figure>[], settings: Parameters<typeof explainHeadcount>[1] = SETTINGS) =>
  explainHeadcount(records, settings, { day: TODAY, ruleVersion: '2' });
const reasonsOf = (records: ReturnType<typeof figure>[]) =>
  Object.fromEntries(explain(records).records.map(({ source, reason }) => [source, reason]));

describe('companies as sources really count them', () => {
  test("one vendor's own example: a range, five counts and the profiles of a network", () => {
    const records = [
      figure('Band', { min: 11, max: 50 }),
      ...[76, 79, 65, 74, 77].map((count, index) => figure(`Count ${index}`, count)),
      figure('Network', 116, 'network_profiles'),
    ];
    const explanation = explain(records);
    expect(explanation).toMatchObject({ aggregatedEmployeeCount: 76, headcountScope: 'group', dataQuality: 'medium' });
    expect(reasonsOf(records)).toMatchObject({ Network: 'excluded: outlier – 53% above the median of the others' });
  });

  test('a group that consolidates beside the sum over its legal units: two counts, not one mean', () => {
    const records = [
      figure('Annual report', 79_400),
      figure('Register', 87_600, 'legal_entity', '2026-05-01', ['London, United Kingdom']),
    ];
    const { aggregatedEmployeeCount, summary } = explain(records, { ...SETTINGS, minimumSources: 1 });
    expect({ aggregatedEmployeeCount, summary }).toEqual({
      aggregatedEmployeeCount: 79_400,
      summary: 'The figure of the only comparable source; 1 not counted',
    });
    expect(reasonsOf(records).Register).toBe('not counted: the legal entity in United Kingdom');
    expect(explain(records, { ...SETTINGS, minimumSources: 1, headlineScope: 'legal_entity' })).toMatchObject({
      aggregatedEmployeeCount: 87_600,
      headcountScope: 'legal_entity',
    });
  });

  test("a register's 0 beside 163 and 146 is no outlier: it counts something else", () => {
    const records = [
      figure('SIRENE', 0, 'legal_entity', '2025-12-31', ['Lyon, France']),
      figure('Website', 163),
      figure('Wikidata', 146),
    ];
    expect(explain(records)).toMatchObject({ aggregatedEmployeeCount: 155, comparableSources: 2 });
    expect(reasonsOf(records).SIRENE).toBe('not counted: the legal entity in France');
  });

  test('a museum of the same name is excluded among three, and leaves the quality low among two', () => {
    const museum = figure('Wikidata', 12);
    expect(explain([museum, figure('SEC', 5200), figure('Website', 5100)])).toMatchObject({
      aggregatedEmployeeCount: 5150,
    });
    expect(reasonsOf([museum, figure('SEC', 5200), figure('Website', 5100)]).Wikidata).toBe(
      'excluded: outlier – under 1% of the median of the others',
    );
    expect(explain([museum, figure('SEC', 5200)])).toMatchObject({ dataQuality: 'low' });
  });

  test("a parent's 70,000 for a subsidiary is excluded", () => {
    const records = [figure('Vendor', 70_000), figure('Website', 410), figure('Wikidata', 395)];
    expect(explain(records)).toMatchObject({ aggregatedEmployeeCount: 403 });
    expect(reasonsOf(records).Vendor).toBe('excluded: outlier – 174× the median of the others');
  });
});

describe('what is not counted', () => {
  const old = figure('Wikidata', 300, 'group', '2022-03-31');
  const fresh = [figure('Website', 100), figure('SEC', 104, 'group', '2026-01-01')];

  test('a figure older than the limit gives way to two fresher ones, and to no fewer', () => {
    expect(reasonsOf([old, ...fresh]).Wikidata).toBe('not counted: March 2022');
    expect(explain([old, ...fresh])).toMatchObject({ aggregatedEmployeeCount: 102 });
    expect(explain([old, ...fresh.slice(0, 1)])).toMatchObject({ aggregatedEmployeeCount: 200 });
    expect(explain([old, ...fresh], { ...SETTINGS, maxFigureAgeMonths: 60, excludeOutliers: false })).toMatchObject({
      aggregatedEmployeeCount: 104,
    });
  });

  test('the fresher ones must be of the same scope', () => {
    const units = fresh.map((one) => ({ ...one, scope: 'legal_entity' }));
    expect(explain([old, ...units], { ...SETTINGS, minimumSources: 1 })).toMatchObject({
      aggregatedEmployeeCount: 300,
    });
  });

  test('the day from which a figure is too old is known beforehand', () => {
    const aging = figure('Wikidata', 300, 'group', '2024-07-10');
    const { changesOn } = aggregateHeadcount([aging, ...fresh], SETTINGS, TODAY);
    expect(changesOn).toEqual(new Date('2026-07-11T00:00:00Z'));
    const before = aggregateHeadcount([aging, ...fresh], SETTINGS, new Date('2026-07-10T00:00:00Z'));
    const after = aggregateHeadcount([aging, ...fresh], SETTINGS, new Date('2026-07-11T00:00:00Z'));
    expect([before.compared.length, after.compared.length, after.changesOn]).toEqual([3, 2, null]);
    const evening = aggregateHeadcount([aging, ...fresh], SETTINGS, new Date('2026-07-10T23:59:59Z'));
    expect(evening).toEqual(before);
  });

  test('a source that is too old reports, too, in the words of those that wait for a third', () => {
    const aged = figure('Wikidata', 300, 'group', '2020-07-10');
    const { records } = explain([aged, ...fresh], { ...SETTINGS, minimumSources: 3 });
    expect(records.map(({ reason }) => reason)).toContain('not used yet: 2 of 3 sources report a recent headcount');
  });

  test('the next best scope stands in where no source counts the chosen one, and the summary says so', () => {
    const units = [figure('Register', 40, 'legal_entity'), figure('Accounts', 42, 'legal_entity')];
    expect(explain(units)).toMatchObject({
      aggregatedEmployeeCount: 41,
      headcountScope: 'legal_entity',
      summary: 'Median of 2 sources; counts the legal entity, as no source counts the group',
    });
  });

  test('an open range alone is a minimum', () => {
    const open = [figure('Vendor', { min: 10_001, max: null })];
    expect(explain(open, { ...SETTINGS, minimumSources: 1 })).toMatchObject({
      aggregatedEmployeeCount: 10_001,
      aggregatedEmployeeCountIsMinimum: true,
    });
    expect(explain([...open, figure('Website', 12_000)])).toMatchObject({ aggregatedEmployeeCountIsMinimum: false });
  });

  test('two spellings of a source are one opinion', () => {
    const records = [
      figure('LinkedIn', 10),
      figure('linkedin ', 20, 'group', '2026-05-02'),
      figure('Linked\u00a0In', 1),
    ];
    expect(explain(records)).toMatchObject({ reportingSources: 2 });
  });
});

test('version 1 can still be computed: every scope, every age, and outliers however near', () => {
  const records = [
    figure('A', 100),
    figure('B', 100),
    figure('C', 101),
    figure('D', 101),
    figure('Near', 110),
    figure('Register', 40, 'legal_entity'),
  ];
  const {
    aggregatedEmployeeCount,
    ruleVersion,
    records: judged,
  } = explainHeadcount(records, SETTINGS, { day: TODAY, ruleVersion: '1' });
  expect({ aggregatedEmployeeCount, ruleVersion }).toEqual({ aggregatedEmployeeCount: 101, ruleVersion: '1' });
  expect(judged.filter(({ reasonCode }) => reasonCode === 'outlier').map(({ source }) => source)).toEqual([
    'Near',
    'Register',
  ]);
});
