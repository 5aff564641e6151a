import { CompanyChangeModel } from '@workbench/db';
import { emptyTestDatabase, useTestDatabase } from '@workbench/db/testing';
import { mongo } from 'mongoose';
import { beforeEach, expect, it } from 'vitest';
import { type CompanyChangeEntry, recordCompanyChange, recordCompanyChanges } from './record-company-change.ts';

useTestDatabase();
beforeEach(emptyTestDatabase);

const edited = (id?: mongo.ObjectId): CompanyChangeEntry => ({
  companyId: new mongo.ObjectId('0123456789abcdef01234567'),
  at: new Date('2026-03-31T10:00:00Z'),
  by: { kind: 'person' },
  kind: 'edited',
  details: { fields: [{ field: 'name', before: 'Acme', after: 'Acme Ltd' }] },
  ...(id && { id }),
});

it('keeps who changed what, with the values before and after', async () => {
  await recordCompanyChange(edited());
  const [stored] = await CompanyChangeModel.find().lean();
  expect(stored).toEqual({ _id: expect.anything(), ...edited() });
});

it('records a repeated step once', async () => {
  const entry = edited(new mongo.ObjectId());
  await recordCompanyChange(entry);
  await recordCompanyChanges([entry, edited()]);
  expect(await CompanyChangeModel.countDocuments()).toBe(2);
});
