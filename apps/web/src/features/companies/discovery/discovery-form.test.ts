import type { DiscoveryResult, DiscoverySource } from '@workbench/services/sources/schemas';
import { expect, it } from 'vitest';
import {
  discoveredEmployeesText,
  discoveryErrors,
  discoveryResultKey,
  discoverySpendText,
  EMPTY_DISCOVERY_FILTERS,
  hasDiscoveryFilter,
  maxPriceText,
  selectDiscoverySources,
  totalMaxCredits,
} from './discovery-form.ts';

const source = (id: DiscoverySource['id'], creditsMax: number, connected = true): DiscoverySource => ({
  id,
  source: id,
  connected,
  creditsMax,
  reason: null,
});
const SOURCES = [source('brreg', 0), source('sirene', 0, false), source('apollo', 1), source('pdl', 50)];
const ids = (sources: DiscoverySource[]) => sources.map(({ id }) => id);

it('asks free sources from the start, and paid ones only when they are switched on', () => {
  expect(ids(selectDiscoverySources(SOURCES, {}))).toEqual(['brreg']);
  expect(ids(selectDiscoverySources(SOURCES, { pdl: true }))).toEqual(['brreg', 'pdl']);
  expect(ids(selectDiscoverySources(SOURCES, { brreg: false, apollo: true }))).toEqual(['apollo']);
});

it('asks no source that is not connected, whatever was chosen', () => {
  expect(ids(selectDiscoverySources(SOURCES, { sirene: true }))).toEqual(['brreg']);
});

it('sums what the chosen sources cost at most', () => {
  expect(totalMaxCredits(selectDiscoverySources(SOURCES, { pdl: true, apollo: true }))).toBe(51);
  expect(maxPriceText(51)).toBe('up to 51 credits');
  expect(maxPriceText(1)).toBe('up to 1 credit');
  expect(maxPriceText(0)).toBe('free');
});

it('takes an empty maximum for none, not for 0', () => {
  expect(discoveryErrors({ ...EMPTY_DISCOVERY_FILTERS, minEmployees: '50', maxEmployees: '' })).toEqual({});
});

it.each([
  [{ minEmployees: '50', maxEmployees: '10' }, ['minEmployees']],
  [{ minEmployees: '50', maxEmployees: '50' }, []],
  [{ minEmployees: '9', maxEmployees: '10' }, []],
  [{ minEmployees: '1e3' }, ['minEmployees']],
  [{ maxEmployees: '-1' }, ['maxEmployees']],
  [{ maxEmployees: '1.5' }, ['maxEmployees']],
])('with %o the fields %o are named', (part, fields) => {
  expect(Object.keys(discoveryErrors({ ...EMPTY_DISCOVERY_FILTERS, ...part }))).toEqual(fields);
});

it('counts blanks as no filter', () => {
  expect(hasDiscoveryFilter({ ...EMPTY_DISCOVERY_FILTERS, industry: '  ' })).toBe(false);
  expect(hasDiscoveryFilter({ ...EMPTY_DISCOVERY_FILTERS, maxEmployees: '0' })).toBe(true);
});

const RESULT: DiscoveryResult = {
  name: 'Kettles',
  domain: null,
  industry: null,
  employeeCount: null,
  employeeBand: null,
  location: 'Oslo, Norway',
  sources: ['A'],
  companyId: null,
  trashId: null,
};

it('shows a number, else the band, else a dash, and never 0 for unknown', () => {
  expect(discoveredEmployeesText({ ...RESULT, employeeCount: 1200, employeeBand: '1,001+' })).toBe('1,200');
  expect(discoveredEmployeesText({ ...RESULT, employeeBand: '51–200' })).toBe('51–200');
  expect(discoveredEmployeesText(RESULT)).toBe('–');
  expect(discoveredEmployeesText({ ...RESULT, employeeCount: 0 })).toBe('0');
});

it('tells results apart by domain, or by name and place', () => {
  expect(discoveryResultKey({ ...RESULT, domain: 'kettles.example.com' })).toBe('kettles.example.com');
  expect(discoveryResultKey(RESULT)).not.toBe(discoveryResultKey({ ...RESULT, location: 'Bergen, Norway' }));
});

it('says what a search cost, and nothing when it cost nothing', () => {
  const asked = { id: 'pdl', source: 'PDL', found: 1, problem: null, credits: 3, creditsPending: 0 } as const;
  expect(discoverySpendText({ asked: [asked, { ...asked, credits: 2 }] })).toBe('5 credits used');
  expect(discoverySpendText({ asked: [{ ...asked, credits: 0 }] })).toBeNull();
  const late = { ...asked, credits: 0, creditsPending: 50 };
  expect(discoverySpendText({ asked: [late] })).toBe('0 credits used, up to 50 more may be charged');
});
