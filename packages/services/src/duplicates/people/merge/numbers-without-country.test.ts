import { ContactModel } from '@workbench/db';
import { emptyTestDatabase, useTestDatabase } from '@workbench/db/testing';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { pdl } from '../../../contacts/people/people.fixtures.ts';
import { storeTestPage } from '../../../contacts/reveal/reveal.fixtures.ts';
import { AT, contextWithKey, insertContact } from '../../../shared/saved-people.fixtures.ts';
import { mergeCalls } from './merge.fixtures.ts';

useTestDatabase();
const { ctx, clock, forget } = contextWithKey();
afterAll(forget);
beforeEach(async () => {
  clock.now = AT;
  await emptyTestDatabase();
});

const { twoContacts, merge, edit, hear } = mergeCalls({ ctx, clock, storePage: storeTestPage });
const [APOLLO, PDL] = [
  { source: 'apollo', at: AT },
  { source: 'pdl', at: AT },
];
const IN_PORTUGAL = { city: 'Lisbon', country: 'Portugal', origins: { phone: PDL, country: PDL, city: PDL } as never };
const IN_SPAIN = { city: 'Madrid', country: 'Spain', origins: { country: APOLLO, city: APOLLO } as never };
const numbers = async () =>
  (await ContactModel.find().lean()).map(({ phone, otherValues = [] }) => [
    phone,
    otherValues.map(({ value }) => value),
  ]);

it('a number that was taken out before a merge stays out, also said without its country', async () => {
  const input = await twoContacts(IN_SPAIN, { ...IN_PORTUGAL, phone: '21 555 0100' });
  await edit(input.otherId, { phone: '' });
  await merge(input);
  await hear(pdl('2', { phone: '21 555 0100' }));
  expect(await numbers()).toEqual([[null, []]]);
});

it('a number that got its country code is no second one, said without its country', async () => {
  await merge(await twoContacts(IN_SPAIN, { ...IN_PORTUGAL, phone: '21 555 0100' }));
  await hear(pdl('2', { phone: '21 555 0100' }));
  expect(await numbers()).toEqual([['+351215550100', []]]);
});

it('nor is it filled in again after it was taken out', async () => {
  const sources = [
    { source: 'apollo', id: '1', at: AT },
    { source: 'pdl', id: '2', at: AT },
  ];
  const { _id } = await insertContact({ keys: ['apollo:1', 'pdl:2'], sources, ...IN_SPAIN });
  await hear(pdl('2', { phone: '21 555 0100', country: 'Portugal' }));
  await edit(_id.toHexString(), { phone: '' });
  await hear(pdl('2', { phone: '21 555 0100' }));
  expect(await numbers()).toEqual([[null, []]]);
});
