import type { Figure } from '@workbench/connectors/types';
import { CompanyModel, CompanyStatModel, ObservationModel, WriteLockModel } from '@workbench/db';
import { emptyTestDatabase, useTestDatabase } from '@workbench/db/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { createContext } from '../../shared/context.ts';
import { countAllCompanies, getTotals } from '../figures/statistics/statistics.ts';
import { getCompany } from '../get-company.ts';
import { listSourceRecords } from '../view/list-source-records.ts';
import { applySourceFigures, type SourceFigures } from './apply-source-figures.ts';
import { createCompany } from './create-company.ts';

useTestDatabase();
beforeEach(emptyTestDatabase);

let now = new Date('2026-06-15T10:00:00Z');
const ctx = createContext({ now: () => now });
beforeEach(() => {
  now = new Date('2026-06-15T10:00:00Z');
});

const create = async (domain = 'acme.com', industry?: string) =>
  (await createCompany({ ctx, input: { name: 'Acme', domain, ...(industry && { industry }) } })).id;
const company = (id: string) => getCompany({ ctx, input: { id } });
const records = (id: string) => listSourceRecords({ ctx, input: { id } });

function figure(headcount: Figure['headcount'], asOf: string | null = null, more: Partial<Figure> = {}): Figure {
  const when = asOf === null ? null : new Date(asOf);
  return { headcount, kind: 'exact', scope: 'group', asOf: when, url: null, quote: null, ...more };
}

function says(companyId: string, source: string, figures: Figure[], more: Partial<SourceFigures> = {}): SourceFigures {
  return { companyId, source, figures, locations: [], industry: null, ...more };
}

async function statisticsFit(): Promise<void> {
  const counted = (await countAllCompanies()).get('totals');
  expect(await getTotals()).toMatchObject(counted ?? {});
}

describe('what a source withdraws', () => {
  const WIKIDATA = { connector: 'wikidata' };
  const sources = async (companyId: string) =>
    (await ObservationModel.find({ companyId }).lean()).map(({ source, kind }) => `${source} ${kind}`).sort();

  it('leaves with its whole history: what it stored under a former name, and what earlier versions stored', async () => {
    const [id, other] = [await create(), await create('other.com')];
    const history = [figure({ value: 120 }, '2025-12-31'), figure({ value: 100 }, '2024-12-31')];
    await applySourceFigures(ctx, [
      says(id, 'Wiki of before', history, WIKIDATA),
      says(id, 'SEC', history, { connector: 'sec' }),
      says(other, 'Wikidata', history, WIKIDATA),
    ]);
    const ofBefore = await ObservationModel.findOne({ source: 'SEC' }).lean();
    const { _id, connector, ...fields } = ofBefore ?? {};
    const earlier = (source: string, kind: string, day: string) => ({ ...fields, source, kind, asOf: new Date(day) });
    await ObservationModel.collection.insertMany([
      earlier('Wikidata', 'exact', '2020-12-31'),
      earlier('Wikidata', 'file', '2019-12-31'),
      earlier('My list', 'exact', '2018-12-31'),
    ] as never[]);
    expect(await sources(other)).toEqual(['Wikidata exact']);
    await applySourceFigures(ctx, [says(id, 'Wikidata', [], { ...WIKIDATA, isWithdrawn: true })]);
    expect(await sources(id)).toEqual(['My list exact', 'SEC exact', 'Wikidata file']);
    expect(await sources(other)).toEqual(['Wikidata exact']);
    expect((await records(id)).map(({ source }) => source)).toEqual(['SEC']);
    await statisticsFit();
  });

  it('is deleted once, and the new answer of the same sync stays', async () => {
    const id = await create();
    await applySourceFigures(ctx, [says(id, 'Wikidata', [figure({ value: 900 }, '2024-12-31')], WIKIDATA)]);
    const figures = [figure({ value: 120 }, '2025-12-31'), figure({ value: 110 }, '2024-12-31')];
    const renewed = says(id, 'Wikidata', figures, { ...WIKIDATA, isWithdrawn: true });
    await applySourceFigures(ctx, [renewed]);
    expect(await records(id)).toMatchObject([{ employeeCount: 120 }]);
    expect(await ObservationModel.find({ companyId: id }).lean()).toMatchObject([{ value: 110 }]);
  });
});

