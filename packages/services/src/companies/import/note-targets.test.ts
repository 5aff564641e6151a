import { randomUUID } from 'node:crypto';
import { copyFile, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CompanyModel, CompanyNoteModel, ImportRunModel } from '@workbench/db';
import { emptyTestDatabase, useTestDatabase } from '@workbench/db/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createContext } from '../../shared/context.ts';
import { killAtWrite } from '../../shared/moves/killed-writes.fixtures.ts';
import { COMPANY_NOTE_MAX, COMPANY_NOTES_MAX } from '../limits.ts';
import { listCompanyNotes } from '../notes/list-notes.ts';
import { addCompanyNote, editCompanyNote, removeCompanyNote } from '../notes/write-notes.ts';
import type { ImportPreviewOptions } from '../schemas.ts';
import { setCompanyTags } from '../tags/set-company-tags.ts';
import { importCompanies, previewImport } from './import-companies.ts';
import { getImport } from './runs/list-imports.ts';
import { resumeImports } from './runs/resume-imports.ts';
import { listKept } from './take-back/list-kept.ts';
import { previewTakeBack, takeBackImport } from './take-back/take-back-import.ts';

useTestDatabase();

let time = Date.parse('2026-06-15T10:00:00Z');
const ctx = createContext({ now: () => new Date(time++), actor: 'person' });
let dir: string;

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'note-targets-'));
});
afterAll(() => rm(dir, { recursive: true, force: true }));
beforeEach(emptyTestDatabase);

const HEADER = 'Company,Domain,Industry,Comment,Last call';
const MAPPING = JSON.stringify({ '0': 'name', '1': 'domain', '2': 'industry', '3': 'note', '4': 'note' });

async function begin(rows: readonly string[], options: ImportPreviewOptions = { mapping: MAPPING }) {
  const path = join(dir, randomUUID());
  await writeFile(path, [HEADER, ...rows].join('\n'));
  return { path, fileName: 'crm.csv', importId: randomUUID(), options, isKept: true };
}

/** Previews and imports; both say the same. */
async function run(rows: readonly string[], options?: ImportPreviewOptions) {
  const input = await begin(rows, options);
  const preview = await previewImport({ ctx, input });
  const result = await importCompanies({ ctx, input });
  expect(result).toMatchObject(preview.outcome);
  return { preview, result, plan: preview.plan.rows, importId: input.importId };
}

async function companyOf(domain: string) {
  const company = await CompanyModel.findOne({ domain }).lean();
  if (company === null) throw new Error(`${domain} is not tracked`);
  return { ...company, id: company._id.toHexString() };
}

async function notesOf(domain: string) {
  const { id } = await companyOf(domain);
  return (await listCompanyNotes({ ctx, input: { id, limit: 200 } })).items;
}

const textsOf = async (domain: string) => (await notesOf(domain)).map(({ text }) => text).sort();
const takeBack = (id: string) => takeBackImport({ ctx, input: { id } });

/** All companies and notes, but for the times of writing. */
async function snapshot() {
  const [companies, notes] = await Promise.all([
    CompanyModel.find({}, { updatedAt: 0 }).sort({ _id: 1 }).lean(),
    CompanyNoteModel.find().sort({ _id: 1 }).lean(),
  ]);
  return JSON.parse(JSON.stringify({ companies, notes }));
}

