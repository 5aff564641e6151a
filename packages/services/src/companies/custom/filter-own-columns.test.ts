import { OwnColumnModel } from '@workbench/db';
import { emptyTestDatabase, useTestDatabase } from '@workbench/db/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { CompanyDay } from '../edit/company-day.fixtures.ts';
import type { CompanyFilter } from '../filter/index.ts';
import { companyFilterParamSchema } from '../filter/schemas.ts';
import { describeFilter } from '../filter/words/describe-filter.ts';
import { listCompanies } from '../search/list-companies.ts';
import { listFilterValues } from '../selection/list-filter-values.ts';
import { createCompany } from '../store/create-company.ts';
import { listOwnColumns } from './list-columns.ts';
import type { CustomValue } from './own-column.ts';
import { createOwnColumn } from './write-columns.ts';

useTestDatabase();

const day = new CompanyDay();
const { ctx } = day;
const VALUES: Record<string, Record<string, CustomValue>> = {
  a: { stage: 'Lead', score: 5, signed: '2026-01-31', site: 'https://a.example/x', active: true, owner: 'Zoë' },
  b: { stage: 'Customer', score: -2.5, signed: '2024-02-29', active: false, owner: 'C++' },
  c: { stage: 'Lead', score: 0 },
  d: {},
};

beforeEach(async () => {
  await emptyTestDatabase();
  const create = (name: string, type: 'text' | 'number' | 'date' | 'option' | 'url' | 'boolean', options?: string[]) =>
    createOwnColumn({ ctx, input: { name, type, ...(options && { options }) } });
  await create('Stage', 'option', ['Lead', 'Customer', 'Lost']);
  await create('Score', 'number');
  await create('Signed', 'date');
  await create('Site', 'url');
  await create('Active', 'boolean');
  await create('Owner', 'text');
  await create('Unused', 'text');
  for (const [name, custom] of Object.entries(VALUES)) {
    const { id } = await createCompany({ ctx, input: { name, domain: `${name}.com` } });
    if (Object.keys(custom).length > 0) await day.edit(id, { custom });
  }
});

/** As an address gives it. */
const read = (filter: unknown): CompanyFilter => companyFilterParamSchema.parse(JSON.stringify(filter));

async function found(filter: unknown): Promise<string> {
  const { items, total } = await listCompanies({ ctx, input: { filter: read(filter), sort: 'name' } });
  expect(total).toBe(items.length);
  return items.map(({ name }) => name).join('');
}

const TODAY_MS = () => ctx.now().getTime();
const daysSince = (date: string) => Math.floor((TODAY_MS() - Date.parse(date)) / 86_400_000);

