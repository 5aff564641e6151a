import { CompanyChangeModel, CompanyModel, CompanyStatModel } from '@workbench/db';
import { emptyTestDatabase, useTestDatabase } from '@workbench/db/testing';
import { mongo } from 'mongoose';
import { beforeEach, describe, expect, it } from 'vitest';
import { createList } from '../../lists/index.ts';
import { createContext } from '../../shared/context.ts';
import { createOwnColumn } from '../custom/write-columns.ts';
import { CompanyDay } from '../edit/company-day.fixtures.ts';
import { countAllCompanies } from '../figures/statistics/statistics.ts';
import { addIdentifier } from '../identifiers/add-identifier.ts';
import { createCompany } from '../store/create-company.ts';
import { withWriteSession } from '../store/write-session/write-session.ts';
import { listSourceRecords } from '../view/list-source-records.ts';
import type { UpsertOptions } from './schemas.ts';
import { upsertCompanies } from './upsert-companies.ts';

useTestDatabase();
beforeEach(emptyTestDatabase);

let time = Date.parse('2026-06-15T10:00:00Z');
const ctx = createContext({ now: () => new Date(time++), actor: 'script' });
const upsert = (rows: unknown[], options: UpsertOptions = {}) => upsertCompanies({ ctx, input: { rows, ...options } });
const statuses = async (rows: unknown[], options: UpsertOptions = {}) =>
  (await upsert(rows, options)).results.map(({ status }) => status);
const create = async (domain: string) => (await createCompany({ ctx, input: { name: domain, domain } })).id;

async function stored() {
  const [companies, changes] = [await CompanyModel.find().lean(), await CompanyChangeModel.find().lean()];
  return JSON.stringify([companies, changes]);
}

async function expectStatistics() {
  const counted = (await countAllCompanies()).get('totals')?.companies ?? 0;
  const totals = await CompanyStatModel.findById('totals').lean();
  expect(Reflect.get(totals?.counters ?? {}, 'companies') ?? 0).toBe(counted);
}

const ACME = {
  domain: 'https://www.acme.com/about',
  name: 'Acme',
  industry: 'Tools',
  locations: ['Oslo, Norway'],
  identifiers: [{ kind: 'hubspot', value: '123' }],
  figures: [
    { source: 'LinkedIn', employeeCount: 120, kind: 'estimated', scope: 'network_profiles', asOf: '2026-03-31' },
    { source: 'Registry', employeeMin: 51, employeeMax: 200, url: 'https://registry.com/acme' },
  ],
  tags: ['Priority'],
};

