import { randomUUID } from 'node:crypto';
import { CompanyModel, GeneratedMessageModel, MessageTemplateModel } from '@workbench/db';
import { emptyTestDatabase, useTestDatabase } from '@workbench/db/testing';
import { Types } from 'mongoose';
import { beforeEach, describe, expect, it } from 'vitest';
import { contextOf, inputOf, insertContact, NOW, scriptedModel, UNKNOWN_ID } from './ai.fixtures.ts';
import { checkText } from './check/check-text.ts';
import { generateMessage } from './generate/generate-message.ts';
import { listWriters } from './generate/list-writers.ts';
import { listMessages } from './history/list-messages.ts';
import { findGeneratedMessage } from './history/store-message.ts';
import { TEMPLATES_MAX } from './limits.ts';
import { listContactFacts } from './recipient/list-contact-facts.ts';
import { generatedMessageSchema, listMessagesInput, messageRequestSchema } from './schemas.ts';
import { createTemplate, listTemplates, updateTemplate } from './templates/manage-templates.ts';

useTestDatabase();
beforeEach(emptyTestDatabase);
const ctx = contextOf();

describe('the history', () => {
  const list = async (fields: object = {}) =>
    (await listMessages({ ctx, input: listMessagesInput.parse(fields) })).items;
  const write = async (fields: object) => (await generateMessage({ ctx, input: inputOf('direct_message', fields) })).id;
  const idsOf = async (fields?: object) => (await list(fields)).map(({ id }) => id);

  it('is newest first, whole, and as long as asked', async () => {
    const ids = [];
    for (let variant = 0; variant < 3; variant++) ids.push(await write({ variant }));
    expect(await idsOf()).toEqual(ids.toReversed());
    expect(await idsOf({ limit: 2 })).toEqual(ids.toReversed().slice(0, 2));
  });

  it('is that of a name and company however they are typed', async () => {
    const id = await write({});
    await write({ recipientName: 'Jonas Weber' });
    expect(await idsOf({ recipientName: 'MARTA  oliveira', recipientCompany: 'northwind' })).toEqual([id]);
    expect(await idsOf({ recipientName: 'Nobody' })).toEqual([]);
  });

  it('opens a message from before there was a company of the sender', async () => {
    const id = await write({ senderName: 'Jonas Weber', senderCompany: 'Fabrikam' });
    await GeneratedMessageModel.collection.updateOne(
      { _id: id as never },
      { $unset: { 'data.request.senderCompany': '' } },
    );
    const [message] = await list();
    expect(message?.request).toMatchObject({ senderName: 'Jonas Weber', senderCompany: '' });
    expect(await findGeneratedMessage(id)).toEqual(message);
    expect(generatedMessageSchema.parse(message)).toEqual(message);
  });

  it('of a contact holds what was written to a contact that turned out to be the same', async () => {
    const former = new Types.ObjectId();
    const contactId = await insertContact({ formerIds: [former] });
    const ids = [await write({ contactId: former.toHexString() }), await write({ contactId })];
    expect(await idsOf({ contactId })).toEqual(ids.toReversed());
    expect((await list({ contactId })).map((message) => message.contactId)).toEqual([contactId, contactId]);
  });
});

describe('the check of a text', () => {
  const request = messageRequestSchema.parse({ messageType: 'connection_request', recipientName: 'Marta' });

  it('tells the length, the cut text and what nothing supports', async () => {
    const text = `Hi Marta, we met in Oslo. ${'x'.repeat(300)}`;
    const check = await checkText({ ctx, input: { text, request } });
    expect(check).toMatchObject({ length: 326, limit: 300, isOverLimit: true, trimmed: `${text.slice(0, 297)}...` });
    expect(check.unsupported.length).toBeGreaterThan(0);
  });

  it('knows no limit for a letter', async () => {
    const text = 'x'.repeat(400);
    const letter = { ...request, messageType: 'follow_up' as const };
    expect(await checkText({ ctx, input: { text, request: letter } })).toEqual({
      unsupported: [],
      length: 400,
      limit: null,
      isOverLimit: false,
      trimmed: text,
    });
  });
});

