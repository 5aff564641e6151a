import { text } from 'node:stream/consumers';
import { emptyTestDatabase, useTestDatabase } from '@workbench/db/testing';
import { beforeEach, expect, it } from 'vitest';
import { addAlias } from '../aliases/add-alias.ts';
import { CompanyDay } from '../edit/company-day.fixtures.ts';
import { setParent } from '../relations/set-parent.ts';
import { createCompany } from '../store/create-company.ts';
import { exportCompanies } from './export-companies.ts';

useTestDatabase();
beforeEach(emptyTestDatabase);

const day = new CompanyDay();
const { ctx } = day;
const create = async (name: string, domain: string) => (await createCompany({ ctx, input: { name, domain } })).id;
const file = async () => text((await exportCompanies({ ctx, input: { format: 'csv', sort: 'name' } })).body);
const lines = async () => (await file()).replace('\uFEFF', '').trim().split(/\r?\n/);

it('names the parent and the further domains behind all other columns, and imports again without a change', async () => {
  const [group, unit] = [await create('Acme', 'acme.com'), await create('Robotics', 'robotics.com')];
  expect((await lines())[0]).not.toContain('Parent');
  await setParent({ ctx, input: { id: unit, parentId: group } });
  await addAlias({ ctx, input: { id: group, domain: 'acme.io' } });
  await addAlias({ ctx, input: { id: group, domain: 'acme.net' } });
  const [headers, ...rows] = await lines();
  expect(headers).toMatch(/,Parent,Parent Domain,Other Domains,Newest Figure,Workbench ID$/);
  expect(rows.map((row) => row.split(',').slice(-5, -2))).toEqual([
    ['', '', 'acme.io; acme.net'],
    ['Acme', 'acme.com', ''],
  ]);
  const result = await day.import(await file());
  expect(result).toMatchObject({ created: 0, updated: 0, failed: 0, unchanged: 2, ignoredCells: 0 });
});
