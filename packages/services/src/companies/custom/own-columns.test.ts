import { CompanyChangeModel, CompanyModel } from '@workbench/db';
import { emptyTestDatabase, useTestDatabase } from '@workbench/db/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { CompanyDay } from '../edit/company-day.fixtures.ts';
import { companyEtag } from '../edit/etag.ts';
import { getCompany } from '../get-company.ts';
import { OWN_COLUMNS_MAX } from '../limits.ts';
import { createCompany } from '../store/create-company.ts';
import { deleteValues } from './delete-values.ts';
import { listOwnColumns } from './list-columns.ts';
import { createOwnColumn, updateOwnColumn } from './write-columns.ts';

useTestDatabase();
beforeEach(emptyTestDatabase);

let day: CompanyDay;
let id: string;
beforeEach(async () => {
  day = new CompanyDay();
  id = (await createCompany({ ctx: day.ctx, input: { name: 'Acme', domain: 'acme.com' } })).id;
});

const create = (name: string, type: 'text' | 'number' | 'date' | 'option' | 'url' | 'boolean', options?: string[]) =>
  createOwnColumn({ ctx: day.ctx, input: { name, type, ...(options && { options }) } });
const update = (key: string, changes: object) => updateOwnColumn({ ctx: day.ctx, input: { key, ...changes } });
const set = (custom: Record<string, string | number | boolean | null>) => day.edit(id, { custom });
const shown = async () => (await getCompany({ ctx: day.ctx, input: { id } })).custom;

describe('an own column', () => {
  it('has a key from its first name, and values that stay when it is renamed and moved', async () => {
    await create('Owner', 'text');
    expect(await create('  Deal  stage ', 'option', ['Lead', 'Customer'])).toMatchObject({
      key: 'deal_stage',
      name: 'Deal stage',
      order: 1,
    });
    await set({ deal_stage: 'customer' });
    expect(await update('deal_stage', { name: 'Phase', position: 0 })).toMatchObject({ key: 'deal_stage', order: 0 });
    expect((await listOwnColumns()).map(({ name }) => name)).toEqual(['Phase', 'Owner']);
    expect(await shown()).toEqual({ deal_stage: 'Customer' });
    await expect(create('phase', 'text')).rejects.toThrow('There is a column "phase" already; choose another name');
    expect(await create('Deal stage', 'text')).toMatchObject({ key: 'deal_stage_2' });
  });

  it('keeps its type, and the options that companies have', async () => {
    await create('Stage', 'option', ['Lead', 'Customer']);
    await set({ stage: 'Lead' });
    await expect(update('stage', { type: 'date' })).rejects.toThrow('Stage stays a column of the type option');
    await expect(update('stage', { options: ['Customer'] })).rejects.toThrow(
      '1 company has "Lead" as Stage; give them another value first',
    );
    expect(await update('stage', { type: 'option', options: ['Won', 'Lead'] })).toMatchObject({
      options: ['Won', 'Lead'],
    });
    await expect(create('Kind', 'option')).rejects.toThrow('Give at least one option');
    await expect(create('Kind', 'option', ['a', 'A '])).rejects.toThrow('The option "A" is given twice');
    await expect(create('Kind', 'text', ['a'])).rejects.toThrow('A column of the type text has no options');
    await expect(update('stag', {})).rejects.toThrow('"stag" is no own column; did you mean "stage"?');
  });

  it('that is renamed while it gets other options has both', async () => {
    const { key } = await create('Stage', 'option', ['Lead']);
    await Promise.all([update(key, { name: 'Phase' }), update(key, { options: ['Won'] })]);
    expect(await listOwnColumns()).toMatchObject([{ name: 'Phase', options: ['Won'] }]);
  });

  it('is one of at most fifty, which a repeated call does not count twice', async () => {
    for (let number = 1; number < OWN_COLUMNS_MAX; number++) await create(`Column ${number}`, 'text');
    const ctx = { ...day.ctx, callId: '8b1c6a52-4f0e-4a3e-9c57-2d1f0a9b7e64' };
    const createLast = () => createOwnColumn({ ctx, input: { name: 'Last', type: 'text' } });
    const last = await createLast();
    expect(await createLast()).toEqual(last);
    await expect(create('One more', 'text')).rejects.toThrow('There are 50 own columns already; delete one first');
  });

  it('that is gone for good leaves no value', async () => {
    await create('Stage', 'text');
    await set({ stage: 'Lead' });
    await deleteValues('stage');
    expect(await shown()).toEqual({});
    expect(await CompanyModel.findById(id).lean()).toMatchObject({ custom: {}, customOrigins: {} });
  });
});

describe('a value of an own column', () => {
  it.each([
    ['text', ' two\n words ', 'two words'],
    ['number', -2.5, -2.5],
    ['date', '2024-02-29', '2024-02-29'],
    ['url', 'acme.com/about', 'https://acme.com/about'],
    ['boolean', false, false],
  ] as const)('of the type %s is stored as the column has it', async (type, given, stored) => {
    await create('Own', type);
    const { custom, etag } = await set({ own: given });
    expect(custom).toMatchObject({ own: { value: stored, origin: { by: 'person', summary: 'Set by a script' } } });
    expect(await shown()).toEqual({ own: stored });
    expect((await set({ own: given })).etag).toBe(etag);
    expect(await CompanyChangeModel.countDocuments()).toBe(1);
    expect((await set({ own: null })).etag).not.toBe(etag);
    expect(await shown()).toEqual({});
    const [, cleared] = await CompanyChangeModel.find().sort({ _id: 1 }).lean();
    expect(cleared?.details).toMatchObject({ fields: [{ field: 'custom.own', before: stored, after: null }] });
  });

  it.each([
    ['text', '  ', 'expected a text; null clears the value'],
    ['text', 5, 'expected a text'],
    ['number', '5', 'expected a number'],
    ['number', 1e300, 'expected a number of at most 15 digits'],
    ['date', '2025-02-29', 'expected a day like "2026-03-31"'],
    ['url', 'javascript:alert(1)', 'expected a web address like https://acme.com/about'],
    ['url', 'two words', 'expected a web address'],
    ['boolean', 'yes', 'expected true or false'],
  ] as const)('of the type %s is refused when it is %j', async (type, given, problem) => {
    await create('Own', type);
    await expect(set({ own: given })).rejects.toMatchObject({
      kind: 'invalid',
      message: expect.stringContaining(`Own: ${problem}`),
      issues: [{ path: ['custom', 'own'] }],
    });
    expect(await shown()).toEqual({});
  });

  it('is refused for a key that there is not, naming the nearest', async () => {
    await create('Stage', 'option', ['Lead', 'Customer']);
    await expect(set({ stgae: 'Lead' })).rejects.toThrow('"stgae" is no own column; did you mean "stage"?');
    await expect(set({ stage: 'Won' })).rejects.toThrow('Stage: expected one of: Lead, Customer');
  });

  it('leaves the ETag of a company without own values as it was', async () => {
    const company = await CompanyModel.findById(id).orFail().lean();
    expect(companyEtag({ ...company, custom: {} })).toBe(companyEtag(company));
  });
});
