import { expect, it } from 'vitest';
import { domainLink, webLink } from '../../../lib/format/links.ts';
import { companiesFoundText, headcountText, missingSourcesText, summarizeLocations } from './company-labels.ts';

it.each([
  [{ total: 0 }, '0 companies found'],
  [{ total: 1 }, '1 company found'],
  [{ total: 2 }, '2 companies found'],
  [{ total: 1000, totalIsCapped: true }, '1,000+ companies found'],
  [{ total: 1, totalIsCapped: true }, '1+ companies found'],
  [{ total: 1, isSimilar: true }, 'No match for “arlomot”. 1 company with a similar name found'],
])('%o reads "%s"', (found, expected) => {
  expect(companiesFoundText({ totalIsCapped: false, isSimilar: false, ...found }, 'arlomot')).toBe(expected);
});

it('shows the first location and counts the others', () => {
  expect(summarizeLocations(['Oslo', 'Bergen', 'Paris'])).toEqual({
    first: 'Oslo',
    more: '+2',
    all: 'Oslo; Bergen; Paris',
  });
  expect(summarizeLocations(['Oslo']).more).toBeNull();
  expect(summarizeLocations([]).first).toBe('Unknown');
});

const SINGLE = {
  source: 'Team',
  employeeCount: null,
  employeeMin: 10_001,
  employeeMax: null,
  kind: 'band',
  scope: 'group',
  asOf: '2026-01-01T00:00:00.000Z',
} as const;
const counted = (count: number | null, comparableSourceCount: number, part: object = {}) => ({
  aggregatedEmployeeCount: count,
  aggregatedEmployeeCountIsMinimum: false,
  comparableSourceCount,
  singleFigure: null,
  ...part,
});

it('says how many of the needed sources report, and nothing when the count is known', () => {
  expect(missingSourcesText(counted(null, 0), 2)).toBe('0 of 2 sources');
  expect(missingSourcesText(counted(null, 2), 5)).toBe('2 of 5 sources');
  expect(missingSourcesText(counted(null, 2), 2)).toBe('2 sources');
  expect(missingSourcesText(counted(null, 1), undefined)).toBe('1 source');
  expect(missingSourcesText(counted(0, 2), 2)).toBeNull();
});

it('shows the figure of a single source as one source, and an open range never as an exact number', () => {
  const single = counted(null, 1, { singleFigure: SINGLE });
  expect([headcountText(single), missingSourcesText(single, 2)]).toEqual(['10,001+', '1 source']);
  expect(headcountText(counted(10_001, 1, { aggregatedEmployeeCountIsMinimum: true }))).toBe('10,001+');
  expect(headcountText(counted(12_000, 2))).toBe('12,000');
  expect(headcountText(counted(null, 0))).toBe('–');
});

it.each([
  ['https://a.example/x', 'https://a.example/x'],
  ['http://a.example', 'http://a.example'],
  ['javascript:alert(1)', null],
  ['java\tscript:alert(1)', null],
  ['data:text/html,x', null],
  ['nonsense', null],
  [null, null],
])('a link from data %s becomes %s', (url, expected) => {
  expect(webLink(url)).toBe(expected);
});

it.each([
  ['acme.com', 'https://acme.com/'],
  ['xn--mnchen-3ya.de', 'https://xn--mnchen-3ya.de/'],
  ['javascript:alert(1)', null],
  ['evil.com/path', null],
  ['a@b.com', null],
  ['', null],
])('links the domain "%s" to %s', (domain, expected) => {
  expect(domainLink(domain)).toBe(expected);
});