describe('applySourceFigures', () => {
  it('makes the newest figure the record and the older dated ones history', async () => {
    const id = await create();
    const figures = [
      figure({ value: 120 }, '2025-12-31', {
        kind: 'text_extracted',
        url: 'https://a.example/10-k',
        quote: 'We had 120.',
      }),
      figure({ value: 100 }, '2024-12-31'),
      figure({ value: 90 }, '2023-12-31'),
    ];
    await applySourceFigures(ctx, [says(id, 'SEC EDGAR', figures)]);
    expect(await records(id)).toMatchObject([
      { source: 'SEC EDGAR', employeeCount: 120, kind: 'text_extracted', scope: 'group', quote: 'We had 120.' },
    ]);
    const past = await ObservationModel.find({}).sort({ asOf: 1 }).lean();
    expect(past.map(({ value, asOf }) => [value, asOf.getUTCFullYear()])).toEqual([
      [90, 2023],
      [100, 2024],
    ]);
  });

  it('says nothing new the second time: the day of an undated figure and the times move', async () => {
    const id = await create();
    // A figure that came back after another: both its times are history.
    const figures = [
      figure({ value: 120 }, '2025-12-31'),
      figure({ value: 100 }, '2024-12-31'),
      figure({ value: 120 }, '2023-12-31'),
    ];
    const answers = [
      says(id, 'Wikidata', figures, { locations: ['Oslo, Norway'] }),
      says(id, 'Apollo', [figure({ value: 130 })]),
    ];
    expect(await applySourceFigures(ctx, answers)).toMatchObject([{ changed: true }]);
    const before = [await CompanyModel.findById(id).lean(), await ObservationModel.find({}).lean()];
    expect(before[1]).toHaveLength(2);
    now = new Date('2026-06-16T10:00:00Z');
    expect(await applySourceFigures(ctx, answers)).toMatchObject([{ changed: false, largeMove: null }]);
    expect(await ObservationModel.find({}).lean()).toEqual(before[1]);
    expect(await records(id)).toMatchObject([
      { source: 'Apollo', asOf: '2026-06-16T00:00:00.000Z', asOfBasis: 'queried', scrapedAt: now.toISOString() },
      { source: 'Wikidata', asOf: '2025-12-31T00:00:00.000Z', asOfBasis: 'stated', scrapedAt: now.toISOString() },
    ]);
    const confirmed = await CompanyModel.findById(id).lean();
    now = new Date('2026-06-16T18:00:00Z');
    await applySourceFigures(ctx, answers);
    expect(await CompanyModel.findById(id).lean()).toEqual(confirmed);
    expect((await CompanyStatModel.findById('source:Wikidata').lean())?.lastSync).toEqual(now);
    await statisticsFit();
  });

  it('keeps the last figure of a source that now answers without one', async () => {
    const id = await create();
    await applySourceFigures(ctx, [says(id, 'Apollo', [figure({ value: 130 })])]);
    await applySourceFigures(ctx, [says(id, 'Apollo', [], { locations: ['Oslo, Norway'] })]);
    expect(await records(id)).toMatchObject([{ employeeCount: 130, locations: ['Oslo, Norway'] }]);
  });

  it('computes the aggregate over the latest of each source: two syncs of one source are one opinion', async () => {
    const id = await create();
    await applySourceFigures(ctx, [says(id, 'Apollo', [figure({ value: 100 })])]);
    now = new Date('2026-06-20T10:00:00Z');
    await applySourceFigures(ctx, [says(id, 'Apollo', [figure({ value: 110 })])]);
    // One of the two that the settings ask for: unknown, never 0.
    expect(await company(id)).toMatchObject({ aggregatedEmployeeCount: null, sourceCount: 1 });
    expect(await ObservationModel.countDocuments()).toBe(1);
    await applySourceFigures(ctx, [says(id, 'Wikidata', [figure({ value: 120 }, '2025-01-01')])]);
    expect(await company(id)).toMatchObject({ aggregatedEmployeeCount: 115, sourceCount: 2 });
    await statisticsFit();
  });

  it('keeps a band a band', async () => {
    const id = await create();
    await applySourceFigures(ctx, [
      says(id, 'Sirene', [figure({ min: 51, max: 200 }, null, { kind: 'band' })]),
      says(id, 'PDL', [figure({ min: 10_001, max: null }, null, { kind: 'band' })]),
    ]);
    expect(await records(id)).toMatchObject([
      { employeeCount: null, employeeMin: 10_001, employeeMax: null, kind: 'band' },
      { employeeCount: null, employeeMin: 51, employeeMax: 200 },
    ]);
  });

  it('fills an empty industry, finds the company by it, and overwrites none', async () => {
    const [empty, filled] = [await create('a.com'), await create('b.com', 'Tools')];
    await applySourceFigures(ctx, [
      says(empty, 'X', [], { industry: 'Robotics' }),
      says(filled, 'X', [], { industry: 'Robotics' }),
    ]);
    expect([(await company(empty)).industry, (await company(filled)).industry]).toEqual(['Robotics', 'Tools']);
    expect((await CompanyModel.findById(empty).lean())?.words.some((word) => word.endsWith('robotics'))).toBe(true);
  });

  it('tells of a move of the aggregate by 50 persons and a fifth, and of no smaller one', async () => {
    const id = await create();
    const both = (value: number) => ['A', 'B'].map((source) => says(id, source, [figure({ value })]));
    expect(await applySourceFigures(ctx, both(200))).toMatchObject([{ largeMove: null }]);
    expect(await applySourceFigures(ctx, both(249))).toMatchObject([{ changed: true, largeMove: null }]);
    expect(await applySourceFigures(ctx, both(299))).toMatchObject([
      { name: 'Acme', largeMove: { from: 249, to: 299 } },
    ]);
  });

  it('writes callers that come together in one session, each with its own result', async () => {
    const ids = await Promise.all(Array.from({ length: 10 }, (_, index) => create(`c${index}.com`)));
    let sessions = 0;
    const counting = WriteLockModel.findOneAndUpdate.bind(WriteLockModel);
    WriteLockModel.findOneAndUpdate = ((...args: Parameters<typeof counting>) => {
      sessions++;
      return counting(...args);
    }) as never;
    try {
      const changes = await Promise.all(
        ids.map((id, index) => applySourceFigures(ctx, [says(id, 'A', [figure({ value: index + 1 })])])),
      );
      expect(changes.map(([change]) => change?.companyId)).toEqual(ids);
    } finally {
      WriteLockModel.findOneAndUpdate = counting;
    }
    expect(sessions).toBe(1);
    expect((await CompanyStatModel.findById('source:A').lean())?.counters).toMatchObject({
      companies: 10,
      valueSum: 55,
    });
    await statisticsFit();
  });

  it('leaves out a company that is not tracked any more', async () => {
    const id = await create();
    const gone = '0123456789abcdef01234567';
    const changes = await applySourceFigures(ctx, [
      says(gone, 'A', [figure({ value: 5 })]),
      says(id, 'B', [figure({ value: 5 })]),
    ]);
    expect(changes.map(({ companyId }) => companyId)).toEqual([id]);
    expect(await CompanyStatModel.findById('source:A')).toBeNull();
  });
});
