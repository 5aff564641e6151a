import { CompanyNoteModel } from '@workbench/db';
import { emptyTestDatabase, useTestDatabase } from '@workbench/db/testing';
import { Types } from 'mongoose';
import { beforeEach, expect, it } from 'vitest';
import { createContext } from '../../shared/context.ts';
import { COMPANY_NOTES_MAX } from '../limits.ts';
import { createCompany } from '../store/create-company.ts';
import { addCompanyNote } from './write-notes.ts';

useTestDatabase();
beforeEach(emptyTestDatabase);

it('a company has at most 1,000 notes, and a repeated call does not count its own', async () => {
  const ctx = createContext();
  const { id } = await createCompany({ ctx, input: { name: 'Acme', domain: 'acme.com' } });
  const note = { companyId: new Types.ObjectId(id), text: 'Met', at: ctx.now(), editedAt: null, removedAt: null };
  const notes = Array.from({ length: COMPANY_NOTES_MAX - 1 }, () => ({ ...note, revision: 1 }));
  await CompanyNoteModel.collection.insertMany(notes as never);
  const call = { ...ctx, callId: '8b1c6a52-4f0e-4a3e-9c57-2d1f0a9b7e64' };
  const addLast = () => addCompanyNote({ ctx: call, input: { id, text: 'Last' } });
  const last = await addLast();
  expect(await addLast()).toEqual(last);
  await expect(addCompanyNote({ ctx, input: { id, text: 'One more' } })).rejects.toThrow(
    'This company has 1,000 notes already; remove one first',
  );
});
