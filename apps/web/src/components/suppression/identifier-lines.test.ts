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
  [['ab'], '“ab” is not a valid email address, profile, phone number or domain.'],
  [Array.from({ length: 1001 }, (_, at) => `${at}@b.example`), 'Up to 1,000 lines at once; you entered 1,001.'],
])('input that the server would reject as a whole is reported first: %#', (lines, error) => {
  expect(identifierLinesError(lines)).toBe(error);
});
