import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { computeGrowth } from './compute-growth.ts';
import type { GrowthFigure } from './figure-near.ts';

const day = (text: string) => new Date(`${text}T00:00:00Z`);

/** "A 3562 2025-01-10..2026-01-10 group": source, figure (a range has none), first and last day, scope. */
function figure(text: string, fetchedAt = '2026-06-01'): GrowthFigure {
  const [source = '', value = '', days = '', scope = 'group'] = text.split(' ');
  const [since = '', asOf = since] = days.split('..');
  const exact = Number(value);
  return {
    source,
    scope,
    since: day(since),
    asOf: day(asOf),
    fetchedAt: day(fetchedAt),
    ...(Number.isFinite(exact) && { value: exact }),
  };
}

function inWords(latest: string[], past: string[]): string {
  const growth = computeGrowth(
    latest.map((text) => figure(text)),
    past.map((text) => figure(text)),
  );
  return Object.entries(growth ?? {})
    .map(([span, { percent, from, to, source }]) => `${span} ${source} ${from}→${to} ${percent}%`)
    .join(', ');
}

describe('growth', () => {
  it.each([
    ['a year apart', ['A 3562 2026-01-10'], ['A 3180 2025-01-10'], 'm12 A 3180→3562 12%'],
    [
      'all spans',
      ['A 120 2026-06-01'],
      ['A 90 2025-06-01', 'A 100 2025-12-01', 'A 110 2026-03-01'],
      'm3 A 110→120 9.1%, m6 A 100→120 20%, m12 A 90→120 33.3%',
    ],
    ['fewer people', ['A 50 2026-06-01'], ['A 80 2025-06-01'], 'm12 A 80→50 -37.5%'],
    ['the tolerance of a year', ['A 120 2026-06-01'], ['A 100 2025-04-17'], 'm12 A 100→120 20%'],
    ['a day beyond it', ['A 120 2026-06-01'], ['A 100 2025-04-16'], ''],
    ['after the day a year before', ['A 120 2026-06-01'], ['A 100 2025-07-16'], 'm12 A 100→120 20%'],
    ['three months and twelve days', ['A 120 2026-06-01'], ['A 100 2026-02-17'], 'm3 A 100→120 20%'],
    ['three months and thirteen days', ['A 120 2026-06-01'], ['A 100 2026-02-16'], ''],
    ['six months and twenty days', ['A 120 2026-06-01'], ['A 100 2025-11-11'], 'm6 A 100→120 20%'],
    ['the end of a short month', ['A 120 2026-05-31'], ['A 100 2026-02-28'], 'm3 A 100→120 20%'],
    [
      'a figure valid for long',
      ['A 120 2026-06-01'],
      ['A 100 2020-01-01..2025-12-01'],
      'm6 A 100→120 20%, m12 A 100→120 20%',
    ],
    [
      'a latest figure valid for long',
      ['A 120 2024-01-01..2026-06-01'],
      [],
      'm3 A 120→120 0%, m6 A 120→120 0%, m12 A 120→120 0%',
    ],
    ['a long silence', ['A 120 2026-06-01'], ['A 100 2023-01-01'], ''],
    ['one figure', ['A 120 2026-06-01'], [], ''],
    ['another scope before', ['A 120 2026-06-01'], ['A 100 2025-06-01 legal_entity'], ''],
    ['a scope that means the same', ['A 120 2026-06-01'], ['A 100 2025-06-01 unknown'], 'm12 A 100→120 20%'],
    ['another source before', ['A 120 2026-06-01'], ['B 100 2025-06-01'], ''],
    ['another spelling of the source', ['Acme 120 2026-06-01'], ['ACME 100 2025-06-01'], 'm12 Acme 100→120 20%'],
    ['a range before', ['A 120 2026-06-01'], ['A 51-100 2025-06-01'], ''],
    ['a range now', ['A 101-200 2026-06-01'], ['A 100 2025-06-01'], ''],
    ['below the floor', ['A 40 2026-06-01'], ['A 9 2025-06-01'], ''],
    ['on the floor', ['A 9 2026-06-01'], ['A 10 2025-06-01'], 'm12 A 10→9 -10%'],
    [
      'the latest mention counts',
      ['A 120 2026-06-01'],
      ['A 90 2025-01-01..2026-01-01', 'A 100 2025-05-30'],
      'm6 A 90→120 33.3%, m12 A 100→120 20%',
    ],
    [
      'of two sources the nearer pair',
      ['A 120 2026-06-01', 'B 300 2026-05-01'],
      ['A 100 2025-05-01', 'B 200 2025-05-02'],
      'm12 B 200→300 50%',
    ],
    [
      'within a week the fresher one',
      ['A 120 2026-06-01', 'B 300 2026-05-01'],
      ['A 100 2025-05-29', 'B 200 2025-05-01'],
      'm12 A 100→120 20%',
    ],
    [
      'each span by its own source',
      ['A 120 2026-06-01', 'B 300 2026-06-01'],
      ['A 100 2025-06-01', 'B 200 2025-12-01'],
      'm6 B 200→300 50%, m12 A 100→120 20%',
    ],
  ])('over %s', (_, latest, past, expected) => expect(inWords(latest, past)).toBe(expected));

  it('takes what a source says of its past now, not what it said before it corrected it', () => {
    const past = [figure('A 100 2025-06-01', '2025-06-02'), figure('A 115 2025-06-01', '2026-06-01')];
    expect(computeGrowth([figure('A 120 2026-06-01')], past)?.m12).toMatchObject({ from: 115, percent: 4.3 });
  });

  it('names the days that are compared', () => {
    const past = [figure('A 100 2024-01-01..2025-05-20')];
    expect(computeGrowth([figure('A 120 2025-12-01..2026-06-01')], past)?.m12).toEqual({
      ...{ percent: 20, from: 100, to: 120, source: 'A' },
      ...{ fromDay: day('2025-05-20'), toDay: day('2026-06-01') },
    });
  });

  it('is one source for a connector whose label has changed', () => {
    const past = { ...figure('Old 100 2025-06-01'), connector: 'x' };
    expect(computeGrowth([{ ...figure('New 120 2026-06-01'), connector: 'x' }], [past])?.m12?.percent).toBe(20);
  });
});

