import {
  BatchItemModel,
  CompanyChangeModel,
  CompanyModel,
  CompanyNoteModel,
  ContactModel,
  ObservationModel,
  OutreachMessageModel,
  ReportModel,
} from '@workbench/db';
import { emptyTestDatabase, useTestDatabase } from '@workbench/db/testing';
import { identifiersOf } from '@workbench/identity/person-identifiers/identifiers';
import mongoose, { Types } from 'mongoose';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { addCompanyNote, createCompany, removeCompanyNote } from '../companies/index.ts';
import { insertLead, outreachCalls } from '../outreach/outreach.fixtures.ts';
import { AT, contextWithKey, insertContact } from '../shared/saved-people.fixtures.ts';
import { addSuppressions } from '../suppression/index.ts';
import { getTimeline } from './get-timeline.ts';
import { listLeadsOfCompany, listMessagesOfCompany } from './lists/company-lists.ts';
import type { TimelineEntry } from './schemas.ts';

useTestDatabase();
const { ctx, forget } = contextWithKey();
afterAll(forget);

let id: string;
let companyId: Types.ObjectId;
beforeEach(async () => {
  await emptyTestDatabase();
  id = (await createCompany({ ctx, input: { name: 'Acme', domain: 'acme.com' } })).id;
  companyId = new Types.ObjectId(id);
});

const { create, add, mark, start } = outreachCalls(ctx);
const read = async (limit = 200, cursor?: string) =>
  getTimeline({ ctx, input: { id, limit, ...(cursor !== undefined && { cursor }) } });
const kinds = (items: readonly TimelineEntry[]) => items.map(({ kind }) => kind);
const hoursAgo = (hours: number) => new Date(AT.getTime() - hours * 3_600_000);
const isoHoursAgo = (hours: number) => hoursAgo(hours).toISOString();

async function writeTo(target: { contactIds?: string[]; leadIds?: string[] }) {
  const campaign = await create();
  await add(campaign.id, target);
  await OutreachMessageModel.updateMany({}, { messageContent: 'Hi there.' });
  await start(campaign.id);
  const [message] = await OutreachMessageModel.find().lean();
  await mark(message?._id ?? '', 'sent');
}

const figureOf = (source: string, value: number, since: Date) => ({
  _id: new Types.ObjectId(),
  companyId,
  source,
  value,
  kind: 'exact',
  scope: 'group',
  since,
  asOf: since,
  fetchedAt: since,
});

