import { expect, it } from 'vitest';
import { parseNumber, parseWholeNumber, toNumberField } from './parse-number.ts';

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
  ['0,125', 0.125],
  ['0.125', 0.125],
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

it.each([
  '',
  'ten',
  '1.2.3',
  '1,25,000',
  '1.250,5,5',
  '1,250 000',
  '12 50',
  '1..5',
  '0.125.000',
  '0 125',
  '5,',
  '1e3',
  'Infinity',
])('"%s" is no number', (text) => {
  expect(parseNumber(text, '.')).toBeNull();
  expect(parseNumber(text, ',')).toBeNull();
});

it.each([
  ['10.000', ',', 10_000],
  ['10,000', '.', 10_000],
  ['10 000', ',', 10_000],
  ['0', '.', 0],
  ['2,5', ',', null],
  ['2,5', '.', null],
  ['10.000', '.', null],
  ['10,000', ',', null],
  ['-1', '.', null],
  ['ten', '.', null],
])('"%s", where "%s" is the decimal mark, is the whole number %j', (text, decimalMark, value) => {
  expect(parseWholeNumber(text, decimalMark)).toBe(value);
});

it.each([
  [0.125, '0.125', '0,125'],
  [1250.125, '1250.125', '1250,125'],
  [-3, '-3', '-3'],
  [1e21, '1000000000000000000000', '1000000000000000000000'],
  [1e-7, '0.0000001', '0,0000001'],
])('%d is typed "%s" or "%s", as the region does, and read as the same number', (value, point, comma) => {
  expect([toNumberField(value, '.'), toNumberField(value, ',')]).toEqual([point, comma]);
  expect([parseNumber(point, '.'), parseNumber(comma, ',')]).toEqual([value, value]);
});
