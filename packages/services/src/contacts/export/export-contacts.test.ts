import { text } from 'node:stream/consumers';
import { CompanyModel, ContactModel } from '@workbench/db';
import { emptyTestDatabase, useTestDatabase } from '@workbench/db/testing';
import { Types } from 'mongoose';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { AT, contextWithKey, insertContact } from '../../shared/saved-people.fixtures.ts';
import { addSuppressions } from '../../suppression/index.ts';
import { foundPerson } from '../people/people.fixtures.ts';
import { storeTestPage } from '../reveal/reveal.fixtures.ts';
import { exportContactsInput } from '../schemas.ts';
import { exportContacts } from './export-contacts.ts';

useTestDatabase();
const { ctx, forget } = contextWithKey();
afterAll(forget);

const COMPANY = new Types.ObjectId('660000000000000000000001');
const run = (input: object) => exportContacts({ ctx, input: exportContactsInput.parse(input) });
const fileOf = async (input: object) => text((await run(input)).body);

beforeEach(async () => {
  await emptyTestDatabase();
  const identifiers = [
    { kind: 'hubspot', value: '9001' },
    { kind: 'salesforce', value: '0015g00000XyZ12AAF' },
  ];
  await CompanyModel.collection.insertOne({ _id: COMPANY, domain: 'nordwind.example', identifiers } as never);
  await insertContact({
    _id: new Types.ObjectId('661000000000000000000001'),
    name: 'Anna-Lena von der Heide',
    title: 'VP, Engineering',
    organizationName: 'Nordwind GmbH',
    organizationDomain: 'nordwind.example',
    email: 'anna@nordwind.example',
    phone: '+4930-1234567',
    city: 'Berlin',
    country: 'Germany',
    companyId: COMPANY,
    savedAt: AT,
  });
  await insertContact({
    _id: new Types.ObjectId('661000000000000000000002'),
    name: '=cmd|calc',
    phone: '+1;=HYPERLINK("x")',
    organizationDomain: 'evian.example',
    savedAt: new Date(AT.getTime() - 1000),
  });
});

describe('an export of saved contacts', () => {
  it.each(['plain', 'hubspot', 'salesforce'] as const)('is the golden file of the profile %s', async (profile) => {
    await expect(await fileOf({ profile })).toMatchFileSnapshot(`./golden/contacts-${profile}.csv`);
  });

  it('has those that are named, found by words, or at one company', async () => {
    const ids = ['661000000000000000000002'];
    expect(await fileOf({ contactIds: ids })).not.toContain('Anna-Lena');
    expect((await fileOf({ companyId: COMPANY.toHexString() })).trimEnd().split('\r\n')).toHaveLength(2);
    const others = await fileOf({ phone: 'any', except: ids });
    expect(others.trimEnd().split('\r\n')).toHaveLength(2);
    expect(others).toContain('Anna-Lena');
    expect((await fileOf({ q: 'no such name' })).trimEnd().split('\r\n')).toHaveLength(1);
    await expect(run({ contactIds: ['f'.repeat(24)] })).rejects.toMatchObject({ kind: 'invalid' });
    expect(exportContactsInput.safeParse({ contactIds: ids, q: 'x' }).success).toBe(false);
    expect(exportContactsInput.safeParse({ contactIds: ids, except: ids }).success).toBe(false);
  });

  it('leaves out who is on the do-not-contact list, and counts them where they were named', async () => {
    await addSuppressions(ctx, [[{ kind: 'email', value: 'anna@nordwind.example' }]], '');
    expect(await fileOf({})).not.toContain('Anna-Lena');
    expect(await run({ contactIds: ['661000000000000000000001'] })).toMatchObject({ suppressed: 1 });
  });
});

it('a person who is named as a result and as a saved contact is in the file once', async () => {
  const { _id } = await insertContact({
    name: 'Ida Holm',
    keys: ['pdl:p1'],
    sources: [{ source: 'pdl', id: 'p1', at: AT }],
  });
  const ids = await storeTestPage([[foundPerson({ source: 'pdl', id: 'p1', name: 'Ida Holm' })]], AT);
  const file = await fileOf({ ids, contactIds: [_id.toHexString()] });
  expect(file.trimEnd().split('\r\n')).toHaveLength(2);
  expect(file).toContain(_id.toHexString());
});

it('the day is that of the newest value, not of saving', async () => {
  const found = new Date('2026-11-01T00:00:00Z');
  const { _id } = await insertContact({ savedAt: AT, sources: [{ source: 'pdl', id: 'p1', at: found }] });
  expect(await fileOf({ contactIds: [_id.toHexString()] })).toContain(',2026-11-01,');
});

it('Salesforce gets names and titles that fit, and a last name always', async () => {
  const { _id } = await insertContact({ name: 'Ol***a', title: 'T'.repeat(200) });
  const file = await fileOf({ contactIds: [_id.toHexString()], profile: 'salesforce' });
  expect(file).toContain(`,[not provided],`);
  expect(file).toContain(`,${'T'.repeat(127)}…,`);
});

it('all that words find are in the file, however many', async () => {
  const rows = Array.from({ length: 20_100 }, (_, at) => ({
    keys: [`k${at}`],
    name: `Kim ${at}`,
    words: ['kim', String(at)],
    sources: [],
    origins: {},
    notes: [],
    formerIds: [],
    knownIn: ['contacts'],
    revealedAt: {},
    savedAt: new Date(AT.getTime() + at),
  }));
  await ContactModel.collection.insertMany(rows as never);
  const lines = (await fileOf({ q: 'kim' })).trimEnd().split('\r\n');
  expect(lines).toHaveLength(rows.length + 1);
  expect([lines[1], lines.at(-1)]).toEqual([expect.stringContaining('Kim 20099,'), expect.stringContaining('Kim 0,')]);
});
