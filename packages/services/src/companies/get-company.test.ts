import { CompanyModel } from '@workbench/db';
import { emptyTestDatabase, useTestDatabase } from '@workbench/db/testing';
import { beforeEach, expect, it, vi } from 'vitest';
import { createContext } from '../shared/context.ts';
import { getCompany } from './get-company.ts';
import { createCompany } from './store/create-company.ts';
import { listSourceRecords } from './view/list-source-records.ts';

useTestDatabase();
beforeEach(emptyTestDatabase);

const ctx = createContext();

it('gives a company without figures an unknown number of employees, never 0', async () => {
  const { id } = await createCompany({ ctx, input: { name: 'Acme', domain: 'acme.com' } });
  expect(await getCompany({ ctx, input: { id } })).toMatchObject({
    name: 'Acme',
    domain: 'acme.com',
    industry: null,
    aggregatedEmployeeCount: null,
    sourceCount: 0,
  });
  expect(await listSourceRecords({ ctx, input: { id } })).toEqual([]);
});

it.each([
  ['getCompany', getCompany],
  ['listSourceRecords', listSourceRecords],
])('%s knows no company of another id', async (_, read) => {
  const outcome = read({ ctx, input: { id: '0123456789abcdef01234567' } });
  await expect(outcome).rejects.toMatchObject({ kind: 'not_found' });
});

it('answers each of many calls at once with its own company, in few queries', async () => {
  const names = ['Acme', 'Globex', 'Initech', 'Umbrella'];
  const created = await Promise.all(
    names.map((name) => createCompany({ ctx, input: { name, domain: `${name.toLowerCase()}.com` } })),
  );
  const find = vi.spyOn(CompanyModel.collection, 'find');
  const found = await Promise.all(created.map(({ id }) => getCompany({ ctx, input: { id } })));
  expect(found.map(({ name }) => name)).toEqual(names);
  expect(find).toHaveBeenCalledTimes(1);
  find.mockRestore();
});
