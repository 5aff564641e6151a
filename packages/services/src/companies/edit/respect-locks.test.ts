import { CompanyChangeModel } from '@workbench/db';
import { emptyTestDatabase, useTestDatabase } from '@workbench/db/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { createCompany } from '../store/create-company.ts';
import { CompanyDay } from './company-day.fixtures.ts';

useTestDatabase();
beforeEach(emptyTestDatabase);

let day: CompanyDay;
let id: string;
beforeEach(async () => {
  day = new CompanyDay();
  id = (await createCompany({ ctx: day.ctx, input: { name: 'Acme', domain: 'acme.com', industry: 'Tools' } })).id;
});
const row = (name: string, industry = '', more = '') =>
  `name,domain,industry,employees,location\n${name},acme.com,${industry},${more || ','}\n`;
const headcount = { employeeCount: 120, asOf: '2026-06-01', reason: 'Annual report' };

describe('a locked name and industry', () => {
  beforeEach(() => day.edit(id, { name: 'Acme Ltd', industry: 'Machines' }));

  it('stay, and what a file says is suggested once with the file', async () => {
    const said = await day.import(row('Acme', 'Tools'));
    expect(said).toMatchObject({ updated: 1, renamed: 0, renames: [], suggested: 1 });
    expect(said.suggestions).toEqual([
      { domain: 'acme.com', field: 'name', before: 'Acme Ltd', after: 'Acme' },
      { domain: 'acme.com', field: 'industry', before: 'Machines', after: 'Tools' },
    ]);
    const { fields } = await day.fields(id);
    expect(fields.name).toMatchObject({
      value: 'Acme Ltd',
      suggestion: { value: 'Acme', origin: { file: 'list.csv' } },
    });
    expect(fields.industry).toMatchObject({ value: 'Machines', suggestion: { value: 'Tools' } });
    expect(await day.import(row('Acme', 'Tools'))).toMatchObject({ updated: 0, unchanged: 1, suggested: 1 });
  });

  it('have one suggestion each, the latest', async () => {
    await day.import(row('Acme'));
    await day.import(row('ACME Inc'));
    expect((await day.fields(id)).fields.name.suggestion).toMatchObject({ value: 'ACME Inc' });
  });

  it('take an accepted suggestion with its origin, and stay locked', async () => {
    await day.import(row('ACME Inc'));
    const { fields } = await day.fields(id);
    const after = await day.edit(id, { acceptSuggestions: [fields.name.suggestion?.id ?? ''] });
    expect(after.fields.name).toMatchObject({
      value: 'ACME Inc',
      locked: true,
      suggestion: null,
      origin: { by: 'import', file: 'list.csv' },
    });
  });

  it('are not suggested again what was dismissed', async () => {
    await day.import(row('ACME Inc'));
    const { fields } = await day.fields(id);
    await day.edit(id, { dismissSuggestions: [fields.name.suggestion?.id ?? ''] });
    expect(await day.import(row('Acme  INC'))).toMatchObject({ unchanged: 1, suggested: 0 });
    expect((await day.fields(id)).fields.name.suggestion).toBeNull();
    await expect(day.edit(id, { acceptSuggestions: [fields.name.suggestion?.id ?? ''] })).rejects.toMatchObject({
      kind: 'conflict',
    });
  });

  it('are changed by an import again once they are unlocked, and the history says by which', async () => {
    await day.edit(id, { unlock: ['name'] });
    expect(await day.import(row('ACME Inc'))).toMatchObject({ renamed: 1, suggested: 0 });
    const renamed = await CompanyChangeModel.findOne({ kind: 'renamed' }).lean();
    expect(renamed).toMatchObject({
      by: { kind: 'import', label: 'list.csv' },
      details: { fields: [{ field: 'name', before: 'Acme Ltd', after: 'ACME Inc' }] },
    });
  });

  it('stay when a sync knows another industry, which is suggested', async () => {
    await day.sync(id, { industry: 'Software', locations: ['Oslo'] });
    expect((await day.fields(id)).fields.industry).toMatchObject({
      value: 'Machines',
      suggestion: { value: 'Software', origin: { by: 'sync', source: 'Wikidata' } },
    });
  });
});

