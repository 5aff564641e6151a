import { gzipSync } from 'node:zlib';
import { CachedAnswerModel, ContactModel, NotificationModel, PaidCallModel, SuppressionModel } from '@workbench/db';
import { emptyTestDatabase, useTestDatabase } from '@workbench/db/testing';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { AT, contextWithKey, insertContact } from '../../shared/saved-people.fixtures.ts';
import { checkSuppression } from '../../suppression/index.ts';
import { erasePersonalData } from './erase-personal-data.ts';
import { findPersonalData } from './find-personal-data.ts';

useTestDatabase();
const { ctx, forget } = contextWithKey();
beforeEach(emptyTestDatabase);
afterAll(forget);

const MARTA = 'https://www.linkedin.com/in/marta-x1';
const BOB = 'https://www.linkedin.com/in/bob-x2';
const MAIL = 'marta@acme.example';
const OFFICE = 'info@acme.example';

const subject = (...identifiers: string[]) => ({ identifiers, name: '', company: '', confirmed: [], reason: '' });
const erase = (...identifiers: string[]) => erasePersonalData({ ctx, input: subject(...identifiers) });
const isListed = async (identifier: string) => (await checkSuppression({ ctx, input: { identifier } })).isSuppressed;
const notify = (message: string) =>
  NotificationModel.create({ at: AT, kind: 'sync_failed', title: 'x', message, emailed: false });
const messages = async () => (await NotificationModel.find().lean()).map(({ message }) => message);

it('leaves a colleague with the same shared mailbox, who is not put on the list either', async () => {
  await insertContact({ linkedinUrl: MARTA, email: OFFICE });
  const bob = await insertContact({ name: 'Bob Brown', linkedinUrl: BOB, email: OFFICE });
  expect((await findPersonalData({ ctx, input: subject(MARTA) })).records).toHaveLength(1);
  expect((await erase(MARTA)).leftovers).toEqual([]);
  expect(await ContactModel.find().lean()).toMatchObject([{ _id: bob._id, email: OFFICE }]);
  expect(await Promise.all([MARTA, BOB, OFFICE].map(isListed))).toEqual([true, false, false]);
});

it('asks whose a shared mailbox is when it is looked for itself, and leaves it to who is not confirmed', async () => {
  const bob = await insertContact({ name: 'Bob Brown', email: OFFICE });
  const { records } = await findPersonalData({ ctx, input: subject(OFFICE) });
  expect(records).toMatchObject([{ match: 'name', id: bob._id.toHexString() }]);
  await erase(OFFICE, MAIL);
  expect(await ContactModel.find().lean()).toMatchObject([{ email: OFFICE }]);
  expect(await Promise.all([MAIL, OFFICE].map(isListed))).toEqual([true, false]);
});

it('finds contacts by former addresses, which are keys alone, and erases both who had one', async () => {
  await insertContact({ email: 'new@acme.example', keys: ['email:marta+a@acme.example'] });
  await insertContact({ email: 'newer@acme.example', keys: ['apollo:x1'], keysToCome: ['email:marta+b@acme.example'] });
  await notify('new@acme.example was refused');
  expect(await erase(MAIL)).toMatchObject({ leftovers: [], erased: [{ place: 'contacts', count: 2 }, {}] });
  expect(await ContactModel.countDocuments()).toBe(0);
  expect(await messages()).toEqual(['[erased] was refused']);
});

it('takes her out of answers and notes where she begins a line, and leaves the answer about others', async () => {
  const answer = (body: string) => ({ status: 200, headers: {}, url: 'x', body, fetchedAt: AT });
  const people = [{ name: 'Bob' }, { name: 'X', note: `Ask:\n${MAIL}` }];
  await PaidCallModel.create({
    _id: 'pdl:search',
    vendor: 'pdl',
    state: 'captured',
    token: 't',
    creditsReserved: 1,
    credits: 1,
    answer: answer(JSON.stringify({ data: people })),
    owner: { host: 'h', pid: 1, instance: 'i' },
    sentAt: AT,
    day: '2026-11-21',
    earlierCalls: 0,
    earlierCredits: 0,
    expiresAt: new Date('2027-01-01'),
  });
  const { body: _, ...kept } = answer('');
  const page = gzipSync(JSON.stringify({ html: `Write:\n${MAIL}` }));
  await CachedAnswerModel.create({ _id: 'digest', ...kept, body: page, writtenAt: AT });
  await notify(`It answered {"error":"bad\\n${MAIL}"}`);
  expect((await erase(MAIL)).leftovers).toEqual([]);
  const [call] = await PaidCallModel.find().lean();
  expect(JSON.parse(call?.answer?.body ?? '')).toEqual({ data: [{ name: 'Bob' }] });
  expect(await CachedAnswerModel.countDocuments()).toBe(0);
  expect(await messages()).toEqual([expect.not.stringContaining('marta')]);
});

it('leaves others whose addresses begin or end as hers, and figures that have the digits of her number', async () => {
  await insertContact({ email: 'anna@acme.com', phone: '123 4567' });
  const others = ['anna@acme.com.br', "o'anna@acme.com", 'info+anna@acme.com', 'Turnover 1.234.567 EUR'];
  for (const text of others) await notify(text);
  expect((await erase('anna@acme.com')).leftovers).toEqual([]);
  expect(await messages()).toEqual(others);
  expect(await SuppressionModel.countDocuments()).toBe(1);
});
