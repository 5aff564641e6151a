import { GeneratedMessageModel } from '@workbench/db';
import { emptyTestDatabase, useTestDatabase } from '@workbench/db/testing';
import { beforeEach, expect, it } from 'vitest';
import type { PersonQuery } from '../../shared/personal-data/types.ts';
import { contextOf, UNKNOWN_ID } from '../ai.fixtures.ts';
import { MESSAGE_PERSONAL_DATA } from './personal-data.ts';

useTestDatabase();
beforeEach(emptyTestDatabase);
const ctx = contextOf();

const MAIL = 'marta@acme.example';
const OFFICE = '351210000000';
const QUERY: PersonQuery = {
  identifiers: [
    { kind: 'email', value: MAIL },
    { kind: 'phone', value: OFFICE },
    { kind: 'contact', value: UNKNOWN_ID },
  ],
  name: 'Marta Oliveira',
  company: null,
};
const BOB = 'b'.repeat(24);

let order = 0;
const put = (_id: string, recipientName: string, contactId: string | null, message: string) =>
  GeneratedMessageModel.create({
    _id,
    recipientKey: null,
    contactId,
    data: { message, request: { recipientName, recipientCompany: 'Acme' } },
    createdAt: new Date(),
    order: order++,
  });

async function find(place: string) {
  const holder = MESSAGE_PERSONAL_DATA.find((one) => one.category === place);
  if (holder === undefined) throw new Error(`Nobody holds ${place}`);
  return { holder, records: await holder.find(ctx, QUERY) };
}

it('a message is theirs whom it was written to, and only that one adds to what they are recognised by', async () => {
  await put('hers', 'Marta O.', UNKNOWN_ID, 'Hello');
  await put('named', 'Oliveira, Marta', null, 'Hello');
  await put('bobs', 'Bob Brown', BOB, `I met ${MAIL}`);
  const { records } = await find('written messages');
  expect(records.map(({ id, match, identifiers }) => [id, match, identifiers])).toEqual([
    ['hers', 'identifier', [{ kind: 'contact', value: UNKNOWN_ID }]],
    ['named', 'name', []],
  ]);
});

it('a message to somebody else that mentions them stays without them, and a number alone is no sure sign', async () => {
  await put('line', 'Bob Brown', BOB, `Write to:\n${MAIL}`);
  await put('office', 'Bob Brown', BOB, 'Call +351 21 000 0000');
  await put('other', 'Bob Brown', BOB, 'Hello');
  const { holder, records } = await find('messages to others');
  expect(records.map(({ id, match, identifiers }) => [id, match, identifiers])).toEqual([
    ['line', 'identifier', []],
    ['office', 'name', []],
  ]);
  expect(await holder.erase(ctx, ['line'], QUERY)).toBe(1);
  expect(await GeneratedMessageModel.findById('line').lean()).toMatchObject({
    contactId: BOB,
    data: { message: 'Write to:\n[erased]', request: { recipientName: 'Bob Brown' } },
  });
  expect((await find('messages to others')).records.map(({ id }) => id)).toEqual(['office']);
});
