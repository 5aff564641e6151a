import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { CompanyModel, CompanyNoteModel, ImportFailedRowsModel } from '@workbench/db';
import { emptyTestDatabase, useTestDatabase } from '@workbench/db/testing';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import {
  createOwnColumn,
  exportFailedRows,
  importCompanies,
  previewImport,
  upsertCompanies,
} from '../../companies/index.ts';
import { contextWithKey } from '../../shared/saved-people.fixtures.ts';
import { addSuppressions } from '../../suppression/index.ts';
import { readDocumentTexts } from '../redaction/scan-database.ts';
import { erasePersonalData } from './erase-personal-data.ts';

useTestDatabase();
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
const PHONE = '+351 21 000 0000';
/** Not to be contacted, and not erased. */
const BOB = 'bob@other.example';

beforeEach(async () => {
  await emptyTestDatabase();
  await addSuppressions(ctx, [[{ kind: 'email', value: BOB }]], '');
  const input = { identifiers: [MAIL, PHONE], name: '', company: '', confirmed: [], reason: '' };
  await erasePersonalData({ ctx, input });
  await createOwnColumn({ ctx, input: { name: 'Main contact', type: 'text' } });
  await createOwnColumn({ ctx, input: { name: 'Profile', type: 'url' } });
});

const expectNothingOfMarta = async () => {
  for await (const one of readDocumentTexts()) {
    expect(one).not.toContain('marta');
    expect(one).not.toContain(PHONE);
  }
};

it('a file of companies brings no one back who was erased, failed rows and the preview included', async () => {
  const path = join(dir, 'rows.csv');
  const rows = [
    'name,domain,industry,Main contact,Remark,Profile',
    `Acme,acme.com,Led by ${MAIL},${MAIL.toUpperCase()},Ask ${MAIL} or ${PHONE},https://people.example/?m=${MAIL}`,
    `Other,other.com,Paper,${BOB},Ask ${BOB},https://people.example/bob`,
    `Bad,not a domain,x,${MAIL},${PHONE},`,
  ];
  await writeFile(path, rows.join('\n'));
  const mapping = JSON.stringify({
    ...{ 0: 'name', 1: 'domain', 2: 'industry', 3: 'custom:main_contact', 4: 'note', 5: 'custom:profile' },
  });
  const file = { path, fileName: 'rows.csv', importId: randomUUID(), options: { mapping } };
  const { outcome } = await previewImport({ ctx, input: file });
  expect(await importCompanies({ ctx, input: file })).toMatchObject(outcome);
  expect(await CompanyModel.find().sort({ domain: 1 }).lean()).toMatchObject([
    { industry: 'Led by [erased]', custom: { main_contact: '[erased]' } },
    { industry: 'Paper', custom: { main_contact: BOB } },
  ]);
  const notes = (await CompanyNoteModel.find().lean()).map((note) => note.text);
  expect(notes.toSorted()).toEqual(['Ask [erased] or [erased]', `Ask ${BOB}`]);
  expect(await ImportFailedRowsModel.countDocuments()).toBe(1);
  const errors = await text((await exportFailedRows({ ctx, input: { importId: file.importId } })).body);
  expect(errors).toContain('Bad,not a domain,x,[erased],[erased],');
  await expectNothingOfMarta();
});

it('rows that a script sends bring no one back who was erased', async () => {
  const row = { domain: 'acme.com', name: 'Acme', industry: `Led by ${MAIL}`, tags: [MAIL, 'Fair'] };
  const rows = [
    { ...row, custom: { main_contact: `${MAIL}, ${BOB}` } },
    { domain: MAIL, name: 'Bad' },
  ];
  const { results } = await upsertCompanies({ ctx, input: { rows } });
  expect(results).toMatchObject([{ status: 'created' }, { status: 'refused' }]);
  expect(JSON.stringify(results)).not.toContain(MAIL);
  expect(await CompanyModel.findOne().lean()).toMatchObject({
    ...{ industry: 'Led by [erased]', tags: ['[erased]', 'Fair'], custom: { main_contact: `[erased], ${BOB}` } },
  });
  await expectNothingOfMarta();
});
