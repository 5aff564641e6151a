import { text } from 'node:stream/consumers';
import { CompanyChangeModel, CompanyModel, ObservationModel } from '@workbench/db';
import { emptyTestDatabase, useTestDatabase } from '@workbench/db/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  addIdentifier,
  createCompany,
  exportCompanies,
  getCompany,
  getTrend,
  listIdentifiers,
  listSourceRecords,
  restoreIdentifier,
  resumeStrikes,
} from '../../companies/index.ts';
import type { ServiceContext } from '../../shared/context.ts';
import {
  answer,
  DAY_MS,
  FakePorts,
  FakeSource,
  figure,
  TestClock,
  testContext,
} from '../connections/fake-sources.fixtures.ts';
import { getCompanyIdentifiers } from './company-identifiers.ts';
import { runCompanySync } from './run-company-sync.ts';
import { previewStrikeOut, strikeOutIdentifier } from './strike-out-identifier.ts';
import { getCompanySync } from './sync-company.ts';

useTestDatabase();
beforeEach(emptyTestDatabase);

let clock: TestClock;
let ctx: ServiceContext;
let id: string;
let wikidata: FakeSource;
let sec: FakeSource;
let ports: FakePorts;

/** SEC EDGAR finds the company only by the number that Wikidata states. */
beforeEach(async () => {
  clock = new TestClock();
  ctx = testContext(clock);
  id = (await createCompany({ ctx, input: { name: 'Acme', domain: 'acme.com' } })).id;
  wikidata = new FakeSource('wikidata', 'Wikidata');
  wikidata.reply = () =>
    answer({ ids: { wikidata: 'Q312', cik: '0000320193' }, figures: [figure(120)], locations: ['Oslo'] });
  sec = new FakeSource('sec', 'SEC EDGAR', { requiresSourceId: true });
  sec.reply = ({ ids }) =>
    ids.cik
      ? answer({
          match: 'id',
          ids: { cik: ids.cik },
          figures: [figure(90_000, '2025-12-31'), figure(80_000, '2024-12-31')],
          locations: ['Cupertino, United States'],
        })
      : null;
  ports = new FakePorts(wikidata, sec);
});

const run = ({ force = false } = {}) => {
  const params = { origin: 'single' as const, force };
  const { signal } = new AbortController();
  return runCompanySync(
    ctx,
    { batchId: 'batch-1', key: id, params, attempt: 1, signal, progress: async () => undefined },
    ports,
  );
};
const strike = (kind: string, value: string) =>
  strikeOutIdentifier({ ctx, input: { id, kind, value, reason: 'The number of a namesake' } });
const restore = (kind: string, value: string) => restoreIdentifier({ ctx, input: { id, kind, value } });
const sources = async () => (await listSourceRecords({ ctx, input: { id } })).map(({ source }) => source);
const identifiers = async () =>
  (await listIdentifiers({ ctx, input: { id } })).map(({ kind, value, source, struck }) =>
    [kind, value, source, struck?.reason ?? 'counts'].join(' '),
  );
const exported = async () => text((await exportCompanies({ ctx, input: { format: 'csv' } })).body);

describe('a sync', () => {
  it('lists the identifiers that sources state, with who stated each and when', async () => {
    await run();
    expect(await identifiers()).toEqual(['wikidata Q312 Wikidata counts', 'cik 0000320193 Wikidata counts']);
    expect((await listIdentifiers({ ctx, input: { id } }))[0]?.at).toBe(clock.now().toISOString());
  });

  it('asks by the identifier that a user entered, before any that a source states', async () => {
    await addIdentifier({ ctx, input: { id, kind: 'cik', value: '789019' } });
    await run();
    expect(sec.queries.at(-1)?.ids.cik).toBe('0000789019');
    expect(await getCompanyIdentifiers({ ctx, input: { id } })).toMatchObject({ cik: '0000789019' });
    expect(await identifiers()).toContain('cik 0000789019 Entered by hand counts');
  });
});

