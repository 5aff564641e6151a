import { afterEach, expect, it, vi } from 'vitest';
import { FORMATS } from '~/lib/format/formats';
import { readOwnText, toOwnText } from './own-drafts.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

it.each([
  ['text', ' Lead ', 'Lead'],
  ['number', '1,250.5', 1250.5],
  ['number', '−3', -3],
  ['number', '12,34', 12.34],
  ['boolean', 'no', false],
  ['date', '2026-03-31', '2026-03-31'],
  ['option', '', null],
] as const)('of the type %s "%s" is the value %j, and is typed the same again', (type, text, value) => {
  expect(readOwnText(type, text)).toEqual({ value });
  expect(readOwnText(type, toOwnText(value ?? undefined))).toEqual({ value });
});

it.each(['ten', '1.2.3', '1,25,000'])('"%s" is no number', (text) => {
  expect(readOwnText('number', text)).toEqual({ problem: 'Enter a number like 1250.5' });
});

it('a number that is opened and saved stays what it is where the decimal mark is a comma', () => {
  vi.spyOn(FORMATS, 'decimalMark').mockReturnValue(',');
  for (const value of [0.125, 1250.125, 1250, -0.5]) {
    expect(readOwnText('number', toOwnText(value))).toEqual({ value });
  }
  expect(toOwnText(0.125)).toBe('0,125');
});
