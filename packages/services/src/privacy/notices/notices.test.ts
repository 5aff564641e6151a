import { ContactModel, LeadModel, OutreachMessageModel } from '@workbench/db';
import { emptyTestDatabase, useTestDatabase } from '@workbench/db/testing';
import { Types } from 'mongoose';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { mergeContacts } from '../../duplicates/index.ts';
import { AT, contextWithKey, insertContact } from '../../shared/saved-people.fixtures.ts';
import { addSuppressions } from '../../suppression/index.ts';
import type { MarkInformedInput, NoticePerson, NoticeState } from '../notice-schemas.ts';
import { updateController } from './controller.ts';
import { getNoticeText } from './get-notice-text.ts';
import { listNotices } from './list-notices.ts';
import { markInformed, withdrawInformed } from './mark-informed.ts';

useTestDatabase();
const { ctx, forget } = contextWithKey();
beforeEach(emptyTestDatabase);
afterAll(forget);

const day = (text: string) => new Date(`${text}T09:00:00.000Z`);
const list = (state: NoticeState, limit = 50, cursor?: string) => listNotices({ ctx, input: { state, limit, cursor } });
const names = async (state: NoticeState) => (await list(state)).items.map(({ name }) => name);
const mark = (input: MarkInformedInput) => markInformed({ ctx, input });
const contact = async (name: string, savedAt: string, parts = {}) =>
  ({
    kind: 'contact',
    id: (await insertContact({ name, savedAt: day(savedAt), ...parts }))._id.toHexString(),
  }) as const;

async function lead(name: string, createdAt: string, parts: object = {}): Promise<NoticePerson> {
  const _id = new Types.ObjectId();
  const [firstName, lastName] = name.split(' ');
  await LeadModel.collection.insertOne({
    ...{
      _id,
      keys: [`name:${name}|`],
      nameKey: null,
      contactId: null,
      firstName,
      lastName,
      company: 'Acme',
      sources: [],
    },
    ...{ origins: { email: { source: 'file' } }, enrichmentStatus: 'none', steps: {}, revision: 1 },
    ...{ createdAt: day(createdAt), updatedAt: day(createdAt), ...parts },
  } as never);
  return { kind: 'lead', id: _id.toHexString() };
}

const send = ({ kind, id }: NoticePerson, at: string) =>
  OutreachMessageModel.collection.insertOne({
    ...{
      _id: new Types.ObjectId().toHexString(),
      campaignId: 'c',
      recipientKey: `${kind}:${id}`,
      keys: [`${kind}:${id}`],
    },
    ...{ contactId: kind === 'contact' ? id : null, leadId: kind === 'lead' ? id : null, sentAt: day(at) },
  } as never);

