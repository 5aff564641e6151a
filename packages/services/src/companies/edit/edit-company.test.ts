import { CompanyChangeModel, CompanyModel, CompanySyncModel, ObservationModel } from '@workbench/db';
import { emptyTestDatabase, useTestDatabase } from '@workbench/db/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { countAllCompanies, getTotals } from '../figures/statistics/statistics.ts';
import { getCompany } from '../get-company.ts';
import type { UpdateCompanyInput } from '../schemas.ts';
import { listCompanies } from '../search/list-companies.ts';
import { createCompany } from '../store/create-company.ts';
import { CompanyDay } from './company-day.fixtures.ts';
import { editCompany } from './edit-company.ts';

useTestDatabase();
beforeEach(emptyTestDatabase);

let day: CompanyDay;
let id: string;
beforeEach(async () => {
  day = new CompanyDay();
  id = (await createCompany({ ctx: day.ctx, input: { name: 'Acme', domain: 'acme.com' } })).id;
});

const edit = async (changes: Omit<UpdateCompanyInput, 'id'>) => day.edit(id, changes);
const typed = (employeeCount: number, asOf = '2026-06-01') => ({
  headcount: { employeeCount, asOf, reason: 'Annual report' },
});

describe('an edit', () => {
  it('changes and locks what it sets, is found by it, and is in the history with both values', async () => {
    const { fields } = await edit({ name: ' Acme  Ltd ', industry: 'Tools', locations: ['Oslo, Norway'] });
    for (const field of [fields.name, fields.industry, fields.locations]) {
      expect(field).toMatchObject({ locked: true, origin: { by: 'person' } });
    }
    expect(await getCompany({ ctx: day.ctx, input: { id } })).toMatchObject({
      name: 'Acme Ltd',
      industry: 'Tools',
      locations: ['Oslo, Norway'],
    });
    expect((await listCompanies({ ctx: day.ctx, input: { q: 'ltd' } })).items).toHaveLength(1);
    const [change] = await CompanyChangeModel.find().lean();
    expect(change).toMatchObject({
      kind: 'edited',
      by: { kind: 'script' },
      details: { fields: expect.arrayContaining([{ field: 'name', before: 'Acme', after: 'Acme Ltd' }]) },
    });
    expect(await getTotals()).toMatchObject((await countAllCompanies()).get('totals') ?? {});
  });

  it('needs the state that its author has seen, and is refused with the present one when another came first', async () => {
    const { etag } = await day.fields(id);
    const send = (name: string, tag: string | null) => editCompany({ ctx: day.ctx, input: { id, name, etag: tag } });
    await expect(send('One', null)).rejects.toMatchObject({ kind: 'precondition_required' });
    await send('One', etag);
    const refusal = send('Two', etag);
    await expect(refusal).rejects.toMatchObject({
      kind: 'precondition_failed',
      present: { fields: { name: { value: 'One' } } },
    });
    expect((await day.fields(id)).fields.name.value).toBe('One');
    await expect(send('Two', '*')).resolves.toMatchObject({ fields: { name: { value: 'Two' } } });
  });

  it('is not refused because a sync has confirmed a figure or suggested a value', async () => {
    await edit(typed(120));
    await day.sync(id, { headcount: { value: 80 } });
    const { etag } = await day.fields(id);
    await day.sync(id, { headcount: { value: 80 } });
    await day.sync(id, { headcount: { value: 90 } });
    await expect(editCompany({ ctx: day.ctx, input: { id, name: 'New', etag } })).resolves.toBeDefined();
  });

  it('that changes nothing writes nothing', async () => {
    await edit({ name: 'Acme Ltd' });
    const before = await CompanyModel.findOne().lean();
    await edit({ name: 'Acme Ltd' });
    expect(await CompanyModel.findOne().lean()).toEqual(before);
    expect(await CompanyChangeModel.countDocuments()).toBe(1);
  });

  it.each([
    ['no change', {}],
    ['an invisible name', { name: '\u200b' }],
    ['a domain of no company', { domain: 'gmail.com' }],
    ['a day that has not come', typed(5, '2026-07-01')],
    ['the lock of a headcount that is not typed', { lock: ['headcount' as const] }],
    ['a field to lock and unlock', { lock: ['name' as const], unlock: ['name' as const] }],
  ])('is refused with %s', async (_, changes) => {
    await expect(edit(changes)).rejects.toMatchObject({ kind: 'invalid' });
  });
});

