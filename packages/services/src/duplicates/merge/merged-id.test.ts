import { emptyTestDatabase, useTestDatabase } from '@workbench/db/testing';
import { beforeEach, expect, it } from 'vitest';
import {
  addCompanyNote,
  createCompany,
  getCompany,
  listCompanyNotes,
  removeCompanyNote,
  restoreCompanyNote,
  setCompanyTags,
} from '../../companies/index.ts';
import { createContext } from '../../shared/context.ts';
import { mergeCompanies } from './merge-companies.ts';

useTestDatabase();
beforeEach(emptyTestDatabase);

const ctx = createContext({ actor: 'person' });
const create = async (name: string, domain: string) => (await createCompany({ ctx, input: { name, domain } })).id;

it('what a screen that is still open writes on a merged company is stored on the survivor', async () => {
  const survivorId = await create('Acme', 'acme.com');
  const id = await create('Umbrella Tools', 'umbrella.io');
  await mergeCompanies({ ctx, input: { survivorId, otherId: id } });
  const { id: noteId } = await addCompanyNote({ ctx, input: { id, text: 'Call on Monday' } });
  const notesOf = async (companyId: string) =>
    (await listCompanyNotes({ ctx, input: { id: companyId, limit: 10 } })).items.map(({ text }) => text);
  expect([await notesOf(survivorId), await notesOf(id)]).toEqual([['Call on Monday'], ['Call on Monday']]);
  await removeCompanyNote({ ctx, input: { id, noteId } });
  expect(await notesOf(survivorId)).toEqual([]);
  await restoreCompanyNote({ ctx, input: { id, noteId } });
  expect(await notesOf(survivorId)).toEqual(['Call on Monday']);
  await setCompanyTags({ ctx, input: { id, tags: ['Fair'] } });
  expect((await getCompany({ ctx, input: { id: survivorId } })).tags).toEqual(['Fair']);
  const max = Array.from({ length: 20 }, (_, at) => `Tag ${at}`);
  await expect(setCompanyTags({ ctx, input: { id, tags: max, before: [] } })).rejects.toThrow('at most 20 tags');
});
