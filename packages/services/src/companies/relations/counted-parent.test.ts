import type { CompanyDoc, SourceRecordDoc } from '@workbench/db';
import { mongo } from 'mongoose';
import { expect, test } from 'vitest';
import { toAggregateInputs } from '../figures/headcount/aggregate-company.ts';
import { explainHeadcount } from '../figures/rule/explanation.ts';
import { toAncestor } from './ancestor.ts';
import type { RelatedCompany } from './counted-parent.ts';

const DAY = new Date('2026-06-01');
const SETTINGS = { minimumSources: 2, excludeOutliers: true, headlineScope: 'group', maxFigureAgeMonths: 24 } as const;

type Part = Partial<SourceRecordDoc>;
const record = (source: string, stated: number | Part, part: Part = {}): SourceRecordDoc => ({
  source,
  ...(typeof stated === 'number' ? { value: stated } : stated),
  kind: 'exact',
  scope: 'group',
  locations: [],
  since: DAY,
  asOf: DAY,
  fetchedAt: DAY,
  ...part,
});
const identifier = (kind: string, value: string): NonNullable<CompanyDoc['identifiers']>[number] => ({
  kind,
  value,
  by: 'sync',
  source: 'Wikidata',
  at: DAY,
});
const acme = (records: SourceRecordDoc[], identifierKeys: string[] = [], name = 'Acme AG') =>
  toAncestor({ _id: new mongo.ObjectId(), name, records, identifierKeys }, []);
const explain = (records: SourceRecordDoc[], company: RelatedCompany, minimumSources = 2) =>
  explainHeadcount(
    toAggregateInputs(records, company),
    { ...SETTINGS, minimumSources },
    { day: DAY, ruleVersion: '2' },
  );
const reasonOf = (source: string, records: SourceRecordDoc[], company: RelatedCompany) =>
  explain(records, company).records.find((one) => one.source === source)?.reason;

const COUNTS_PARENT = 'not counted: counts the parent, Acme AG';

test("a parent's 70,000 for a subsidiary is not counted, no outlier and never the headline", () => {
  const parent = { ancestors: [acme([record('Vendor', 70_000)])] };
  const own = [record('Website', 410), record('Wikidata', 395)];
  const all = [record('Vendor', 70_000), ...own];
  expect(reasonOf('Vendor', all, parent)).toBe(COUNTS_PARENT);
  expect(explain(all, parent)).toMatchObject({
    aggregatedEmployeeCount: 403,
    dataQualityReason: 'All 2 sources agree with 403 within 30%.',
    summary: 'Median of 2 sources; 1 not counted',
  });
  expect(explain([record('Vendor', 70_000)], parent, 1)).toMatchObject({
    aggregatedEmployeeCount: null,
    summary: '0 of 1 sources: no aggregate until another source reports; 1 not counted',
  });
  expect(reasonOf('Website', [record('Vendor', 70_000), record('Website', 410)], parent)).toBe(
    'not used yet: 1 of 2 sources report a headcount of its own',
  );
  expect(reasonOf('Vendor', all, {})).toBe('excluded: outlier – 174× the median of the others');
});

test('equal figures at both count the parent where one source gives them, from 50 persons on', () => {
  const parent = { ancestors: [acme([record('Vendor', 480), record('Website', 500), record('Tiny', 12)])] };
  const said = [record('Vendor', 480), record('Wikidata', 500), record('Tiny', 12)];
  expect(reasonOf('Vendor', said, parent)).toBe(COUNTS_PARENT);
  expect(reasonOf('Wikidata', said, parent)).toContain('used');
  expect(reasonOf('Tiny', said, parent)).not.toContain('parent');
});

test('a range that both have is no proof', () => {
  const range = { min: 10_001 };
  const parent = { ancestors: [acme([record('Vendor', range)])] };
  expect(explain([record('Vendor', range)], parent, 1)).toMatchObject({ aggregatedEmployeeCount: 10_001 });
});

test("a subsidiary larger than its parent's entity figure keeps its own", () => {
  const parent = { ancestors: [acme([record('Register', 40, { scope: 'legal_entity' })])] };
  const own = [record('Website', 410), record('Wikidata', 395)];
  expect(explain(own, parent)).toMatchObject({ aggregatedEmployeeCount: 403, comparableSources: 2 });
});

test('equal figures of two legal entities are two counts', () => {
  const unit = record('Register', 400, { scope: 'legal_entity' });
  expect(explain([unit], { ancestors: [acme([unit])] }, 1)).toMatchObject({ aggregatedEmployeeCount: 400 });
});

test('a figure near that of the group, from another source, is the own one of a large subsidiary', () => {
  const parent = { ancestors: [acme([record('Annual report', 70_000)])] };
  const own = [record('Website', 68_000), record('Wikidata', 69_500)];
  expect(explain(own, parent)).toMatchObject({ aggregatedEmployeeCount: 68_750, comparableSources: 2 });
});

test("the record of a source that has the parent's identifier counts the parent, whatever it says today", () => {
  const company = { identifiers: [identifier('wikidata', 'Q1')], ancestors: [acme([], ['wikidata:Q1'])] };
  const said = [
    record('Wikidata', 71_200, { connector: 'wikidata' }),
    record('SEC', { min: 5000 }, { connector: 'sec' }),
  ];
  expect(reasonOf('Wikidata', said, company)).toBe(COUNTS_PARENT);
  expect(reasonOf('SEC', said, company)).not.toContain('parent');
});

test('an earlier figure of the parent is still recognised, and one of a parent above it is named', () => {
  const earlier = record('Vendor', 65_000);
  const named = { _id: new mongo.ObjectId(), name: 'Acme Holding', identifierKeys: [] };
  const holding = toAncestor({ ...named, records: [record('Vendor', 70_000)] }, [earlier]);
  const company = { ancestors: [acme([]), holding] };
  expect(reasonOf('vendor ', [record('vendor ', 65_000)], company)).toBe(
    'not counted: counts a higher parent, Acme Holding',
  );
});