describe('people whose data was not collected from themselves', () => {
  it('are due a month after it was collected, or with the first message', async () => {
    await contact('Ada Overdue', '2026-10-20');
    await lead('Bo Overdue', '2026-10-01');
    await contact('Cy Today', '2026-10-21');
    await lead('Di Week', '2026-10-27');
    await contact('Ed Later', '2026-10-28');
    const messaged = await contact('Flo Messaged', '2026-11-10');
    await send(messaged, '2026-11-18');
    expect(await names('overdue')).toEqual(['Bo Overdue', 'Ada Overdue', 'Flo Messaged']);
    expect(await names('week')).toEqual(['Cy Today', 'Di Week']);
    expect(await names('later')).toEqual(['Ed Later']);
    const { items, counts, total } = await list('overdue');
    expect([counts, total]).toEqual([{ overdue: 3, week: 2, later: 1, informed: 0 }, 3]);
    expect(items.map(({ dueOn }) => dueOn)).toEqual(['2026-11-01', '2026-11-20', '2026-11-18']);
    expect(items[2]).toMatchObject({ messagedAt: '2026-11-18T09:00:00.000Z', sources: ['apollo'] });
    expect(items[0]).toMatchObject({ sources: ['file'], company: 'Acme', informedAt: null });
  });

  it('are due with the first message to the contact or to a lead that was made of them', async () => {
    const [ada, bo] = [await contact('Ada Contact', '2026-11-10'), await contact('Bo Contact', '2026-11-10')];
    const of = ({ id }: NoticePerson) => ({ contactId: new Types.ObjectId(id) });
    const adas = await lead('Ada Lead', '2026-11-11', of(ada));
    await send(ada, '2026-11-18');
    await send(await lead('Bo Lead', '2026-11-11', of(bo)), '2026-11-18');
    expect(await names('overdue')).toEqual(['Ada Contact', 'Bo Contact', 'Ada Lead', 'Bo Lead']);
    expect(new Set((await list('overdue')).items.map(({ dueOn }) => dueOn))).toEqual(new Set(['2026-11-18']));
    expect(await mark({ people: [adas], how: 'message' })).toMatchObject({ informed: 1, withoutMessage: 0 });
    expect(await names('overdue')).toEqual(['Bo Contact', 'Bo Lead']);
  });

  it('are due a month after a lead was made of someone who had been messaged before', async () => {
    const [ada, bo] = [await contact('Ada Contact', '2026-09-01'), await contact('Bo Contact', '2026-09-01')];
    await send(ada, '2026-09-10');
    await send(bo, '2026-11-10');
    await lead('Ada Lead', '2026-11-20', { contactId: new Types.ObjectId(ada.id) });
    await lead('Bo Lead', '2026-11-20', { contactId: new Types.ObjectId(bo.id) });
    expect(await names('overdue')).toEqual(['Ada Contact', 'Bo Contact']);
    expect((await list('later')).items.map(({ dueOn }) => dueOn)).toEqual(['2026-12-20', '2026-12-20']);
  });

  it('are one person once they are merged: by the earlier day, the messages to both and the marks of both', async () => {
    const survivor = await contact('Ada Lovelace', '2026-11-15', { email: 'ada@acme.com' });
    const other = await contact('A. Lovelace', '2026-11-12', { email: 'a.lovelace@acme.com' });
    const ofOther = await lead('Ada Lead', '2026-11-13', { contactId: new Types.ObjectId(other.id) });
    await send(other, '2026-11-18');
    await mergeContacts({ ctx, input: { survivorId: survivor.id, otherId: other.id } });
    const { items } = await list('overdue');
    expect(items.map(({ id, collectedAt, dueOn }) => [id, collectedAt.slice(0, 10), dueOn])).toEqual([
      [survivor.id, '2026-11-12', '2026-11-18'],
      [ofOther.id, '2026-11-13', '2026-11-18'],
    ]);
    expect(await mark({ people: [ofOther], how: 'notice' })).toMatchObject({ informed: 1 });
    expect((await list('informed')).total).toBe(2);
  });

  it('are paged, each once, also those collected at one moment', async () => {
    for (let n = 0; n < 5; n++) await (n % 2 ? lead : contact)(`Person ${n}`, '2026-10-01');
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await list('overdue', 2, cursor);
      seen.push(...page.items.map(({ name }) => String(name)));
      cursor = page.nextCursor ?? undefined;
    } while (cursor !== undefined);
    expect(seen.toSorted()).toEqual([0, 1, 2, 3, 4].map((n) => `Person ${n}`));
    await expect(list('overdue', 2, 'x')).rejects.toMatchObject({ kind: 'invalid' });
  });

  it('are not named while they are on the do-not-contact list', async () => {
    const one = await lead('Gus Quiet', '2026-10-01', { email: 'gus@acme.com' });
    await addSuppressions(ctx, [[{ kind: 'email', value: 'gus@acme.com' }]], '');
    expect(await names('overdue')).toEqual([null]);
    await expect(getNoticeText({ ctx, input: { language: 'en', ...one } })).rejects.toMatchObject({ kind: 'conflict' });
  });
});