describe('own templates', () => {
  const input = { name: 'Intro', messageType: 'direct_message' as const, body: 'Hi {{firstName|there}}' };

  it('are created, listed by name and changed', async () => {
    const intro = await createTemplate({ ctx, input });
    const first = await createTemplate({ ctx, input: { ...input, name: 'A first' } });
    expect(await listTemplates({ ctx, input: {} })).toEqual([first, intro]);
    const changed = await updateTemplate({ ctx, input: { ...input, id: intro.id, body: 'Hello' } });
    expect(changed).toEqual({ ...intro, body: 'Hello' });
  });

  it('are not found when they do not exist', async () => {
    const id = randomUUID();
    await expect(updateTemplate({ ctx, input: { ...input, id } })).rejects.toMatchObject({ kind: 'not_found' });
  });

  it('that no recipient could fill are refused, with every problem', async () => {
    const body = 'Hi {{nickname}} {{recipientTitle';
    const refused = { kind: 'invalid', issues: [{ path: ['body'] }, { path: ['body'] }] };
    await expect(createTemplate({ ctx, input: { ...input, body } })).rejects.toMatchObject(refused);
    const { id } = await createTemplate({ ctx, input });
    await expect(updateTemplate({ ctx, input: { ...input, id, body } })).rejects.toMatchObject(refused);
    expect(await listTemplates({ ctx, input: {} })).toMatchObject([{ body: input.body }]);
  });

  it('are at most two hundred, and a repeated call does not count its own', async () => {
    const many = Array.from({ length: TEMPLATES_MAX - 1 }, () => ({
      ...{ ...input, _id: randomUUID() },
      createdAt: NOW,
      updatedAt: NOW,
    }));
    await MessageTemplateModel.insertMany(many);
    const call = { ...ctx, callId: randomUUID() };
    const last = await createTemplate({ ctx: call, input });
    expect(await createTemplate({ ctx: call, input })).toEqual(last);
    await expect(createTemplate({ ctx, input })).rejects.toThrow('Remove one first');
  });
});

it('names the built-in writer always, and the model as the default where one is set up', async () => {
  const builtIn = { kind: 'built-in', name: 'Built-in writer' };
  const alone = await listWriters({ ctx, input: {} });
  expect(alone.writers).toEqual([{ ...builtIn, isDefault: true }]);
  expect(alone.templateVariables).toContain('firstName');
  const both = await listWriters({ ctx: contextOf(scriptedModel().model), input: {} });
  expect(both.writers).toEqual([
    { ...builtIn, isDefault: false },
    { kind: 'model', name: 'scripted-1', isDefault: true },
  ]);
});

describe('the facts of a contact', () => {
  const facts = (contactId: string) => listContactFacts({ ctx, input: { contactId } });
  const asOf = (day: string) => new Date(`${day}T00:00:00Z`);
  const record = { source: 'Wikidata', value: 240, kind: 'exact', scope: 'group', locations: [], fetchedAt: NOW };

  async function trackCompany(aggregatedEmployeeCount: number | null): Promise<Types.ObjectId> {
    const _id = new Types.ObjectId();
    await CompanyModel.collection.insertOne({
      _id,
      name: 'Northwind Freight',
      nameKey: 'northwind freight',
      domain: `${_id.toHexString()}.example`,
      industry: null,
      words: [],
      records: ['2026-10-01', '2026-11-01'].map((day) => ({ ...record, since: asOf(day), asOf: asOf(day) })),
      aggregatedEmployeeCount,
      sourceCount: 3,
      dataQuality: 'high',
      locations: [],
      createdAt: NOW,
      updatedAt: NOW,
    } as never);
    return _id;
  }

  it('are the place, the size of the employer and the notes, each with its source and day', async () => {
    const id = await insertContact({
      city: 'Porto',
      state: 'Norte',
      country: 'Portugal',
      origins: { city: { source: 'pdl', at: asOf('2026-11-03') } },
      companyId: await trackCompany(1240),
      notes: [
        { id: 'n1', text: 'Asked for a demo', at: asOf('2026-11-04') },
        { id: 'n2', text: 'We met at the fair', at: asOf('2026-11-05') },
      ],
    });
    const note = { source: 'Note', url: null };
    expect(await facts(id)).toEqual([
      {
        id: `contact.${id}.location`,
        text: 'Marta Oliveira is based in Porto, Portugal',
        source: 'People Data Labs',
        date: '2026-11-03',
        url: null,
      },
      {
        id: expect.stringMatching(/^company\.[0-9a-f]{24}\.size$/),
        text: 'Northwind Freight has about 1,240 employees',
        source: '3 sources',
        date: '2026-11-01',
        url: null,
        company: 'Northwind Freight',
        companyId: expect.stringMatching(/^[0-9a-f]{24}$/),
      },
      { ...note, id: 'note.n2', text: 'We met at the fair', date: '2026-11-05' },
      { ...note, id: 'note.n1', text: 'Asked for a demo', date: '2026-11-04' },
    ]);
  });

  it('tell nothing of a hidden name, of an unknown size and of a company that is gone', async () => {
    const hidden = { city: 'Porto', name: 'Marta Ol***a', isNameHidden: true };
    expect(await facts(await insertContact({ ...hidden, companyId: await trackCompany(null) }))).toEqual([]);
    expect(await facts(await insertContact({ companyId: new Types.ObjectId() }))).toEqual([]);
  });

  it('of nobody are not found', async () => {
    await expect(facts(UNKNOWN_ID)).rejects.toMatchObject({ kind: 'not_found' });
  });
});