describe('an upsert of companies', () => {
  it('creates, then says unchanged and writes nothing; a change names its fields', async () => {
    const list = await createList({ ctx, input: { name: 'Targets', kind: 'company' } });
    await createOwnColumn({ ctx, input: { name: 'Tier', type: 'text' } });
    const rows = [
      { ...ACME, lists: [list.id], custom: { tier: 'A' } },
      { domain: 'beta.com', name: 'Beta' },
    ];
    const first = await upsert(rows);
    expect(first).toMatchObject({ created: 2, unchanged: 0, dryRun: false });
    const company = await CompanyModel.findOne({ domain: 'acme.com' }).lean();
    expect(company).toMatchObject({ name: 'Acme', tags: ['Priority'], lists: [list.id], custom: { tier: 'A' } });
    const records = await listSourceRecords({ ctx, input: { id: first.results[0]?.id ?? '' } });
    expect(
      records.map(({ source, employeeCount, employeeMin, url }) => [source, employeeCount, employeeMin, url]),
    ).toEqual(
      expect.arrayContaining([
        ['LinkedIn', 120, null, null],
        ['Registry', null, 51, 'https://registry.com/acme'],
      ]),
    );
    const before = await stored();
    expect(await upsert(rows)).toMatchObject({ created: 0, updated: 0, unchanged: 2 });
    expect(await stored()).toBe(before);
    const changed = await upsert([{ ...ACME, name: 'Acme Robotics', custom: { tier: 'B' }, tags: ['Hot'] }]);
    expect(changed.results[0]).toMatchObject({
      status: 'updated',
      fields: ['name', 'custom.tier', 'tags'],
      issues: [],
    });
    await expectStatistics();
  });

  it('answers one line for each row in order, and a row that is wrong stops no other', async () => {
    const rows = [
      { domain: 'acme.com', name: 'Acme', employees: 5 },
      ...Array.from({ length: 1200 }, (_, at) => ({ domain: `c${at}.com`, name: `Company ${at}` })),
      { domain: 'x', name: 'X' },
      { domain: 'c1.com', name: 'Again' },
      { domain: 'figure.com', name: 'F', figures: [{ source: 'A', employeeCount: 5, employeeMin: 1 }] },
      { name: 'No key' },
      'no row',
    ];
    const { results, ...counts } = await upsert(rows);
    expect(counts).toMatchObject({ created: 1200, refused: 6 });
    expect(results.map(({ row }) => row)).toEqual(rows.map((_, at) => at));
    expect(results[0]?.issues[0]?.message).toContain('employees');
    expect(results[1202]?.issues[0]?.message).toBe('Row 2 is about this company, too; send one row for each');
    expect(results[1203]?.issues[0]).toMatchObject({ path: ['figures', 0, 'employeeCount'], value: '5' });
    expect(results[1204]?.issues[0]?.message).toBe('Give a key: domain, id or identifier');
    expect(results[1205]?.issues[0]).toMatchObject({ value: '"no row"' });
    await expectStatistics();
  });

  it.each([
    [{ source: 'Linked\u0001In', employeeCount: 5 }, 'source', 'The source contains the control character U+0001'],
    [{ source: '\u200b', employeeCount: 5 }, 'source', 'The source is empty'],
    [{ source: 'LinkedIn', employeeCount: 5, asOf: '1899-12-31' }, 'asOf', 'The day is before 1900'],
  ])('refuses a figure of %j', async (figure, field, message) => {
    const { results } = await upsert([{ domain: 'acme.com', name: 'Acme', figures: [figure] }]);
    expect(results[0]?.issues).toMatchObject([
      { path: ['figures', 0, field], message: expect.stringContaining(message) },
    ]);
  });

  it('finds companies by id, domain or identifier, and calls several companies a conflict', async () => {
    const [one, two] = [await create('one.com'), await create('two.com')];
    await addIdentifier({ ctx, input: { id: two, kind: 'hubspot', value: '7' } });
    const identifier = { kind: 'hubspot', value: '7' };
    const { results } = await upsert([
      { id: one, industry: 'Tools' },
      { identifier, industry: 'Games' },
      { domain: 'one.com', identifier },
      { id: '0123456789abcdef01234567' },
      { identifier: { kind: 'hubspot', value: '8' }, name: 'Unknown' },
    ]);
    expect(results.map(({ status, id }) => [status, id])).toEqual([
      ['updated', one],
      ['updated', two],
      ['conflict', null],
      ['refused', null],
      ['refused', null],
    ]);
    expect(results[2]?.candidates.toSorted()).toEqual([one, two].toSorted());
    const elsewhere = await upsert([{ id: one, domain: 'other.com' }]);
    expect(elsewhere.results[0]).toMatchObject({ status: 'conflict', candidates: [one] });
  });

  it('refuses an id of no tracked company, whatever the other keys name', async () => {
    await create('one.com');
    const row = { id: '0123456789abcdef01234567', domain: 'one.com', industry: 'Tools' };
    const [result] = (await upsert([row])).results;
    expect(result).toMatchObject({ status: 'refused', issues: [{ path: ['id'] }] });
    expect(await CompanyModel.exists({ industry: 'Tools' })).toBeNull();
  });

  it.each([
    { kind: 'hubspot', value: '1' },
    { kind: 'lei', value: '5493001KJTIIGC8Y1R12' },
  ])('makes no second company of an identifier that an earlier row gives to another: $kind', async (identifier) => {
    const others = Array.from({ length: 1000 }, (_, at) => ({ domain: `c${at}.com`, name: `Company ${at}` }));
    const row = { domain: 'one.com', name: 'One', identifier };
    const two = { domain: 'two.com', name: 'Two', identifier };
    for (const rows of [
      [row, two, { identifier }],
      [row, ...others, two, { identifier }],
    ]) {
      for (const dryRun of [true, false, false]) {
        const last = (await upsert(rows, { dryRun })).results.slice(-2);
        expect(last.map(({ status, issues }) => [status, issues.length])).toEqual([
          ['conflict', 1],
          ['refused', 1],
        ]);
        expect(last[1]?.issues[0]?.message).toContain('Row 0 is about this company, too');
      }
      expect(await CompanyModel.exists({ domain: 'two.com' })).toBeNull();
      await emptyTestDatabase();
    }
  });

  it('stores where the same figure stands, and names each figure whose kind, address or history changes', async () => {
    const figure = { source: 'LinkedIn', employeeCount: 120, asOf: '2026-03-31' };
    const row = (more: object) => [{ domain: 'one.com', name: 'One', figures: [{ ...figure, ...more }] }];
    await upsert(row({}));
    const url = 'https://linkedin.com/one';
    for (const more of [{ url }, { kind: 'estimated', url }, { asOf: '2026-01-31', employeeCount: 99 }]) {
      const [result] = (await upsert(row(more))).results;
      expect(result).toMatchObject({ status: 'updated', fields: ['figure:LinkedIn'] });
      expect((await upsert(row(more))).unchanged).toBe(1);
    }
    const stored = await CompanyModel.findOne().lean();
    expect(stored?.records[0]).toMatchObject({ url, kind: 'estimated', value: 120 });
  });

  it('enters a change once in the history when it is killed before it writes, and repeated', async () => {
    await createOwnColumn({ ctx, input: { name: 'Tier', type: 'text' } });
    const id = await create('one.com');
    const rows = [{ domain: 'one.com', name: 'One Robotics', tags: ['robots'], custom: { tier: 'A' } }];
    const before = await CompanyModel.findOne().lean();
    await upsert(rows);
    const entries = await CompanyChangeModel.countDocuments();
    // As the kill leaves it: the history is written first.
    await CompanyModel.collection.replaceOne({ domain: 'one.com' }, before as never);
    expect((await upsert(rows)).updated).toBe(1);
    expect(await CompanyChangeModel.countDocuments()).toBe(entries);
    await upsert([{ domain: 'one.com', name: 'One' }]);
    await upsert(rows);
    expect(await CompanyChangeModel.countDocuments({ companyId: new mongo.ObjectId(id) })).toBe(entries + 2);
  });

  it('refuses a value whose name every object has', async () => {
    const row = JSON.parse('{"domain":"one.com","name":"One","custom":{"__proto__":"x"}}');
    const { results } = await upsert([row]);
    expect(results).toMatchObject([{ status: 'refused', issues: [{ path: ['custom', '__proto__'] }] }]);
  });

  it('says in a dry run what it would do, and writes nothing', async () => {
    await create('one.com');
    const rows = [{ domain: 'one.com', industry: 'Tools' }, { domain: 'new.com', name: 'New' }, { domain: 'x' }];
    const before = await stored();
    const dry = await upsert(rows, { dryRun: true });
    expect(await stored()).toBe(before);
    const real = await upsert(rows);
    expect(dry.results[1]?.id).toBeNull();
    expect(dry.results.map((one) => ({ ...one, id: null }))).toEqual(real.results.map((one) => ({ ...one, id: null })));
  });

  it('keeps to its mode', async () => {
    await create('one.com');
    const rows = [
      { domain: 'one.com', industry: 'Tools' },
      { domain: 'new.com', name: 'New' },
    ];
    expect(await statuses(rows, { mode: 'create_only', dryRun: true })).toEqual(['refused', 'created']);
    expect(await statuses(rows, { mode: 'update_only', dryRun: true })).toEqual(['updated', 'refused']);
    expect(await statuses(rows, { mode: 'fill_empty' })).toEqual(['updated', 'refused']);
    expect(await statuses([{ domain: 'one.com', industry: 'Games' }], { mode: 'fill_empty' })).toEqual(['unchanged']);
  });

  it('leaves what a person typed, and says so each time', async () => {
    const day = new CompanyDay();
    const person = createContext({ now: () => new Date(time++), actor: 'person' });
    await createOwnColumn({ ctx, input: { name: 'Tier', type: 'text' } });
    const { id } = await createCompany({ ctx: person, input: { name: 'Typed', domain: 'typed.com' } });
    await day.edit(id, { custom: { tier: 'Mine' } });
    await CompanyModel.updateOne({ _id: id }, { $unset: { 'customOrigins.tier.source': 1 } });
    const row = { id, name: 'Other', custom: { tier: 'Theirs' } };
    const first = await upsert([row]);
    expect(first.results[0]?.issues.map(({ path }) => path)).toEqual([['name'], ['custom', 'tier']]);
    expect(await CompanyModel.findById(id).lean()).toMatchObject({ name: 'Typed', custom: { tier: 'Mine' } });
    const again = await upsert([row]);
    expect(again.results[0]).toMatchObject({ status: 'unchanged', issues: first.results[0]?.issues });
  });

  it('lets others write between its batches', async () => {
    const rows = Array.from({ length: 4000 }, (_, at) => ({ domain: `c${at}.com`, name: `Company ${at}` }));
    let isEnded = false;
    const upserted = upsert(rows).then((answer) => {
      isEnded = true;
      return answer;
    });
    await expect.poll(() => CompanyModel.countDocuments(), { interval: 1 }).toBeGreaterThan(0);
    await withWriteSession(async () => undefined);
    expect(isEnded).toBe(false);
    expect((await upserted).created).toBe(4000);
  });
});