describe('columns that are notes', () => {
  it('add each cell that is not empty as a note of the day of the import, which the plan shows', async () => {
    const { plan, result } = await run([
      'Acme,acme.com,Tools,"Met in Lyon.\nCall in May","\'=5+5"',
      'Beta,beta.com,Tools,,n/a',
      'Acme,acme.com,Tools,Second row,',
    ]);
    expect(plan.map(({ kind, fields }) => [kind, fields.filter(({ field }) => field === 'note')])).toEqual([
      [
        'created',
        [
          { field: 'note', before: null, after: 'Met in Lyon.\nCall in May' },
          { field: 'note', before: null, after: '=5+5' },
        ],
      ],
      ['created', []],
      ['updated', [{ field: 'note', before: null, after: 'Second row' }]],
    ]);
    expect(result).toMatchObject({ created: 2, notesAdded: 3, leftOutColumns: [] });
    expect(await textsOf('acme.com')).toEqual(['=5+5', 'Met in Lyon.\nCall in May', 'Second row']);
    expect(await textsOf('beta.com')).toEqual([]);
    const { createdAt } = await companyOf('acme.com');
    expect(new Set((await notesOf('acme.com')).map(({ at }) => at))).toEqual(new Set([createdAt.toISOString()]));
  });

  it('add no second equal note, whoever wrote the first, in any mode that takes the row', async () => {
    await run(['Acme,acme.com,Tools,Hello,']);
    const { id } = await companyOf('acme.com');
    await addCompanyNote({ ctx, input: { id, text: 'Typed' } });
    const rows = ['Acme,acme.com,Tools,Hello,Typed', 'Acme,acme.com,Tools,Hello,'];
    const { result } = await run(rows);
    expect(result).toMatchObject({ updated: 0, unchanged: 1, duplicates: 1, notesAdded: 0 });
    const filled = await run(['Acme,acme.com,Other,Hello,New', 'Beta,beta.com,Tools,New,'], {
      mapping: MAPPING,
      mode: 'fill_empty',
    });
    expect(filled.plan.map(({ kind, fields }) => [kind, fields])).toEqual([
      ['updated', [{ field: 'note', before: null, after: 'New' }]],
      ['refused', []],
    ]);
    expect(await textsOf('acme.com')).toEqual(['Hello', 'New', 'Typed']);
  });

  it('are remembered for the same headers', async () => {
    await run(['Acme,acme.com,Tools,Hello,']);
    const next = await previewImport({ ctx, input: await begin(['Beta,beta.com,Tools,,'], { columns: 'assisted' }) });
    expect(next.columns.map(({ field, label, by }) => [field, label, by]).slice(3)).toEqual([
      ['note', 'note', 'remembered'],
      ['note', 'note', 'remembered'],
    ]);
  });

  it('leave out what is too long and what a company has no room for, with the line', async () => {
    await run(['Acme,acme.com,Tools,,']);
    const { _id: companyId } = await companyOf('acme.com');
    const stored = Array.from({ length: COMPANY_NOTES_MAX - 1 }, (_, at) => ({
      companyId,
      text: `${at}`,
      at: ctx.now(),
    }));
    await CompanyNoteModel.insertMany(stored);
    const { result } = await run([
      `Acme,acme.com,Tools,Last,One more`,
      `Beta,beta.com,Tools,${'x'.repeat(COMPANY_NOTE_MAX + 1)},`,
    ]);
    expect(result).toMatchObject({ updated: 1, created: 1, notesAdded: 1, ignoredCells: 2 });
    expect(result.notes).toMatchObject([
      { line: 2, value: 'One more', reason: 'The company has 1,000 notes already' },
      { line: 3, column: 'Comment', reason: 'The cell has 5001 characters; a note has at most 5,000' },
    ]);
  });
});

