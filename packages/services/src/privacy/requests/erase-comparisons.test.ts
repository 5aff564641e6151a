import { ContactDismissalModel, ContactMatchKeyModel, ContactPairModel } from '@workbench/db';
import { emptyTestDatabase, useTestDatabase } from '@workbench/db/testing';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { dismissContactDuplicate, findContactPairs, listContactDuplicates } from '../../duplicates/index.ts';
import { contextWithKey, insertContact } from '../../shared/saved-people.fixtures.ts';
import { erasePersonalData } from './erase-personal-data.ts';

useTestDatabase();
beforeEach(emptyTestDatabase);
const { ctx, forget } = contextWithKey();
afterAll(forget);

it('a person leaves nothing of a comparison with other contacts, at once', async () => {
  await insertContact({ name: 'Anna Müller', organizationName: 'Acme' });
  await insertContact({ name: 'Anna Mueller', organizationName: 'Acme', email: 'anna@acme.example' });
  await findContactPairs(ctx);
  const [pair] = (await listContactDuplicates({ ctx, input: {} })).items;
  await dismissContactDuplicate({ ctx, input: { id: pair?.id ?? '' } });
  const input = { identifiers: ['anna@acme.example'], name: '', company: '', confirmed: [], reason: '' };
  const { erased, leftovers } = await erasePersonalData({ ctx, input });
  expect(erased).toContainEqual({ place: 'comparisons of contacts', count: 1 });
  expect(leftovers).toEqual([]);
  expect([await ContactPairModel.countDocuments(), await ContactDismissalModel.countDocuments()]).toEqual([0, 0]);
  expect(await ContactMatchKeyModel.countDocuments()).toBe(1);
});
