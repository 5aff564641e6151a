import type { Headcount } from '@workbench/connectors/types';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatHeadcountCell, parseHeadcountCell } from './headcount-cell.ts';

describe('parseHeadcount', () => {
  test.each(['120¹', '1200²', '50³', '11-50¹', '120 ⁴', '12①', '120₁', '2½'])(
    'takes no sign of %s for a digit',
    (cell) => {
      expect(parseHeadcountCell(cell)).toMatchObject({ problem: expect.stringContaining('is not a') });
    },
  );

  test.each([
    '1200',
    '1,200',
    '1.200',
    '1 200',
    "1'200",
    '1’200',
    '1\u00a0200',
    '1\u202f200',
    '~1200',
    'ca. 1,200',
    '1.2k',
    '1200.0',
    '1,200 employees',
    '001200',
  ])('reads %s as 1200', (cell) => {
    expect(parseHeadcountCell(cell)).toEqual({ headcount: { value: 1200 } });
  });

  test.each<[string, Headcount]>([
    ['0', { value: 0 }],
    ['5k', { value: 5000 }],
    ['1.1K', { value: 1100 }],
    ['2M', { value: 2_000_000 }],
    ['1.234.567', { value: 1_234_567 }],
    ['11-50', { min: 11, max: 50 }],
    ['11–50', { min: 11, max: 50 }],
    ['11 to 50', { min: 11, max: 50 }],
    ['1,001-5,000', { min: 1001, max: 5000 }],
    ['1.001 - 5.000', { min: 1001, max: 5000 }],
    ['10,001+', { min: 10_001, max: null }],
    ['10001 or more', { min: 10_001, max: null }],
    ['>10000', { min: 10_001, max: null }],
    ['≥ 100', { min: 100, max: null }],
    ['<10', { min: 1, max: 9 }],
    ['up to 10', { min: 1, max: 10 }],
    ['<1', { min: 0, max: 0 }],
    ['up to 0', { min: 0, max: 0 }],
    ['120 MA', { value: 120 }],
    ['ca. 1.200 Mitarbeiter', { value: 1200 }],
    ['250 salariés', { value: 250 }],
    ['１，２００', { value: 1200 }],
    ['٢٥٠', { value: 250 }],
    ['۱۱-۵۰', { min: 11, max: 50 }],
    ['1,20,000', { value: 120_000 }],
    ['5-10K', { min: 5000, max: 10_000 }],
    ['1-5k', { min: 1000, max: 5000 }],
    ['1.5 – 3k employees', { min: 1500, max: 3000 }],
    ['1-2M', { min: 1_000_000, max: 2_000_000 }],
    ['500-1K', { min: 500, max: 1000 }],
    ['1,001-5K', { min: 1001, max: 5000 }],
    ['5K-10K', { min: 5000, max: 10_000 }],
    ['12,34,567', { value: 1_234_567 }],
  ])('reads %s as %o', (cell, headcount) => {
    expect(parseHeadcountCell(cell)).toEqual({ headcount });
  });

  test.each([
    '',
    '  ',
    '-',
    '–',
    'n/a',
    'N.A.',
    'unknown',
    'NULL',
    '?',
    'k.A.',
    'k. A.',
    '#REF!',
    'unbekannt',
    'keine',
  ])('takes %j for unknown and not for zero', (cell) => {
    expect(parseHeadcountCell(cell)).toEqual({ headcount: null });
  });

  test.each([
    ['12.5', 'not a whole number'],
    ['12,5', 'not a whole number'],
    ['0.500', 'not a whole number'],
    ['0,125', 'not a whole number'],
    ['-5', 'is negative'],
    ['10000001', 'more than 10,000,000'],
    ['50-11', 'ends below its start'],
    ['1.5-3', 'not a band of whole numbers'],
    ['02-Oct', 'looks like a date'],
    ['lots', 'not an employee count'],
    ['1e5', 'not an employee count'],
    ['9'.repeat(500), 'not an employee count'],
  ])('refuses %s: %s', (cell, reason) => {
    expect(parseHeadcountCell(cell)).toEqual({ problem: expect.stringContaining(reason) });
  });

  test('reads back every headcount that the export writes', () => {
    const persons = fc.integer({ min: 0, max: 10_000_000 });
    const headcount = fc.oneof<fc.Arbitrary<Headcount>[]>(
      persons.map((value) => ({ value })),
      persons.map((min) => ({ min, max: null })),
      fc.tuple(persons, persons).map(([a, b]) => ({ min: Math.min(a, b), max: Math.max(a, b) })),
    );
    fc.assert(
      fc.property(headcount, (value) => {
        expect(parseHeadcountCell(String(formatHeadcountCell(value)))).toEqual({ headcount: value });
      }),
    );
  });
});
