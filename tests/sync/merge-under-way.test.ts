import { CompanyModel, CompanySyncModel, ReportModel } from '@workbench/db';
import { emptyTestDatabase, useTestDatabase } from '@workbench/db/testing';
import { mongo } from 'mongoose';
import { beforeEach, describe, expect, it } from 'vitest';
import { addCompanyNote, listCompanyNotes, setCompanyTags } from '../../packages/services/src/companies/index.ts';
import { resumeMerges } from '../../packages/services/src/duplicates/merge/resume-merges.ts';
import { MergeDay } from '../../packages/services/src/duplicates/merge/test-helpers/merge-day.ts';
import { itemOf, paramsOf, FakePorts as ReportPorts } from '../../packages/services/src/reports/reports.fixtures.ts';
import { writeReport } from '../../packages/services/src/reports/writing/write-report.ts';
import {
  answer,
  FakeSource,
  figure,
  HTTP,
  FakePorts as SourcePorts,
} from '../../packages/services/src/sources/connections/fake-sources.fixtures.ts';
import { runCompanySync } from '../../packages/services/src/sources/sync/run-company-sync.ts';

useTestDatabase();

let day: MergeDay;
let survivorId: string;
let otherId: string;
beforeEach(async () => {
  await emptyTestDatabase();
  day = new MergeDay();
  [survivorId, otherId] = [await day.create('A'), await day.create('B')];
});

const versions = async (companyId: string) =>
  (await ReportModel.find({ companyId }, { version: 1 }).sort({ version: 1 }).lean()).map(
    ({ _id, version }) => `${version} ${_id}`,
  );
describe('a sync', () => {
  const wikidata = new FakeSource('wikidata', 'Wikidata');
  wikidata.reply = () => answer({ figures: [figure(900)] });
  const sync = (key: string) => {
    const signal = new AbortController().signal;
    const params = { origin: 'all' as const, force: true };
    const item = { batchId: 'batch', key, params, attempt: 1, signal, progress: async () => undefined };
    return runCompanySync({ ...day.ctx, http: HTTP }, item, new SourcePorts(wikidata));
  };
  const figures = async () =>
    (await CompanyModel.find().sort({ name: 1 }).lean()).map(({ name, records }) => [name, records.length]);

  it('whose turn comes after the merge asks no source a second time for the survivor', async () => {
    await day.merge(survivorId, otherId);
    expect(await sync(otherId)).toEqual({ state: 'skipped', message: 'Merged into A, which has its own sync' });
    expect([await figures(), await CompanySyncModel.countDocuments()]).toEqual([[['A', 0]], 0]);
  });

  it.each([
    [
      'the other company',
      () => otherId,
      [
        ['A', 0],
        ['B', 0],
      ],
      0,
    ],
    [
      'the survivor',
      () => survivorId,
      [
        ['A', 1],
        ['B', 0],
      ],
      1,
    ],
  ] as const)('of %s that is merged meanwhile writes nothing under the former id', async (_, id, expected, syncs) => {
    let mergeId = '';
    wikidata.reply = async () => {
      mergeId = await day.merge(survivorId, otherId);
      return answer({ figures: [figure(900)] });
    };
    await sync(id());
    await resumeMerges(day.ctx);
    const known = await CompanySyncModel.find().lean();
    expect(known.map(({ _id }) => String(_id))).toEqual(syncs === 1 ? [survivorId] : []);
    await day.undo(mergeId);
    expect(await figures()).toEqual(expected);
  });
});

describe('an import', () => {
  it('of both domains, before and after the merge, changes the survivor alone', async () => {
    const file = 'name,domain,industry,Employees (Registry)\nA,a.com,,100\nB,b.com,,90\n';
    await day.import(file);
    const mergeId = await day.merge(survivorId, otherId);
    expect(await day.import(file)).toMatchObject({ created: 0, failed: 0 });
    expect(await CompanyModel.find().lean()).toMatchObject([{ name: 'A', domain: 'a.com' }]);
    // Of two figures for one day the first row's applies, under whichever of its domains.
    expect((await day.undo(mergeId)).keptEdits).toEqual([]);
    expect(await CompanyModel.find().sort({ name: 1 }).lean()).toMatchObject([
      { name: 'A', records: [{ value: 100 }] },
      { name: 'B', records: [{ value: 90 }] },
    ]);
  });

  it('that runs while the two are merged loses no company and creates none', async () => {
    const rows = Array.from({ length: 300 }, (_, at) => `Other ${at},other-${at}.com,,5`);
    const file = ['name,domain,industry,Employees (Registry)', ...rows, 'A,a.com,,100', 'B,b.com,,90'].join('\n');
    const [, mergeId] = await Promise.all([day.importUnseen(file), day.merge(survivorId, otherId)]);
    const count = await CompanyModel.countDocuments();
    await day.undo(mergeId);
    expect([count, await CompanyModel.countDocuments()]).toEqual([301, 302]);
  });
});

describe('the reports of a campaign', () => {
  const write = (key: string) => {
    const params = paramsOf({ origin: 'campaign', askedAt: '2026-06-15T10:00:00.000Z' });
    return writeReport(day.ctx, itemOf(key, { params }), new ReportPorts().ports);
  };

  it('of both companies are one of the survivor, however long after the merge', async () => {
    await day.merge(survivorId, otherId);
    expect(await write(otherId)).toMatchObject({ state: 'completed' });
    expect(await write(survivorId)).toMatchObject({ state: 'skipped' });
    expect(await versions(survivorId)).toEqual([`1 batch-1.${otherId}`]);
  });
});

it('what a person writes on the page of the former company is the survivor’s', async () => {
  await day.merge(survivorId, otherId);
  const byId = (id: string) => ({ ctx: day.ctx, input: { id, limit: 10, text: 'Called', tags: ['key account'] } });
  await addCompanyNote(byId(otherId));
  await setCompanyTags(byId(otherId));
  for (const id of [survivorId, otherId]) expect((await listCompanyNotes(byId(id))).items).toHaveLength(1);
  const _id = new mongo.ObjectId(survivorId);
  expect(await CompanyModel.findById(_id).lean()).toMatchObject({ tags: ['key account'] });
});
