import {
  BatchModel,
  type CompanyDoc,
  CompanyModel,
  CompanyStatModel,
  RecomputeRunModel,
  type SourceRecordDoc,
} from '@workbench/db';
import { emptyTestDatabase, useTestDatabase } from '@workbench/db/testing';
import mongoose from 'mongoose';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DEFAULT_SETTINGS, getWorkspaceSettings, saveSettings } from '../../settings/index.ts';
import type { AggregateSettings, Recompute, SettingsPreview } from '../../settings/schemas.ts';
import { createContext } from '../../shared/context.ts';
import type { ItemRun } from '../../shared/jobs/index.ts';
import { type JobEngine, startJobEngine } from '../../shared/jobs/processor/engine.ts';
import { DERIVED_VERSION, deriveFields } from '../figures/derive-fields.ts';
import { explainAggregate } from '../figures/explain-aggregate.ts';
import { countAllCompanies, recountStatistics } from '../figures/statistics/statistics.ts';
import type { CompanyFilter } from '../filter/types.ts';
import { changeSettings } from './change-settings.ts';
import { previewSettings } from './preview-settings.ts';
import { recomputeAll } from './recompute-all.ts';
import { getRecompute, recomputeAged, resumeRecompute } from './recompute-job.ts';

useTestDatabase();

const COMPANIES = 180;
/** Three steps of the recomputation, two pages of the preview. */
const SEVERAL_STEPS = 1100;
const DAY_MS = 86_400_000;
const now = new Date('2026-06-15T10:00:00Z');
const ctx = createContext({ now: () => now });
const engines: JobEngine[] = [];
const RULE = { minimumSources: 2, excludeOutliers: true, headlineScope: 'group', maxFigureAgeMonths: 24 } as const;

beforeEach(async () => {
  await emptyTestDatabase();
  await addCompanies(0, COMPANIES);
});
afterEach(async () => {
  await Promise.all(engines.splice(0).map((engine) => engine.stop()));
});

async function startEngine(): Promise<void> {
  engines.push(await startJobEngine({ ctx, timings: { sweepMs: 50, graceMs: 200 } }));
}

async function addCompanies(from: number, to: number): Promise<void> {
  const added = Array.from({ length: to - from }, (_, index) => company(from + index));
  await CompanyModel.collection.insertMany(added as never);
  await recountStatistics();
}

const addMoreSteps = () => addCompanies(COMPANIES, SEVERAL_STEPS);

/** From none to five sources, some of them far off, some of them bands. */
function company(index: number): CompanyDoc {
  const records = Array.from({ length: index % 6 }, (_, source) => record(index, source));
  const name = `Company ${index}`;
  return {
    _id: new mongoose.Types.ObjectId(),
    name,
    nameKey: name.toLowerCase(),
    domain: `c${index}.example.com`,
    industry: null,
    words: [`1${name.toLowerCase()}`],
    records,
    ...deriveFields({ records }, DEFAULT_SETTINGS, now),
    createdAt: now,
    updatedAt: now,
  };
}

function record(index: number, source: number): SourceRecordDoc {
  const isFarOff = (index + source) % 7 === 0;
  const value = (100 + index + source * 3) * (isFarOff ? 40 : 1);
  const figure = source === 3 ? { min: value, max: value * 2 } : { value };
  const asOf = new Date(now.getTime() - ((index * 37 + source * 211) % 1200) * DAY_MS);
  const scope = (index + source) % 5 === 0 ? 'legal_entity' : source === 4 ? 'network_profiles' : 'group';
  const times = { since: asOf, asOf, fetchedAt: now };
  return { source: `s${source}`, ...figure, kind: 'exact', scope, locations: ['Oslo'], ...times };
}

