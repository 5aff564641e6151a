import { CompanyChangeModel, CompanyModel } from '@workbench/db';
import { emptyTestDatabase, useTestDatabase } from '@workbench/db/testing';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { createCompany, createOwnColumn, editCompany, listCompanyFields } from '../../companies/index.ts';
import { contextWithKey } from '../../shared/saved-people.fixtures.ts';
import { erasePersonalData } from './erase-personal-data.ts';
import { findPersonalData } from './find-personal-data.ts';

useTestDatabase();
beforeEach(emptyTestDatabase);
const { ctx, forget } = contextWithKey();
afterAll(forget);

const MAIL = 'marta.oliveira@acme.example';
const subject = { identifiers: [MAIL], name: '', company: '', confirmed: [], reason: '' };

it('what own columns say about a person, and have said, is found and erased', async () => {
  const { id } = await createCompany({ ctx, input: { name: 'Acme', domain: 'acme.com' } });
  await createOwnColumn({ ctx, input: { name: 'Contact', type: 'text' } });
  await createOwnColumn({ ctx, input: { name: 'Profile', type: 'url' } });
  const write = async (custom: Record<string, string>) => {
    const { etag } = await listCompanyFields({ ctx, input: { id } });
    await editCompany({ ctx, input: { id, etag, custom } });
  };
  await write({ contact: `${MAIL} in May`, profile: `https://people.example/?m=${MAIL}` });
  const found = await findPersonalData({ ctx, input: subject });
  expect(found.records.map(({ place }) => place)).toEqual(['own columns of companies', 'history of own columns']);
  expect(await erasePersonalData({ ctx, input: subject })).toMatchObject({ leftovers: [] });
  const company = await CompanyModel.findById(id).lean();
  expect(company?.custom).toEqual({ contact: '[erased] in May' });
  expect(JSON.stringify(await CompanyChangeModel.find().lean())).not.toContain(MAIL);
  expect((await findPersonalData({ ctx, input: subject })).records).toEqual([]);
});