describe('taking an import with notes back', () => {
  it('removes the notes that it added and the companies that it created', async () => {
    await run(['Acme,acme.com,Tools,Old,']);
    const before = await snapshot();
    const { importId } = await run(['Acme,acme.com,Tools,New,Old', 'Beta,beta.com,Tools,Hello,']);
    const preview = await previewTakeBack({ ctx, input: { id: importId } });
    expect(preview).toEqual({ removed: 1, restored: 1, kept: 0, keptCompanies: [] });
    expect(await takeBack(importId)).toMatchObject({ takenBack: { removed: 1, restored: 1, kept: 0 } });
    expect(await snapshot()).toEqual(before);
    await run(['Acme,acme.com,Tools,New,']);
    expect(await textsOf('acme.com')).toEqual(['New', 'Old']);
  });

  it('keeps a note that was edited since and says so, and those that users wrote', async () => {
    await run(['Acme,acme.com,Tools,,']);
    const { importId } = await run([
      'Acme,acme.com,Tools,New,Other',
      'Beta,beta.com,Tools,Hello,',
      'Gamma,gamma.com,Tools,Hi,',
    ]);
    const acme = (await companyOf('acme.com')).id;
    const beta = (await companyOf('beta.com')).id;
    const gamma = (await companyOf('gamma.com')).id;
    const edit = async (id: string, domain: string, from: string) => {
      const noteId = (await notesOf(domain)).find(({ text }) => text === from)?.id ?? '';
      await editCompanyNote({ ctx, input: { id, noteId, text: `${from} (checked)` } });
    };
    await edit(acme, 'acme.com', 'New');
    await edit(beta, 'beta.com', 'Hello');
    await setCompanyTags({ ctx, input: { id: gamma, tags: ['A'] } });
    expect(await takeBack(importId)).toMatchObject({ takenBack: { removed: 0, restored: 1, kept: 3 } });
    expect((await listKept({ ctx, input: { id: importId } })).map(({ name, reason }) => [name, reason]).sort()).toEqual(
      [
        ['Acme', 'It keeps what was changed since: a note'],
        ['Beta', 'It has notes'],
        ['Gamma', 'It has tags'],
      ],
    );
    expect(await textsOf('acme.com')).toEqual(['New (checked)']);
    expect(await textsOf('beta.com')).toEqual(['Hello (checked)']);
  });

  it('returns imports in either order to the state before both', async () => {
    for (const order of [
      [0, 1],
      [1, 0],
    ]) {
      await emptyTestDatabase();
      await run(['Acme,acme.com,Tools,Old,']);
      const before = await snapshot();
      const first = await run(['Acme,acme.com,Tools,First,', 'Beta,beta.com,Tools,Hello,']);
      const second = await run(['Acme,acme.com,Tools,Second,', 'Beta,beta.com,Tools,Again,']);
      for (const at of order) await takeBack([first, second][at]?.importId ?? '');
      expect(await snapshot(), order.join()).toEqual(before);
    }
  });

  it('takes a note away that a user has removed, so that no undo brings it back', async () => {
    const { importId } = await run(['Acme,acme.com,Tools,Hello,']);
    const { id } = await companyOf('acme.com');
    const [note] = await notesOf('acme.com');
    await removeCompanyNote({ ctx, input: { id, noteId: note?.id ?? '' } });
    await takeBack(importId);
    expect(await CompanyNoteModel.countDocuments()).toBe(0);
  });
});

it('an import that is killed at any write adds each note once, and so does taking it back', async () => {
  await run(['Acme,acme.com,Tools,Old,']);
  const before = await snapshot();
  const rows = [
    'Acme,acme.com,Tools,New,Old',
    'Beta,beta.com,Tools,Hello,There',
    // So many rows that the last one is of another batch.
    ...Array.from({ length: 1000 }, (_, at) => `C${at % 50},c${at % 50}.com,Tools,Note ${at % 50},`),
    'Acme,acme.com,Food,New,Later',
  ];
  let isKilled = true;
  let rounds = 0;
  for (let last = 0; isKilled; last += 3) {
    const input = await begin(rows);
    const spare = `${input.path}.spare`;
    await copyFile(input.path, spare);
    isKilled = await killAtWrite(last, () => importCompanies({ ctx, input }));
    const begun = await ImportRunModel.findById(input.importId).lean();
    if (begun !== null && begun.state !== 'completed') {
      await copyFile(spare, input.path);
      await ImportRunModel.updateOne({ _id: input.importId }, { $set: { worker: null, state: 'running' } });
      await resumeImports(ctx);
    }
    if (begun === null) continue;
    rounds++;
    expect(await getImport({ ctx, input: { id: input.importId } })).toMatchObject({ state: 'completed' });
    expect(await textsOf('acme.com')).toEqual(['Later', 'New', 'Old']);
    expect(await textsOf('beta.com')).toEqual(['Hello', 'There']);
    expect(await CompanyNoteModel.countDocuments()).toBe(55);
    await killAtWrite(last, () => takeBack(input.importId));
    await ImportRunModel.updateOne({ _id: input.importId }, { $set: { worker: null } });
    await resumeImports(ctx);
    if ((await getImport({ ctx, input: { id: input.importId } })).state === 'completed') await takeBack(input.importId);
    expect(await snapshot()).toEqual(before);
  }
  expect(rounds).toBeGreaterThan(2);
});
