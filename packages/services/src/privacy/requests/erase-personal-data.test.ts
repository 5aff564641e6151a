import { gzipSync } from 'node:zlib';
import {
  BatchItemModel,
  CachedAnswerModel,
  ContactModel,
  ContactSearchPageModel,
  NotificationModel,
  PaidCallModel,
  SuppressionModel,
} from '@workbench/db';
import { emptyTestDatabase, useTestDatabase } from '@workbench/db/testing';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { foundPerson } from '../../contacts/people/people.fixtures.ts';
import { storeTestPage } from '../../contacts/reveal/reveal.fixtures.ts';
import { personPattern } from '../../shared/personal-data/person-mentions.ts';
import { AT, contextWithKey, insertContact } from '../../shared/saved-people.fixtures.ts';
import { checkSuppression } from '../../suppression/index.ts';
import { scanDatabase } from '../redaction/scan-database.ts';
import type { ErasePersonInput } from '../schemas.ts';
import { erasePersonalData } from './erase-personal-data.ts';
import { exportPersonalData, findPersonalData } from './find-personal-data.ts';

useTestDatabase();
const { ctx, forget } = contextWithKey();
beforeEach(emptyTestDatabase);
afterAll(forget);

const EMAIL = 'marta.oliveira@acme.com';
const PROFILE = 'https://www.linkedin.com/in/marta-oliveira-x1';
const PHONE = '+351 21 000 0000';

const subject = (parts: Partial<ErasePersonInput> = {}): ErasePersonInput => ({
  identifiers: [EMAIL],
  name: '',
  company: '',
  confirmed: [],
  reason: 'asked by mail',
  ...parts,
});
const find = (parts: Partial<ErasePersonInput> = {}) => findPersonalData({ ctx, input: subject(parts) });
const erase = (parts: Partial<ErasePersonInput> = {}) => erasePersonalData({ ctx, input: subject(parts) });
const all = { kind: 'x', value: '' };
const scan = async () =>
  scanDatabase(
    personPattern(
      {
        identifiers: [
          { ...all, kind: 'email', value: EMAIL },
          { ...all, kind: 'profile', value: 'linkedin.com/in/marta-oliveira-x1' },
          { ...all, kind: 'phone', value: '351210000000' },
          { ...all, kind: 'source-id', value: 'pdl:pdl-marta-1' },
        ],
        name: 'Marta Oliveira',
        company: null,
      },
      { withName: true },
    ) as RegExp,
  );

/** She is in a contact, a page of results, a paid answer, a cache, a queue's item and a notification. */
async function seed(): Promise<void> {
  const marta = foundPerson({
    source: 'pdl',
    id: 'pdl-marta-1',
    name: 'Marta Oliveira',
    email: EMAIL,
    linkedinUrl: PROFILE,
  });
  const bob = foundPerson({ source: 'pdl', id: 'pdl-bob-22', name: 'Bob Brown', email: 'bob@acme.com' });
  await insertContact({
    email: EMAIL,
    linkedinUrl: PROFILE,
    phone: PHONE,
    sources: [{ source: 'pdl', id: 'pdl-marta-1', at: AT }],
    keys: ['pdl:pdl-marta-1', `email:${EMAIL}`],
    notes: [{ id: 'n', text: `Called ${PHONE}`, at: AT }],
  });
  await storeTestPage([[marta], [bob]], AT);
  await PaidCallModel.create({
    _id: 'pdl:person:pdl-marta-1',
    vendor: 'pdl',
    state: 'captured',
    token: 't',
    creditsReserved: 1,
    credits: 1,
    answer: {
      status: 200,
      headers: {},
      url: 'x',
      body: JSON.stringify({ name: 'Marta Oliveira', email: EMAIL }),
      fetchedAt: AT,
    },
    owner: { host: 'h', pid: 1, instance: 'i' },
    sentAt: AT,
    day: '2026-11-21',
    earlierCalls: 0,
    earlierCredits: 0,
    expiresAt: new Date('2027-01-01'),
  });
  await CachedAnswerModel.create({
    _id: 'digest',
    status: 200,
    headers: {},
    url: 'https://acme.example/team',
    body: gzipSync(`<a href="mailto:${EMAIL}">Marta Oliveira</a>`),
    fetchedAt: AT,
    writtenAt: AT,
  });
  await BatchItemModel.create({
    _id: 'b:1',
    batchId: 'b',
    kind: 'k',
    key: '1',
    state: 'failed',
    order: 0,
    batchOrder: 0,
    attempts: 1,
    retryAt: AT,
    message: `${EMAIL} was refused`,
  });
  await NotificationModel.create({
    at: AT,
    kind: 'sync_failed',
    title: 'x',
    message: `See ${PROFILE}`,
    emailed: false,
  });
}

