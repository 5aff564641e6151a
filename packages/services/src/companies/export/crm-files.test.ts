import { buffer, text } from 'node:stream/consumers';
import { CompanyModel } from '@workbench/db';
import { emptyTestDatabase, useTestDatabase } from '@workbench/db/testing';
import { readXlsx } from 'hucre';
import { Types } from 'mongoose';
import { beforeEach, expect, it } from 'vitest';
import { createContext } from '../../shared/context.ts';
import { exportCompanies } from './export-companies.ts';

useTestDatabase();
const now = new Date('2026-06-15T10:00:00Z');
const ctx = createContext({ now: () => now });

const idAt = (at: number) => new Types.ObjectId(`66000000000000000000000${at}`);
const identifier = (kind: string, value: string) => ({ kind, value, by: 'person', source: 'typed', at: now });
const figure = (value: number, asOf: string) => ({
  source: 'LinkedIn',
  value,
  kind: 'exact',
  scope: 'group',
  locations: [],
  since: new Date(asOf),
  asOf: new Date(asOf),
  fetchedAt: now,
});

beforeEach(async () => {
  await emptyTestDatabase();
  const common = { industry: 'Software', dataQuality: 'high', sourceCount: 1, locations: [], nameKey: '', words: [] };
  await CompanyModel.collection.insertMany([
    {
      ...common,
      _id: idAt(1),
      name: 'Nordwind, GmbH',
      domain: 'nordwind.example',
      aggregatedEmployeeCount: 120,
      employeeSortKey: 120,
      records: [figure(120, '2026-05-02')],
      normalizedLocations: [{ country: 'DE', city: 'Berlin' }],
      identifiers: [identifier('hubspot', '9001'), identifier('salesforce', '0015g00000XyZ12AAF')],
    },
    {
      ...common,
      _id: idAt(2),
      name: '=Évian|+1',
      domain: 'evian.example',
      aggregatedEmployeeCount: 10001,
      isMinimumCount: true,
      employeeSortKey: 10001,
      records: [],
      identifiers: [identifier('hubspot', '1'), identifier('hubspot', '2')],
    },
  ] as never[]);
});

it.each(['plain', 'hubspot', 'salesforce'] as const)(
  'companies are exported as the golden file %s says',
  async (profile) => {
    const { body } = await exportCompanies({ ctx, input: { format: 'csv', profile, sort: 'name' } });
    await expect(await text(body)).toMatchFileSnapshot(`./golden/companies-${profile}.csv`);
  },
);

it('a workbook has the same cells, as text and numbers', async () => {
  const { body, fileName } = await exportCompanies({
    ctx,
    input: { format: 'excel', profile: 'salesforce', sort: 'name' },
  });
  expect(fileName).toBe('companies-salesforce.xlsx');
  const { sheets } = await readXlsx(await buffer(body));
  expect(sheets[0]?.rows.find((row) => row.includes('Nordwind, GmbH'))?.slice(0, 4)).toEqual([
    '0015g00000XyZ12AAF',
    'Nordwind, GmbH',
    'nordwind.example',
    120,
  ]);
});

it('a CRM’s columns are refused in JSON', async () => {
  await expect(exportCompanies({ ctx, input: { format: 'json', profile: 'hubspot' } })).rejects.toMatchObject({
    kind: 'invalid',
    issues: [{ path: ['profile'] }],
  });
});