describe('an identifier that is struck out', () => {
  it('takes figures, locations and history that came by it out of headline, export, trend and page', async () => {
    await run();
    expect(await sources()).toEqual(['SEC EDGAR', 'Wikidata']);
    await strike('cik', '320193');
    expect(await sources()).toEqual(['Wikidata']);
    expect((await getCompany({ ctx, input: { id } })).locations).toEqual(['Oslo']);
    expect((await getTrend({ ctx, input: { id } })).series.map(({ source }) => source)).toEqual(['Wikidata']);
    expect(await ObservationModel.countDocuments()).toBe(0);
    expect(await exported()).not.toMatch(/90000|Cupertino|320193/);
    expect(await identifiers()).toEqual([
      'wikidata Q312 Wikidata counts',
      'cik 0000320193 Wikidata The number of a namesake',
    ]);
    expect(await CompanyChangeModel.distinct('kind')).toContain('identifier_struck');
  });

  it('is not asked by again, and its source says so when it states it once more', async () => {
    await run();
    await strike('cik', '320193');
    const asked = sec.queries.length;
    clock.forward(30 * DAY_MS);
    await run({ force: true });
    for (const { ids } of sec.queries.slice(asked)) expect(ids.cik).toBeUndefined();
    expect(await sources()).toEqual(['Wikidata']);
    const { outcomes } = await getCompanySync({ ctx, input: { id } });
    expect(outcomes.find((outcome) => outcome.id === 'wikidata')?.message).toContain('cik:0000320193 was struck out');
    expect(await getCompanyIdentifiers({ ctx, input: { id } })).toEqual({ wikidata: 'Q312' });
  });

  it('that is a source’s own record takes its whole answer out, and what others found by it', async () => {
    await run();
    await strike('wikidata', 'Q312');
    expect(await sources()).toEqual([]);
    expect(await identifiers()).toEqual(['wikidata Q312 Wikidata The number of a namesake']);
    clock.forward(30 * DAY_MS);
    await run({ force: true });
    expect(await sources()).toEqual([]);
    const { outcomes } = await getCompanySync({ ctx, input: { id } });
    expect(outcomes.find((outcome) => outcome.id === 'wikidata')).toMatchObject({
      outcome: 'identity',
      message: expect.stringContaining('wikidata:Q312, which was struck out'),
    });
  });

  it('names beforehand what leaves with it, and afterwards whose figures have left', async () => {
    await run();
    const preview = await previewStrikeOut({ ctx, input: { id, kind: 'wikidata', value: 'Q312' } });
    expect(preview.records.map(({ source, employeeCount }) => [source, employeeCount])).toEqual([
      ['Wikidata', 120],
      ['SEC EDGAR', 90_000],
    ]);
    expect(preview.identifiers).toEqual([{ kind: 'cik', value: '0000320193' }]);
    expect(await sources()).toEqual(['SEC EDGAR', 'Wikidata']);
    await strike('wikidata', 'Q312');
    const [struck] = await listIdentifiers({ ctx, input: { id } });
    expect(struck?.struck?.sources).toEqual(['Wikidata', 'SEC EDGAR']);
  });

  it('is not brought back by hand without a word', async () => {
    await run();
    await strike('cik', '320193');
    await expect(addIdentifier({ ctx, input: { id, kind: 'cik', value: '320193' } })).rejects.toMatchObject({
      kind: 'conflict',
      message: expect.stringContaining('The number of a namesake'),
    });
  });

  it('is restored with everything that left with it', async () => {
    await run();
    const strip = async () => {
      const { updatedAt: _, ...company } = (await CompanyModel.findById(id).lean()) ?? { updatedAt: null };
      return { ...company, struckIdentifiers: [] };
    };
    const [company, history] = [await strip(), await ObservationModel.find().sort({ _id: 1 }).lean()];
    await strike('wikidata', 'Q312');
    await restore('wikidata', 'Q312');
    const after = await strip();
    const sorted = (list: { source: string }[] = []) => list.toSorted((a, b) => a.source.localeCompare(b.source));
    expect({ ...after, records: sorted(after.records) }).toEqual({ ...company, records: sorted(company.records) });
    expect(await ObservationModel.find().sort({ _id: 1 }).lean()).toEqual(history);
    await expect(restore('wikidata', 'Q312')).rejects.toMatchObject({ kind: 'not_found' });
  });

  it('is finished at the next start when its process was killed', async () => {
    await run();
    const history = await ObservationModel.find().lean();
    await strike('cik', '320193');
    await ObservationModel.insertMany(history);
    await CompanyModel.collection.updateOne({}, { $set: { 'struckIdentifiers.0.state': 'striking' } });
    await resumeStrikes(ctx);
    expect(await ObservationModel.countDocuments()).toBe(0);
    await CompanyModel.collection.updateOne({}, { $set: { 'struckIdentifiers.0.state': 'restoring' } });
    await resumeStrikes(ctx);
    expect(await sources()).toEqual(['SEC EDGAR', 'Wikidata']);
    expect(await ObservationModel.countDocuments()).toBe(history.length);
  });
});