async function recomputed(): Promise<Recompute> {
  for (;;) {
    const recompute = await getRecompute({ ctx, input: {} });
    if (recompute !== null && recompute.state !== 'running') return recompute;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

async function expectAllToFollow(settings: AggregateSettings): Promise<void> {
  const companies = await CompanyModel.find().lean();
  const figures = companies.map(({ domain, aggregatedEmployeeCount, dataQuality }) => ({
    domain,
    aggregatedEmployeeCount,
    dataQuality,
  }));
  const derived = companies.map(({ domain, records }) => {
    const { aggregatedEmployeeCount, dataQuality } = deriveFields({ records }, settings, now);
    return { domain, aggregatedEmployeeCount, dataQuality };
  });
  expect(figures).toEqual(derived);
  const live = (counters: Record<string, number>) => Object.entries(counters).filter(([, count]) => count !== 0);
  const kept = new Map((await CompanyStatModel.find().lean()).map(({ _id, counters }) => [_id, counters]));
  for (const [id, counters] of await countAllCompanies()) {
    expect(new Map(live(kept.get(id) ?? {})), id).toEqual(new Map(live(counters)));
  }
}

const run = (batchId: string): ItemRun<object> => ({
  batchId,
  key: 'all',
  params: {},
  attempt: 1,
  signal: new AbortController().signal,
  progress: async () => undefined,
});

it('refuses another contact email while the environment has one, and takes the stored one again', async () => {
  const fixed = createContext({ environment: { contactEmail: 'ops@example.com' } });
  await saveSettings({ contactEmail: 'desk@example.com' });
  const save = (contactEmail: string) => changeSettings({ ctx: fixed, input: { contactEmail } });
  await expect(save('other@example.com')).rejects.toMatchObject({
    kind: 'conflict',
    message: expect.stringContaining('ops@example.com in the environment'),
  });
  expect((await save('desk@example.com')).settings.contactEmail).toBe('desk@example.com');
});

describe('a change of the settings', () => {
  it.each([
    { minimumSources: 4, excludeOutliers: true },
    { minimumSources: 1, excludeOutliers: true },
    { minimumSources: 2, excludeOutliers: false },
    { ...RULE, headlineScope: 'legal_entity' as const },
    { ...RULE, maxFigureAgeMonths: 12 },
  ])('does what its preview said: %o', async (settings) => {
    const preview = await previewSettings({ ctx, input: settings });
    expect(preview.companies).toBe(COMPANIES);
    expect(preview.willChange).toBeGreaterThan(0.05 * COMPANIES);
    await startEngine();
    const input = { ...DEFAULT_SETTINGS, ...settings, email: 'ada@example.com' };
    const change = await changeSettings({ ctx, input });
    expect(change).toMatchObject({ settings: input, recompute: { state: 'running' } });
    const done = { state: 'completed', done: COMPANIES, total: COMPANIES, changed: preview.willChange, message: null };
    expect(await recomputed()).toEqual(done);
    await expectAllToFollow({ ...DEFAULT_SETTINGS, ...settings });
    expect(await previewSettings({ ctx, input: settings })).toMatchObject({ willChange: 0 });
  });

  it('that touches no figure recomputes nothing', async () => {
    const input = { ...DEFAULT_SETTINGS, autoSync: true };
    expect(await changeSettings({ ctx, input })).toEqual({ settings: input, recompute: null });
    expect(await getWorkspaceSettings()).toEqual(input);
    await resumeRecompute(ctx);
    expect(await getRecompute({ ctx, input: {} })).toBeNull();
  });

  it('is followed by the recomputation that an earlier one began', async () => {
    await addMoreSteps();
    await changeSettings({ ctx, input: { ...DEFAULT_SETTINGS, minimumSources: 5 } });
    await startEngine();
    const last = { ...DEFAULT_SETTINGS, minimumSources: 3, excludeOutliers: false };
    await changeSettings({ ctx, input: last });
    await expect
      .poll(() => previewSettings({ ctx, input: last }), { timeout: 120_000 })
      .toMatchObject({ willChange: 0 });
    await recomputed();
    await expectAllToFollow(last);
  });

  it('is recomputed when it is saved again after the recomputation failed', async () => {
    const input = { ...DEFAULT_SETTINGS, minimumSources: 3 };
    await changeSettings({ ctx, input });
    const end = { state: 'failed', finishedAt: now, finishedNotified: true };
    await BatchModel.updateOne({}, { $set: end, $unset: { uniqueName: 1 } });
    expect(await changeSettings({ ctx, input })).toMatchObject({ recompute: { state: 'running' } });
    await startEngine();
    expect(await recomputed()).toMatchObject({ state: 'completed' });
    await expectAllToFollow(input);
  });

  it('sees what it replaced, of two that are saved at once', async () => {
    const first = { ...DEFAULT_SETTINGS, minimumSources: 3 };
    const second = { ...DEFAULT_SETTINGS, minimumSources: 4 };
    const before = await Promise.all([saveSettings(first), saveSettings(second)]);
    const last = await getWorkspaceSettings();
    const replaced = last.minimumSources === 4 ? first : second;
    expect(before).toContainEqual(DEFAULT_SETTINGS);
    expect(before).toContainEqual(replaced);
  });

  it('is recomputed after a start when the process died before it had begun that', async () => {
    const settings = { ...DEFAULT_SETTINGS, minimumSources: 3 };
    await mongoose.connection.collection('settings').insertOne({ ...settings, _id: 'workspace' as never });
    await resumeRecompute(ctx);
    await startEngine();
    expect(await recomputed()).toMatchObject({ state: 'completed' });
    await resumeRecompute(ctx);
    expect((await getRecompute({ ctx, input: {} }))?.state).toBe('completed');
    await expectAllToFollow(settings);
  });
});

describe('another version of the rules', () => {
  it('recomputes what an earlier one stored, words included, and once only', async () => {
    const stored = {
      derivedVersion: 1,
      nameKey: 'old',
      words: ['1old'],
      aggregatedEmployeeCount: 1,
      dataQuality: 'low' as const,
    };
    await CompanyModel.updateMany({ name: /7$/ }, { $set: stored, $unset: { employeeSortKey: 1, agreement: 1 } });
    await recountStatistics();
    await resumeRecompute(ctx);
    await startEngine();
    expect(await recomputed()).toMatchObject({ state: 'completed', total: COMPANIES });
    await expectAllToFollow(DEFAULT_SETTINGS);
    expect(
      await CompanyModel.countDocuments({ $or: [{ nameKey: 'old' }, { words: '1old' }, { derivedVersion: 1 }] }),
    ).toBe(0);
    const [before] = await BatchModel.find({ kind: 'companies.recompute' }).lean();
    await resumeRecompute(ctx);
    expect(await BatchModel.find({ kind: 'companies.recompute' }).lean()).toEqual([before]);
  });

  it('recomputes when a figure is too old by its age alone', async () => {
    await recomputeAged(ctx);
    expect(await BatchModel.countDocuments()).toBe(0);
    const later = createContext({ now: () => new Date('2028-06-15T10:00:00Z') });
    await recomputeAged(later);
    expect(await BatchModel.countDocuments()).toBe(1);
  });
});

describe('the explanation of a company', () => {
  it('is that of its stored figure until it is recomputed, and of one day whatever the hour', async () => {
    const figure = (source: string, value: number, asOf: string) =>
      ({ source, value, kind: 'exact', scope: 'group', asOf: new Date(asOf), fetchedAt: new Date(asOf) }) as const;
    const records = [figure('A', 100, '2026-10-01'), figure('B', 90, '2026-09-01'), figure('C', 80, '2024-11-22')].map(
      (record) => ({ ...record, since: record.asOf, locations: [] }),
    );
    const written = new Date('2026-11-21T10:00:00Z');
    const derived = deriveFields({ records } as never, DEFAULT_SETTINGS, written);
    const one = await CompanyModel.findOne().orFail();
    await CompanyModel.updateOne({ _id: one._id }, { $set: { records, ...derived } });
    const counts: (number | null)[] = [];
    for (const at of ['2026-11-22T00:00:00Z', '2026-11-22T10:00:00Z', '2026-11-23T00:20:00Z']) {
      const input = { id: one._id.toHexString() };
      const asked = createContext({ now: () => new Date(at) });
      counts.push((await explainAggregate({ ctx: asked, input })).aggregatedEmployeeCount);
    }
    expect(counts).toEqual([90, 90, 90]);
    expect(derived.aggregatedEmployeeCount).toBe(90);
  });
});

describe('a preview of companies that fit a filter', () => {
  it('and one of all others add up to the preview of all', async () => {
    const settings = { ...RULE, minimumSources: 4 };
    const preview = (filter?: CompanyFilter) => previewSettings({ ctx, input: { ...settings, filter } });
    const [all, few, others] = [
      await preview(),
      await preview({ field: 'sourceCount', op: 'atMost', value: 3 }),
      await preview({ field: 'sourceCount', op: 'atLeast', value: 4 }),
    ];
    const sum = (key: keyof SettingsPreview) => (few?.[key] ?? 0) + (others?.[key] ?? 0);
    expect({ ...all }).toEqual({
      willChange: sum('willChange'),
      loseAggregate: sum('loseAggregate'),
      gainAggregate: sum('gainAggregate'),
      companies: sum('companies'),
    });
    expect(few?.willChange).toBeGreaterThan(0);
    expect(few?.companies).toBeLessThan(all?.companies ?? 0);
  });
});

describe('a preview of more companies than it reads at once', () => {
  it('is the outcome', async () => {
    await addMoreSteps();
    const input = { ...DEFAULT_SETTINGS, headlineScope: 'legal_entity' as const, maxFigureAgeMonths: 12 };
    const preview = await previewSettings({ ctx, input });
    await changeSettings({ ctx, input });
    await startEngine();
    const { changed, total } = (await recomputed()) ?? {};
    expect({ changed, total }).toEqual({ changed: preview.willChange, total: preview.companies });
    expect(preview).toMatchObject({ companies: SEVERAL_STEPS });
    expect(preview.willChange).toBeGreaterThan(SEVERAL_STEPS / 4);
  });
});

describe('a recomputation that was cut off', () => {
  it('ends with the same companies and the same count when it is called again', async () => {
    await addMoreSteps();
    const settings = { ...RULE, minimumSources: 4 };
    const { willChange } = await previewSettings({ ctx, input: settings });
    await mongoose.connection.collection('settings').insertOne({ ...settings, _id: 'workspace' as never });
    // In the middle of its second step: planned and half written, with the statistics of the first step lost.
    const sorted = await CompanyModel.find().sort({ _id: 1 }).lean();
    const pending = sorted.map((one) => ({ one, derived: deriveFields(one, settings, now) }));
    const isChanged = ({ one, derived }: (typeof pending)[number]) =>
      one.aggregatedEmployeeCount !== derived.aggregatedEmployeeCount || one.dataQuality !== derived.dataQuality;
    const first = pending.slice(0, 500).filter(isChanged);
    const second = pending.slice(500, 1000).filter(isChanged);
    for (const { one, derived } of [...first, ...second.slice(0, 20)]) {
      const { aggregatedEmployeeCount, dataQuality } = derived;
      await CompanyModel.updateOne({ _id: one._id }, { $set: { aggregatedEmployeeCount, dataQuality } });
    }
    await recountStatistics();
    const cut = { cursor: sorted[499]?._id ?? null, done: 500, total: SEVERAL_STEPS, isComplete: false };
    const counted = { changed: first.length, step: { changed: second.length } };
    await RecomputeRunModel.create({ _id: 'b', ...settings, derivedVersion: DERIVED_VERSION, ...cut, ...counted });

    expect(await recomputeAll(ctx, run('b'))).toEqual({ state: 'completed', message: null });
    const stored = await RecomputeRunModel.findById('b').lean();
    expect(stored).toMatchObject({ done: SEVERAL_STEPS, changed: willChange, isComplete: true, step: null });
    await expectAllToFollow(settings);
    await recomputeAll(ctx, run('b'));
    expect(await RecomputeRunModel.findById('b').lean()).toEqual(stored);
  });
});
