import { ListModel } from '@workbench/db';
import { emptyTestDatabase, useTestDatabase } from '@workbench/db/testing';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { createList } from '../../lists/index.ts';
import { contextWithKey } from '../../shared/saved-people.fixtures.ts';
import { erasePersonalData } from './erase-personal-data.ts';
import { findPersonalData } from './find-personal-data.ts';

useTestDatabase();
beforeEach(emptyTestDatabase);
const { ctx, forget } = contextWithKey();
afterAll(forget);

const MAIL = 'marta.oliveira@acme.example';
const NAME = 'Marta Oliveira';
const subject = { identifiers: [MAIL], name: NAME, company: '', confirmed: [], reason: '' };

it('what the name of a list says about a person is found and erased, and names stay unique', async () => {
  for (const name of [
    `Met by ${MAIL}`,
    'Met by Marta.Oliveira+fair@acme.example',
    'Fair in Lyon',
    `Friends of ${NAME}`,
  ]) {
    await createList({ ctx, input: { name, kind: 'person' } });
  }
  const { records } = await findPersonalData({ ctx, input: subject });
  expect(records.map(({ place, match }) => [place, match])).toEqual(
    ['identifier', 'identifier', 'name'].map((match) => ['names of lists', match]),
  );
  const confirmed = records.map(({ place, id }) => ({ place, id }));
  expect(await erasePersonalData({ ctx, input: { ...subject, confirmed } })).toMatchObject({
    erased: [{ place: 'names of lists', count: 3 }],
    leftovers: [],
  });
  const lists = await ListModel.find().sort({ name: 1 }).lean();
  expect(lists.map(({ name }) => name)).toEqual([
    'Fair in Lyon',
    'Friends of [erased]',
    'Met by [erased]',
    'Met by [erased] 2',
  ]);
  expect(lists.map(({ nameKey }) => nameKey)).toEqual(lists.map(({ name }) => name.toLowerCase()));
});
