import { describe, expect, it } from 'vitest';
import { DEFAULT_SETTINGS } from '../../../settings/index.ts';
import { deriveFigures } from '../derive-fields.ts';
import { deriveGrowth } from './derive-growth.ts';
import { headcountSpread } from './headcount-spread.ts';

const DAY = new Date('2026-06-15');
const said = (source: string, value: number, asOf: string, scope = 'group', fields: object = {}) => {
  const at = new Date(asOf);
  return { source, value, kind: 'exact', scope, locations: [], since: at, asOf: at, fetchedAt: at, ...fields };
};
const growthOf = (records: ReturnType<typeof said>[], past: ReturnType<typeof said>[], locks: string[] = []) =>
  deriveGrowth({ records, locks }, past, { settings: DEFAULT_SETTINGS, day: DAY })?.m12;

describe('the growth of a company', () => {
  it('is of the scope of the headline', () => {
    const records = [said('Register', 300, '2026-06-01', 'legal_entity'), said('Network', 120, '2026-06-01')];
    const past = [said('Register', 100, '2025-06-01', 'legal_entity'), said('Network', 100, '2025-06-01')];
    expect(growthOf(records, past)).toMatchObject({ source: 'Network', percent: 20 });
    expect(growthOf(records.slice(0, 1), past)).toMatchObject({ source: 'Register', percent: 200 });
  });

  it('is not that of an outlier', () => {
    const others = ['A', 'B', 'C', 'D'].map((source, at) => said(source, 100 + at, '2026-06-01'));
    const past = [said('Far', 4000, '2025-06-01'), said('A', 80, '2025-06-12')];
    expect(growthOf([...others, said('Far', 9000, '2026-06-01')], past)).toMatchObject({ source: 'A', percent: 25 });
  });

  it('is that of the typed figures where a typed headcount of another scope is locked', () => {
    const typed = said('Entered by hand', 120, '2026-06-01', 'legal_entity', { connector: 'manual' });
    const records = [typed, said('Network', 500, '2026-06-01')];
    const past = [{ ...typed, value: 100, since: new Date('2025-06-01'), asOf: new Date('2025-06-01') }];
    expect(growthOf(records, [...past, said('Network', 400, '2025-06-01')], ['headcount'])).toMatchObject({
      source: 'Entered by hand',
      percent: 20,
    });
  });
});

describe('the spread of a company', () => {
  const exact = (...values: number[]) =>
    values.map((value, at) => ({ source: `S${at}`, headcount: { value }, used: true }));

  it.each([
    [exact(90, 110), 100, 20],
    [exact(100, 100), 100, 0],
    [exact(100, 104, 5000), 104, 4711.5],
    [exact(100), 100, null],
    [[], null, null],
    [exact(0, 0), 0, null],
    [[...exact(100), { source: 'R', headcount: { min: 1, max: 900 }, used: true }], 100, null],
  ])('%j beside %s is %s', (compared, aggregate, spread) => {
    expect(headcountSpread(compared, aggregate)).toBe(spread);
  });

  it('counts outliers, as the source agreement does, and no other scope', () => {
    const records = [
      ...[100, 102, 104, 900].map((value, at) => said(`S${at}`, value, '2026-06-01')),
      said('Register', 3, '2026-06-01', 'legal_entity'),
    ];
    expect(deriveFigures({ records }, DEFAULT_SETTINGS, DAY)).toMatchObject({
      aggregatedEmployeeCount: 102,
      spread: 784.3,
    });
  });
});
