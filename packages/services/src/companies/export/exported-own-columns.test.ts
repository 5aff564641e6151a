import { buffer, text } from 'node:stream/consumers';
import { emptyTestDatabase, useTestDatabase } from '@workbench/db/testing';
import { readXlsx } from 'hucre';
import { beforeEach, expect, it } from 'vitest';
import { createOwnColumn } from '../custom/write-columns.ts';
import { CompanyDay } from '../edit/company-day.fixtures.ts';
import { createCompany } from '../store/create-company.ts';
import { exportCompanies } from './export-companies.ts';

useTestDatabase();
beforeEach(emptyTestDatabase);

const day = new CompanyDay();
const { ctx } = day;
const column = (name: string, type: 'text' | 'number' | 'date' | 'boolean') =>
  createOwnColumn({ ctx, input: { name, type } });
const exportAs = async (format: 'csv' | 'excel', profile: 'plain' | 'hubspot' = 'plain') =>
  (await exportCompanies({ ctx, input: { format, profile, sort: 'name' } })).body;
const lines = async (profile?: 'hubspot') =>
  (await text(await exportAs('csv', profile))).replace('\uFEFF', '').trim().split('\r\n');

beforeEach(async () => {
  await column('Deal size', 'number');
  await column('Note', 'text');
  await column('Signed', 'date');
  await column('Partner', 'boolean');
  await column('industry', 'text');
  const { id } = await createCompany({ ctx, input: { name: 'Acme', domain: 'acme.com' } });
  await createCompany({ ctx, input: { name: 'Borea', domain: 'borea.fi' } });
  const custom = { deal_size: -2.5, note: '=1+1', signed: '2026-03-31', partner: true, industry: 'Own' };
  await day.edit(id, { custom });
});

it('has a column for each own one under its name and in its order, in which no cell runs as a formula', async () => {
  const [headers, acme, borea] = await lines();
  expect(headers).toMatch(/,Deal size,Note,Signed,Partner,industry \(own column\),Newest Figure,Workbench ID$/);
  expect(acme?.split(',').slice(-7, -2)).toEqual(['-2.5', "'=1+1", '2026-03-31', 'Yes', 'Own']);
  expect(borea?.split(',').slice(-7, -2)).toEqual(['', '', '', '', '']);
});

it('keeps numbers as numbers and text as text in a workbook', async () => {
  const { sheets } = await readXlsx(await buffer(await exportAs('excel')));
  const [, acme] = sheets[0]?.rows ?? [];
  expect(acme?.slice(-7, -2)).toEqual([-2.5, '=1+1', '2026-03-31', 'Yes', 'Own']);
});

it('leaves the columns of a CRM as its importer knows them', async () => {
  expect((await lines('hubspot'))[0]).not.toContain('Deal size');
});

it('imports again without a change', async () => {
  const result = await day.import(await text(await exportAs('csv')));
  expect(result).toMatchObject({ created: 0, updated: 0, failed: 0, unchanged: 2 });
});
