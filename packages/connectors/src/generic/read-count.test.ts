import { describe, expect, it } from 'vitest';
import { readCount } from './read-count.ts';

describe('readCount', () => {
  it.each([
    [243, { value: 243 }],
    ['243', { value: 243 }],
    [' 1,234 ', { value: 1234 }],
    ['12,345,678', { value: 12_345_678 }],
    ['1 200', { value: 1200 }],
    ['1\u202f200', { value: 1200 }],
  ])('reads %j as one number', (value, expected) => expect(readCount(value)).toEqual(expected));

  it.each([
    ['11-50', { min: 11, max: 50 }],
    ['51 – 200', { min: 51, max: 200 }],
    ['1,000 - 5,000', { min: 1000, max: 5000 }],
    ['10001+', { min: 10_001, max: null }],
    ['10,000+', { min: 10_000, max: null }],
    ['0-10', { min: 1, max: 10 }],
    [
      { exact: null, min: 51, max: 200 },
      { min: 51, max: 200 },
    ],
    [
      { min: 10_001, max: null },
      { min: 10_001, max: null },
    ],
    [
      { min: '1,001', max: '5,000' },
      { min: 1001, max: 5000 },
    ],
  ])('keeps %j a band', (value, expected) => expect(readCount(value)).toEqual(expected));

  it('prefers the exact number over the band beside it', () => {
    expect(readCount({ exact: 73, min: 51, max: 200 })).toEqual({ value: 73 });
  });

  it.each([null, undefined, '', '  ', 0, '0', { exact: null, min: null, max: null }])(
    'takes %j for unknown, never for zero persons',
    (value) => expect(readCount(value)).toBe('none'),
  );

  it.each([
    '1.200',
    '1,2',
    '12,34',
    '200-51',
    '1-2-3',
    '-5',
    -5,
    1.5,
    Number.NaN,
    Number.POSITIVE_INFINITY,
    'about 50',
    '50 employees',
    '<10',
    '+',
    '1e3',
    true,
    [50],
    {},
    { count: 5 },
    { min: 200, max: 51 },
    { min: null, max: 50 },
    1_700_000_000_000,
  ])('refuses %j instead of guessing', (value) => expect(readCount(value)).toBe('unreadable'));
});

it('gives up at once on a text or a nesting without an end', { timeout: 60_000 }, () => {
  expect(readCount(`1${' '.repeat(500_000)}1`)).toBe('unreadable');
  expect(readCount(JSON.parse(`${'{"exact":'.repeat(50_000)}1${'}'.repeat(50_000)}`))).toBe('unreadable');
});