describe('findPersonalData', () => {
  it('finds by an address all records, and what else she is recognised by', async () => {
    await seed();
    const { records, recognisedBy, isSuppressed } = await find();
    expect(records.map(({ place, match }) => [place, match])).toEqual([
      ['contacts', 'identifier'],
      ['search results', 'identifier'],
    ]);
    expect(recognisedBy.map(({ kind }) => kind).sort()).toEqual(['contact', 'email', 'phone', 'profile', 'source-id']);
    expect(isSuppressed).toBe(false);
  });

  it('exports what is held, word for word', async () => {
    await seed();
    const { records } = await exportPersonalData({ ctx, input: subject() });
    expect(JSON.stringify(records)).toContain(`Called ${PHONE}`);
    expect(JSON.stringify(records)).not.toContain('Bob Brown');
  });

  it('tells by the name alone that it may be somebody else, and looks no further from there', async () => {
    await insertContact({ email: 'other@elsewhere.com', name: 'Marta Oliveira' });
    const { records, recognisedBy } = await find({ identifiers: [], name: 'Marta Oliveira' });
    expect(records.map(({ match }) => match)).toEqual(['name']);
    expect(recognisedBy).toEqual([]);
  });

  it('finds by the name that a source gives beside the one that was typed', async () => {
    const at = new Date('2026-11-21T12:00:00Z');
    const sourceValues = [{ field: 'name', value: 'Marta Oliveira', source: 'apollo', at }];
    await insertContact({ email: 'other@elsewhere.com', name: 'M. Silva', sourceValues });
    const { records } = await find({ identifiers: [], name: 'Marta Oliveira' });
    expect(records.map(({ place, match }) => [place, match])).toEqual([['contacts', 'name']]);
  });

  it('refuses a domain, which many share, and says what would be right', async () => {
    await expect(find({ identifiers: ['acme.com'] })).rejects.toThrow(/is a domain, which many people share/);
  });
});

describe('erasePersonalData', () => {
  it('leaves nothing of her in the whole database but hashes', async () => {
    await seed();
    expect((await scan()).hits.length).toBeGreaterThan(4);
    const result = await erase();
    expect(result.leftovers).toEqual([]);
    expect(result.erased).toEqual(expect.arrayContaining([{ place: 'contacts', count: 1 }]));
    expect((await scan()).hits).toEqual([]);
    expect(await SuppressionModel.countDocuments()).toBe(1);
    for (const identifier of [EMAIL, PROFILE, PHONE]) {
      expect(await checkSuppression({ ctx, input: { identifier } })).toMatchObject({ isSuppressed: true });
    }
  });

  it('keeps what is about others: their results, the price that was paid, the state of the queue', async () => {
    await seed();
    await erase();
    const [page] = await ContactSearchPageModel.find().lean();
    expect(page?.people.map(({ id }) => id)).toEqual(['pdl:pdl-bob-22']);
    expect(await PaidCallModel.find().lean()).toMatchObject([{ vendor: 'pdl', credits: 1, state: 'captured' }]);
    expect(await BatchItemModel.find().lean()).toMatchObject([{ state: 'failed', message: '[erased] was refused' }]);
  });

  it('leaves namesakes alone, unless they are confirmed', async () => {
    const namesake = await insertContact({ email: 'other@elsewhere.com', name: 'Marta Oliveira' });
    await seed();
    await erase({ name: 'Marta Oliveira' });
    expect(await ContactModel.find().lean()).toMatchObject([{ email: 'other@elsewhere.com' }]);
    await erase({
      identifiers: [],
      name: 'Marta Oliveira',
      confirmed: [{ place: 'contacts', id: namesake._id.toHexString() }],
    });
    expect(await ContactModel.countDocuments()).toBe(0);
    expect(await checkSuppression({ ctx, input: { identifier: 'other@elsewhere.com' } })).toMatchObject({
      isSuppressed: true,
    });
  });

  it("leaves a colleague and the office's number that both have", async () => {
    await insertContact({ name: 'Bob Brown', email: 'bob@acme.com', phone: PHONE });
    await seed();
    expect((await erase()).leftovers).toEqual([]);
    expect(await ContactModel.find().lean()).toMatchObject([{ name: 'Bob Brown', phone: PHONE }]);
    expect(await checkSuppression({ ctx, input: { identifier: PHONE } })).toEqual({
      isSuppressed: false,
      entryIds: [],
    });
  });

  it('erases what comes in meanwhile by an identifier that only an erased record had named', async () => {
    await seed();
    const deleteMany = ContactModel.deleteMany.bind(ContactModel);
    const hook = vi.spyOn(ContactModel, 'deleteMany').mockImplementationOnce((async (filter: object) => {
      const answer = await deleteMany(filter);
      // Of an import that had looked at the list before she was on it.
      await insertContact({ name: 'Marta Oliveira', linkedinUrl: PROFILE, keys: ['linkedin:late'] });
      return answer;
    }) as never);
    await erase();
    hook.mockRestore();
    expect(await ContactModel.find().lean()).toEqual([]);
  });

  it('does no harm a second time', async () => {
    await seed();
    await erase();
    expect(await erase()).toMatchObject({ erased: [], leftovers: [], suppressed: 1 });
    expect(await SuppressionModel.countDocuments()).toBe(1);
  });
});
