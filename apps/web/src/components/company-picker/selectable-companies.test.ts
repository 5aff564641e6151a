import { REPORT_COMPANIES_MAX } from '@workbench/services/reports/limits';
import { expect, it } from 'vitest';
import { addAllCompanies, filterCompanies, toggleCompany } from './selectable-companies.ts';

const company = (id: string, name: string, industry: string | null = null) => ({
  id,
  name,
  domain: `${id}.example.com`,
  industry,
  aggregatedEmployeeCount: null,
});
const COMPANIES = [company('cafe', 'Émile Café', 'Food'), company('steel', 'Nordic Steel AS', 'Metals')];

it.each([
  ['', ['cafe', 'steel']],
  ['  ', ['cafe', 'steel']],
  ['CAFE', ['cafe']],
  ['café emile', ['cafe']],
  ['steel.example', ['steel']],
  ['metals nordic', ['steel']],
  ['food steel', []],
])('"%s" finds %j', (text, ids) => {
  expect(filterCompanies(COMPANIES, text).map(({ id }) => id)).toEqual(ids);
});

it('a company is taken and left again, and the selection before stays as it was', () => {
  const before = new Set(['cafe']);
  expect([...toggleCompany(before, 'steel')]).toEqual(['cafe', 'steel']);
  expect([...toggleCompany(before, 'cafe')]).toEqual([]);
  expect([...before]).toEqual(['cafe']);
});

it('selecting all keeps what was selected and never exceeds what a run may have', () => {
  expect([...addAllCompanies(new Set(['other']), COMPANIES)]).toEqual(['other', 'cafe', 'steel']);
  const many = Array.from({ length: REPORT_COMPANIES_MAX + 10 }, (_, index) => ({ id: `${index}` }));
  expect(addAllCompanies(new Set(['other']), many).size).toBe(REPORT_COMPANIES_MAX);
});
