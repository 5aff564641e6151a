import { CompanyModel } from '@workbench/db';
import { emptyTestDatabase, useTestDatabase } from '@workbench/db/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { DEFAULT_SETTINGS } from '../../settings/index.ts';
import { createContext } from '../../shared/context.ts';
import { employeeSortKey } from '../figures/sort-key.ts';
import type { CompanyFilter } from '../filter/index.ts';
import { companySearchWords } from '../search/words.ts';
import { newCompany } from '../store/document/stored-company.ts';
import { COMPANY_ROW } from './exported-company.ts';
import { readCompaniesOnce } from './read-companies-once.ts';

useTestDatabase();

const ctx = createContext();
const COMPANIES = 2500;
beforeEach(async () => {
  await emptyTestDatabase();
  const options = {
    settings: DEFAULT_SETTINGS,
    now: new Date('2026-01-01'),
    demo: false,
    origin: { by: 'import' as const },
  };
  const documents = Array.from({ length: COMPANIES }, (_, i) => {
    const facts = { industry: null, figures: [], locations: [], locationSource: null };
    const company = newCompany({ name: `Common ${i}`, domain: `c${i}.com`, ...facts }, options);
    return { ...company, words: companySearchWords(company), ...countOf(100 + i) };
  });
  await CompanyModel.collection.insertMany(documents as never[]);
});

function countOf(count: number) {
  return { aggregatedEmployeeCount: count, employeeSortKey: employeeSortKey(count, null) };
}

describe('an export beside a write', () => {
  it.each([
    ['of all companies', undefined],
    ['of a search', 'common'],
  ])('%s holds each company once, also those whose order changes meanwhile', async (_, q) => {
    const domains: string[] = [];
    let isFirst = true;
    for await (const batch of readCompaniesOnce(ctx, { q }, COMPANY_ROW)) {
      domains.push(...batch.map(({ domain }) => domain));
      if (!isFirst) continue;
      isFirst = false;
      // The largest have been read and are met again at the end; the smallest jump over what is still to be read.
      const change = (from: number, to: number, count: number) =>
        CompanyModel.updateMany({ domain: { $in: range(from, to) } }, { $set: countOf(count) }, { strict: false });
      await change(COMPANIES - 50, COMPANIES, 1);
      await change(0, 300, 9000);
    }
    expect(domains).toHaveLength(COMPANIES);
    expect(new Set(domains).size).toBe(COMPANIES);
  });
});

it.each([undefined, 'common', 'common 2400'])(
  'an export of a filter contains what fits, of the search %s',
  async (q) => {
    const filter: CompanyFilter = { field: 'size', op: 'between', value: [2000, 2500] };
    const domains: string[] = [];
    for await (const batch of readCompaniesOnce(ctx, { q, filter, sort: 'employeeCount' }, COMPANY_ROW)) {
      domains.push(...batch.map(({ domain }) => domain));
    }
    expect(domains).toEqual(q === 'common 2400' ? ['c2400.com'] : range(1900, 2401));
  },
);

function range(from: number, to: number): string[] {
  return Array.from({ length: to - from }, (_, i) => `c${from + i}.com`);
}
