import { expect, it } from 'vitest';
import { failureMessage, importFields, isCsvFileName } from './upload-csv.ts';

it('sends only what was chosen, in the order that the server reads', () => {
  expect(importFields({ encoding: 'utf-8', delimiter: ';', source: ' CSV ', asOf: '', importId: 'i' })).toEqual([
    ['importId', 'i'],
    ['source', 'CSV'],
    ['delimiter', ';'],
    ['encoding', 'utf-8'],
  ]);
});

it('keeps a tab as delimiter', () => {
  expect(importFields({ delimiter: '\t' })).toEqual([['delimiter', '\t']]);
});

it.each([
  ['{"message":"The file has no column for the domain","code":"BAD_REQUEST"}', 'The file has no column for the domain'],
  ['{"message":""}', 'Failed to import CSV file'],
  ['{"error":"x"}', 'Failed to import CSV file'],
  ['<html>502 Bad Gateway</html>', 'Failed to import CSV file'],
  ['', 'Failed to import CSV file'],
  ['null', 'Failed to import CSV file'],
])('of the answer %s a person reads "%s"', (body, message) => {
  expect(failureMessage(body, 'Failed to import CSV file')).toBe(message);
});

it.each([
  ['a.csv', true],
  ['A.CSV', true],
  ['a.xlsx', false],
  ['csv', false],
  ['a.csv.exe', false],
])('%s is taken for a CSV file: %s', (name, expected) => {
  expect(isCsvFileName(name)).toBe(expected);
});
