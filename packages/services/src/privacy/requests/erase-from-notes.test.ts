import { CompanyNoteModel } from '@workbench/db';
import { emptyTestDatabase, useTestDatabase } from '@workbench/db/testing';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { addCompanyNote, createCompany, removeCompanyNote } from '../../companies/index.ts';
import { contextWithKey } from '../../shared/saved-people.fixtures.ts';
import { erasePersonalData } from './erase-personal-data.ts';
import { findPersonalData } from './find-personal-data.ts';

useTestDatabase();
beforeEach(emptyTestDatabase);
const { ctx, forget } = contextWithKey();
afterAll(forget);

const MAIL = 'marta.oliveira@acme.example';
const subject = { identifiers: [MAIL], name: '', company: '', confirmed: [], reason: '' };

it('what a note says about a person is found and erased, the rest of it stays', async () => {
  const { id } = await createCompany({ ctx, input: { name: 'Acme', domain: 'acme.com' } });
  const write = (text: string) => addCompanyNote({ ctx, input: { id, text } });
  const removed = await write(`Removed: ${MAIL}`);
  await write(`Ask ${MAIL} in May`);
  await write('Expanding to Norway');
  await removeCompanyNote({ ctx, input: { id, noteId: removed.id } });
  const found = await findPersonalData({ ctx, input: subject });
  expect(found.records.map(({ place }) => place)).toEqual(['notes on companies', 'notes on companies']);
  expect(await erasePersonalData({ ctx, input: subject })).toMatchObject({
    erased: [{ place: 'notes on companies', count: 2 }],
    leftovers: [],
  });
  const texts = (await CompanyNoteModel.find().lean()).map(({ text }) => text);
  expect(texts.sort()).toEqual(['Ask [erased] in May', 'Expanding to Norway', 'Removed: [erased]']);
});