describe('a typed headcount', () => {
  it('is a source of its own and the headcount, with day and reason, until it is unlocked', async () => {
    await day.sync(id, { headcount: { value: 80 } });
    await day.sync(id, { source: 'SEC', headcount: { value: 90 } });
    const { fields } = await edit(typed(120));
    expect(fields.headcount).toMatchObject({
      value: 120,
      locked: true,
      origin: { by: 'person', summary: 'Entered by hand' },
      typed: { employeeCount: 120, asOf: '2026-06-01T00:00:00.000Z', reason: 'Annual report' },
    });
    expect((await edit({ unlock: ['headcount'] })).fields.headcount).toMatchObject({ value: 90, locked: false });
    const removed = await edit({ headcount: null });
    expect(removed.fields.headcount).toMatchObject({ value: 85, locked: false, typed: null });
  });

  it('keeps its former figure as history, and a correction of the same day does not', async () => {
    await edit(typed(100, '2026-01-31'));
    await edit(typed(110, '2026-03-31'));
    await edit(typed(111, '2026-03-31'));
    const history = await ObservationModel.find().lean();
    expect(history.map(({ source, value }) => [source, value])).toEqual([['Entered by hand', 100]]);
  });
});

describe('another domain', () => {
  it('drops what was found for the old one, and is found under the new one alone', async () => {
    await CompanySyncModel.create({
      _id: id,
      state: 'completed',
      finishedAt: new Date(),
      outcomes: [],
      ids: { cik: '1' },
    });
    const stated = { at: new Date(), value: '1', source: 'SEC' };
    const identifiers = [
      { ...stated, kind: 'cik', by: 'sync' },
      { ...stated, kind: 'hubspot', by: 'person' },
    ];
    await CompanyModel.updateOne({}, { $set: { identifiers, identifierKeys: ['cik:1', 'hubspot:1'] } });
    const { fields } = await edit({ domain: 'https://www.Acme.io/about' });
    expect(await CompanyModel.findOne().lean()).toMatchObject({ identifierKeys: ['hubspot:1'] });
    expect(fields.domain).toMatchObject({ value: 'acme.io', locked: true });
    expect(await CompanySyncModel.countDocuments()).toBe(0);
    const found = async (q: string) => (await listCompanies({ ctx: day.ctx, input: { q } })).total;
    expect([await found('acme.io'), await found('acme.com')]).toEqual([1, 0]);
  });

  it('drops the figures, locations and industry that sources found by the old one, and keeps those of people and files', async () => {
    await day.import(
      'name,domain,industry,source,employees,as of,location\nAcme,acme.com,,Payroll,50,2026-01-31,Bergen\n',
    );
    for (const asOf of ['2025-03-31', '2026-03-31']) {
      await day.sync(id, {
        headcount: { value: Number(asOf.slice(0, 4)) },
        asOf,
        locations: ['Oslo'],
        industry: 'Oil',
      });
    }
    await edit({ domain: 'acme.io' });
    expect(await getCompany({ ctx: day.ctx, input: { id } })).toMatchObject({ industry: null, locations: ['Bergen'] });
    expect((await CompanyModel.findOne().lean())?.records.map(({ source }) => source)).toEqual(['Payroll']);
    expect(await ObservationModel.countDocuments()).toBe(0);
    expect(await getTotals()).toMatchObject((await countAllCompanies()).get('totals') ?? {});
  });

  it('takes no answer of a sync that had begun with the old one', async () => {
    await edit({ domain: 'acme.io' });
    await day.sync(id, { headcount: { value: 90_000 }, domain: 'acme.com', locations: ['Oslo'], industry: 'Oil' });
    expect(await CompanyModel.findOne().lean()).toMatchObject({ records: [], locations: [], industry: null });
  });

  it('of another company is refused with its name, and nothing is dropped', async () => {
    await createCompany({ ctx: day.ctx, input: { name: 'Beta', domain: 'beta.com' } });
    await CompanySyncModel.create({ _id: id, state: 'completed', finishedAt: new Date(), outcomes: [], ids: {} });
    await expect(edit({ domain: 'beta.com' })).rejects.toMatchObject({ kind: 'conflict', message: /Beta/ });
    expect(await CompanySyncModel.countDocuments()).toBe(1);
  });
});
