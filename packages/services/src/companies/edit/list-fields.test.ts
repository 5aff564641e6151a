import { CompanyModel } from '@workbench/db';
import { emptyTestDatabase, useTestDatabase } from '@workbench/db/testing';
import { beforeEach, expect, it } from 'vitest';
import { createCompany } from '../store/create-company.ts';
import { CompanyDay } from './company-day.fixtures.ts';

useTestDatabase();
beforeEach(emptyTestDatabase);

let day: CompanyDay;
beforeEach(() => {
  day = new CompanyDay();
});

it('names the file of an import, and of a later one that renames', async () => {
  await day.import('name,domain,industry,employees,location\nAcme,acme.com,Tools,120,Oslo\n', {}, 'first.csv');
  await day.import('name,domain,industry\nAcme Ltd,acme.com,\n', {}, 'second.csv');
  const { fields } = await day.fields(await day.idOf('acme.com'));
  expect(fields.name).toMatchObject({ value: 'Acme Ltd', origin: { by: 'import', file: 'second.csv' } });
  const first = { by: 'import', file: 'first.csv', summary: 'Imported from first.csv' };
  expect(fields.domain.origin).toMatchObject(first);
  expect(fields.industry.origin).toMatchObject(first);
  expect(fields.locations).toMatchObject({ value: ['Oslo'], origin: { ...first, source: 'CSV' } });
  expect(fields.headcount.sources).toMatchObject([{ text: '120', origin: { ...first, source: 'CSV' } }]);
});

it('names the source and the address of what a sync brought', async () => {
  const { id } = await createCompany({ ctx: day.ctx, input: { name: 'Acme', domain: 'acme.com' } });
  await day.sync(id, { headcount: { value: 80 }, asOf: '2026-03-31', locations: ['Oslo'], industry: 'Tools' });
  const { fields } = await day.fields(id);
  expect(fields.name.origin).toMatchObject({ by: 'person', summary: 'Set by a script' });
  const synced = { by: 'sync', source: 'Wikidata', summary: 'From Wikidata', url: 'https://wikidata.example/acme' };
  expect(fields.industry).toMatchObject({ value: 'Tools', origin: synced });
  expect(fields.locations.origin).toMatchObject({ ...synced, asOf: '2026-03-31T00:00:00.000Z' });
});

it('names the source by which a company was discovered', async () => {
  const input = { name: 'Acme', domain: 'acme.com', industry: 'Tools', discoveredBy: 'Wikidata' };
  const { id } = await createCompany({ ctx: day.ctx, input });
  const { fields } = await day.fields(id);
  for (const { origin } of [fields.name, fields.domain, fields.industry]) {
    expect(origin).toMatchObject({ by: 'discovery', source: 'Wikidata', summary: 'Found by Wikidata' });
  }
});

it('says of older values that their origin was not recorded, and gives no origin to what is not known', async () => {
  const { id } = await createCompany({ ctx: day.ctx, input: { name: 'Acme', domain: 'acme.com' } });
  await CompanyModel.collection.updateOne({ domain: 'acme.com' }, { $unset: { origins: '' } });
  const { fields } = await day.fields(id);
  expect(fields.name.origin).toMatchObject({ by: 'unrecorded', summary: 'Before origins were recorded' });
  expect([fields.industry, fields.locations, fields.headcount].map(({ origin }) => origin)).toEqual([null, null, null]);
});
