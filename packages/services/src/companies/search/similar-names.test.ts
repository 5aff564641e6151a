import { emptyTestDatabase, useTestDatabase } from '@workbench/db/testing';
import { beforeAll, describe, expect, it } from 'vitest';
import { CompanyDay } from '../edit/company-day.fixtures.ts';
import { COMPANY_ROW } from '../export/exported-company.ts';
import { readCompaniesOnce } from '../export/read-companies-once.ts';
import type { ListCompaniesInput } from '../schemas.ts';
import { listCompanies } from './list-companies.ts';

useTestDatabase();

const day = new CompanyDay();
const page = (input: ListCompaniesInput) => listCompanies({ ctx: day.ctx, input });
const names = async (input: ListCompaniesInput) => (await page(input)).items.map(({ name }) => name);
const similar = (q: string, rest: ListCompaniesInput = {}) => names({ q, similar: true, ...rest });

beforeAll(async () => {
  await emptyTestDatabase();
  await day.import(
    [
      'Company,Domain,Industry,Location,Employees (Apollo)',
      'Arlomont Group,arlomont.com,Software,"Turin, Italy",900',
      'Arlemont,arlemont.de,Machines,"Köln, Germany",20',
      'Bergmann Software,bergmann.de,Software,"Berlin, Germany",300',
      'Turing Labs,turing.io,Software,"Oslo, Norway",50',
      'Volkswerk Nord,volkswerk.de,Retail,Berlin,10',
    ].join('\n'),
  );
});

describe('a search for a location', () => {
  it.each([
    ['germany', ['Arlemont', 'Bergmann Software', 'Volkswerk Nord']],
    ['cologne', ['Arlemont']],
    ['koln', ['Arlemont']],
    ['software germany', ['Bergmann Software']],
    ['turin', ['Turing Labs', 'Arlomont Group']],
  ])('%s', async (q, expected) => {
    const found = await names({ q });
    expect(found.toSorted()).toEqual(expected.toSorted());
    if (q === 'turin') expect(found).toEqual(expected);
  });
});

describe('a typing error', () => {
  it.each([
    ['arlomot', ['Arlomont Group']],
    ['arlxmont', ['Arlomont Group', 'Arlemont']],
    ['bregmann', ['Bergmann Software']],
    ['bergman softwae', ['Bergmann Software']],
    ['arlpmo', ['Arlomont Group', 'Arlemont']],
    ['vloksewrk', ['Volkswerk Nord']],
    ['bregmann germany', ['Bergmann Software']],
    ['bregmann norway', []],
    ['tuirn', ['Turing Labs']],
    ['arlo9ont', []],
    ['arlomot.com', []],
    ['nrod', []],
  ])('%s', async (q, expected) => {
    expect(await similar(q)).toEqual(expected);
    expect(await names({ q })).toEqual([]);
  });

  it('is forgiven only where nothing has the words, whatever the filter', async () => {
    const italy = { field: 'country', op: 'is', value: 'IT' } as const;
    expect(await similar('arlemont')).toEqual(['Arlemont']);
    expect(await similar('arlemont', { filter: italy })).toEqual([]);
    expect(await similar('arlxmont', { filter: italy })).toEqual(['Arlomont Group']);
    expect(await page({ q: 'arlemont', similar: true })).toMatchObject({ total: 1, isSimilar: false });
  });

  it('pages and exports what it finds', async () => {
    const first = await page({ q: 'arlxmont', similar: true, limit: 1 });
    expect(first).toMatchObject({ total: 2, totalIsCapped: false, isSimilar: true });
    const cursor = first.nextCursor ?? '';
    expect(await similar('arlxmont', { limit: 1, cursor })).toEqual(['Arlemont']);
    const exported: string[] = [];
    for await (const batch of readCompaniesOnce(day.ctx, { q: 'arlxmont', similar: true }, COMPANY_ROW))
      exported.push(...batch.map(({ name }) => name));
    expect(exported).toEqual(['Arlomont Group', 'Arlemont']);
  });
});
