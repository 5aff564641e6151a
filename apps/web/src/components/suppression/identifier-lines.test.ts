import { expect, test } from 'vitest';
import { identifierLinesError, parseIdentifierLines } from './identifier-lines.ts';

test('each line is one entry; blank and repeated ones are dropped', () => {
  expect(parseIdentifierLines(' a@b.example \r\n\r\nnordwind.example\na@b.example\n  ')).toEqual([
    'a@b.example',
    'nordwind.example',
  ]);
});

test.each([
  [[], null],
  [['a@b.example'], null],
  [['ab'], '"ab" is no e-mail address, profile, phone number or domain.'],
  [Array.from({ length: 1001 }, (_, at) => `${at}@b.example`), 'At most 1,000 lines at once; these are 1,001.'],
])('lines that the server would refuse as a whole are told before: %#', (lines, fault) => {
  expect(identifierLinesError(lines)).toBe(fault);
});
