import { expect, it } from 'vitest';
import { parseNumber } from './parse-number.ts';

it.each([
  ['1250', 1250],
  ['1250.5', 1250.5],
  ['1250,5', 1250.5],
  ['1,250.5', 1250.5],
  ['1.250,5', 1250.5],
  ['1 250,5', 1250.5],
  ['1\u202f250,5', 1250.5],
  ['1’250.5', 1250.5],
  ['1.250.000', 1_250_000],
  ['1,250,000', 1_250_000],
  ['−3', -3],
  [' -0,25 ', -0.25],
  ['12,34', 12.34],
])('"%s" is %d wherever it is typed', (text, value) => {
  expect(parseNumber(text, '.')).toBe(value);
  expect(parseNumber(text, ',')).toBe(value);
});

it.each([
  ['1.250', '.', 1.25],
  ['1.250', ',', 1250],
  ['1,250', '.', 1250],
  ['1,250', ',', 1.25],
])('"%s", where "%s" is the decimal mark, is %d', (text, decimalMark, value) => {
  expect(parseNumber(text, decimalMark)).toBe(value);
});

it.each(['', 'ten', '1.2.3', '1,25,000', '1.250,5,5', '1,250 000', '12 50', '1..5', '5,', '1e3', 'Infinity'])(
  '"%s" is no number',
  (text) => {
    expect(parseNumber(text, '.')).toBeNull();
    expect(parseNumber(text, ',')).toBeNull();
  },
);