describe('marking as informed', () => {
  it('holds for the contact and the lead that was made of them, keeps the first day, and is taken back', async () => {
    const one = await contact('Ada Lovelace', '2026-10-01');
    await lead('Ada Lovelace', '2026-10-02', { contactId: new Types.ObjectId(one.id) });
    const none = { kind: 'lead', id: '0123456789abcdef01234567' } as const;
    const marked = await mark({ people: [one, none], how: 'notice', on: '2026-11-05' });
    expect(marked).toEqual({ informed: 1, unchanged: 0, withoutMessage: 0, missing: 1 });
    expect((await list('overdue')).counts).toEqual({ overdue: 0, week: 0, later: 0, informed: 2 });
    expect(await mark({ people: [one], how: 'not_needed' })).toMatchObject({ informed: 0, unchanged: 1 });
    expect((await list('informed')).items[0]).toMatchObject({
      ...{ informedAt: '2026-11-05T12:00:00.000Z', informedHow: 'notice' },
    });
    expect(await withdrawInformed({ input: { people: [one] }, ctx })).toEqual({ withdrawn: 1 });
    expect(await names('overdue')).toEqual(['Ada Lovelace', 'Ada Lovelace']);
  });

  it('counts the message that informed them, and refuses it where none was sent', async () => {
    const one = await contact('Ada Lovelace', '2026-11-01');
    const other = await lead('Bo Silent', '2026-11-01');
    await send(one, '2026-11-12');
    const marked = await mark({ people: [one, other], how: 'message' });
    expect(marked).toEqual({ informed: 1, unchanged: 0, withoutMessage: 1, missing: 0 });
    expect((await ContactModel.findById(one.id).lean())?.informed).toEqual({ at: day('2026-11-12'), how: 'message' });
  });

  it('of all who are overdue leaves the others', async () => {
    await contact('Ada Overdue', '2026-10-01');
    await lead('Bo Overdue', '2026-10-01');
    await lead('Di Week', '2026-10-27');
    const cy = await contact('Cy Overdue', '2026-10-01');
    await lead('Cy Later', '2026-11-20', { contactId: new Types.ObjectId(cy.id) });
    expect(await mark({ state: 'overdue', how: 'notice' })).toMatchObject({ informed: 3 });
    expect((await list('week')).counts).toEqual({ overdue: 0, week: 1, later: 0, informed: 4 });
  });

  it('refuses a day before the data was collected, and marks no one then', async () => {
    const ada = await contact('Ada Overdue', '2026-10-01');
    const bo = await lead('Bo Overdue', '2026-10-05');
    const before = { kind: 'invalid', message: expect.stringContaining('on 2026-10-05') };
    await expect(mark({ people: [ada, bo], how: 'notice', on: '0001-01-01' })).rejects.toMatchObject({
      ...before,
      message: expect.stringMatching(/^The data of 2 of these people .* the latest on 2026-10-05/),
    });
    await expect(mark({ people: [ada, bo], how: 'notice', on: '2026-10-04' })).rejects.toMatchObject(before);
    await expect(mark({ state: 'overdue', how: 'notice', on: '2026-10-04' })).rejects.toMatchObject(before);
    expect((await list('overdue')).counts).toMatchObject({ overdue: 2, informed: 0 });
    expect(await mark({ state: 'overdue', how: 'notice', on: '2026-10-05' })).toMatchObject({ informed: 2 });
  });

  it('refuses a day that is still to come', async () => {
    const people = [await contact('Ada Lovelace', '2026-10-01')];
    await expect(mark({ people, how: 'notice', on: '2026-11-22' })).rejects.toMatchObject({ kind: 'invalid' });
    expect(AT.toISOString().slice(0, 10)).toBe('2026-11-21');
  });
});

it.each(['en', 'de', 'fr', 'es'] as const)(
  'the notice in %s names who, what, where from and which rights',
  async (language) => {
    const input = { name: 'Kettle Foods', address: 'Long Road 1, York', email: 'privacy@kettle.example' };
    expect((await getNoticeText({ ctx, input: { language } })).missing).toEqual(['name', 'address', 'email']);
    await updateController({ ctx, input: { ...input, officer: 'Dr. Doe' } });
    const one = await contact('Ada Lovelace', '2026-10-01', { email: 'ada@acme.com', organizationName: 'Acme' });
    const { text, missing, subject } = await getNoticeText({ ctx, input: { language, ...one } });
    expect(missing).toEqual([]);
    expect(subject).not.toBe('');
    for (const part of [
      'Ada Lovelace',
      'Kettle Foods, Long Road 1, York, privacy@kettle.example',
      'Dr. Doe',
      'Apollo',
      '2026',
      '14',
      '21',
    ])
      expect(text).toContain(part);
    expect(text).not.toMatch(/\[|\]|undefined/);
  },
);