const days = fc
  .integer({ min: 0, max: 900 })
  .map((offset) => new Date(day('2024-01-01').getTime() + offset * 86_400_000));
const inOrder = (a: Date, b: Date) => (a < b ? { since: a, asOf: b } : { since: b, asOf: a });
const figures = fc
  .record({
    source: fc.constantFrom('A', 'B', 'C'),
    scope: fc.constantFrom('group', 'legal_entity', 'unknown'),
    value: fc.integer({ min: 0, max: 500 }),
    days: fc.tuple(days, days),
    fetchedAt: days,
  })
  .map(({ days: [a, b], ...rest }): GrowthFigure => ({ ...rest, ...inOrder(a, b) }));
const latest = fc.uniqueArray(figures, { maxLength: 3, selector: ({ source }) => source });

describe('for any figures', () => {
  it('what another source or scope said before changes nothing', () => {
    fc.assert(
      fc.property(latest, fc.array(figures, { maxLength: 8 }), figures, (now, past, other) => {
        const added = [
          { ...other, source: 'D' },
          { ...other, scope: 'establishment' },
        ];
        expect(computeGrowth(now, [...past, ...added])).toEqual(computeGrowth(now, past));
      }),
    );
  });

  it('neither the order of the sources nor that of the past matters', () => {
    fc.assert(
      fc.property(latest, fc.array(figures, { maxLength: 8 }), (now, past) => {
        expect(computeGrowth(now.toReversed(), past.toReversed())).toEqual(computeGrowth(now, past));
      }),
    );
  });

  it('the percentage follows from figures that one source has given', () => {
    fc.assert(
      fc.property(latest, fc.array(figures, { maxLength: 8 }), (now, past) => {
        for (const { percent, from, to, source, fromDay, toDay } of Object.values(computeGrowth(now, past) ?? {})) {
          const own = [...now, ...past].filter((one) => one.source === source);
          const saidOn = (on: Date) =>
            own.filter(({ since, asOf }) => since <= on && on <= asOf).map(({ value }) => value);
          expect(saidOn(fromDay)).toContain(from);
          expect(saidOn(toDay)).toContain(to);
          expect(from).toBeGreaterThanOrEqual(10);
          expect(percent).toBeCloseTo((100 * (to - from)) / from, 0);
        }
      }),
    );
  });
});
