import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  CompanyChangeModel,
  CompanyModel,
  CompanyNoteModel,
  CompanyWriteModel,
  ImportBatchModel,
  ObservationModel,
} from '@workbench/db';
import { emptyTestDatabase, useTestDatabase } from '@workbench/db/testing';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createContext } from '../../../shared/context.ts';
import { killAtWrite } from '../../../shared/moves/killed-writes.fixtures.ts';
import { editCompany } from '../../edit/edit-company.ts';
import { countAllCompanies } from '../../figures/statistics/statistics.ts';
import type { ImportOptions } from '../../schemas.ts';
import { applySourceFigures } from '../../store/apply-source-figures.ts';
import { setCompanyTags } from '../../tags/set-company-tags.ts';
import { importCompanies } from '../import-companies.ts';
import { getImport, listImportedRows, listImports } from '../runs/list-imports.ts';
import { resumeImports } from '../runs/resume-imports.ts';
import { listKept } from './list-kept.ts';
import { previewTakeBack, takeBackImport } from './take-back-import.ts';

useTestDatabase();

let time = Date.parse('2026-06-15T10:00:00Z');
/** Two writes are never of the same moment. */
const ctx = createContext({
  now: () => new Date(time++),
  actor: 'person',
  log: { info: console.log, warn: console.log, error: console.log },
});
let dir: string;

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'take-back-'));
});
afterAll(() => rm(dir, { recursive: true, force: true }));
beforeEach(emptyTestDatabase);
afterEach(() => vi.restoreAllMocks());

const HEADER = 'name,domain,industry,employees,source,asOf,location,LEI';

async function run(rows: readonly string[], options: ImportOptions = {}): Promise<string> {
  const path = join(dir, `${randomUUID()}.csv`);
  await writeFile(path, [HEADER, ...rows].join('\n'));
  const importId = randomUUID();
  await importCompanies({ ctx, input: { path, fileName: 'list.csv', importId, options } });
  return importId;
}

const takeBack = (id: string) => takeBackImport({ ctx, input: { id } });
const companyOf = async (domain: string) => {
  const company = await CompanyModel.findOne({ domain }).lean();
  if (company === null) throw new Error(`${domain} is not tracked`);
  return company;
};

/** All that is stored of companies and their history, but for the times of writing. */
async function snapshot() {
  const [companies, figures] = await Promise.all([
    CompanyModel.find({}, { updatedAt: 0 }).sort({ _id: 1 }).lean(),
    ObservationModel.find({}, { _id: 0 }).sort({ companyId: 1, source: 1, asOf: 1 }).lean(),
  ]);
  return JSON.parse(JSON.stringify({ companies, figures, counted: [...(await countAllCompanies())] }));
}

const BEFORE = [
  'Acme,acme.com,Toys,100,LinkedIn,2026-01-01,Oslo,',
  'Acme,acme.com,,90,Xing,2026-01-01,,',
  'Beta,beta.com,,50,LinkedIn,2026-02-01,,',
  'Gamma,gamma.com,Tools,10,LinkedIn,2026-02-01,Rome,',
];
const IMPORTED = [
  'Acme Inc,acme.com,Tools,120,LinkedIn,2026-03-01,Paris,HWUPKR0MPOU8FGXBT394',
  'Acme,acme.com,,80,Xing,2025-06-01,,',
  'Beta,beta.com,Food,55,LinkedIn,2026-02-01,Bonn,',
  'Gamma,gamma.com,Tools,10,LinkedIn,2026-02-01,Rome,',
  'Delta,delta.com,Food,7,Register,2026-03-01,Graz,',
  'Epsilon,epsilon.com,,,,,,',
];

