import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { CompanyModel, ImportFailedRowsModel } from '@workbench/db';
import { emptyTestDatabase, useTestDatabase } from '@workbench/db/testing';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { exportFailedRows, importCompanies, listImportedRows, takeBackImport } from '../../companies/index.ts';
import { contextWithKey } from '../../shared/saved-people.fixtures.ts';
import { erasePersonalData } from './erase-personal-data.ts';
import { exportPersonalData, findPersonalData } from './find-personal-data.ts';

useTestDatabase();
beforeEach(emptyTestDatabase);
const { ctx, forget } = contextWithKey();
let dir: string;
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'workbench-rows-'));
});
afterAll(async () => {
  forget();
  await rm(dir, { recursive: true });
});

const MAIL = 'marta.oliveira@acme.example';
const ROWS = [
  'name,domain,industry,Contact,Contact email',
  `Bad,not a domain,x,Marta Oliveira,${MAIL}`,
  'Worse,no domain either,x,Bob Brown,bob@other.example',
];

async function importFailing(): Promise<string> {
  const path = join(dir, 'rows.csv');
  await writeFile(path, ROWS.join('\n'));
  const input = { path, fileName: 'rows.csv', importId: randomUUID(), options: {} };
  expect(await importCompanies({ ctx, input })).toMatchObject({ failed: 2 });
  return input.importId;
}

const subject = (name = '') => ({ identifiers: [MAIL], name, company: '', confirmed: [], reason: '' });

it('a person in the failed rows of an import is found, exported and erased, and the other rows stay', async () => {
  const importId = await importFailing();
  const found = [{ place: 'failed rows of imports', match: 'identifier' }];
  expect((await findPersonalData({ ctx, input: subject() })).records).toMatchObject(found);
  const exported = await exportPersonalData({ ctx, input: subject() });
  expect(exported.records).toMatchObject([{ data: { rows: [expect.stringContaining(MAIL)] } }]);
  expect(await erasePersonalData({ ctx, input: subject() })).toMatchObject({
    erased: [{ place: 'failed rows of imports', count: 1 }],
    leftovers: [],
  });
  const file = await text((await exportFailedRows({ ctx, input: { importId } })).body);
  expect(file).not.toMatch(/marta/i);
  expect(file).toContain('bob@other.example');
  expect(file).toContain('Import error');
});

it('a person in the reason of a failed row is found and erased, and the row stays', async () => {
  const path = join(dir, 'reasons.csv');
  await writeFile(path, ['name,domain,industry', `Bad,${MAIL},x`, 'Worse,no domain either,x'].join('\n'));
  const importId = randomUUID();
  await importCompanies({ ctx, input: { path, fileName: 'reasons.csv', importId, options: {} } });
  const reasons = async () =>
    (await listImportedRows({ ctx, input: { id: importId, limit: 10 } })).items.map(({ reason }) => reason);
  expect((await reasons())[0]).toContain(MAIL);
  const { records } = await findPersonalData({ ctx, input: subject() });
  expect(records.map(({ place }) => place)).toContain('rows of imports');
  const { erased, leftovers } = await erasePersonalData({ ctx, input: subject() });
  expect(erased).toContainEqual({ place: 'rows of imports', count: 1 });
  expect(leftovers).toEqual([]);
  expect(await reasons()).toEqual(['The reason was erased', expect.stringContaining('no domain either')]);
});

it('a person in what an import has overwritten is found and erased, and taking it back does not bring them back', async () => {
  const path = join(dir, 'overwriting.csv');
  const importRow = async (row: string): Promise<string> => {
    await writeFile(path, ['name,domain,industry', row].join('\n'));
    const importId = randomUUID();
    await importCompanies({ ctx, input: { path, fileName: 'overwriting.csv', importId, options: {} } });
    return importId;
  };
  await importRow(`Acme,acme.com,Pumps (ask ${MAIL})`);
  const id = await importRow('Acme,acme.com,Tools');
  const { records } = await findPersonalData({ ctx, input: subject() });
  expect(records.map(({ place }) => place)).toContain('changes of imports');
  const { erased, leftovers } = await erasePersonalData({ ctx, input: subject() });
  expect(erased).toContainEqual({ place: 'changes of imports', count: 1 });
  expect(leftovers).toEqual([]);
  expect((await takeBackImport({ ctx, input: { id } })).takenBack).toMatchObject({ restored: 1 });
  expect(await CompanyModel.findOne({ domain: 'acme.com' }).lean()).toMatchObject({
    industry: 'Pumps (ask [erased])',
  });
});

it('failed rows expire with their import', () => {
  const expiry = ImportFailedRowsModel.schema.indexes().find(([, { name }]) => name === 'expiry');
  expect(expiry).toMatchObject([{ createdAt: 1 }, { expireAfterSeconds: 30 * 86_400 }]);
});