describe('a filter of own columns', () => {
  it('finds what the values say, by each operator of their types', async () => {
    const cases: [string, string, unknown, string][] = [
      ['stage', 'is', 'Lead', 'ac'],
      ['stage', 'isNot', 'Lead', 'bd'],
      ['stage', 'anyOf', ['Lead', 'Customer'], 'abc'],
      ['stage', 'noneOf', ['Customer'], 'acd'],
      ['stage', 'isEmpty', undefined, 'd'],
      ['score', 'between', [-3, 0], 'bc'],
      ['score', 'atLeast', 0, 'ac'],
      ['score', 'atMost', -2.5, 'b'],
      ['score', 'isNotEmpty', undefined, 'abc'],
      ['signed', 'between', ['2024-02-29', '2026-01-30'], 'b'],
      ['signed', 'between', ['2026-01-31', null], 'a'],
      ['signed', 'olderThan', { days: daysSince('2025-01-01') }, 'b'],
      ['signed', 'newerThan', { days: daysSince('2025-01-01') }, 'a'],
      ['signed', 'isEmpty', undefined, 'cd'],
      ['active', 'is', true, 'a'],
      ['active', 'is', 'no', 'b'],
      ['active', 'isNot', 'yes', 'bcd'],
      ['owner', 'is', 'zoë', 'a'],
      ['owner', 'is', 'C', ''],
      ['owner', 'anyOf', [null, 'c++'], 'bcd'],
      ['site', 'isNotEmpty', undefined, 'a'],
      ['unused', 'isEmpty', undefined, 'abcd'],
      ['unused', 'is', 'x', ''],
    ];
    for (const [key, op, value, names] of cases) {
      expect(await found({ field: `custom.${key}`, op, value }), `${key} ${op} ${JSON.stringify(value)}`).toBe(names);
    }
  });

  it('follows an edit at once, a cleared value too', async () => {
    const filter = { field: 'custom.score', op: 'atLeast', value: 5 };
    expect(await found(filter)).toBe('a');
    await day.edit(await day.idOf('d.com'), { custom: { score: 7 } });
    await day.edit(await day.idOf('a.com'), { custom: { score: null } });
    expect(await found(filter)).toBe('d');
  });

  it('is refused with its path where the column is unknown or of another type', async () => {
    const listed = (filter: unknown) => listCompanies({ ctx, input: { filter: read(filter) } });
    const software = { field: 'industry', op: 'is', value: 'Software' };
    await expect(listed({ and: [{ field: 'custom.stag', op: 'isEmpty' }, software] })).rejects.toMatchObject({
      kind: 'invalid',
      message: 'filter.and[0].field: "custom.stag" is no field; did you mean "custom.stage"?',
      issues: [{ path: ['filter', 'and', 0, 'field'] }],
    });
    await expect(listed({ field: 'custom.stage', op: 'atLeast', value: 3 })).rejects.toThrow(
      'filter.op: "atLeast" is not for "custom.stage"; ',
    );
    await expect(listed({ field: 'custom.stage', op: 'is', value: 'Leed' })).rejects.toThrow(
      'filter.value: "Leed" is unknown; did you mean "Lead"?',
    );
    await expect(listed({ field: 'custom.score', op: 'between', value: ['2026-01-01', null] })).rejects.toThrow(
      'filter.value[0]: give a number, not the text "2026-01-01"',
    );
    expect(() => read({ field: 'custom.score', op: 'between', value: [5, 1] })).toThrow('upside down');
  });

  it('is in words by the names of the columns', async () => {
    const columns = await listOwnColumns();
    const words = (filter: unknown) => describeFilter(read(filter), { columns });
    expect(words({ field: 'custom.stage', op: 'anyOf', value: ['Lead', 'Lost'] })).toBe('Stage is Lead or Lost');
    expect(words({ field: 'custom.score', op: 'between', value: [-3, 1000] })).toBe('Score from −3 to 1,000');
    expect(words({ field: 'custom.signed', op: 'between', value: ['2026-01-01', null] })).toBe(
      'Signed since 2026-01-01',
    );
    expect(words({ field: 'custom.active', op: 'isNot', value: true })).toBe('Active is not yes');
  });

  it('offers the values that companies have', async () => {
    const values = (field: `custom.${string}`, q?: string) =>
      listFilterValues({ ctx, input: { field, ...(q && { q }) } });
    expect(await values('custom.stage')).toEqual([
      { value: 'Lead', count: 2 },
      { value: 'Customer', count: 1 },
    ]);
    expect(await values('custom.owner', 'zo')).toEqual([{ value: 'Zoë', count: 1 }]);
    expect(await values('custom.unused')).toEqual([]);
    await expect(values('custom.score')).rejects.toThrow('Score has no list of values');
    await expect(values('custom.nothing')).rejects.toThrow('"nothing" is no own column');
  });

  it('finds any text that is offered, whatever it consists of', async () => {
    const owners = ['★★★', 'x'.repeat(1000)];
    for (const owner of owners) {
      const { id } = await createCompany({ ctx, input: { name: 'e', domain: `e${owner.length}.com` } });
      await day.edit(id, { custom: { owner } });
    }
    const offered = await listFilterValues({ ctx, input: { field: 'custom.owner' } });
    expect(offered.map(({ value }) => value)).toEqual(expect.arrayContaining(owners));
    for (const { value } of offered) expect(await found({ field: 'custom.owner', op: 'is', value })).toHaveLength(1);
    expect(() => read({ field: 'custom.owner', op: 'is', value: 'x'.repeat(1001) })).toThrow('at most 1000');
  });

  it('knows a name that every object has from a value', async () => {
    const { key } = await createOwnColumn({ ctx, input: { name: 'Constructor', type: 'text' } });
    expect(key).toBe('constructor_2');
    await OwnColumnModel.updateOne({ key }, { $set: { key: 'constructor' } });
    const { id } = await createCompany({ ctx, input: { name: 'e', domain: 'e.com' } });
    await day.edit(id, { custom: { constructor: 'BMW' } });
    expect(await found({ field: 'custom.constructor', op: 'isNotEmpty' })).toBe('e');
  });
});