describe('taking an import back', () => {
  it('returns all that it has overwritten and removes all that it has created', async () => {
    await run(BEFORE);
    const before = await snapshot();
    const id = await run(IMPORTED);
    expect(await snapshot()).not.toEqual(before);
    const preview = await previewTakeBack({ input: { id }, ctx });
    expect(preview).toEqual({ removed: 2, restored: 2, kept: 0, keptCompanies: [] });
    expect(await takeBack(id)).toMatchObject({
      state: 'taken_back',
      takenBack: { by: 'person', removed: 2, restored: 2, kept: 0 },
    });
    expect(await snapshot()).toEqual(before);
    expect(await takeBack(id)).toMatchObject({ state: 'taken_back', takenBack: { removed: 2 } });
    expect(await snapshot()).toEqual(before);
    const { _id } = await companyOf('acme.com');
    const changes = await CompanyChangeModel.find({ companyId: _id }).sort({ at: 1 }).lean();
    expect(changes.map(({ by }) => by.kind)).toEqual(['import', 'person']);
  });

  it('returns a figure of the history that it has replaced', async () => {
    await run(BEFORE);
    await run(['Acme,acme.com,,70,LinkedIn,2025-01-01,,']);
    const before = await snapshot();
    const id = await run(['Acme,acme.com,,71,LinkedIn,2025-01-01,,']);
    expect(await snapshot()).not.toEqual(before);
    await takeBack(id);
    expect(await snapshot()).toEqual(before);
  });

  it('takes every day of a source out of the history again', async () => {
    await run(BEFORE);
    const before = await snapshot();
    const figures = [
      '110,LinkedIn,2026-02-01',
      '130,LinkedIn,2026-04-01',
      '120,LinkedIn,2026-03-01',
      '60,Xing,2025-01-01',
    ];
    const id = await run(figures.map((figure) => `Acme,acme.com,Toys,${figure},,`));
    expect((await companyOf('acme.com')).records).toMatchObject([{ value: 130 }, { value: 90 }]);
    await takeBack(id);
    expect(await snapshot()).toEqual(before);
  });

  it('returns imports one after another, the last one first', async () => {
    await run(BEFORE);
    const states = [await snapshot()];
    const first = await run(IMPORTED);
    states.push(await snapshot());
    const second = await run(['Acme AG,acme.com,Cars,200,LinkedIn,2026-04-01,Wien,', 'Delta,delta.com,Cars,,,,,']);
    await takeBack(second);
    expect(await snapshot()).toEqual(states[1]);
    await takeBack(first);
    expect(await snapshot()).toEqual(states[0]);
  });

  it('returns imports in any order to the state before all of them', async () => {
    const later = [
      [
        'Acme AG,acme.com,Cars,200,LinkedIn,2026-04-01,Wien,',
        'Beta,beta.com,Food,60,LinkedIn,2026-04-01,Bern,',
        'Delta,delta.com,Cars,8,Register,2026-02-01,Linz,',
      ],
      [
        'Acme SE,acme.com,Ships,300,LinkedIn,2026-05-01,Kiel,',
        'Beta,beta.com,,52,LinkedIn,2026-02-15,Bonn,',
        'Gamma,gamma.com,Ships,11,Xing,2026-05-01,Pisa,',
        'Delta Inc,delta.com,,,,,,',
      ],
    ];
    for (const order of [
      [0, 1, 2],
      [0, 2, 1],
      [1, 0, 2],
      [1, 2, 0],
      [2, 0, 1],
    ]) {
      await emptyTestDatabase();
      await run(BEFORE);
      const before = await snapshot();
      const ids = [await run(IMPORTED)];
      for (const rows of later) ids.push(await run(rows));
      for (const at of order) await takeBack(ids[at] ?? '');
      expect(await snapshot(), order.join()).toEqual(before);
    }
  });

  it('leaves later edits, syncs and notes, and names what stays', async () => {
    await run(BEFORE);
    const id = await run([...IMPORTED, 'Zeta,zeta.com,,5,Register,2026-03-01,,']);
    const [acme, beta, delta, epsilon] = await Promise.all(
      ['acme.com', 'beta.com', 'delta.com', 'epsilon.com'].map(companyOf),
    );
    if (!acme || !beta || !delta || !epsilon) throw new Error('a company is missing');
    await editCompany({ ctx, input: { id: String(acme._id), name: 'Acme Corp', etag: '*' } });
    const figures = [{ headcount: { value: 60 }, asOf: new Date('2026-05-01'), url: null }] as never;
    await applySourceFigures(ctx, [
      { companyId: String(beta._id), source: 'LinkedIn', figures, locations: [], industry: null },
    ]);
    await setCompanyTags({ ctx, input: { id: String(delta._id), tags: ['key account'] } as never });
    await CompanyNoteModel.collection.insertOne({ companyId: epsilon._id, text: 'call', removedAt: null } as never);
    const preview = await previewTakeBack({ ctx, input: { id } });
    expect(preview).toMatchObject({ removed: 1, restored: 2, kept: 4 });
    expect(await takeBack(id)).toMatchObject({ takenBack: { removed: 1, restored: 2, kept: 4 } });
    const kept = await listKept({ ctx, input: { id } });
    expect(kept).toEqual(expect.arrayContaining(preview.keptCompanies));
    expect(Object.fromEntries(kept.map(({ name, reason }) => [name, reason]))).toEqual({
      'Acme Corp': 'It keeps what was changed since: name',
      Beta: 'It keeps what was changed since: figure of LinkedIn',
      Delta: 'It has tags',
      Epsilon: 'It has notes',
    });
    expect(await companyOf('acme.com')).toMatchObject({ name: 'Acme Corp', industry: 'Toys', locations: ['Oslo'] });
    const restored = await companyOf('beta.com');
    expect(restored.industry).toBeNull();
    expect(restored.records.map(({ value, locations }) => [value, locations])).toEqual([[60, []]]);
    const history = await ObservationModel.find({ companyId: beta._id }).lean();
    expect(history.map(({ value }) => value)).toEqual([50]);
  });

  it('keeps the history of a company that another session has written while this one stood still', async () => {
    const id = await run(IMPORTED.slice(4, 5));
    const { collection } = CompanyWriteModel;
    const insert = collection.insertOne.bind(collection);
    vi.spyOn(collection, 'insertOne').mockImplementationOnce(async (...given) => {
      const inserted = await insert(...given);
      await CompanyModel.collection.updateOne({}, { $set: { tags: ['Other'], updatedAt: ctx.now() } });
      await ObservationModel.collection.insertOne({ companyId: (await companyOf('delta.com'))._id, source: 'Other' });
      return inserted;
    });
    await expect(takeBack(id)).rejects.toMatchObject({ kind: 'unavailable' });
    expect(await companyOf('delta.com')).toMatchObject({ tags: ['Other'] });
    expect(await ObservationModel.countDocuments({ source: 'Other' })).toBe(1);
  });

  it('ends as undisturbed after a kill at each of its writes', async () => {
    await run(BEFORE);
    const before = await snapshot();
    let isKilled = true;
    for (let last = 0; isKilled; last++) {
      const id = await run(IMPORTED);
      isKilled = await killAtWrite(last, () => takeBack(id));
      await ImportBatchModel.db.collection('import_runs').updateOne({ _id: id as never }, { $set: { worker: null } });
      await resumeImports(ctx);
      if ((await getImport({ ctx, input: { id } })).state === 'completed') await takeBack(id);
      expect(await getImport({ ctx, input: { id } })).toMatchObject({ state: 'taken_back' });
      expect(await snapshot()).toEqual(before);
    }
  });
});

describe('the list of imports', () => {
  it('has who, when, file, mode, counts and rows', async () => {
    const id = await run(['Acme,acme.com,,,,,,', ',bad,,,,,,', 'Acme,acme.com,,,,,,'], { mode: 'create_only' });
    await run(BEFORE);
    const page = await listImports({ ctx, input: { limit: 1 } });
    expect(page.items).toHaveLength(1);
    const next = await listImports({ ctx, input: { limit: 1, cursor: page.nextCursor ?? '' } });
    expect(next.items).toMatchObject([
      { id, by: 'person', fileName: 'list.csv', mode: 'create_only', state: 'completed', rows: 3, takenBack: null },
    ]);
    expect(next.items[0]?.counts).toMatchObject({ created: 1, failed: 1, repeat: 1 });
    const rows = await listImportedRows({ ctx, input: { id, limit: 2 } });
    expect(rows.items.map(({ line, kind }) => [line, kind])).toEqual([
      [2, 'created'],
      [3, 'failed'],
    ]);
    const rest = await listImportedRows({ ctx, input: { id, limit: 2, cursor: Number(rows.nextCursor) } });
    expect(rest).toMatchObject({ items: [{ line: 4, kind: 'repeat' }], nextCursor: null });
  });
});
