import type { Company } from '@workbench/services/companies/schemas';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Table } from '../../../components/ui/display/Table.tsx';
import { defaultLayout } from '../columns/table-layout.ts';
import { CompanyRow } from './CompanyRow.tsx';
import { companyHeads } from './company-heads.ts';

const growth = (from: number, fromDay: string) => {
  const percent = Math.round((1000 * (12_345 - from)) / from) / 10;
  return { percent, from, to: 12_345, fromDay, toDay: '2026-06-01', source: 'Register' };
};
const COMPANY: Company = {
  id: '0123456789abcdef01234567',
  name: 'Kettles, Inc.',
  domain: 'kettles.example.com',
  industry: 'Household',
  aggregatedEmployeeCount: 12_345,
  locations: ['Oslo, Norway', 'Bergen, Norway'],
  dataQuality: 'medium',
  sourceCount: 2,
  aggregatedEmployeeCountIsMinimum: false,
  headcountScope: 'group',
  comparableSourceCount: 2,
  singleFigure: null,
  growth: {
    months3: null,
    months6: growth(11_900, '2025-12-01'),
    months12: growth(11_022, '2025-06-01'),
  },
  spread: 4.1,
  normalizedLocations: [],
  tags: [],
  custom: {},
  aliases: [],
  identifiers: [],
  parent: null,
  subsidiaries: 0,
  createdAt: '2026-03-02T09:30:00.000Z',
  updatedAt: '2026-03-14T18:00:00.000Z',
};
const LAYOUT = defaultLayout(2);
const row = (part: Partial<Company> = {}) =>
  renderToStaticMarkup(
    createElement(CompanyRow, {
      company: { ...COMPANY, ...part },
      layout: LAYOUT,
      ariaRowIndex: 2,
      onOpen: () => {},
    }),
  );

/** The texts of the cells, without what stands only where a column has no room. */
const cells = (markup: string, tag: 'td' | 'th') =>
  [...markup.matchAll(new RegExp(`<${tag}[^>]*>(.*?)</${tag}>`, 'g'))].map(([, inner = '']) =>
    inner
      .replace(/<div class="[^"]*@lg:hidden">.*?<\/div>/g, '')
      .replace(/<[^>]+>/g, ' ')
      .replace(/\s+/g, ' ')
      .trim(),
  );

it('has its seven columns in their order', () => {
  const head = renderToStaticMarkup(
    Table({ columns: companyHeads(LAYOUT, '-employeeCount', () => {}), children: null }),
  );
  expect(cells(head, 'th')).toEqual([
    'Company',
    'Industry',
    'Employees',
    '12-Month Change',
    'Location',
    'Data Quality',
    'Details',
  ]);
  expect([...head.matchAll(/<button[^>]*>([^<]+)/g)].map(([, label]) => label)).toEqual([
    'Company',
    'Employees',
    '12-Month Change',
  ]);
});

it('shows a company with its domain beneath, its figure with separators and its first place', () => {
  expect(cells(row(), 'td')).toEqual([
    'Kettles, Inc. kettles.example.com',
    'Household',
    '12,345',
    '+12.0% , 11,022 → 12,345',
    'Oslo, Norway +1',
    'medium',
    '',
  ]);
  expect(row()).toContain('aria-label="Details for Kettles, Inc."');
});

it('shows a dash for an industry, "Unknown" for a place and a dash for a count that nobody knows', () => {
  const unknown = row({
    industry: '',
    aggregatedEmployeeCount: null,
    locations: [],
    sourceCount: 0,
    comparableSourceCount: 0,
  });
  expect(cells(unknown, 'td').slice(1, 5)).toEqual(['–', '– 0 of 2 sources', '+12.0% , 11,022 → 12,345', 'Unknown']);
  expect(cells(row({ industry: null }), 'td')[1]).toBe('–');
});

it('draws a row in 16 elements, and one with a line and further places in 22', () => {
  const elements = (part: Partial<Company>) => [...row(part).matchAll(/<\w/g)].length;
  expect(elements({ growth: { months3: null, months6: null, months12: null }, locations: ['Oslo, Norway'] })).toBe(16);
  expect(elements({})).toBe(22);
});

it('shows on hover in full what a cell may cut off', () => {
  const titles = [...row().matchAll(/<td[^>]* title="([^"]+)"/g)].map(([, title]) => title);
  expect(titles).toEqual(['Household', 'Oslo, Norway; Bergen, Norway']);
});

it('marks a headcount whose sources disagree, in words too', () => {
  const marked = row({ disagreement: { sources: 3, people: 4000 } });
  expect(cells(marked, 'td')[2]).toBe('3 sources disagree: 12,345');
  expect(marked).toContain('title="3 sources disagree"');
  expect(cells(row({ disagreement: null }), 'td')[2]).toBe('12,345');
});

it('gives each level of quality a colour of its own', () => {
  const colours = (['high', 'medium', 'low'] as const).map(
    (dataQuality) => /text-(success|warning|destructive)\b/.exec(row({ dataQuality }))?.[1],
  );
  expect(colours).toEqual(['success', 'warning', 'destructive']);
});

it('draws the figures of the source behind the change over 12 months, and a dash where there is none', () => {
  const line = (part: Partial<Company>) => /points="([^"]*)"/.exec(row(part))?.[1];
  expect(line({})).toBe('2,14 24.1,6 46,2');
  const other = { ...growth(9000, '2025-12-01'), source: 'Other' };
  expect(line({ growth: { ...COMPANY.growth, months6: other } })).toBe('2,14 46,2');
  const steady = { months3: null, months6: null, months12: growth(12_345, '2025-06-01') };
  expect(line({ growth: steady })).toBe('2,8 46,8');
  expect(row()).toContain('title="11,022 → 12,345, Register, Jun 1, 2025 to Jun 1, 2026"');
  expect(cells(row({ growth: { months3: null, months6: null, months12: null } }), 'td')[3]).toBe('–');
});