describe('the timeline of a company', () => {
  it('has everything that happened, newest first, with who or what did it', async () => {
    await BatchItemModel.collection.insertOne({
      _id: `b1:${id}`,
      batchId: 'b1',
      kind: 'sources.sync',
      key: id,
      state: 'completed',
      batchOrder: 1,
      message: null,
      finishedAt: hoursAgo(1),
    } as never);
    await CompanyChangeModel.create({
      companyId,
      at: hoursAgo(2),
      by: { kind: 'person' },
      kind: 'edited',
      details: { fields: [{ field: 'name', before: 'Acme', after: 'Acme Ltd' }] },
    });
    await insertContact({ companyId, savedAt: hoursAgo(3) });
    await insertLead({ companyId, createdAt: hoursAgo(4) });
    await ReportModel.collection.insertOne({
      _id: `r1.${id}`,
      companyId,
      version: 1,
      generatedAt: hoursAgo(5),
      analystName: 'Built-in analyst',
    } as never);
    const { items, nextCursor } = await read();
    expect(nextCursor).toBeNull();
    expect(items.map(({ at, kind, title, by }) => [at, kind, title, by.kind])).toEqual([
      [AT.toISOString(), 'added', 'Added to the workspace', 'person'],
      [isoHoursAgo(1), 'sync', 'Sources queried', 'sync'],
      [isoHoursAgo(2), 'change', 'Name changed', 'person'],
      [isoHoursAgo(3), 'contact', 'Marta Oliveira saved as a contact', 'unknown'],
      [isoHoursAgo(4), 'lead', 'Marta Oliveira added as a lead', 'unknown'],
      [isoHoursAgo(5), 'report', 'Report version 1 written', 'analyst'],
    ]);
    expect(items[2]?.details).toEqual({ Name: 'Acme → Acme Ltd' });
  });

  it('shows which figure replaced which, by source', async () => {
    await ObservationModel.insertMany([
      figureOf('Wikidata', 1000, new Date('2024-01-01')),
      figureOf('Wikidata', 1100, new Date('2025-01-01')),
      figureOf('Registry', 900, new Date('2024-06-01')),
    ]);
    const present = { ...figureOf('Wikidata', 1200, new Date('2026-01-01')), locations: [] };
    await CompanyModel.collection.updateOne({ _id: companyId }, { $set: { records: [present] } });
    const titles = (await read()).items.filter(({ kind }) => kind === 'figure').map(({ title }) => title);
    expect(titles).toEqual([
      'Wikidata: 1,100 → 1,200 employees',
      'Wikidata: 1,000 → 1,100 employees',
      'Registry: 900 employees',
      'Wikidata: 1,000 employees',
    ]);
  });

  it('names the message that was sent and the note, and a removed note no more', async () => {
    await writeTo({ contactIds: [(await insertContact({ companyId }))._id.toHexString()] });
    const note = await addCompanyNote({ ctx, input: { id, text: 'Met at the fair' } });
    expect((await read()).items.slice(0, 2)).toMatchObject([
      { kind: 'message_sent', title: 'Connection request sent to Marta Oliveira', details: { Text: 'Hi there.' } },
      { kind: 'note', details: { Note: 'Met at the fair' } },
    ]);
    await removeCompanyNote({ ctx, input: { id, noteId: note.id } });
    expect(kinds((await read()).items)).not.toContain('note');
  });

  it('names no one who is on the do-not-contact list', async () => {
    const lead = await insertLead({ companyId });
    await writeTo({ leadIds: [lead._id.toHexString()] });
    await addSuppressions(ctx, [identifiersOf(lead)], '');
    expect(JSON.stringify(await read())).not.toContain('Marta');
    const input = { id, limit: 10 };
    expect((await listLeadsOfCompany({ ctx, input })).items).toEqual([]);
    expect(JSON.stringify(await listMessagesOfCompany({ ctx, input }))).not.toContain('Marta');
  });

  it('gives the same entries page by page, whatever happened at the same time', async () => {
    await CompanyNoteModel.insertMany(
      Array.from({ length: 7 }, (_, n) => ({ companyId, text: `Note ${n}`, at: hoursAgo(n % 3) })),
    );
    for (let n = 0; n < 7; n++) await insertContact({ companyId, savedAt: hoursAgo(n % 2) });
    await ObservationModel.insertMany(
      Array.from({ length: 7 }, (_, n) => figureOf(`Source ${n}`, n + 1, hoursAgo(1))).map((one, n) => ({
        ...one,
        asOf: new Date(one.asOf.getTime() + n),
      })),
    );
    const whole = await read();
    expect(whole.items).toHaveLength(22);
    expect(new Set(whole.items.map((entry) => entry.id)).size).toBe(22);
    for (const limit of [1, 4, 5]) {
      const paged: TimelineEntry[] = [];
      for (let cursor: string | null | undefined; cursor !== null; ) {
        const page = await read(limit, cursor);
        paged.push(...page.items);
        cursor = page.nextCursor;
      }
      expect(paged).toEqual(whole.items);
    }
  });

  it('refuses an unknown company and a cursor of another list', async () => {
    await expect(getTimeline({ ctx, input: { id: '0'.repeat(24), limit: 5 } })).rejects.toThrow(
      'No company has the id',
    );
    await expect(read(5, 'x')).rejects.toThrow('cursor');
    for (let rank = 0; rank < 12; rank++) {
      const kind = await read(5, `1763726400000_${rank}_zzz`).then(
        () => 'a page',
        (error: { kind?: string }) => error.kind,
      );
      expect(['a page', 'invalid']).toContain(kind);
    }
  });
});

it('reads a bounded number of documents for a page of a timeline of thousands', async () => {
  const many = Array.from({ length: 1000 }, (_, n) => n);
  await CompanyNoteModel.insertMany(many.map((n) => ({ companyId, text: `Note ${n}`, at: hoursAgo(n) })));
  await CompanyChangeModel.insertMany(
    many.map((n) => ({ companyId, at: hoursAgo(n), by: { kind: 'import' }, kind: 'renamed', details: {} })),
  );
  await ObservationModel.insertMany(many.map((n) => figureOf('Wikidata', n + 1, hoursAgo(n * 24))));
  await ContactModel.insertMany(
    many.map((n) => ({
      keys: [`apollo:${n}`],
      name: `Person ${n}`,
      isNameHidden: false,
      sources: [],
      origins: {},
      revealedAt: {},
      knownIn: [],
      notes: [],
      formerIds: [],
      words: [],
      companyId,
      savedAt: hoursAgo(n),
    })),
  );
  const { db } = mongoose.connection;
  if (db === undefined) throw new Error('No database');
  for (const [collection, field] of [
    ['company_notes', 'at'],
    ['company_changes', 'at'],
    ['observations', 'since'],
    ['contacts', 'savedAt'],
  ] as const) {
    const query = { companyId, [field]: { $lte: hoursAgo(10) } };
    const filter = collection === 'company_notes' ? { ...query, removedAt: null } : query;
    const plan = await db
      .collection(collection)
      .find(filter)
      .sort({ [field]: -1, _id: -1 })
      .limit(51)
      .explain('executionStats');
    expect(plan.executionStats.totalDocsExamined, collection).toBeLessThanOrEqual(51);
  }
  const first = await read(50);
  expect(first.items).toHaveLength(50);
  const second = await read(50, first.nextCursor ?? '');
  expect(second.items[0]?.at ?? '').toSatisfy((at: string) => at <= (first.items.at(-1)?.at ?? ''));
});