describe('a locked headcount', () => {
  beforeEach(() => day.edit(id, { headcount }));

  it('stays; a figure of a sync or a file that differs comes in as its source’s and is suggested', async () => {
    await day.sync(id, { headcount: { value: 90 } });
    expect((await day.fields(id)).fields.headcount).toMatchObject({
      value: 120,
      suggestion: { value: 90, text: '90', origin: { by: 'sync', source: 'Wikidata' } },
    });
    await day.import(row('Acme', '', '150,'));
    const { fields } = await day.fields(id);
    expect(fields.headcount).toMatchObject({ value: 120, suggestion: { value: 150 } });
    expect(fields.headcount.sources).toHaveLength(3);
  });

  it('has no suggestion of what agrees with it', async () => {
    await day.sync(id, { headcount: { min: 51, max: 200 } });
    await day.sync(id, { source: 'SEC', headcount: { value: 120 } });
    expect((await day.fields(id)).fields.headcount.suggestion).toBeNull();
  });

  it('is not changed by an export of this workspace, which names it as a source', async () => {
    await day.import('name,domain,industry,Employees (entered by hand)\nAcme,acme.com,,77\n');
    expect((await day.fields(id)).fields.headcount).toMatchObject({ value: 120, typed: { employeeCount: 120 } });
  });

  it('is not suggested again what was dismissed, nor what was known then; a new figure is', async () => {
    await day.sync(id, { headcount: { value: 80 } });
    await day.sync(id, { source: 'SEC', headcount: { value: 90 } });
    const { fields } = await day.fields(id);
    await day.edit(id, { dismissSuggestions: [fields.headcount.suggestion?.id ?? ''] });
    await day.sync(id, { headcount: { value: 80 } });
    await day.sync(id, { source: 'SEC', headcount: { value: 90 } });
    expect((await day.fields(id)).fields.headcount.suggestion).toBeNull();
    await day.sync(id, { headcount: { value: 85 } });
    expect((await day.fields(id)).fields.headcount.suggestion).toMatchObject({ value: 85 });
  });

  it('takes an accepted figure with its source as the reason', async () => {
    await day.sync(id, { headcount: { value: 80 }, asOf: '2026-05-31' });
    const { fields } = await day.fields(id);
    const after = await day.edit(id, { acceptSuggestions: [fields.headcount.suggestion?.id ?? ''] });
    expect(after.fields.headcount).toMatchObject({
      value: 80,
      locked: true,
      typed: { asOf: '2026-05-31T00:00:00.000Z', reason: 'Taken over from Wikidata' },
    });
  });
});

describe('locked locations', () => {
  beforeEach(() => day.edit(id, { locations: ['Oslo, Norway'] }));

  it('stay; others are suggested beside them, and each dismissed one is remembered', async () => {
    await day.sync(id, { locations: ['oslo, norway', 'Paris, France'] });
    const { fields } = await day.fields(id);
    expect(fields.locations).toMatchObject({
      value: ['Oslo, Norway'],
      suggestion: { value: ['Oslo, Norway', 'Paris, France'] },
    });
    await day.edit(id, { dismissSuggestions: [fields.locations.suggestion?.id ?? ''] });
    await day.sync(id, { source: 'SEC', locations: ['Paris, France', 'Rome, Italy'] });
    expect((await day.fields(id)).fields.locations).toMatchObject({
      value: ['Oslo, Norway'],
      suggestion: { value: ['Oslo, Norway', 'Rome, Italy'] },
    });
  });

  it('may be none, and are the sources’ again when they are unlocked', async () => {
    await day.edit(id, { locations: [] });
    await day.sync(id, { locations: ['Paris, France'] });
    expect((await day.fields(id)).fields.locations.value).toEqual([]);
    expect((await day.edit(id, { unlock: ['locations'] })).fields.locations.value).toEqual(['Paris, France']);
  });
});
