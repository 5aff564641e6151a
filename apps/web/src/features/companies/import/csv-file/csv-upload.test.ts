import { expect, it } from 'vitest';
import { csvImportFields, isTableFileName } from './csv-upload.ts';
import { localDay } from './local-day.ts';

it('sends only what was chosen, in the order that the server reads', () => {
  expect(csvImportFields({ encoding: 'utf-8', delimiter: ';', source: ' CSV ', asOf: '', importId: 'i' })).toEqual([
    ['importId', 'i'],
    ['source', 'CSV'],
    ['delimiter', ';'],
    ['encoding', 'utf-8'],
  ]);
});

it('sends the day where the person is', () => {
  expect(localDay(new Date(2026, 2, 1, 0, 30))).toBe('2026-03-01');
  expect(localDay(new Date(2026, 11, 31, 23, 59))).toBe('2026-12-31');
});

it('keeps a tab as delimiter', () => {
  expect(csvImportFields({ delimiter: '\t' })).toEqual([['delimiter', '\t']]);
});

it.each([
  ['a.csv', true],
  ['A.CSV', true],
  ['a.xlsx', true],
  ['a.xls', false],
  ['csv', false],
  ['a.csv.exe', false],
])('%s is taken for a table: %s', (name, expected) => {
  expect(isTableFileName(name)).toBe(expected);
});
